/// A growable list of plain values: an array without sharing and bounds checks.
///
/// The inner loops of the simplex spend their time in these lists, and every index in them comes
/// from the tableau itself. Whoever holds a list frees it with `deallocate()`.
struct List<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private var size: Int32 = 0
  private var capacity: Int32

  init(capacity: Int = 4) {
    base = .allocate(capacity: capacity)
    self.capacity = Int32(truncatingIfNeeded: capacity)
  }

  var count: Int {
    @inline(__always) get { Int(size) }
  }

  var isEmpty: Bool { size == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get { base[index] }
    @inline(__always) nonmutating _modify { yield &base[index] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if size == capacity { grow(to: Int(size) &+ 1) }
    base[Int(size)] = element
    size &+= 1
  }

  /// Makes room for a count of elements.
  mutating func reserve(_ count: Int) {
    if count > Int(capacity) { grow(to: count) }
  }

  /// Takes the last element away; the list must not be empty.
  @inline(__always)
  mutating func removeLast() -> Element {
    size &-= 1
    return base[Int(size)]
  }

  /// Forgets the elements and keeps the memory.
  mutating func removeAll() {
    size = 0
  }

  /// Lengthens the list to a count with copies of an element.
  mutating func extend(to count: Int, with element: Element) {
    reserve(count)
    while Int(size) < count {
      base[Int(size)] = element
      size &+= 1
    }
  }

  func deallocate() {
    base.deallocate()
  }

  @inline(never)
  private mutating func grow(to count: Int) {
    let larger = max(count, Int(capacity) &* 2)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.moveInitialize(from: base, count: Int(size))
    base.deallocate()
    base = memory
    capacity = Int32(truncatingIfNeeded: larger)
  }
}
