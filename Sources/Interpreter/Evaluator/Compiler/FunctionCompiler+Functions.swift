import ScriptRuntime

/// Makes functions of a closure's code, to be kept.
private struct ClosureMaker { let run: @MainActor (Frame) -> FunctionValue }

extension FunctionCompiler {
  /// Compiles a function that stands by itself, and keeps the result with it.
  static func compile(
    _ function: FunctionImplementation, library: Library, globals: GlobalTable
  ) -> FunctionCode {
    let compiler = FunctionCompiler(library: library, globals: globals, parent: nil)
    let code = compiler.code(of: function)
    function.compiled = code
    return code
  }

  /// Compiles the whole body of a function with this compiler.
  func code(of function: FunctionImplementation) -> FunctionCode {
    var prologue: [ActionCode] = []
    var isSelfInCell = false
    executor = function.isolation.executor
    if function.isAsync { prologue.append(arrival()) }
    if let variable = function.selfVariable {
      selfVariable = variable
      let place = place(forParameter: variable, at: FunctionCode.selfSlot, &prologue)
      if case .cell = place { isSelfInCell = true }
    }
    var inoutParameters: [Int] = []
    var cellParameters: Set<Int> = []
    for (index, parameter) in function.parameters.enumerated() {
      let slot = newSlot(for: parameter.isCaptured ? nil : parameter.type)
      let place = place(forParameter: parameter, at: slot, &prologue)
      if case .cell = place { cellParameters.insert(index) }
      if parameter.isMutable { inoutParameters.append(index) }
    }
    if function.selfVariable?.type.isClassType == true { instanceSlot = newSlot() }
    if function.declaration?.kind == .initializer { initializer = function.declaration }
    if case .script(let object)? = function.declaration?.implementation,
      let property = object as? PropertyImplementation,
      property.willSet === function || property.didSet === function
    {
      observedProperty = function.declaration
    }
    let defaults = function.defaults.map { $0.map { ValueCode(run: compile($0)) } }
    let split = function.declaration?.kind == .initializer ? splitInitializer(function) : nil
    var result: ValueCode?
    var integerResult: IntegerCode?
    var booleanResult: TestCode?
    var body: Action = { _ in .normal }
    if function.body.count == 1, case .return(let expression?) = function.body[0].kind,
      initializer == nil
    {
      if expression.type.isInteger {
        let compute = compileInteger(expression)
        integerResult = IntegerCode(run: compute)
        result = ValueCode { .int(try compute($0)) }
      } else if expression.type.isBoolean {
        let test = compileBoolean(expression)
        booleanResult = TestCode(run: test)
        result = ValueCode { .bool(try test($0)) }
      } else {
        result = ValueCode(run: compile(expression))
      }
    } else {
      body = block(function.body, clears: false)
    }
    if usesInstance, let slot = instanceSlot {
      prologue.append(
        ActionCode { frame in
          if case .object = frame.slots[slot] { return .normal }
          frame.slots[slot] = .object(
            try ScriptInstance.part(of: frame.slots[FunctionCode.selfSlot]))
          return .normal
        })
    }
    let code = FunctionCode(
      name: function.name, slotCount: slotCount, captureCount: captures.count,
      parameterCount: function.parameters.count, defaults: defaults,
      prologue: prologue.isEmpty ? nil : sequence(prologue), body: body, result: result,
      usesEnvironment: usesEnvironment, inoutParameters: inoutParameters,
      cellParameters: cellParameters, isSelfInCell: isSelfInCell)
    code.captureNames = captures.map(\.name)
    code.instanceSlot = instanceSlot
    code.executor = executor
    code.split = split
    if prologue.isEmpty {
      code.integerResult = integerResult
      code.booleanResult = booleanResult
      code.takesIntegers = scalarsAreInFront && function.parameters.allSatisfy(\.type.isInteger)
    }
    code.holdsObjects =
      holdsObjects || !captures.isEmpty || function.selfVariable != nil || usesEnvironment
      || function.declaration?.owner != nil || !scalarsAreInFront
    return code
  }

  /// Declares a parameter; one that closures share and that changes moves into a cell first.
  private func place(
    forParameter variable: LocalVariable, at slot: Int, _ prologue: inout [ActionCode]
  ) -> Storage {
    let place: Storage
    if variable.ownership != .strong {
      place = .weakCell(slot, isUnowned: variable.ownership == .unowned)
      prologue.append(
        ActionCode { frame in
          frame.slots[slot] = .object(WeakCell(frame.slots[slot]))
          return .normal
        })
    } else if variable.isCaptured, variable.isMutable {
      place = .cell(slot)
      prologue.append(
        ActionCode { frame in
          frame.slots[slot] = .object(Cell((frame.slots + slot).take()))
          return .normal
        })
    } else {
      place = .slot(slot)
    }
    declare(variable, at: place)
    return place
  }

  private func sequence(_ actions: [ActionCode]) -> ActionCode {
    if actions.count == 1 { return actions[0] }
    return ActionCode { frame in
      for action in actions { _ = try action.run(frame) }
      return .normal
    }
  }

  // MARK: Closures

  /// Makes functions of a body that captures variables of this one.
  func makeClosure(_ function: FunctionImplementation, type: FunctionType? = nil)
    -> @MainActor (Frame) -> FunctionValue
  {
    let inner = FunctionCompiler(library: library, globals: globals, parent: self)
    return makeClosure(inner.code(of: function), inner, type: type)
  }

  func makeClosure(_ code: FunctionCode, _ inner: FunctionCompiler, type: FunctionType?)
    -> @MainActor (Frame) -> FunctionValue
  {
    let outer = inner.captures.map(\.outerSlot)
    return { frame in
      let captures = outer.map { frame.slots[$0] }
      return ClosureObject(type, code: code, captures: captures, machine: frame.machine)
    }
  }

  /// A closure expression.
  func closure(_ closure: ClosureExpression, type: SwiftType) -> Evaluation {
    let inner = FunctionCompiler(library: library, globals: globals, parent: self)
    // The capture list is evaluated here, and its values are captured as if they were variables.
    var setUp: [(slot: Int, evaluate: ValueCode, isWeak: Bool)] = []
    let hidden = scoped { () -> ClosureMaker in
      for (variable, value) in closure.captures {
        let evaluate = compile(value)
        let slot = newSlot()
        let isWeak = variable.ownership != .strong
        setUp.append((slot, ValueCode(run: evaluate), isWeak))
        declare(
          variable,
          at: isWeak ? .weakCell(slot, isUnowned: variable.ownership == .unowned) : .slot(slot))
      }
      let code = inner.code(of: closure.function)
      return ClosureMaker(run: makeClosure(code, inner, type: functionType(type)))
    }
    let make = hidden.result.run
    if setUp.isEmpty { return { .function(make($0)) } }
    let list = setUp
    return { frame in
      for (slot, evaluate, isWeak) in list {
        let value = try evaluate.run(frame)
        frame.slots[slot] = isWeak ? .object(WeakCell(value)) : value
      }
      defer { for item in list { frame.slots[item.slot] = .void } }
      return .function(make(frame))
    }
  }

  private func functionType(_ type: SwiftType) -> FunctionType? {
    if case .function(let function) = type { function } else { nil }
  }

  /// An expression evaluated when the function that is made is called.
  func autoclosure(_ expression: Expression) -> Evaluation {
    let inner = FunctionCompiler(library: library, globals: globals, parent: self)
    let evaluate = inner.compile(expression)
    let code = FunctionCode(
      name: "autoclosure", slotCount: inner.slotCount, captureCount: inner.captures.count,
      parameterCount: 0, defaults: [], prologue: nil, body: { _ in .normal },
      result: ValueCode(run: evaluate),
      usesEnvironment: false, inoutParameters: [], cellParameters: [], isSelfInCell: false)
    let make = makeClosure(code, inner, type: FunctionType([], expression.type))
    return { .function(make($0)) }
  }

  /// A function declared in a body: its variable holds it from here on.
  func localFunction(_ variable: LocalVariable, _ function: FunctionImplementation) -> Action {
    // Its own body, and other local functions declared after it, may name it.
    let place = declaredFunctions[variable] ?? declareFunction(variable)
    let make = makeClosure(function, type: functionType(variable.type))
    return { frame in
      let value = Value.function(make(frame))
      if case .cell(let slot) = place { frame.slots[slot].cell?.store(value) }
      return .normal
    }
  }

  /// Gives local functions their places at the start of their block.
  func declareFunction(_ variable: LocalVariable) -> Storage {
    let slot = newSlot()
    declare(variable, at: .cell(slot))
    declaredFunctions[variable] = .cell(slot)
    return .cell(slot)
  }
}
