import SwiftSyntax

/// Writes the subclass of an open class that stands for the script's subclasses of it.
struct Shim {
  let type: TypeModel
  let program: Program
  private let conversions: Conversions

  /// Starts the shim of a class.
  init(_ type: TypeModel, _ program: Program) {
    self.type = type
    self.program = program
    conversions = Conversions(program: program)
  }

  /// The shim's name.
  var name: String { type.identifier + "_Shim" }

  /// The lines of its declaration.
  func declaration() -> [String] {
    var out = ["@MainActor final class \(name): \(type.name), Scripted {"]
    out.append("  nonisolated let script: ScriptInstance?")
    for initializer in program.initializers(of: type) where initializer.isDesignated {
      attempt(initializer.member) { member throws(Unbound) in out += try self.initializer(member) }
    }
    for (member, owner) in program.overridableMembers(of: type) {
      attempt(member) { member throws(Unbound) in
        out +=
          member.kind == .variable
          ? try property(member, owner) : try method(member, owner)
      }
    }
    out.append("}")
    return out
  }

  private func attempt(_ member: Member, _ body: (Member) throws(Unbound) -> Void) {
    do throws(Unbound) {
      try body(member)
    } catch {
      program.report("\(type.name).\(member.fullName): \(error.message)", member.location)
    }
  }

  /// `_ p0: CGPoint, with p1: UIEvent?`, and `p0, with: p1`.
  private func parameters(_ member: Member) -> (declared: String, passed: String) {
    var declared: [String] = []
    var passed: [String] = []
    for (index, parameter) in member.parameters.enumerated() {
      declared.append("\(parameter.label ?? "_") p\(index): \(parameter.text)")
      passed.append((parameter.label.map { "\($0): " } ?? "") + "p\(index)")
    }
    return (declared.joined(separator: ", "), passed.joined(separator: ", "))
  }

  /// `[toScript(p0), toScript(p1)]`.
  private func values(_ member: Member) throws(Unbound) -> String {
    var list: [String] = []
    for (index, parameter) in member.parameters.enumerated() {
      let form = try conversions.form(of: parameter.type)
      list.append(try conversions.toScript("p\(index)", form, type: parameter.type))
    }
    return "[\(list.joined(separator: ", "))]"
  }

  private func initializer(_ member: Member) throws(Unbound) -> [String] {
    let (declared, _) = parameters(member)
    var passed: [String] = []
    for (index, parameter) in member.parameters.enumerated() {
      let label = parameter.label.map { "\($0): " } ?? ""
      let form = try conversions.form(of: parameter.type)
      passed.append(label + (form.isPlain ? "c.argument(\(index), or: p\(index))" : "p\(index)"))
    }
    let key = MemberIdentifier.number(of: member.fullName, in: type.name)
    let keyword = member.isRequired ? "required init" : "override init"
    let unwrap = member.isThrowing ? "try " : ""
    return [
      "  \(keyword)\(member.failability)(\(declared))\(member.isThrowing ? " throws" : "") {",
      "    let c = Runtime.beginConstruction(\(key), \"\(member.fullName)\", "
        + "\(try values(member)))",
      "    script = c.instance",
      "    \(unwrap)super.init(\(passed.joined(separator: ", ")))",
      "    c.finish(self)",
      "  }",
    ]
  }

  /// Whether a member runs off the main actor: those of Foundation's root class.
  private func isNonisolated(_ owner: TypeModel) -> Bool { !program.isMainActor(owner) }

  private func method(_ member: Member, _ owner: TypeModel) throws(Unbound) -> [String] {
    guard member.genericClause.isEmpty, !member.isAsync, !member.isThrowing else {
      throw Unbound("open members that are generic, async or throwing are not bound")
    }
    let (declared, passed) = parameters(member)
    let key = MemberIdentifier.number(of: member.fullName, in: owner.name)
    let result = member.type.map { " -> \($0.trimmedDescription)" } ?? ""
    let body = try self.body(
      key, member.fullName, values(member), type: member.type,
      otherwise: "super.\(member.name.quoted)(\(passed))", isNonisolated: isNonisolated(owner))
    return ["  override func \(member.name.quoted)(\(declared))\(result) {"]
      + body.map { "    " + $0 } + ["  }"]
  }

  private func property(_ member: Member, _ owner: TypeModel) throws(Unbound) -> [String] {
    guard let type = member.type else { return [] }
    let key = MemberIdentifier.number(of: member.name, in: owner.name)
    let place = "super.\(member.name.quoted)"
    let isNonisolated = isNonisolated(owner)
    let getter = try body(
      key, member.name, "[]", type: type, otherwise: place, isNonisolated: isNonisolated)
    var out = ["  override var \(member.name.quoted): \(type.trimmedDescription) {", "    get {"]
    out += getter.map { "      " + $0 } + ["    }"]
    if member.isSettable {
      let setterKey = MemberIdentifier.number(of: member.name + "=", in: owner.name)
      let value = try conversions.toScript("newValue", conversions.form(of: type), type: type)
      let setter = try body(
        setterKey, member.name + "=", "[\(value)]", type: nil, otherwise: "\(place) = newValue",
        isNonisolated: isNonisolated)
      out += ["    set {"] + setter.map { "      " + $0 } + ["    }"]
    }
    return out + ["  }"]
  }

  /// The statements of an override: the script's implementation, or else `super`.
  private func body(
    _ key: String, _ name: String, _ values: String, type: TypeSyntax?, otherwise: String,
    isNonisolated: Bool
  ) throws(Unbound) -> [String] {
    guard let type else {
      if isNonisolated { throw Unbound("open members without isolation need a result") }
      return [
        "if let m = Runtime.method(script, \(key), \"\(name)\") { Runtime.run(m, self, \(values)) }"
          + " else { \(otherwise) }"
      ]
    }
    let form = try conversions.form(of: type)
    if isNonisolated {
      guard form.isPlain else { throw Unbound("this result is not bound without isolation") }
      return [
        "overridden(script, self, \(key), \"\(name)\", \(values)) ?? \(otherwise)"
      ]
    }
    let conversion =
      form.isPlain
      ? ", \(conversions.swiftType(type)).self)"
      : ") { \(try conversions.fromScript("$0", form, type: type)) }"
    return [
      "if let m = Runtime.method(script, \(key), \"\(name)\"),",
      "  let r = Runtime.result(m, self, \(values)\(conversion)",
      "{ return r }",
      "return \(otherwise)",
    ]
  }
}
