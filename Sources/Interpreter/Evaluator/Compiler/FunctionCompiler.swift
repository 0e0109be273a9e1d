import ScriptRuntime

/// Turns the body of one function, accessor, closure or input into closures.
///
/// Each variable gets a place in the frame; one that closures share and that changes is in a cell.
/// A closure's body has a compiler of its own, which asks the compiler around it for what it
/// captures.
@MainActor final class FunctionCompiler {
  /// Where a variable lives.
  enum Storage {
    /// In the frame itself.
    case slot(Int)

    /// In a `Cell` that the frame refers to.
    case cell(Int)

    /// In a `WeakCell` that the frame refers to.
    case weakCell(Int, isUnowned: Bool)

    /// Among the machine's globals.
    case global(Int)
  }

  /// Something a closure takes with it from the frame it is made in.
  struct Capture {
    let outerSlot: Int
    let innerSlot: Int
    let name: String
  }

  /// A statement that `break` or `continue` may mean.
  struct Target {
    let number: Int
    let label: String?
    let isLoop: Bool
  }

  let library: Library
  let globals: GlobalTable
  let parent: FunctionCompiler?

  /// `self` of the function or of one around it.
  var selfVariable: LocalVariable?

  /// What generic parameters stand for, as a hidden parameter.
  let environment = LocalVariable("<environment>", type: .void)

  /// The initialiser whose body this is, nil for others.
  var initializer: Declaration?

  /// The property whose observer this is, nil for others.
  var observedProperty: Declaration?

  /// Where the body runs.
  var executor = ScriptTask.Executor.main

  /// In a method of a class, the place of the script's part of `self`, and whether the body asks
  /// for it.
  var instanceSlot: Int?
  var usesInstance = false

  var captures: [Capture] = []

  /// Where the value of the branch of an `if` or `switch` expression goes.
  var branchSlot: Int?

  /// The places of the local functions of the blocks around.
  var declaredFunctions: [LocalVariable: Storage] = [:]
  var targets: [Target] = []
  var nextTarget = 0

  /// Places for values that must be computed before the access to a place begins.
  var hoisted: [ActionCode]?

  /// Whether the body asks what its generic parameters stand for.
  private(set) var usesEnvironment = false

  private var storage: [LocalVariable: Storage] = [:]
  private var nextSlot = FunctionCode.firstParameterSlot
  private(set) var slotCount = FunctionCode.firstParameterSlot

  init(library: Library, globals: GlobalTable, parent: FunctionCompiler?) {
    self.library = library
    self.globals = globals
    self.parent = parent
    executor = parent?.executor ?? .main
    if parent == nil { storage[environment] = .slot(FunctionCode.environmentSlot) }
  }

  // MARK: Places

  /// Whether a place may hold something that must be let go of when the call returns.
  private(set) var holdsObjects = false

  /// A fresh place in the frame.
  func newSlot(for type: SwiftType? = nil) -> Int {
    if type?.isScalar != true { holdsObjects = true }
    let slot = nextSlot
    nextSlot += 1
    slotCount = max(slotCount, nextSlot)
    return slot
  }

  /// Declares a variable in the scope at hand.
  @discardableResult
  func declare(_ variable: LocalVariable) -> Storage {
    let place: Storage
    if variable.isGlobal {
      place = .global(globals.index(of: variable))
    } else if variable.ownership != .strong {
      place = .weakCell(newSlot(), isUnowned: variable.ownership == .unowned)
    } else if variable.isCaptured, variable.isMutable {
      place = .cell(newSlot())
    } else {
      place = .slot(newSlot(for: variable.type))
    }
    storage[variable] = place
    return place
  }

  /// Declares a variable at a place that is given.
  func declare(_ variable: LocalVariable, at place: Storage) { storage[variable] = place }

  /// Whether a variable has a place in this function already.
  func isDeclared(_ variable: LocalVariable) -> Bool { storage[variable] != nil }

  /// Where a variable is found from this function; one of a function around is captured.
  func place(of variable: LocalVariable) -> Storage {
    if let known = storage[variable] { return known }
    if variable.isGlobal { return .global(globals.index(of: variable)) }
    guard let parent else { return declare(variable) }
    let outer = parent.place(of: variable)
    let outerSlot: Int
    let inner: Storage
    switch outer {
    case .global: return outer
    case .slot(let slot):
      outerSlot = slot
      inner = .slot(newCaptureSlot())
    case .cell(let slot):
      outerSlot = slot
      inner = .cell(newCaptureSlot())
    case .weakCell(let slot, let isUnowned):
      outerSlot = slot
      inner = .weakCell(newCaptureSlot(), isUnowned: isUnowned)
    }
    let innerSlot: Int
    switch inner {
    case .slot(let slot), .cell(let slot), .weakCell(let slot, _): innerSlot = slot
    case .global: return outer
    }
    captures.append(Capture(outerSlot: outerSlot, innerSlot: innerSlot, name: variable.name))
    storage[variable] = inner
    return inner
  }

  /// Captures are in front of the frame's other places, because the body asks for them while it
  /// is compiled: the first is at -1.
  private func newCaptureSlot() -> Int { -1 - captures.count }

  /// Runs `body` in a scope of its own; the places declared there that may hold objects.
  func scoped<Result>(_ body: () -> Result) -> (result: Result, cleared: Range<Int>) {
    let first = nextSlot
    let result = body()
    let last = nextSlot
    nextSlot = first
    return (result, first..<last)
  }

  // MARK: Targets

  func pushTarget(label: String?, isLoop: Bool) -> Int {
    nextTarget += 1
    targets.append(Target(number: nextTarget, label: label, isLoop: isLoop))
    return nextTarget
  }

  func popTarget() { targets.removeLast() }

  func target(label: String?, continues: Bool) -> Int? {
    targets.last { target in
      if let label { return target.label == label }
      return target.isLoop || (!continues && target.label == nil)
    }?.number
  }

  // MARK: Generic parameters

  /// What a type is in the frame.
  func runtimeType(_ type: SwiftType) -> @MainActor (Frame) -> SwiftType {
    guard type.isDependent else { return { _ in type } }
    let environment = environmentReader()
    let receiver = receiverReader()
    return { frame in
      let known = environment(frame)
      return frame.machine.resolve(
        type, known?.substitutions ?? [:],
        receiver: known?.receiver ?? receiver.map { frame.machine.receiverType($0(frame)) })
    }
  }

  /// Reads the environment of this function or of the one around it.
  func environmentReader() -> @MainActor (Frame) -> GenericEnvironment? {
    var root = self
    while let parent = root.parent { root = parent }
    root.usesEnvironment = true
    guard case .slot(let slot) = place(of: root.environment) else { return { _ in nil } }
    return { frame in
      guard case .object(let object) = frame.slots[slot] else { return nil }
      return object as? GenericEnvironment
    }
  }

  private func receiverReader() -> (@MainActor (Frame) -> Value)? {
    guard let variable = enclosingSelf else {
      // A static member has its type where others have `self`.
      guard parent == nil else { return nil }
      return { frame in frame.slots[FunctionCode.selfSlot] }
    }
    let read = self.read(variable)
    return { (try? read($0)) ?? .void }
  }

  /// `self` here, or in the nearest function around that has one.
  var enclosingSelf: LocalVariable? { selfVariable ?? parent?.enclosingSelf }
}

/// What the generic parameters of a call stand for.
final class GenericEnvironment {
  let substitutions: [GenericParameter: SwiftType]

  /// The type of `self`, where its value does not tell it.
  let receiver: SwiftType?

  init(_ substitutions: [GenericParameter: SwiftType], receiver: SwiftType?) {
    self.substitutions = substitutions
    self.receiver = receiver
  }
}
