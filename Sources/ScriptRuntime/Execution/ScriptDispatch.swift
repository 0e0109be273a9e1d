/// A member of a native class or protocol that a script may implement.
public struct NativeMember: Hashable, Sendable {
  /// What of it is called.
  public enum Accessor: Sendable { case function, getter, setter, initializer }

  /// The full name: `sizeThatFits(_:)`, `intrinsicContentSize`, `init(frame:)`.
  public let name: String
  public let accessor: Accessor

  /// Makes a member from the name generated code gives it: a setter's ends in `=`.
  public init(encoded: StaticString) {
    let text = "\(encoded)"
    if text.hasPrefix("init(") {
      name = text
      accessor = .initializer
    } else if text.hasSuffix("=") {
      name = String(text.dropLast())
      accessor = .setter
    } else {
      name = text
      accessor = text.hasSuffix(")") ? .function : .getter
    }
  }
}

/// The script's implementation of a native member.
@MainActor public protocol ScriptMethod: AnyObject {
  /// Runs it; a getter takes no arguments, a setter the new value.
  ///
  /// - Throws: a `ScriptFailure`, or what the learner's code threw.
  func call(_ receiver: Value, _ arguments: [Value]) throws -> Value
}

/// An initialiser of the script's that overrides a native one, run around the native part because
/// compiled code, a convenience initialiser or a nib, has begun the construction.
@MainActor public protocol ScriptInitialization: AnyObject {
  /// Runs it up to its call of `super.init`; the arguments of that call.
  func begin(_ arguments: [Value]) throws -> [Value?]

  /// Runs the rest, with the native part in place.
  func finish(_ receiver: Value) throws
}

/// What native code asks of the evaluator about a script's subclasses.
@MainActor public protocol ScriptDispatching: AnyObject {
  /// The library of the session, for what needs the name of a type.
  var library: Library { get }

  /// The script's implementation of a member in a class or the classes of the script that it
  /// inherits from: an override, or what meets a protocol's requirement. The answer is remembered.
  func method(for member: NativeMember, of type: SwiftType) -> (any ScriptMethod)?

  /// The script's override of a native initialiser, about to run for an instance whose fields have
  /// their initial values; nil when its class does not override it.
  func initialization(
    for member: NativeMember, of instance: ScriptInstance
  ) -> (any ScriptInitialization)?

  /// Performs the method that an `@objc` name stands for.
  ///
  /// - Returns: whether the class has such a method.
  func perform(_ selector: String, on receiver: Value, _ arguments: [Value]) throws -> Bool

  /// Whether the receiver has the method that an `@objc` name stands for.
  func responds(to selector: String, _ receiver: Value) -> Bool

  /// Makes an instance of a script's class that compiled code has only a name or metatype of, as a
  /// nib or a table view does, by the initialiser of that full name.
  func make(_ type: SwiftType, initializer: String, _ arguments: [Value]) throws -> Value
}

extension ScriptDispatching {
  /// Says yes, so that a message to an object that has no such method is UIKit's exception.
  public func responds(to selector: String, _ receiver: Value) -> Bool { true }
}
