import SwiftSyntax

/// The binding of one type, extension, or of a file's globals: an interface text and the switches
/// that carry its members out by number.
struct Part {
  let program: Program
  let conversions: Conversions

  /// The type's name; nil for globals.
  let typeName: String?

  /// The class of the binding.
  let identifier: String
  private(set) var lines: [String] = []
  private(set) var operators: [String] = []
  private var calls: [String] = []
  private var sets: [String] = []
  private var constructions: [String] = []
  private var payloads: [String] = []
  private var identifiers: [String] = []
  private let model: TypeModel?

  /// Starts a binding without members.
  init(_ program: Program, typeName: String?, identifier: String) {
    self.program = program
    conversions = Conversions(program: program)
    self.typeName = typeName
    self.identifier = identifier
    model = typeName.flatMap { program.type($0) }
  }

  /// Whether any code is needed: protocols and aliases are text only.
  var hasCode: Bool { !calls.isEmpty || !sets.isEmpty }

  private var number: Int { lines.count }
  private var isClass: Bool { model?.kind == .class }
  private var isProtocol: Bool { model?.kind == .protocol }

  // MARK: Adding members

  /// Adds a line without code: an alias, a requirement.
  mutating func addLine(_ line: String) { lines.append(line) }

  /// Adds a member; one that cannot be bound is reported.
  mutating func add(_ member: Member) {
    do {
      try addChecked(member)
    } catch {
      let owner = typeName.map { "\($0)." } ?? ""
      program.report("\(owner)\(member.fullName): \(error.message)", member.location)
    }
  }

  private mutating func addChecked(_ member: Member) throws(Unbound) {
    guard member.genericClause.isEmpty else { throw Unbound("generic members are not bound") }
    guard !member.isAsync else { throw Unbound("async members are not bound") }
    guard !member.parameters.contains(where: \.isVariadic) else {
      throw Unbound("variadic parameters are not bound")
    }
    switch member.kind {
    case .alias: break
    case .variable: try addVariable(member)
    case .function: try addFunction(member)
    case .subscript: try addSubscript(member)
    case .enumCase: try addCase(member)
    case .initializer: try addInitializer(member)
    }
    if member.isOperator { operators.append(member.name) }
    lines.append(InterfaceLines.line(of: member))
  }

  /// What members are reached through: `o`, the type's name, or nothing for globals.
  private func base(of member: Member) -> String {
    guard let typeName else { return "" }
    return member.isStatic ? typeName + "." : "o."
  }

  /// The statement that takes `self` out of the target, empty for statics.
  private func receiver(of member: Member, isChanged: Bool) -> String {
    guard typeName != nil, !member.isStatic else { return "" }
    return (isChanged && !isClass && !isProtocol ? "var" : "let") + " o = try receiver(target); "
  }

  private mutating func addVariable(_ member: Member) throws(Unbound) {
    guard let type = member.type else { return }
    let form = try conversions.form(of: type)
    let place = base(of: member) + member.name.quoted
    let value = try conversions.toScript(place, form, type: type)
    calls.append("case \(number): \(receiver(of: member, isChanged: false))return \(value)")
    if member.isSettable {
      var statement = receiver(of: member, isChanged: true)
      statement +=
        form.isPlain
        ? "\(place) = try bridged(value)"
        : "\(place) = \(try conversions.fromScript("value.unerased", form, type: type))"
      sets.append("case \(number): \(statement)\(writeBack(member))")
    }
    if isClass, member.isOpen, !member.isStatic {
      addIdentifier(member.name, isSetter: false)
      if member.isSettable { addIdentifier(member.name + "=", isSetter: true) }
    }
  }

  private func writeBack(_ member: Member) -> String {
    guard typeName != nil, !member.isStatic, !isClass, !isProtocol else { return "" }
    return "; target = toScript(o)"
  }

  private mutating func addIdentifier(_ name: String, isSetter: Bool) {
    guard let typeName else { return }
    let key = MemberIdentifier.number(of: name, in: typeName)
    identifiers.append("case (\(number), \(isSetter)): return \(key)")
  }

  /// The arguments of a call, with their labels; statements before and after it for places.
  private func arguments(
    of member: Member
  ) throws(Unbound) -> (list: String, before: String, after: String) {
    var list: [String] = []
    var before = ""
    var after = ""
    for (index, parameter) in member.parameters.enumerated() {
      let label = parameter.label.map { "\($0): " } ?? ""
      let form = try conversions.form(of: parameter.type)
      if parameter.isAutoclosure { throw Unbound("autoclosures are not bound") }
      if parameter.isInout {
        guard form.isPlain else { throw Unbound("inout parameters of this type are not bound") }
        before += "let b\(index) = try place(a, \(index)); "
        before +=
          "var i\(index): \(parameter.type.trimmedDescription) = try bridged(b\(index).value); "
        after += "; b\(index).value = toScript(i\(index))"
        list.append("\(label)&i\(index)")
        continue
      }
      list.append(
        label
          + (try conversions.argument(
            "a", index, form, type: parameter.type, default: parameter.defaultValue,
            isAnnotated: true)))
    }
    return (list.joined(separator: ", "), before, after)
  }

  private mutating func addFunction(_ member: Member) throws(Unbound) {
    let (list, before, after) = try arguments(of: member)
    let call: String
    if member.isOperator {
      guard member.parameters.count == 2 else {
        calls.append("case \(number): return toScript(\(member.name)(try \(list)))")
        return
      }
      let left = try operand(member.parameters[0], 0)
      let right = try operand(member.parameters[1], 1)
      calls.append("case \(number): return try toScript(\(left) \(member.name) \(right))")
      return
    }
    call = "\(base(of: member))\(member.name.quoted)(\(list))"
    let isMutating = member.modifiers.contains("mutating")
    let prefix =
      "case \(number): " + receiver(of: member, isChanged: isMutating) + before
    let attempt = list.isEmpty && !member.isThrowing ? "" : "try "
    let back = (isMutating ? writeBack(member) : "") + after
    if let type = member.type {
      let form = try conversions.form(of: type)
      if back.isEmpty {
        calls.append(
          prefix + "return \(attempt)\(try conversions.toScript(call, form, type: type))")
      } else {
        let value = try conversions.toScript("r", form, type: type)
        calls.append(prefix + "let r = \(attempt)\(call)\(back); return \(value)")
      }
    } else {
      calls.append(prefix + "\(attempt)\(call)\(back); return .void")
    }
    if isClass, member.isOpen, !member.isStatic { addIdentifier(member.fullName, isSetter: false) }
  }

  private func operand(_ parameter: Parameter, _ index: Int) throws(Unbound) -> String {
    let form = try conversions.form(of: parameter.type)
    let text = try conversions.argument(
      "a", index, form, type: parameter.type, default: nil, isAnnotated: true)
    return "(\(text))"
  }

  private mutating func addSubscript(_ member: Member) throws(Unbound) {
    guard let type = member.type else { return }
    let (list, _, _) = try arguments(of: member)
    let owner = member.isStatic ? (typeName ?? "") : "o"
    let form = try conversions.form(of: type)
    let value = try conversions.toScript("\(owner)[\(list)]", form, type: type)
    calls.append("case \(number): \(receiver(of: member, isChanged: false))return try \(value)")
    if member.isSettable {
      let new =
        form.isPlain
        ? "bridged(value)" : try conversions.fromScript("value.unerased", form, type: type)
      sets.append(
        "case \(number): \(receiver(of: member, isChanged: true))"
          + "try \(owner)[\(list)] = \(new)\(writeBack(member))")
    }
  }

  private mutating func addCase(_ member: Member) throws(Unbound) {
    guard let typeName else { return }
    let name = "\(typeName).\(member.name.quoted)"
    if member.parameters.isEmpty {
      calls.append("case \(number): return toScript(\(name))")
      payloads.append("case (\(number), .\(member.name.quoted)): return []")
      return
    }
    let (list, _, _) = try arguments(of: member)
    calls.append("case \(number): return try toScript(\(name)(\(list)))")
    var values: [String] = []
    for (index, parameter) in member.parameters.enumerated() {
      let form = try conversions.form(of: parameter.type)
      values.append(try conversions.toScript("p\(index)", form, type: parameter.type))
    }
    let names = member.parameters.indices.map { "let p\($0)" }.joined(separator: ", ")
    payloads.append(
      "case (\(number), .\(member.name.quoted)(\(names))): return [\(values.joined(separator: ", "))]"
    )
  }

  private mutating func addInitializer(_ member: Member) throws(Unbound) {
    guard let typeName else { return }
    let (list, before, _) = try arguments(of: member)
    let attempt = list.isEmpty && !member.isThrowing ? "" : "try "
    calls.append(
      "case \(number): \(before)return \(attempt)toScript(\(typeName)(\(list)))")
  }

  /// Adds the code that makes a script's subclass by the initialiser about to be added.
  mutating func addConstruction(_ member: Member, shim: String) {
    guard member.genericClause.isEmpty, let (list, _, _) = try? arguments(of: member) else {
      return
    }
    let attempt = list.isEmpty && !member.isThrowing ? "" : "try "
    constructions.append(
      "case \(number): return try Runtime.construct(instance, runsOverride: runsOverride) { "
        + "\(attempt)toScript(\(shim)(\(list))) }")
  }

  // MARK: The text

  /// The class of the binding.
  func declaration() -> [String] {
    var out: [String] = []
    let isOverridable = !identifiers.isEmpty
    out.append(
      "final class \(identifier): \(isOverridable ? "OverridableBinding" : "NativeBinding") {")
    if let typeName, needsReceiver { out += receiverFunction(typeName) }
    out += function(
      "call(_ member: Int, _ target: inout Value, _ a: [Value?]) throws -> Value", "member", calls,
      otherwise: "throw unknownMember(member)")
    out += function(
      "set(_ member: Int, _ target: inout Value, _ a: [Value?], to value: Value) throws", "member",
      sets, otherwise: "throw unknownMember(member)")
    if isOverridable {
      out += function(
        "identifier(_ member: Int, isSetter: Bool) -> UInt64?", "(member, isSetter)", identifiers,
        otherwise: "return nil")
    }
    if !constructions.isEmpty {
      out += function(
        "construct(_ member: Int, _ a: [Value?], for instance: ScriptInstance, runsOverride: Bool)"
          + " throws -> Value", "member", constructions, otherwise: "throw unknownMember(member)")
    }
    if !payloads.isEmpty, let typeName {
      out.append("  @MainActor func payload(_ member: Int, of value: Value) -> [Value]? {")
      out.append(
        "    guard let value = \(typeName).bridged(from: value.unerased) else { return nil }")
      out.append("    switch (member, value) {")
      out += payloads.map { "    " + $0 }
      out.append("    default: return nil")
      out.append("    }")
      out.append("  }")
    }
    out.append("}")
    return out
  }

  private var needsReceiver: Bool {
    (calls + sets).contains { $0.contains("receiver(target)") }
  }

  private func receiverFunction(_ typeName: String) -> [String] {
    if let model, model.kind == .protocol {
      let maker = model.isProxied(program) ? "{ \(model.identifier)_Proxy($0) }" : "nil"
      return [
        "  @MainActor private func receiver(_ target: Value) throws -> any \(typeName) {",
        "    try conforming(target, to: (any \(typeName)).self, \(maker))",
        "  }",
      ]
    }
    return [
      "  @MainActor private func receiver(_ target: Value) throws -> \(typeName) {",
      "    try bridged(target)", "  }",
    ]
  }

  private func function(
    _ signature: String, _ subject: String, _ cases: [String], otherwise: String
  ) -> [String] {
    guard !cases.isEmpty else {
      return ["  @MainActor func \(signature) { \(otherwise) }"]
    }
    return ["  @MainActor func \(signature) {", "    switch \(subject) {"]
      + cases.map { "    " + $0 } + ["    default: \(otherwise)", "    }", "  }"]
  }

  /// The statement that registers the interface.
  func registration(header: String?, module: String) -> [String] {
    let binding = hasCode ? "\(identifier)()" : "RequirementsBinding.shared"
    guard let header, let typeName else {
      return [
        "library.registerGlobals(module: \"\(module)\", text: \"\"\"",
        lines.joined(separator: "\n"), "\"\"\", binding: \(binding))",
      ]
    }
    let list = operators.map { "\"\($0)\"" }.joined(separator: ", ")
    let isClass = model?.kind == .class && model?.genericNames.isEmpty == true
    let metatype = isClass && !header.hasPrefix("extension") ? ", metatype: \(typeName).self" : ""
    return [
      "library.register(.init(name: \"\(typeName)\", module: \"\(module)\", text: \"\"\"",
      ([header] + lines).joined(separator: "\n"),
      "\"\"\", binding: \(binding)\(list.isEmpty ? "" : ", operators: [\(list)]")\(metatype)))",
    ]
  }
}

/// The numbers by which compiled code and shims know overridable members.
enum MemberIdentifier {
  /// The FNV-1a hash of the member's name in the class that introduced it: it stays the same
  /// whatever else changes, so that a change of one class does not rebuild the others' bindings.
  static func number(of name: String, in type: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(type).\(name)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "0x" + String(hash, radix: 16)
  }
}
