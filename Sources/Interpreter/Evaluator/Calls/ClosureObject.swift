import ScriptRuntime

/// A closure of the script with what it captured.
final class ClosureObject: FunctionValue, @unchecked Sendable {
  let code: FunctionCode
  private(set) var captures: [Value]
  let machine: Machine

  init(_ type: FunctionType?, code: FunctionCode, captures: [Value], machine: Machine) {
    self.code = code
    self.captures = captures
    self.machine = machine
    super.init(type: type)
  }

  deinit { DeepRelease.empty(&captures) }

  override var executor: ScriptTask.Executor { code.executor }

  // MARK: Calls from compiled code

  override func call(_ arguments: [Value]) throws -> Value {
    try machine.activated {
      if !code.inoutParameters.isEmpty || arguments.count < code.parameterCount {
        return try machine.call(
          code, receiver: .void, captures: captures, arguments.map { .some($0) })
      }
      let frame = try enter()
      defer { frame.leave(code) }
      for index in 0..<code.parameterCount {
        (frame.slots + FunctionCode.slot(ofParameter: index)).initialize(to: arguments[index])
      }
      return try frame.run(code, site: nil)
    }
  }

  override func call(_ argument: Value) throws -> Value {
    guard code.parameterCount == 1, code.inoutParameters.isEmpty else {
      return try call([argument])
    }
    return try machine.activated {
      let frame = try enter()
      defer { frame.leave(code) }
      (frame.slots + FunctionCode.firstParameterSlot).initialize(to: argument)
      return try frame.run(code, site: nil)
    }
  }

  override func call(_ first: Value, _ second: Value) throws -> Value {
    guard code.parameterCount == 2, code.inoutParameters.isEmpty else {
      return try call([first, second])
    }
    return try machine.activated {
      let frame = try enter()
      defer { frame.leave(code) }
      (frame.slots + FunctionCode.firstParameterSlot).initialize(to: first)
      (frame.slots + (FunctionCode.firstParameterSlot + 1)).initialize(to: second)
      return try frame.run(code, site: nil)
    }
  }

  /// Makes the frame of a call, with what was captured.
  @MainActor @inline(__always)
  private func enter() throws -> Frame {
    let frame = try machine.counters.enter(code)
    frame.takeCaptures(of: self)
    return frame
  }

  // MARK: Sorting

  override func sorted(_ values: [Value]) throws -> [Value] {
    guard code.parameterCount == 2, code.inoutParameters.isEmpty, let test = code.booleanResult
    else { return try super.sorted(values) }
    return try machine.activated {
      // All comparisons take place in one frame, one after another.
      let frame = try enter()
      defer { frame.leave(code) }
      let first = frame.slots + FunctionCode.firstParameterSlot
      let second = first + 1
      do {
        if code.takesIntegers, let numbers = Self.integers(values) {
          return try numbers.sorted {
            first.setScalar(.int($0))
            second.setScalar(.int($1))
            try frame.step()
            return try test.run(frame)
          }.map { .int($0) }
        }
        return try values.sorted {
          first.store($0)
          second.store($1)
          try frame.step()
          return try test.run(frame)
        }
      } catch {
        throw machine.traced(error, code.name, nil)
      }
    }
  }

  /// The numbers, when all values are such.
  private static func integers(_ values: [Value]) -> [Int]? {
    var numbers: [Int] = []
    numbers.reserveCapacity(values.count)
    for value in values {
      guard case .int(let number) = value else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

extension FunctionValue {
  /// The function as a closure of the script, nil when it is something else.
  @inline(__always)
  var asClosure: ClosureObject? {
    guard Swift.type(of: self) == ClosureObject.self else { return nil }
    return unsafeDowncast(self, to: ClosureObject.self)
  }
}

extension Frame {
  /// Puts what a closure captured into the places of a frame that was just made.
  @MainActor @inline(__always)
  func takeCaptures(of closure: ClosureObject) {
    for index in 0..<closure.captures.count {
      (slots + (-1 - index)).initialize(to: closure.captures[index])
    }
  }
}
