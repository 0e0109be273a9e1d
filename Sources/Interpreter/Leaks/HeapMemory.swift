import ScriptRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks into the contexts of native closures, which nothing in the language shows.
///
/// A context is a heap object of its own kind whose words are what the closure captured, among them
/// contexts of closures it calls. What looks like a reference is followed only when it leads to a
/// heap object, and memory is read through the system, which answers for an address that is none.
struct HeapMemory {
  private let ends: (read: Int32, write: Int32)

  /// Makes a reader; nil when the system gives none.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    self.ends = (ends[0], ends[1])
  }

  /// Gives the reader back.
  func close() {
    #if canImport(Glibc)
      _ = Glibc.close(ends.read)
      _ = Glibc.close(ends.write)
    #elseif canImport(Darwin)
      _ = Darwin.close(ends.read)
      _ = Darwin.close(ends.write)
    #endif
  }

  /// The objects that a function holds in its context.
  func objects(heldBy function: Any) -> [AnyObject] {
    let words = withUnsafeBytes(of: function) { Array($0.bindMemory(to: UInt.self)) }
    guard words.count > 1 else { return [] }
    var found: [AnyObject] = []
    var visited: Set<UInt> = []
    look(at: words[1], depth: 0, &visited, &found)
    return found
  }

  private func look(
    at address: UInt, depth: Int, _ visited: inout Set<UInt>, _ found: inout [AnyObject]
  ) {
    guard depth < 8, address != 0, address % 8 == 0, visited.insert(address).inserted,
      let metadata = word(at: address), metadata % 8 == 0, let kind = word(at: metadata)
    else { return }
    if kind == Self.contextKind {
      guard let pointer = UnsafeMutableRawPointer(bitPattern: address) else { return }
      let count = Self.size(of: pointer) / 8
      // After the header of two words.
      for index in 2..<max(2, min(count, 256)) {
        let word = pointer.load(fromByteOffset: index * 8, as: UInt.self)
        look(at: word, depth: depth + 1, &visited, &found)
      }
    } else if isClass(metadata, kind), isAlive(address, metadata),
      let pointer = UnsafeRawPointer(bitPattern: address)
    {
      found.append(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue())
    }
  }

  /// The runtime's number for boxes and contexts.
  private static let contextKind: UInt = 0x400

  /// Whether metadata is a Swift class's: its numbers are those that a class has, and it leads to the
  /// description of a class.
  private func isClass(_ metadata: UInt, _ kind: UInt) -> Bool {
    #if canImport(Darwin)
      let known: [AnyClass] = [FunctionValue.self, ClosureObject.self, ScriptInstance.self]
      return known.contains { UInt(bitPattern: unsafeBitCast($0, to: Int.self)) == metadata }
    #else
      guard kind == 0, let sizes = word(at: metadata + 24),
        let description = word(at: metadata + 40)
      else { return false }
      let size = sizes & 0xFFFF_FFFF
      let mask = (sizes >> 32) & 0xFFFF
      guard size >= 16, size < 1 << 20, mask == 7 || mask == 15, description % 4 == 0,
        let flags = word(at: description)
      else { return false }
      return flags & 0x1F == 16
    #endif
  }

  /// Whether an address that leads to a class is an object's: a context ends before its piece of
  /// memory does, and the words left over may be of what was there before.
  ///
  /// The piece of memory must be as large as the class asks, and the count of references one that a
  /// living object has.
  private func isAlive(_ address: UInt, _ metadata: UInt) -> Bool {
    guard address % 16 == 0, let count = word(at: address + 8) else { return false }
    // Bit 0: freed as Swift frees; 1 to 31: unowned references; 32: going; 63: counted elsewhere.
    let isCountedHere = count >> 63 == 0
    let isGoing = isCountedHere && (count >> 32) & 1 == 1
    let unowned = (count & 0xFFFF_FFFF) >> 1
    guard !isGoing, !isCountedHere || (1...0xFFFF).contains(unowned) && count >> 33 < 1 << 20 else {
      return false
    }
    #if canImport(Darwin)
      return true
    #else
      // What the C library writes before a piece: its size, and three marks.
      guard let piece = word(at: address - 8), let sizes = word(at: metadata + 24) else {
        return false
      }
      let wanted = sizes & 0xFFFF_FFFF
      let size = piece & ~7
      return size >= wanted + 8 && size <= wanted + 48
    #endif
  }

  /// A word of memory, nil where there is none.
  private func word(at address: UInt) -> UInt? {
    guard let pointer = UnsafeRawPointer(bitPattern: address),
      write(ends.write, pointer, 8) == 8
    else { return nil }
    var result: UInt = 0
    return read(ends.read, &result, 8) == 8 ? result : nil
  }

  private static func size(of pointer: UnsafeMutableRawPointer) -> Int {
    #if canImport(Darwin)
      malloc_size(pointer)
    #else
      usableSize?(pointer) ?? 0
    #endif
  }

  #if !canImport(Darwin)
    /// The C library's function, which Swift's module of it leaves out.
    private static let usableSize: (@convention(c) (UnsafeMutableRawPointer) -> Int)? = {
      dlsym(nil, "malloc_usable_size").map {
        unsafeBitCast($0, to: (@convention(c) (UnsafeMutableRawPointer) -> Int).self)
      }
    }()
  #endif

  /// The words of an object's own memory: its strong references are among them, its weak ones not.
  static func words(of object: AnyObject) -> Set<UInt> {
    let pointer = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let metadata = pointer.load(as: UnsafeRawPointer.self)
    #if canImport(Darwin)
      let offset = 48
    #else
      let offset = 24
    #endif
    let size = Int(metadata.load(fromByteOffset: offset, as: UInt32.self))
    guard size < 1 << 20 else { return [] }
    return Set((0..<size / 8).map { pointer.load(fromByteOffset: $0 * 8, as: UInt.self) })
  }

  /// The words of a value, as it lies in memory.
  static func words(of value: Any) -> Set<UInt> {
    func look<T>(_ value: T) -> Set<UInt> {
      withUnsafeBytes(of: value) { bytes in
        Set(
          (0..<bytes.count / 8).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt.self) })
      }
    }
    return _openExistential(value, do: look)
  }
}
