import ScriptRuntime

/// One run of a session's inputs: the variables, the objects and the output they make.
///
/// Inputs are run one by one. What an input did before it failed stays done: a session that takes a
/// failed input back replays the others in a new execution. Everything happens on the main thread.
@MainActor public final class Execution {
  /// How the inputs of a controller's method are run.
  public enum Mode {
    /// Each at once, with a controller that is made before the first.
    case live

    /// Together, as the body of the override, when the host presents the controller.
    case replay
  }

  public let session: Session
  public let mode: Mode

  /// What each input may use up.
  public var budget: ExecutionBudget {
    get { machine.budget }
    set { machine.budget = newValue }
  }

  /// Asked now and then whether the run is to stop, as Ctrl-C asks.
  public var isInterrupted: () -> Bool {
    get { machine.isInterrupted }
    set { machine.isInterrupted = newValue }
  }

  /// Gets what is printed, as it is printed.
  public var onOutput: ((String) -> Void)? {
    get { machine.onOutput }
    set { machine.onOutput = newValue }
  }

  /// The controller under study; nil until it is made, and where there is none.
  public private(set) var controller: AnyObject?

  let machine: Machine

  /// The class whose method the inputs are the body of, or that a bare `override func` belongs to.
  private var study: ControllerUnderStudy?

  /// The inputs that were run, and the one that is running, in order.
  private var units: [(code: InputCode, isRunning: Bool)] = []

  /// Starts a run of a session's inputs.
  public init(_ session: Session, mode: Mode = .live, budget: ExecutionBudget = ExecutionBudget()) {
    self.session = session
    self.mode = mode
    machine = Machine(library: session.library, globals: session.globals, budget: budget)
    study = session.controller
    machine.execution = self
    machine.resetBudget()
    prepareMethod()
  }

  /// Makes the inputs the body of the controller's method, after the call of `super` where it has
  /// one. The function belongs to the session: the machine it runs in says which run is meant.
  private func prepareMethod() {
    guard let function = study?.implementation, function.compiled == nil else { return }
    let start = machine.code(of: function)
    function.compiled = start.followed(by: { frame in
      try frame.machine.execution?.runMethod(frame)
      return .normal
    })
  }

  isolated deinit {
    machine.execution = nil
    machine.activated {
      ScriptTask.abandonAll(of: machine)
      machine.isOver = true
      controller = nil
      machine.releaseGlobals()
    }
    machine.retire()
  }

  // MARK: Running

  /// Runs an input that was checked without errors.
  ///
  /// - Parameter joins: whether later calls of the controller's override run it too; false for an
  ///   expression that only looks, such as a check's.
  @discardableResult
  public func run(_ input: CheckedInput, joins: Bool = true) -> Outcome {
    guard !input.hasErrors else { return Outcome() }
    machine.add(input)
    if let made = input.controller { study = made }
    let code = code(of: input)
    if mode == .replay, joins, case .method = session.context {
      units.append((code, false))
      return Outcome()
    }
    return measured { outcome in
      let receiver = try receiver()
      if joins { units.append((code, true)) }
      do {
        if let value = try execute(code, receiver: receiver) {
          outcome.value = value
          outcome.type = input.resultType
          outcome.text = try machine.describe(value, type: input.resultType, debug: false)
        }
        if joins { units[units.count - 1].isRunning = false }
      } catch {
        if joins { units.removeLast() }
        throw error
      }
    }
  }

  /// Runs something of the host's that may run code of the script: presenting a controller, a tap.
  ///
  /// What it prints and how it fails are in the outcome.
  public func perform(_ body: () throws -> Void) -> Outcome {
    measured { _ in
      try body()
      try Runtime.throwPending()
    }
  }

  /// The controller under study, made now if it was not.
  ///
  /// - Throws: what its initialiser threw.
  public func makeController() throws -> AnyObject? {
    if let controller { return controller }
    guard let study = study else { return nil }
    let made = try makeInstance(of: study.type)
    controller = made
    return made
  }

  /// An instance of a class of the script, made without arguments.
  ///
  /// - Throws: `notSimulated` when the class has no initialiser that needs none; what the initialiser
  ///   threw.
  public func makeInstance(of type: NominalType) throws -> AnyObject {
    guard let initializer = type.plainInitializer else {
      throw ScriptFailure(.notSimulated("\(type.qualifiedName).init()"))
    }
    let made = try machine.activated {
      try machine.construct(
        .nominal(type, []), initializer, initializer.parameters.map { _ in nil })
    }
    guard case .object(let object) = made else {
      throw ScriptFailure(.bridging(expected: type.qualifiedName, found: made.kindName))
    }
    return object
  }

  /// Runs `body` with the budget counted afresh and this run in charge; gathers what comes of it.
  private func measured(_ body: (inout Outcome) throws -> Void) -> Outcome {
    var outcome = Outcome()
    machine.resetBudget()
    ScriptTask.beginTopLevel()
    machine.output = ""
    machine.logs = []
    do {
      try machine.activated {
        try body(&outcome)
        try Runtime.throwPending()
      }
    } catch {
      outcome.failure = machine.failure(of: error)
      // A second failure on the way out tells nothing more.
      try? Runtime.throwPending()
    }
    outcome.output = machine.output
    outcome.logs = machine.logs
    outcome.notes = machine.notes
    machine.notes = []
    return outcome
  }

  private func code(of input: CheckedInput) -> InputCode {
    if let compiled = input.compiled as? InputCode { return compiled }
    let method = session.controller?.implementation
    let code = InputCode.compile(
      input, self: method?.selfVariable, parameters: method?.parameters ?? [],
      library: session.library, globals: session.globals)
    input.compiled = code
    return code
  }

  /// Runs an input's statements; the value of its last expression, where that is shown.
  private func execute(_ code: InputCode, receiver: Value, from outer: Frame? = nil) throws
    -> Value?
  {
    let frame = try machine.push(code.slotCount)
    defer { machine.pop(frame, code.slotCount) }
    frame.slots[FunctionCode.selfSlot] = receiver
    if let outer {
      for index in 0..<(session.controller?.implementation?.parameters.count ?? 0) {
        let slot = FunctionCode.slot(ofParameter: index)
        frame.slots[slot] = outer.slots[slot]
      }
    }
    guard try code.body(frame) == .normal, let result = code.result else { return nil }
    return try result(frame)
  }

  // MARK: The controller under study

  /// `self` in the inputs.
  private func receiver() throws -> Value {
    guard case .method(_, _, let method, _) = session.context else { return .void }
    let isNew = controller == nil
    guard let controller = try makeController() else { return .void }
    if isNew, method != "loadView", let type = session.library.nativeType(of: controller),
      let load = machine.member(
        named: "loadViewIfNeeded", labels: [], of: type, isStatic: false)
    {
      // The learner's lines come after UIKit has loaded the view and called the method.
      var target = Value.object(controller)
      _ = try machine.invoke(load, on: &target, [])
    }
    return .object(controller)
  }

  /// The body of the controller's override: the inputs accepted so far, and the one that is running.
  func runMethod(_ frame: Frame) throws {
    for unit in units {
      _ = try execute(unit.code, receiver: frame.slots[FunctionCode.selfSlot], from: frame)
    }
  }

  // MARK: Variables

  /// The variables of the inputs that were run, in order of declaration, the latest of each name.
  public var variables: [ExecutionVariable] {
    var seen: Set<String> = []
    var result: [ExecutionVariable] = []
    for variable in units.reversed().flatMap({ $0.code.variables.reversed() })
    where seen.insert(variable.name).inserted {
      guard let value = machine.value(of: variable) else { continue }
      result.append(ExecutionVariable(name: variable.name, type: variable.type, value: value))
    }
    return result.reversed()
  }

  /// The value of the variable with that name.
  public func value(named name: String) -> Value? {
    variables.last { $0.name == name }?.value
  }

  /// What `print` writes for a value of that static type.
  public func text(of value: Value, type: SwiftType?) -> String {
    machine.activated { (try? machine.describe(value, type: type, debug: false)) ?? "" }
  }
}

extension Session {
  /// A run of this session's inputs that starts from nothing.
  @MainActor public func makeExecution(
    mode: Execution.Mode = .live, budget: ExecutionBudget = ExecutionBudget()
  ) -> Execution {
    Execution(self, mode: mode, budget: budget)
  }
}
