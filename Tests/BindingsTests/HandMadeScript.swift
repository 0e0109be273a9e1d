import Bindings
import ScriptRuntime
import Testing
import UIKit

/// The tests in which a script is in charge of the runtime: there is one runtime, so they run one
/// after the other.
@Suite(.serialized) struct ScriptedTests {}

/// A script written by hand: classes whose members are Swift closures. It stands in for the
/// evaluator, so that the bindings are tested by themselves.
@MainActor final class HandMadeScript: ScriptDispatching {
  typealias Body = @MainActor (_ receiver: Value, _ arguments: [Value]) throws -> Value

  /// The phases of an initialiser that overrides a native one.
  struct Initializer {
    let superArguments: @MainActor ([Value]) throws -> [Value?]
    let after: @MainActor (Value) throws -> Void
  }

  final class Method: ScriptMethod {
    let script: HandMadeScript
    let body: Body

    init(_ script: HandMadeScript, _ body: @escaping Body) {
      self.script = script
      self.body = body
    }

    func call(_ receiver: Value, _ arguments: [Value]) throws -> Value {
      guard script.depth < script.limit else {
        throw ScriptFailure(.stackOverflow(cycle: [], limit: 0))
      }
      script.depth += 1
      defer { script.depth -= 1 }
      return try body(receiver, arguments)
    }
  }

  final class Initialization: ScriptInitialization {
    let initializer: Initializer

    init(_ initializer: Initializer) { self.initializer = initializer }

    func begin(_ arguments: [Value]) throws -> [Value?] {
      try initializer.superArguments(arguments)
    }

    func finish(_ receiver: Value) throws { try initializer.after(receiver) }
  }

  let library = Bindings.makeLibrary()
  var depth = 0
  var limit = 200
  private(set) var calls: [String] = []
  private var methods: [NominalType: [NativeMember: Body]] = [:]
  private var initializers: [NominalType: [String: Initializer]] = [:]

  /// Takes charge of the runtime.
  init() {
    takeCharge()
    try? Runtime.throwPending()
  }

  /// Puts itself in charge again: between the steps of a test other tests may have been.
  func takeCharge() {
    guard Runtime.dispatch !== self else { return }
    Bindings.connect()
    Runtime.dispatch = self
  }

  // MARK: Declaring

  /// Declares a class; a nil superclass is none.
  func declare(_ name: String, _ superclass: String?) -> NominalType {
    let type = NominalType(name, .class, module: "main")
    type.superclass = superclass.flatMap { library.type(named: $0) }.map { .nominal($0, []) }
    return type
  }

  /// Gives a class a method, getter or (with `=`) setter.
  func override(_ type: NominalType, _ name: StaticString, _ body: @escaping Body) {
    methods[type, default: [:]][NativeMember(encoded: name)] = body
  }

  /// Gives a class an initialiser.
  func override(_ type: NominalType, initializer name: String, _ initializer: Initializer) {
    initializers[type, default: [:]][name] = initializer
  }

  /// Gives a class a method that only notes that it was called.
  func note(_ type: NominalType, _ name: StaticString) {
    override(type, name) { [unowned self] _, _ in
      calls.append("\(name)")
      return .void
    }
  }

  func log(_ text: String) { calls.append(text) }

  // MARK: Dispatching

  func method(for member: NativeMember, of type: SwiftType) -> (any ScriptMethod)? {
    guard case .nominal(let nominal, _) = type else { return nil }
    if let body = methods[nominal]?[member] { return Method(self, body) }
    return nominal.superclass.flatMap { method(for: member, of: $0) }
  }

  func initialization(
    for member: NativeMember, of instance: ScriptInstance
  ) -> (any ScriptInitialization)? {
    guard case .nominal(let type, _) = instance.type else { return nil }
    return initializers[type]?[member.name].map(Initialization.init)
  }

  func perform(_ selector: String, on receiver: Value, _ arguments: [Value]) throws -> Bool {
    calls.append("perform \(selector)")
    return true
  }

  func make(_ type: SwiftType, initializer: String, _ arguments: [Value]) throws -> Value {
    guard case .nominal(let nominal, _) = type else { return .none }
    return try make(nominal, initializer, arguments)
  }

  // MARK: Calling

  /// Makes an instance of a script's class by an inherited native initialiser.
  func make(_ type: NominalType, _ initializer: String = "init()", _ arguments: [Value] = []) throws
    -> Value
  {
    let instance = ScriptInstance(type: .nominal(type, []), fieldCount: 0)
    var base = type
    while base.module == "main", case .nominal(let superclass, _)? = base.superclass {
      base = superclass
    }
    guard base.module != "main" else { return .object(instance) }
    let (binding, number) = try native(initializer, in: base)
    let value = try binding.construct(
      number, arguments.map { .some($0) }, for: instance, runsOverride: true)
    try Runtime.throwPending()
    return value
  }

  /// Makes a native object.
  func new(_ type: String, _ initializer: String = "init()", _ arguments: [Value?] = []) throws
    -> Value
  {
    let (binding, number) = try native(initializer, in: try nominal(type))
    var target = Value.void
    return try finish(binding.call(number, &target, arguments))
  }

  /// Calls a method, or reads a property, of the class that declares it.
  @discardableResult func call(
    _ target: Value, _ type: String, _ member: String, _ arguments: [Value?] = []
  ) throws -> Value {
    let (binding, number) = try native(member, in: try nominal(type))
    var target = target
    return try finish(binding.call(number, &target, arguments))
  }

  /// Calls `super.member()`.
  @discardableResult func callSuper(
    _ target: Value, _ type: String, _ member: String, _ arguments: [Value?] = []
  ) throws -> Value {
    let (binding, number) = try native(member, in: try nominal(type))
    return try finish(binding.callSuper(number, target, arguments))
  }

  /// Sets a property; the changed target.
  @discardableResult func set(
    _ target: Value, _ type: String, _ member: String, to value: Value
  ) throws -> Value {
    let (binding, number) = try native(member, in: try nominal(type))
    var target = target
    try binding.set(number, &target, [], to: value)
    return try finish(target)
  }

  private func finish(_ value: Value) throws -> Value {
    try Runtime.throwPending()
    return value
  }

  func nominal(_ name: String) throws -> NominalType {
    guard let type = library.type(named: name) else {
      throw ScriptFailure(.notSimulated(name))
    }
    return type
  }

  func native(_ member: String, in type: NominalType) throws -> (any NativeBinding, Int) {
    takeCharge()
    let declaration = type.members.first { $0.fullName == member }
    guard case .native(let binding, let number)? = declaration?.implementation else {
      throw ScriptFailure(.notSimulated("\(type.qualifiedName).\(member)"))
    }
    return (binding, number)
  }
}

extension Value {
  /// The object as a native class.
  func native<T: AnyObject>(_ type: T.Type) -> T? {
    if case .object(let object) = self { object as? T } else { nil }
  }
}
