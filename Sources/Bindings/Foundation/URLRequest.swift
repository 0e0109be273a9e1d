import Foundation

/// What an app would ask a server for; nothing is sent.
public struct URLRequest: Hashable, Sendable {
  /// The address.
  public var url: URL?

  /// The method: `GET` where nothing else is said.
  public var httpMethod: String? = "GET"

  /// What is sent along.
  public var httpBody: Data?

  /// The header's fields.
  public var allHTTPHeaderFields: [String: String]?

  /// How many seconds the app would wait.
  public var timeoutInterval: TimeInterval = 60

  /// Makes a request for an address.
  public init(url: URL) { self.url = url }

  /// Returns a field of the header, whatever the case of its letters.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// Sets a field of the header; nil removes it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields = fields.filter { $0.key.lowercased() != field.lowercased() }
    fields[field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds a value to a field of the header.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
  }
}
