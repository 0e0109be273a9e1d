/// Returns an object's address as UIKit's descriptions print it, such as `0x104b00010`.
func pointerText(_ object: AnyObject) -> String {
  ObjectAddresses.text(of: object)
}

/// The addresses that descriptions print.
///
/// Real addresses differ from run to run, and with them every message that names an object. These
/// are given in the order in which objects are first described in a world, so that the same program
/// prints the same text.
enum ObjectAddresses {
  private struct Entry {
    weak var object: AnyObject?
    let text: String
  }

  // Everything in the simulation runs on the main thread.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var count: UInt64 = 0
  private static let first: UInt64 = 0x1_04b0_0000

  static func text(of object: AnyObject) -> String {
    let key = ObjectIdentifier(object)
    // Another object may have got the memory of one that is gone.
    if let entry = entries[key], entry.object === object { return entry.text }
    count &+= 1
    let text = "0x" + String(first &+ count &* 16, radix: 16)
    entries[key] = Entry(object: object, text: text)
    return text
  }

  /// Starts again with the first address, for a new world.
  static func reset() {
    entries = [:]
    count = 0
  }
}
