import SwiftSyntax

/// Writes the class that stands for a script's object where compiled code wants a protocol.
struct Proxy {
  let type: TypeModel
  let program: Program
  private let conversions: Conversions

  /// Starts the stand-in of a protocol.
  init(_ type: TypeModel, _ program: Program) {
    self.type = type
    self.program = program
    conversions = Conversions(program: program)
  }

  /// The lines of the class, and of the one that has the protocol's defaults.
  func declaration() -> [String] {
    let attribute = type.isMainActor || inheritsMainActor ? "@MainActor " : ""
    var out = [
      "\(attribute)final class \(type.identifier)_Proxy: NSObject, \(type.name), ScriptProxy {"
    ]
    out.append("  nonisolated(unsafe) weak var script: ScriptInstance?")
    out.append("  init(_ script: ScriptInstance) { self.script = script; super.init() }")
    var defaults: [String] = []
    let requirements = program.requirements(of: type)
    let hasDefaults = requirements.contains { program.hasDefault($0, in: type) }
    if hasDefaults {
      out.append("  private let defaults = \(type.identifier)_Defaults()")
    }
    for member in requirements {
      do throws(Unbound) {
        let isOptional = program.hasDefault(member, in: type)
        out += try requirement(member, isOptional: isOptional)
        if !isOptional { defaults += try placeholder(member) }
      } catch {
        program.report("\(type.name).\(member.fullName): \(error.message)", member.location)
      }
    }
    out.append("}")
    if hasDefaults {
      out.append(
        "\(attribute)private final class \(type.identifier)_Defaults: NSObject, \(type.name) {")
      out += defaults + ["}"]
    }
    return out
  }

  private var inheritsMainActor: Bool {
    type.inherited.compactMap { program.type($0) }.contains {
      $0.isMainActor || Proxy($0, program).inheritsMainActor
    }
  }

  private func signature(_ member: Member) -> (text: String, passed: String) {
    if member.kind == .variable {
      return ("var \(member.name.quoted): \(member.type?.trimmedDescription ?? "Void")", "")
    }
    var declared: [String] = []
    var passed: [String] = []
    for (index, parameter) in member.parameters.enumerated() {
      declared.append("\(parameter.label ?? "_") p\(index): \(parameter.text)")
      passed.append((parameter.label.map { "\($0): " } ?? "") + "p\(index)")
    }
    let result = member.type.map { " -> \($0.trimmedDescription)" } ?? ""
    return (
      "func \(member.name.quoted)(\(declared.joined(separator: ", ")))\(result)",
      passed.joined(separator: ", ")
    )
  }

  private func requirement(_ member: Member, isOptional: Bool) throws(Unbound) -> [String] {
    let (text, passed) = signature(member)
    var values: [String] = []
    for (index, parameter) in member.parameters.enumerated() {
      let form = try conversions.form(of: parameter.type)
      values.append(try conversions.toScript("p\(index)", form, type: parameter.type))
    }
    let list = "[\(values.joined(separator: ", "))]"
    let key = MemberIdentifier.number(of: member.fullName, in: type.name)
    let call =
      member.kind == .variable
      ? "defaults.\(member.name.quoted)" : "defaults.\(member.name.quoted)(\(passed))"
    guard let result = member.type else {
      let otherwise = isOptional ? " else { \(call) }" : ""
      return [
        "  \(text) {",
        "    if let script, let m = Runtime.method(script, \(key), \"\(member.fullName)\") {",
        "      Runtime.run(m, script.object, \(list))",
        "    }\(otherwise)",
        "  }",
      ]
    }
    let form = try conversions.form(of: result)
    let conversion =
      form.isPlain
      ? ", \(conversions.swiftType(result)).self)"
      : ") { \(try conversions.fromScript("$0", form, type: result)) }"
    let getter = [
      "if let script, let m = Runtime.method(script, \(key), \"\(member.fullName)\"),",
      "  let r = Runtime.result(m, script.object, \(list)\(conversion)",
      "{ return r }",
      "return \(isOptional ? call : try conversions.placeholder(for: result))",
    ]
    guard member.kind == .variable, member.isSettable else {
      return ["  \(text) {"] + getter.map { "    " + $0 } + ["  }"]
    }
    let setterKey = MemberIdentifier.number(of: member.name + "=", in: type.name)
    let value = try conversions.toScript("newValue", form, type: result)
    return ["  \(text) {", "    get {"] + getter.map { "      " + $0 } + [
      "    }",
      "    set {",
      "      if let script, let m = Runtime.method(script, \(setterKey), \"\(member.name)=\") {",
      "        Runtime.run(m, script.object, [\(value)])",
      "      }",
      "    }",
      "  }",
    ]
  }

  /// A requirement without a default, in the object that only lends the defaults.
  private func placeholder(_ member: Member) throws(Unbound) -> [String] {
    let (text, _) = signature(member)
    guard let result = member.type else { return ["  \(text) {}"] }
    let value = try conversions.placeholder(for: result)
    if member.kind == .variable, member.isSettable {
      return ["  \(text) { get { \(value) } set {} }"]
    }
    return ["  \(text) { \(value) }"]
  }
}
