import ScriptRuntime
import SwiftSyntax

/// A property wrapper as it is written before a property: `@Clamped(0...10) var level = 3`.
struct WrapperSyntax {
  let attribute: AttributeSyntax

  /// The wrapper's type; its own parameters are still open.
  let type: NominalType
}

extension Checker {
  /// The wrapper among the attributes of a property: a type that the script declares with
  /// `@propertyWrapper`. Other attributes are not wrappers.
  func propertyWrapper(_ syntax: DeclSyntax, _ owner: TypeDeclaration) -> WrapperSyntax? {
    let attributes = syntax.asProtocol((any WithAttributesSyntax).self)?.attributes
    for case .attribute(let attribute) in attributes ?? [] {
      guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else {
        continue
      }
      let outer = scope
      scope = memberScope(owner)
      let found = lookUpType(name)
      scope = outer
      if let type = found?.nominal, module.wrapperTypes.contains(type) {
        return WrapperSyntax(attribute: attribute, type: type)
      }
    }
    return nil
  }

  /// Declares what a wrapped property is made of: the wrapper, stored under the name with an
  /// underscore, and accessors that read and set its `wrappedValue`; `$name` is its projection.
  func declareWrapped(
    _ declaration: Declaration, _ implementation: PropertyImplementation,
    _ binding: PatternBindingSyntax, _ wrapper: WrapperSyntax, _ owner: TypeDeclaration
  ) {
    if members(of: openNominal(wrapper.type), named: "wrappedValue").isEmpty {
      // It is told about where the wrapper is declared.
      implementation.hasInitialValue = true
      return
    }
    let storage = Declaration(
      .variable, "_" + declaration.name, type: .error, owner: owner.type)
    storage.isSettable = true
    storage.access = .private
    storage.range = declaration.range
    storage.isStatic = declaration.isStatic
    let stored = PropertyImplementation(storage: .none)
    storage.implementation = .script(stored)
    let outer = scope
    scope = memberScope(owner)
    let written = binding.typeAnnotation.map { resolveType($0.type) }
    let canWrap = wrapsValues(wrapper.type)
    // Without a value and without arguments that make the wrapper, an initialiser sets it.
    let waits =
      binding.initializer == nil && canWrap
      && !attempt {
        let before = errorCount
        return !wrapperValue(wrapper, binding, written).type.isError && errorCount == before
      }
    let made: Expression
    if waits {
      made = wrapped(nil, wrapper, written).value
    } else {
      made = wrapperValue(wrapper, binding, written)
      stored.initialValue = made
    }
    scope = outer
    stored.hasInitialValue = !waits
    storage.type = made.type
    implementation.wrapperStorage = storage
    stored.wrappedProperty = declaration
    if waits, !declaration.isStatic {
      (owner.type.script as? TypeImplementation)?.hasUninitializedProperties = true
    }
    if declaration.isStatic {
      stored.storage = .global(
        LocalVariable(storage.name, type: storage.type, isMutable: true, isGlobal: true))
    } else if let type = owner.type.script as? TypeImplementation {
      stored.storage = .field(type.inheritedFieldCount + type.storedProperties.count)
      type.storedProperties.append(storage)
    }
    add(storage, to: owner, declaration.range ?? range(binding))
    guard
      let value = members(of: made.type, named: "wrappedValue").first(where: {
        $0.declaration.kind == .variable
      })
    else { return }
    demandType(of: value.declaration)
    declaration.type = written ?? substitute(value.declaration.type, value.substitutions)
    declaration.isSettable = value.declaration.isSettable
    declaration.isSetterNonmutating =
      made.type.nominal?.kind == .class || value.declaration.isSetterNonmutating
    implementation.hasInitialValue = stored.hasInitialValue
    if canWrap {
      scope = memberScope(owner)
      implementation.wrap = wrapped(declaration, wrapper, declaration.type).function
      scope = outer
    }
    access(storage, through: value, declaration, implementation, owner)
    if let projected = members(of: made.type, named: "projectedValue").first {
      demandType(of: projected.declaration)
      let projection = Declaration(
        .variable, "$" + declaration.name,
        type: substitute(projected.declaration.type, projected.substitutions), owner: owner.type)
      projection.isSettable = projected.declaration.isSettable
      projection.isSetterNonmutating =
        made.type.nominal?.kind == .class || projected.declaration.isSetterNonmutating
      projection.isStatic = declaration.isStatic
      let accessors = PropertyImplementation(storage: .none)
      projection.implementation = .script(accessors)
      access(storage, through: projected, projection, accessors, owner)
      add(projection, to: owner, declaration.range ?? range(binding))
    }
  }

  /// `Clamped(wrappedValue: 3, 0...10)`.
  private func wrapperValue(
    _ wrapper: WrapperSyntax, _ binding: PatternBindingSyntax, _ written: SwiftType?
  ) -> Expression {
    let place = range(wrapper.attribute)
    let start = solver.count
    var arguments: [CallArgument] = []
    if let initial = binding.initializer {
      let argument = CallArgument(
        label: "wrappedValue", syntax: initial.value, range: range(initial.value))
      let first = solver.count
      let value = check(initial.value, expected: written)
      argument.checked = written.flatMap { attemptCoerce(value, to: $0) } ?? value
      if written != nil { finish(argument.checked ?? value, from: first) }
      arguments.append(argument)
    }
    if case .argumentList(let list) = wrapper.attribute.arguments {
      arguments += self.arguments(
        list, trailing: nil, MultipleTrailingClosureElementListSyntax([]))
    }
    let made = construct(openNominal(wrapper.type), arguments, nil, place, place)
    finish(made, from: start)
    return made
  }

  /// Checks that a property wrapper has the property that it is there for.
  func checkPropertyWrapper(_ declaration: TypeDeclaration) {
    let type = declaration.type
    guard module.wrapperTypes.contains(type), !declaration.isExtension,
      !members(of: type.selfType, named: "wrappedValue").contains(where: {
        !$0.declaration.isStatic
      })
    else { return }
    diagnose(.wrapperNeedsWrappedValue(type: type.name), at: nameRange(declaration))
  }

  /// Whether a wrapper has an initialiser that takes the value to wrap first.
  private func wrapsValues(_ type: NominalType) -> Bool {
    ownMembers(type, "init").contains { $0.parameters.first?.label == "wrappedValue" }
      || type.kind == .structure && ownMembers(type, "init").isEmpty
        && (type.script as? TypeImplementation)?.storedProperties.first?.name == "wrappedValue"
  }

  /// A function that makes a wrapper around its argument, and what it gives.
  private func wrapped(
    _ declaration: Declaration?, _ wrapper: WrapperSyntax, _ type: SwiftType?
  ) -> (function: FunctionImplementation, value: Expression) {
    let place = range(wrapper.attribute)
    let variable = LocalVariable("wrappedValue", type: type ?? solver.fresh())
    let function = FunctionImplementation(declaration: declaration, name: wrapper.type.name)
    function.parameters = [variable]
    function.defaults = [nil]
    let argument = CallArgument(
      label: "wrappedValue", syntax: ExprSyntax(TupleExprSyntax(elements: [])), range: place)
    argument.checked = Expression(.variable(variable), type: variable.type, range: place)
    var arguments = [argument]
    if case .argumentList(let list) = wrapper.attribute.arguments {
      arguments += self.arguments(
        list, trailing: nil, MultipleTrailingClosureElementListSyntax([]))
    }
    let first = solver.count
    let made = construct(openNominal(wrapper.type), arguments, nil, place, place)
    finish(made, from: min(first, solver.count))
    function.body = [Statement(.return(made), range: place)]
    return (function, made)
  }

  /// Accessors of a property that read and set a member of the stored wrapper.
  private func access(
    _ storage: Declaration, through member: Member, _ declaration: Declaration,
    _ implementation: PropertyImplementation, _ owner: TypeDeclaration
  ) {
    let place = declaration.range ?? SourceRange(source, 0, 0)
    func target(in function: FunctionImplementation) -> Expression {
      let base: Expression
      if declaration.isStatic {
        base = Expression(
          .metatype(owner.selfType), type: .metatype(owner.selfType), range: place)
      } else {
        let me = LocalVariable("self", type: owner.selfType, isMutable: true)
        function.selfVariable = me
        base = Expression(.variable(me), type: me.type, range: place)
      }
      let wrapper = Expression(
        .property(storage, base: base, dispatch: .direct), type: storage.type, range: place)
      return Expression(
        .property(member.declaration, base: wrapper, dispatch: dispatch(member.declaration)),
        type: declaration.type, range: place)
    }
    let name = owner.type.qualifiedName + "." + declaration.name
    let getter = FunctionImplementation(declaration: declaration, name: name + ".getter")
    getter.body = [Statement(.return(target(in: getter)), range: place)]
    implementation.getter = getter
    guard member.declaration.isSettable else { return }
    let setter = FunctionImplementation(declaration: declaration, name: name + ".setter")
    let written = target(in: setter)
    let value = LocalVariable("newValue", type: declaration.type)
    setter.parameters = [value]
    setter.defaults = [nil]
    let assignment = Expression(
      .assign(written, Expression(.variable(value), type: value.type, range: place)), type: .void,
      range: place)
    setter.body = [Statement(.expression(assignment), range: place)]
    implementation.setter = setter
  }
}
