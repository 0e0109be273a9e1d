import ScriptRuntime

/// A compiled function, accessor or closure body.
final class FunctionCode {
  /// `self`, what generic parameters stand for, and the first parameter, in every frame.
  static let selfSlot = 1
  static let environmentSlot = 2
  static let firstParameterSlot = 3

  let name: String
  let slotCount: Int

  /// The number of captured variables, whose places are before the others.
  let captureCount: Int

  /// The names of those variables.
  var captureNames: [String] = []

  let parameterCount: Int

  /// The defaults of the parameters, evaluated in the function's own frame.
  let defaults: [ValueCode?]

  /// Puts `self` and the parameters where closures share them into cells.
  let prologue: ActionCode?

  /// The statements; `result` instead where the body is a single `return`.
  let body: Action
  let result: ValueCode?

  /// Whether the body asks what its generic parameters stand for.
  let usesEnvironment: Bool

  /// Which parameters are `inout`, and whether their places are cells.
  let inoutParameters: [Int]
  let cellParameters: Set<Int>

  /// Whether `self` is in a cell.
  let isSelfInCell: Bool

  /// Whether a place may hold something that must be let go of; otherwise all hold numbers.
  var holdsObjects = true

  /// The result, for a body that is a single `return` of an `Int` or a `Bool` and needs no prologue.
  var integerResult: IntegerCode?
  var booleanResult: TestCode?

  /// Whether all parameters are of type `Int` and in places of their own.
  var takesIntegers = false

  /// Where the body runs.
  var executor = ScriptTask.Executor.main

  /// In a method of a class, the place of the script's part of `self`.
  var instanceSlot: Int?

  /// For an initialiser that calls `super.init` in its own body: the parts around the call.
  var split: SplitInitializer?

  init(
    name: String, slotCount: Int, captureCount: Int, parameterCount: Int, defaults: [ValueCode?],
    prologue: ActionCode?, body: @escaping Action, result: ValueCode?, usesEnvironment: Bool,
    inoutParameters: [Int], cellParameters: Set<Int>, isSelfInCell: Bool
  ) {
    self.name = name
    self.slotCount = slotCount
    self.captureCount = captureCount
    self.parameterCount = parameterCount
    self.defaults = defaults
    self.prologue = prologue
    self.body = body
    self.result = result
    self.usesEnvironment = usesEnvironment
    self.inoutParameters = inoutParameters
    self.cellParameters = cellParameters
    self.isSelfInCell = isSelfInCell
  }

  /// The same function, with more to do after its statements.
  func followed(by more: @escaping Action) -> FunctionCode {
    let start = body
    let code = FunctionCode(
      name: name, slotCount: slotCount, captureCount: captureCount,
      parameterCount: parameterCount, defaults: defaults, prologue: prologue,
      body: { frame in
        let completion = try start(frame)
        return completion == .normal ? try more(frame) : completion
      }, result: nil, usesEnvironment: usesEnvironment, inoutParameters: inoutParameters,
      cellParameters: cellParameters, isSelfInCell: isSelfInCell)
    code.instanceSlot = instanceSlot
    code.executor = executor
    return code
  }

  /// The place of a parameter.
  @inline(__always)
  static func slot(ofParameter index: Int) -> Int { firstParameterSlot &+ index }
}

/// The parts of an initialiser before and after its `super.init`.
struct SplitInitializer {
  /// Evaluates the statements before the call.
  let before: Action

  /// The arguments of the call, nil where one was omitted.
  let arguments: @MainActor (Frame) throws -> [Value?]

  /// The statements after it.
  let after: Action
}

extension UnsafeMutablePointer where Pointee == Counters {
  /// Makes the frame of a call of compiled code.
  @MainActor @inline(__always)
  func enter(_ code: FunctionCode) throws -> Frame {
    // A call counts as a step, so that compiled code that calls a closure without end is stopped.
    try step()
    let frame = try push(code.slotCount &+ code.captureCount)
    return Frame(slots: frame.slots + code.captureCount, counters: self)
  }
}

extension Frame {
  /// Gives the frame of a call of compiled code back.
  @MainActor @inline(__always)
  func leave(_ code: FunctionCode) {
    if code.holdsObjects {
      counters.pop(slots - code.captureCount, code.slotCount &+ code.captureCount)
    } else {
      counters.pop(slots, 0)
    }
  }

  /// Runs a body whose `self`, parameters and captures are in place.
  ///
  /// - Parameter site: the place of the call, nil when native code makes it.
  @MainActor @inline(__always)
  func run(_ code: FunctionCode, site: SourceRange?) throws -> Value {
    do {
      if let prologue = code.prologue { _ = try prologue.run(self) }
      if let result = code.result { return try result.run(self) }
      _ = try code.body(self)
      return (slots + Frame.resultSlot).take()
    } catch {
      throw machine.traced(error, code.name, site)
    }
  }

  /// The compiled form of a function.
  @MainActor @inline(__always)
  func code(of function: FunctionImplementation) -> FunctionCode {
    if let compiled = function.compiled { return unsafeDowncast(compiled, to: FunctionCode.self) }
    return machine.code(of: function)
  }
}

extension Machine {
  /// Makes the frame of a call of compiled code.
  @inline(__always)
  func enter(_ code: FunctionCode) throws -> Frame {
    try counters.enter(code)
  }

  /// Gives it back.
  @inline(__always)
  func leave(_ frame: Frame, _ code: FunctionCode) { frame.leave(code) }

  /// Runs a body whose `self`, parameters and captures are in place.
  @inline(__always)
  func run(_ code: FunctionCode, _ frame: Frame, site: SourceRange?) throws -> Value {
    try frame.run(code, site: site)
  }

  /// Fills in the parameters that a call omits.
  func fillDefault(_ index: Int, _ code: FunctionCode, _ frame: Frame) throws {
    guard code.defaults.indices.contains(index), let evaluate = code.defaults[index] else {
      throw ScriptFailure(.bridging(expected: "argument \(index + 1)", found: "nothing"))
    }
    frame.slots[FunctionCode.slot(ofParameter: index)] = try evaluate.run(frame)
  }

  /// Calls compiled code with arguments in an array; nil ones take their defaults.
  ///
  /// An argument for an `inout` parameter is an `InoutBox`.
  func call(
    _ code: FunctionCode, receiver: Value, captures: [Value] = [], _ arguments: [Value?],
    environment: GenericEnvironment? = nil, site: SourceRange? = nil
  ) throws -> Value {
    let frame = try enter(code)
    defer { leave(frame, code) }
    for (index, value) in captures.enumerated() { frame.slots[-1 - index] = value }
    frame.slots[FunctionCode.selfSlot] = receiver
    if let environment { frame.slots[FunctionCode.environmentSlot] = .object(environment) }
    let boxes = try bind(arguments, code, frame)
    defer { giveBack(boxes, code, frame) }
    return try run(code, frame, site: site)
  }

  /// Puts arguments into their places; the boxes of those that are `inout`.
  func bind(_ arguments: [Value?], _ code: FunctionCode, _ frame: Frame) throws -> [(
    index: Int, box: InoutBox
  )] {
    var boxes: [(index: Int, box: InoutBox)] = []
    for index in 0..<code.parameterCount {
      guard index < arguments.count, let value = arguments[index] else {
        try fillDefault(index, code, frame)
        continue
      }
      let slot = FunctionCode.slot(ofParameter: index)
      if case .object(let object) = value, code.inoutParameters.contains(index),
        let box = object as? InoutBox
      {
        boxes.append((index, box))
        frame.slots[slot] = box.value
        box.value = .void
      } else {
        frame.slots[slot] = value
      }
    }
    return boxes
  }

  /// Puts the final values of `inout` parameters into their boxes.
  func giveBack(_ boxes: [(index: Int, box: InoutBox)], _ code: FunctionCode, _ frame: Frame) {
    for (index, box) in boxes { box.value = takeParameter(index, code, frame) }
  }

  /// Takes the final value of an `inout` parameter.
  func takeParameter(_ index: Int, _ code: FunctionCode, _ frame: Frame) -> Value {
    let place = frame.slots + FunctionCode.slot(ofParameter: index)
    if code.cellParameters.contains(index), let cell = place.pointee.cell { return cell.take() }
    return place.take()
  }

  /// Takes the final value of a `self` that was passed to be changed.
  func takeSelf(_ code: FunctionCode, _ frame: Frame) -> Value {
    let place = frame.slots + FunctionCode.selfSlot
    if code.isSelfInCell, let cell = place.pointee.cell { return cell.take() }
    return place.take()
  }

  /// The compiled form of a function.
  func code(of function: FunctionImplementation) -> FunctionCode {
    if let compiled = function.compiled { return unsafeDowncast(compiled, to: FunctionCode.self) }
    return FunctionCompiler.compile(function, library: library, globals: globals)
  }

  // MARK: Call stacks

  /// A failure with one more call on its stack.
  func traced(_ error: any Error, _ name: String, _ site: SourceRange?) -> any Error {
    guard var failure = error as? ScriptFailure else { return error }
    failure.note(CallStackEntry(function: name, range: site))
    return failure
  }

  /// A failure with the place it happened at, if it has none yet.
  func located(_ error: any Error, _ range: SourceRange) -> any Error {
    guard var failure = error as? ScriptFailure, failure.range == nil else { return error }
    failure.range = range
    return failure
  }
}

extension ScriptFailure {
  /// Adds a call to the stack, of which the innermost and the outermost are kept.
  mutating func note(_ entry: CallStackEntry) {
    if callStack.count >= 64 { callStack.remove(at: 32) }
    callStack.append(entry)
  }
}
