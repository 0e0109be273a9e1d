import ScriptRuntime

/// The state of one run: its stack, its globals, what it has used up and what it has printed.
///
/// Compiled programs refer to it only through the frames they run in, so that one program can run
/// in several machines, one after another.
@MainActor final class Machine {
  let library: Library
  let globals: GlobalTable
  var budget: ExecutionBudget

  /// The counters that are touched at every step. They are behind a pointer because the checks of
  /// exclusive access that class properties have are dear here.
  let counters: UnsafeMutablePointer<Counters>

  /// What the program printed, since it was last taken.
  var output = ""
  var outputCount = 0

  /// What UIKit wrote to the console, since it was last taken.
  var logs: [String] = []

  /// What was met that is not simulated, since it was last taken; and all of it so far.
  var notes: [NotSimulatedUse] = []
  var notSimulated: Set<NotSimulatedName> = []

  /// The native functions that took part in an endless recursion.
  var nativeNames: Set<String> = []

  /// The instances of the script's classes that are alive.
  let instances = InstanceRegistry()

  /// The run this machine belongs to.
  weak var execution: Execution?

  /// Whether the run has ended for good.
  var isOver = false

  /// Where output goes too, as it is written.
  var onOutput: ((String) -> Void)?

  /// Asked now and then whether the learner wants to stop the run.
  var isInterrupted: () -> Bool = { false }

  /// The conformances that inputs declare for types, with what meets each requirement.
  var conformances: [ConformanceKey: [ObjectIdentifier: Declaration]] = [:]

  var segments: [UnsafeMutableBufferPointer<Value>] = []
  private var memoryAtStart = 0
  private var deadline = ContinuousClock.now
  private var states: [GlobalState] = []

  /// Answers about conformances that were found; emptied when an input declares more.
  var knownConformances: [ConformanceKey: Bool] = [:]

  /// The overrides and witnesses that were found; emptied when an input declares more.
  var overrides: [DispatchKey: Declaration] = [:]

  /// Members that the script's extensions add to types of the library.
  var extensionMembers: [NominalType: [String: [Declaration]]] = [:]

  /// A pair of a type and a protocol.
  struct ConformanceKey: Hashable {
    let type: NominalType
    let protocolType: NominalType
  }

  /// Whether a global that is made on first use has been made.
  enum GlobalState { case unset, running, set }

  init(library: Library, globals: GlobalTable, budget: ExecutionBudget) {
    self.library = library
    self.globals = globals
    self.budget = budget
    let segment = UnsafeMutableBufferPointer<Value>.allocate(capacity: 8192)
    segments = [segment]
    counters = .allocate(capacity: 1)
    let base = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    emptySegment = base
    counters.initialize(
      to: Counters(
        top: segment.baseAddress ?? base, end: (segment.baseAddress ?? base) + segment.count,
        chunks: .allocate(capacity: Self.chunkLimit), machine: .passUnretained(self)))
  }

  private let emptySegment: UnsafeMutablePointer<Value>

  isolated deinit {
    for index in 0..<(counters.pointee.globalCount / Self.chunkSize) {
      counters.pointee.chunks[index].deinitialize(count: Self.chunkSize)
      counters.pointee.chunks[index].deallocate()
    }
    counters.pointee.chunks.deallocate()
    for segment in segments { segment.deallocate() }
    emptySegment.deallocate()
    counters.deinitialize(count: 1)
    counters.deallocate()
  }

  // MARK: Frames

  /// Makes the places of a call.
  ///
  /// - Throws: `stackOverflow` when calls have gone too deep.
  func push(_ count: Int) throws -> Frame { try counters.push(count) }

  /// Gives the places of a call back.
  func pop(_ frame: Frame, _ count: Int) { counters.pop(frame.slots, count) }

  fileprivate func pushInNewSegment(_ count: Int) -> Frame {
    savedTops.append(counters.pointee.top)
    counters.pointee.segment += 1
    enterSegment(holding: count)
    let slots = counters.pointee.top
    slots.initialize(repeating: .void, count: count)
    counters.pointee.top = slots + count
    return Frame(slots: slots, counters: counters)
  }

  private func enterSegment(holding count: Int) {
    let index = counters.pointee.segment
    if index < segments.count, segments[index].count < count {
      for segment in segments[index...] { segment.deallocate() }
      segments.removeLast(segments.count - index)
    }
    if index == segments.count { segments.append(.allocate(capacity: max(8192, count))) }
    guard let base = segments[index].baseAddress else { return }
    counters.pointee.top = base
    counters.pointee.end = base + segments[index].count
  }

  /// Goes back to the segment before when the current one is empty.
  fileprivate func leaveSegment(ifAt address: UnsafeMutablePointer<Value>) {
    let index = counters.pointee.segment
    guard address == segments[index].baseAddress, let top = savedTops.popLast(),
      let base = segments[index - 1].baseAddress
    else { return }
    counters.pointee.segment = index - 1
    counters.pointee.end = base + segments[index - 1].count
    counters.pointee.top = top
  }

  var savedTops: [UnsafeMutablePointer<Value>] = []

  // MARK: Steps

  private static let tank = 1024

  /// Starts counting afresh, for a new input.
  func resetBudget() {
    counters.pointee.stepsLeft = budget.steps
    counters.pointee.fuel = 0
    outputCount = 0
    memoryAtStart = ProcessMemory.used
    let stack = NativeStack.limit(reserve: budget.stackReserve, largest: budget.stack)
    counters.pointee.stackLimit = stack.address
    counters.pointee.stackSize = stack.size
    let time = budget.time.isFinite ? min(max(0, budget.time), 1e9) : 1e9
    deadline = .now + .seconds(time)
  }

  /// Looks at the budget and fills the tank.
  func refuel(overdrawn: Int = 0) throws {
    if isInterrupted() { throw ScriptFailure(.interrupted) }
    if ContinuousClock.now > deadline {
      throw ScriptFailure(.timeBudgetExhausted(limit: budget.time))
    }
    counters.pointee.stepsLeft -= Self.tank + overdrawn
    guard counters.pointee.stepsLeft > 0 else {
      throw ScriptFailure(.stepBudgetExhausted(limit: budget.steps))
    }
    counters.pointee.fuel = Self.tank
    if counters.pointee.stepsLeft & 0xFFFF < Self.tank { try checkMemory(adding: 0) }
  }

  func checkMemory(adding bytes: Int) throws {
    let used = max(0, ProcessMemory.used - memoryAtStart)
    if bytes > budget.memory - min(used, budget.memory) || used > budget.memory {
      throw ScriptFailure(.memoryBudgetExhausted(limit: budget.memory))
    }
  }

  // MARK: Globals

  fileprivate static let chunkSize = 64
  private static let chunkLimit = 4096

  /// The place of a global.
  func global(_ index: Int) -> UnsafeMutablePointer<Value> { counters.global(index) }

  fileprivate func growGlobals(to index: Int) {
    while index >= counters.pointee.globalCount,
      counters.pointee.globalCount < Self.chunkSize * Self.chunkLimit
    {
      let chunk = UnsafeMutablePointer<Value>.allocate(capacity: Self.chunkSize)
      chunk.initialize(repeating: .void, count: Self.chunkSize)
      counters.pointee.chunks[counters.pointee.globalCount / Self.chunkSize] = chunk
      counters.pointee.globalCount += Self.chunkSize
      states.append(contentsOf: repeatElement(.unset, count: Self.chunkSize))
    }
  }

  /// Whether a global made on first use has been made.
  func state(of index: Int) -> GlobalState {
    index < states.count ? states[index] : .unset
  }

  func setState(of index: Int, _ state: GlobalState) {
    growGlobals(to: index)
    states[index] = state
  }

  /// Lets go of everything the globals hold.
  func releaseGlobals() {
    for index in 0..<counters.pointee.globalCount { global(index).store(.void) }
  }
}

/// The state of a machine that is touched at every step.
///
/// It is reached by a pointer, because an object would be retained and released each time, and
/// checked for exclusive access.
struct Counters {
  /// Steps left until the machine looks at its budget.
  var fuel = 0
  var stepsLeft = 0

  /// The free part of the value stack.
  var top: UnsafeMutablePointer<Value>
  var end: UnsafeMutablePointer<Value>
  var segment = 0

  /// The address below which calls have gone too deep.
  var stackLimit: UInt = 0

  /// The bytes above that address that calls may use.
  var stackSize = 0

  /// The places of the globals, in pieces that never move.
  var chunks: UnsafeMutablePointer<UnsafeMutablePointer<Value>>
  var globalCount = 0

  /// Set while a `nil` in an optional chain is on its way to the chain's end, and while a failed
  /// initialiser is on its way to its caller.
  var isLeavingChain = false
  var isLeavingInitializer = false

  let machine: Unmanaged<Machine>
}

extension UnsafeMutablePointer where Pointee == Counters {
  /// Makes the places of a call.
  @MainActor @inline(__always)
  func push(_ count: Int) throws -> Frame {
    try checkStack()
    let slots = pointee.top
    if pointee.end - slots < count {
      return pointee.machine.takeUnretainedValue().pushInNewSegment(count)
    }
    slots.initialize(repeating: .void, count: count)
    pointee.top = slots + count
    return Frame(slots: slots, counters: self)
  }

  /// Looks whether calls have gone too deep.
  ///
  /// - Throws: `stackOverflow`.
  @MainActor @inline(__always)
  func checkStack() throws {
    var marker: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    if address < pointee.stackLimit { throw stackOverflow }
  }

  /// Counts a step into a part of a value. Values that share parts may be far larger than what
  /// holds them, and lists are deep.
  ///
  /// - Throws: `stackOverflow`, `stepBudgetExhausted`.
  @MainActor
  func descend() throws {
    try checkStack()
    // It takes about as long as that many usual steps.
    pointee.fuel &-= 15
    try step()
  }

  private var stackOverflow: ScriptFailure {
    ScriptFailure(.stackOverflow(cycle: [], limit: pointee.stackSize))
  }

  /// Gives the places of a call back.
  @MainActor @inline(__always)
  func pop(_ slots: UnsafeMutablePointer<Value>, _ count: Int) {
    // The last declared goes first.
    var place = slots + count
    while place > slots {
      place -= 1
      if place.holdsReference { place.deinitialize(count: 1) }
    }
    pointee.top = slots
    if pointee.segment > 0 { pointee.machine.takeUnretainedValue().leaveSegment(ifAt: slots) }
  }

  /// Counts one statement or turn of a loop.
  @MainActor @inline(__always)
  func step() throws {
    pointee.fuel &-= 1
    if pointee.fuel < 0 { try pointee.machine.takeUnretainedValue().refuel() }
  }

  /// The place of a global.
  @MainActor @inline(__always)
  func global(_ index: Int) -> UnsafeMutablePointer<Value> {
    if index >= pointee.globalCount {
      pointee.machine.takeUnretainedValue().growGlobals(to: index)
    }
    return pointee.chunks[index >> 6] + (index & 63)
  }
}

/// The places of a session's globals: the same in all its runs.
@MainActor final class GlobalTable {
  private var indices: [LocalVariable: Int] = [:]

  /// The number of a variable, given to it when it is first asked for.
  func index(of variable: LocalVariable) -> Int {
    if let known = indices[variable] { return known }
    let index = indices.count
    indices[variable] = index
    return index
  }

  /// The variables with that name, the latest last.
  func variables(named name: String) -> [LocalVariable] {
    indices.keys.filter { $0.name == name }
  }
}
