// Linux has no Objective-C runtime, so a selector's method is found by whoever knows the target's
// methods: the host for scripts, and an object itself where it says so.
// not scripted
extension Simulation {
  /// Calls the method a selector names, with the arguments it takes; returns whether there is one.
  public static var performHandler: (@MainActor (Selector, NSObject, [Any?]) -> Bool)?

  /// Answers whether an object has the method a selector names.
  public static var respondsHandler: (@MainActor (NSObject, Selector) -> Bool)?

  /// Calls the method a selector names on a target, and raises UIKit's exception if there is none.
  ///
  /// - Parameter arguments: What the method may take, of which it receives as many as the selector
  ///   has colons.
  public static func perform(_ selector: Selector, on target: NSObject, with arguments: [Any?]) {
    let given = Array(arguments.prefix(selector.argumentCount))
    if let receiver = target as? any SelectorResponding,
      receiver.perform(selector, with: given)
    {
      return
    }
    if performHandler?(selector, target, given) == true { return }
    raise(
      .invalidArgument(
        "-[\(ClassName(of: target).name) \(selector.description)]: "
          + "unrecognized selector sent to instance \(pointerText(target))"))
  }

  /// Whether an object has the method a selector names.
  static func responds(_ object: NSObject, to selector: Selector) -> Bool {
    if let receiver = object as? any SelectorResponding, receiver.responds(to: selector) {
      return true
    }
    return respondsHandler?(object, selector) ?? false
  }
}

// not scripted
/// An object of compiled Swift that finds its own methods by selector.
@MainActor public protocol SelectorResponding: AnyObject {
  /// Whether the object has the method.
  func responds(to selector: Selector) -> Bool
  /// Calls the method with as many arguments as its selector has colons; false if there is none.
  func perform(_ selector: Selector, with arguments: [Any?]) -> Bool
}
