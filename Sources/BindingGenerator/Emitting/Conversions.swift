import SwiftSyntax

/// A failure to bind a member, in words for its author.
struct Unbound: Error {
  let message: String

  /// Makes it.
  init(_ message: String) { self.message = message }
}

/// Writes the conversions between Swift values and script values.
struct Conversions {
  let program: Program

  /// How values of a type cross.
  indirect enum Form {
    /// By themselves: the type is `Bridgeable`.
    case plain
    case any
    case anyObject
    case anyClass
    case existential(TypeModel)
    case function(FunctionTypeSyntax, isSendable: Bool = false)
    case optional(Form)
    case array(Form)
    case dictionary(Form)

    var isPlain: Bool { if case .plain = self { true } else { false } }
  }

  /// How values of a type cross, by its syntax.
  func form(of written: TypeSyntax) throws(Unbound) -> Form {
    if written.trimmedDescription == "AnyClass" { return .anyClass }
    let type = program.unaliased(written.trimmed)
    if let attributed = type.as(AttributedTypeSyntax.self) {
      let inner = try form(of: attributed.baseType)
      if case .function(let function, _) = inner,
        Collector.attributes(attributed.attributes).contains("Sendable")
      {
        return .function(function, isSendable: true)
      }
      return inner
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return wrap(try form(of: optional.wrappedType)) { .optional($0) }
    }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return wrap(try form(of: optional.wrappedType)) { .optional($0) }
    }
    if let array = type.as(ArrayTypeSyntax.self) {
      return wrap(try form(of: array.element)) { .array($0) }
    }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      guard try form(of: dictionary.key).isPlain else {
        throw Unbound("keys of the type \(dictionary.key.trimmedDescription) are not bound")
      }
      return wrap(try form(of: dictionary.value)) { .dictionary($0) }
    }
    if let tuple = type.as(TupleTypeSyntax.self) {
      if let only = tuple.elements.first, tuple.elements.count == 1 {
        return try form(of: only.type)
      }
      throw Unbound("tuples are not bound")
    }
    if let function = type.as(FunctionTypeSyntax.self) { return .function(function) }
    if let existential = type.as(SomeOrAnyTypeSyntax.self) {
      guard existential.someOrAnySpecifier.tokenKind == .keyword(.any) else {
        throw Unbound("opaque types are not bound")
      }
      return try form(of: existential.constraint)
    }
    if let generic = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause {
      for argument in generic.arguments {
        guard let type = argument.argument.as(TypeSyntax.self), try form(of: type).isPlain else {
          throw Unbound("the type \(name(of: written)) is not bound")
        }
      }
    }
    return try namedForm(type.trimmedDescription)
  }

  private func name(of type: TypeSyntax) -> String { type.trimmedDescription.onOneLine }

  /// Swift's types that cross by themselves.
  private static let swiftTypes: Set<String> = TypeModel.rawTypes.union([
    "Bool", "AnyHashable", "Set", "Optional", "Array", "Dictionary", "Self",
  ])

  private func namedForm(_ name: String) throws(Unbound) -> Form {
    switch name {
    case "Any": return .any
    case "AnyObject": return .anyObject
    case "Self": return .plain
    default: break
    }
    let base = String(name.prefix { $0 != "<" })
    if name.hasSuffix(".Type") { throw Unbound("the metatype \(name) is not bound") }
    if let type = program.type(name), type.kind == .protocol { return .existential(type) }
    guard Conversions.swiftTypes.contains(base) || program.type(base) != nil else {
      throw Unbound("the type \(name) is not bound")
    }
    return .plain
  }

  private func wrap(_ inner: Form, _ outer: (Form) -> Form) -> Form {
    inner.isPlain ? .plain : outer(inner)
  }

  // MARK: From scripts

  /// An expression of the Swift value in a script's value.
  func fromScript(_ value: String, _ form: Form, type: TypeSyntax) throws(Unbound) -> String {
    switch form {
    case .plain: return "try bridged(\(value)) as \(swiftType(type))"
    case .any: return "anyValue(\(value))"
    case .anyObject: return "try anyObject(\(value))"
    case .anyClass: return "try anyClass(\(value))"
    case .existential(let model):
      let maker = model.isProxied(program) ? "{ \(model.identifier)_Proxy($0) }" : "nil"
      return "try conforming(\(value), to: (any \(model.name)).self, \(maker))"
    case .function(let function, let isSendable):
      return try closure(of: function, isSendable: isSendable, value)
    case .optional(let inner):
      return "try optional(\(value)) { \(try nested(inner, type.unwrapped(program))) }"
    case .array(let inner):
      return "try elements(\(value)) { \(try nested(inner, type.element(program))) }"
    case .dictionary(let inner):
      return "try pairs(\(value)) { \(try nested(inner, type.dictionaryValue(program))) }"
    }
  }

  private func nested(_ form: Form, _ type: TypeSyntax?) throws(Unbound) -> String {
    guard let type else { throw Unbound("a type is not understood") }
    return try fromScript("$0", form, type: type)
  }

  /// A closure that calls a function of the script's.
  private func closure(
    of function: FunctionTypeSyntax, isSendable: Bool, _ value: String
  ) throws(Unbound) -> String {
    var names: [String] = []
    var arguments: [String] = []
    for (index, parameter) in function.parameters.enumerated() {
      if parameter.type.trimmedDescription.hasPrefix("inout ") {
        throw Unbound("functions with inout parameters are not bound")
      }
      names.append("p\(index): \(parameter.type.trimmedDescription)")
      arguments.append(
        try toScript("p\(index)", try form(of: parameter.type), type: parameter.type))
    }
    let result = function.returnClause.type
    let call = "[\(arguments.joined(separator: ", "))]"
    let head =
      "{ f in { \(isSendable ? "@Sendable " : "")(\(names.joined(separator: ", "))) -> \(result.trimmedDescription) in "
    let tail = " } }(function(\(value)))"
    if result.trimmedDescription == "Void" || result.trimmedDescription == "()" {
      return "try " + head + "callFunction(f, \(call))" + tail
    }
    let placeholder = try placeholder(for: result)
    let conversion = try form(of: result)
    if conversion.isPlain {
      return "try " + head + "callFunction(f, \(call), or: \(placeholder))" + tail
    }
    let converted = try fromScript("$0", conversion, type: result)
    return "try " + head + "callFunction(f, \(call), or: \(placeholder)) { \(converted) }" + tail
  }

  // MARK: To scripts

  /// An expression of the script's value that a Swift value is.
  func toScript(_ value: String, _ form: Form, type: TypeSyntax) throws(Unbound) -> String {
    switch form {
    case .plain: return "toScript(\(value))"
    case .any: return "toScript(any: \(value))"
    case .anyObject, .existential: return "toScript(conforming: \(value))"
    case .anyClass: return "toScript(class: \(value))"
    case .function(let function, _): return try scriptFunction(function, value)
    case .optional(let inner):
      guard let wrapped = type.unwrapped(program) else { throw Unbound("a type is not understood") }
      return "\(value).map { \(try toScript("$0", inner, type: wrapped)).wrapped } ?? Value.none"
    case .array(let inner):
      guard let element = type.element(program) else { throw Unbound("a type is not understood") }
      return "Value.array(\(value).map { \(try toScript("$0", inner, type: element)) })"
    case .dictionary(let inner):
      guard let element = type.dictionaryValue(program) else {
        throw Unbound("a type is not understood")
      }
      return "scriptPairs(\(value)) { \(try toScript("$0", inner, type: element)) }"
    }
  }

  /// A function value that calls a Swift closure.
  private func scriptFunction(
    _ function: FunctionTypeSyntax, _ value: String
  ) throws(Unbound) -> String {
    var arguments: [String] = []
    for (index, parameter) in function.parameters.enumerated() {
      let conversion = try form(of: parameter.type)
      arguments.append(try argument("a", index, conversion, type: parameter.type, default: nil))
    }
    let call = "c(\(arguments.joined(separator: ", ")))"
    let result = function.returnClause.type
    let body: String
    if result.trimmedDescription == "Void" || result.trimmedDescription == "()" {
      body = arguments.isEmpty ? "\(call); return .void" : "try \(call); return .void"
    } else {
      let converted = try toScript(
        call, try form(of: result), type: result)
      body = "return \(arguments.isEmpty ? "" : "try ")\(converted)"
    }
    return "{ c in scriptFunction { a in \(body) } }(\(value))"
  }

  // MARK: Arguments

  /// An expression of one argument of a call.
  func argument(
    _ list: String, _ index: Int, _ form: Form, type: TypeSyntax, default: String?,
    isAnnotated: Bool = false
  ) throws(Unbound) -> String {
    let other = `default`.map { ", or: \($0)" } ?? ""
    if form.isPlain {
      let call = "argument(\(list), \(index)\(other))"
      return isAnnotated ? "\(call) as \(swiftType(type))" : call
    }
    let converted = try fromScript("$0", form, type: type)
    if case .function = form {
      // A closure literal has no type of its own to go by.
      return "argument(\(list), \(index)\(other)) { (v: Value) throws -> \(functionType(type)) in "
        + "\(try fromScript("v", form, type: type)) }"
    }
    if case .optional(.function) = form {
      return "argument(\(list), \(index)\(other)) { (v: Value) throws -> \(swiftType(type)) in "
        + "\(try fromScript("v", form, type: type)) }"
    }
    return "argument(\(list), \(index)\(other)) { \(converted) }"
  }

  /// A type as an annotation: `T!` is `T?`.
  func swiftType(_ type: TypeSyntax) -> String {
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription + "?"
    }
    return type.trimmedDescription
  }

  /// A function type as an annotation, in brackets.
  private func functionType(_ type: TypeSyntax) -> String {
    "(\(type.trimmedDescription))"
  }

  // MARK: Placeholders

  /// A value for a call whose script failed: nobody sees it, for the failure is thrown.
  func placeholder(for written: TypeSyntax) throws(Unbound) -> String {
    let type = program.unaliased(written.trimmed)
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    let name = type.trimmedDescription
    switch name {
    case "Bool": return "false"
    case "Int", "Double", "CGFloat", "Float", "UInt", "TimeInterval": return "0"
    case "String": return "\"\""
    case "Any": return "0"
    case "CGRect", "CGPoint", "CGSize": return ".zero"
    default: break
    }
    guard let model = program.type(name) else {
      throw Unbound("there is no placeholder for a result of type \(name)")
    }
    let members = program.allMembers(of: model)
    if model.kind == .class,
      program.initializers(of: model).contains(where: { initializer in
        initializer.member.failability.isEmpty
          && initializer.member.parameters.allSatisfy { $0.defaultValue != nil }
      })
    {
      return "\(name)()"
    }
    if let member = members.first(where: { $0.kind == .enumCase && $0.parameters.isEmpty }) {
      return "\(name).\(member.name.quoted)"
    }
    if let member = members.first(where: {
      $0.kind == .variable && $0.isStatic && $0.type?.trimmedDescription == name
    }) {
      return "\(name).\(member.name.quoted)"
    }
    throw Unbound("there is no placeholder for a result of type \(name)")
  }
}

extension TypeModel {
  /// Whether a script's class can conform through a generated stand-in.
  func isProxied(_ program: Program) -> Bool {
    kind == .protocol && !inherited.contains("Error")
      && program.requirements(of: self).allSatisfy {
        ($0.kind == .function || $0.kind == .variable) && !$0.isStatic && !$0.isAsync
          && !$0.isThrowing && $0.genericClause.isEmpty && !$0.isOperator
      }
  }
}

extension TypeSyntax {
  fileprivate func unwrapped(_ program: Program) -> TypeSyntax? {
    let type = program.unaliased(trimmed)
    return type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
  }

  fileprivate func element(_ program: Program) -> TypeSyntax? {
    program.unaliased(trimmed).as(ArrayTypeSyntax.self)?.element
  }

  fileprivate func dictionaryValue(_ program: Program) -> TypeSyntax? {
    program.unaliased(trimmed).as(DictionaryTypeSyntax.self)?.value
  }
}
