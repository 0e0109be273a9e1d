import Foundation

/// Settings of the simulated app, kept as long as the session.
@MainActor public class UserDefaults: NSObject {
  /// The app's settings.
  public static let standard: UserDefaults = UserDefaults()

  /// The settings; a host may put them aside and take them up again.
  var values: [String: Any] = [:]

  /// Returns the value of a key.
  public func object(forKey defaultName: String) -> Any? { values[defaultName] }

  /// Returns the value of a key.
  public func value(forKey key: String) -> Any? { values[key] }

  /// Returns a dictionary, or nil.
  public func dictionary(forKey defaultName: String) -> [String: Any]? {
    values[defaultName] as? [String: Any]
  }

  /// Returns a number, or 0.
  public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  /// Sets the value of a key; nil removes it.
  public func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }

  /// Removes a key.
  public func removeObject(forKey defaultName: String) { values[defaultName] = nil }

  /// Returns a text, or nil.
  public func string(forKey defaultName: String) -> String? { values[defaultName] as? String }

  /// Returns a whole number, or 0.
  public func integer(forKey defaultName: String) -> Int {
    switch values[defaultName] {
    case let value as Int: value
    case let value as Double: Int(exactly: value.rounded(.towardZero)) ?? 0
    case let value as Bool: value ? 1 : 0
    default: 0
    }
  }

  /// Returns a number, or 0.
  public func double(forKey defaultName: String) -> Double {
    switch values[defaultName] {
    case let value as Double: value
    case let value as Int: Double(value)
    default: 0
    }
  }

  /// Returns a truth value, or false.
  public func bool(forKey defaultName: String) -> Bool {
    switch values[defaultName] {
    case let value as Bool: value
    case let value as Int: value != 0
    default: false
    }
  }

  /// Returns an array, or nil.
  public func array(forKey defaultName: String) -> [Any]? { values[defaultName] as? [Any] }

  /// Returns an array of texts, or nil.
  public func stringArray(forKey defaultName: String) -> [String]? {
    values[defaultName] as? [String]
  }
}
