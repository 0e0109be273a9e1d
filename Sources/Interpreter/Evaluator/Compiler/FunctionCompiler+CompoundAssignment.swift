import ScriptRuntime

extension FunctionCompiler {
  /// `x += 1` and the like on a number; nil when the call is something else.
  func compoundAssignment(
    _ declaration: Declaration, _ arguments: [Argument], _ range: SourceRange
  ) -> Action? {
    guard declaration.isOperator, case .native = declaration.implementation,
      declaration.name.hasSuffix("="), arguments.count == 2,
      let operation = ArithmeticOperator(rawValue: String(declaration.name.dropLast())),
      case .place(let target) = arguments[0], case .value(let amount) = arguments[1]
    else { return nil }
    if target.type.isInteger, amount.type.isInteger {
      let amount = compileInteger(amount)
      if case .variable(let variable) = target.kind, variable.accessors == nil,
        variable.type.isInteger, scalarsAreInFront, let place = scalarPlace(variable)
      {
        if operation == .add {
          return { frame in
            let right = try amount(frame)
            let place = place(frame)
            let (sum, overflow) = place.integer.addingReportingOverflow(right)
            if overflow { throw Self.overflow(operation, range) }
            place.setScalar(.int(sum))
            return .normal
          }
        }
        return { frame in
          let right = try amount(frame)
          let place = place(frame)
          do {
            place.setScalar(.int(try Arithmetic.integer(operation, place.integer, right)))
          } catch {
            throw frame.machine.located(error, range)
          }
          return .normal
        }
      }
      let general = change(target) { frame in
        let right = try amount(frame)
        return { value in
          guard case .int(let left) = value else { throw Self.mismatch("Int") }
          do {
            value = .int(try Arithmetic.integer(operation, left, right))
          } catch {
            throw frame.machine.located(error, range)
          }
        }
      }
      guard let field = storedField(target) else { return general }
      return { frame in
        let instance = try field.instance(frame)
        if field.isOverridden(frame, instance) { return try general(frame) }
        let right = try amount(frame)
        guard field.index < instance.fields.count,
          case .int(let left)? = instance.fields[field.index]
        else { throw Self.mismatch("Int") }
        do {
          instance.fields[field.index] = .int(try Arithmetic.integer(operation, left, right))
        } catch {
          throw frame.machine.located(error, range)
        }
        return .normal
      }
    }
    if target.type.isFloating, amount.type.isFloating {
      let amount = compileFloating(amount)
      return change(target) { frame in
        let right = try amount(frame)
        return { value in
          guard case .double(let left) = value else { throw Self.mismatch("Double") }
          value = .double(Arithmetic.floating(operation, left, right))
        }
      }
    }
    if operation == .add, target.type.isStandard("String"), amount.type.isStandard("String") {
      let amount = compile(amount)
      return change(target) { frame in
        let right = try amount(frame)
        return { value in
          guard case .string(var text) = value, case .string(let added) = right else {
            throw Self.mismatch("String")
          }
          value = .void
          defer { value = .string(text) }
          let count = text.utf8.count &+ added.utf8.count
          if count > 1 << 16 { try frame.machine.reserve(bytes: count) }
          text += added
        }
      }
    }
    return nil
  }

  /// The place of a variable that holds a number, nil where closures share it.
  private func scalarPlace(_ variable: LocalVariable)
    -> (@MainActor (Frame) -> UnsafeMutablePointer<Value>)?
  {
    switch place(of: variable) {
    case .slot(let slot): return { $0.slots + slot }
    case .global(let index): return { $0.global(index) }
    case .cell, .weakCell: return nil
    }
  }

  /// Changes a place by what `prepare` makes of the right side, which is evaluated first.
  private func change(
    _ target: Expression,
    _ prepare: @escaping @MainActor (Frame) throws -> (inout Value) throws -> Void
  ) -> Action {
    let place = self.place(target)
    return { frame in
      let change = try prepare(frame)
      try place.modify(frame, change)
      return .normal
    }
  }
}
