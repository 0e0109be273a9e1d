import Foundation
import UIKit

/// The hierarchy as JSON, for other programs: what `primavista run --json` prints.
///
/// `version` grows when a field changes its meaning or goes; new fields do not change it.
struct HierarchyJSON: Encodable {
  let version = 1
  let device: String
  let controller: String?
  let view: Node?

  /// A view: its class, where it is in its superview, what it shows, what is in it.
  struct Node: Encodable {
    let `class`: String
    let frame: Frame
    let text: String?
    let children: [Node]

    private enum CodingKeys: String, CodingKey { case `class`, frame, text, children }

    /// The text is there even when it is null, so that a reader need not tell two cases apart.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(`class`, forKey: .class)
      try container.encode(frame, forKey: .frame)
      try container.encode(text, forKey: .text)
      try container.encode(children, forKey: .children)
    }
  }

  /// A rectangle in points; a number that is not finite is 0.
  struct Frame: Encodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    init(_ rect: CGRect) {
      func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
      x = finite(rect.minX)
      y = finite(rect.minY)
      width = finite(rect.width)
      height = finite(rect.height)
    }
  }

  /// Describes a view and what is in it; deeper than 100 levels nothing is told.
  @MainActor
  static func node(_ view: UIView, naming: ViewNaming, depth: Int = 0) -> Node {
    Node(
      class: naming.className(view), frame: Frame(view.frame), text: DisplayedText.of(view),
      children: depth < 100
        ? view.subviews.map { node($0, naming: naming, depth: depth + 1) } : [])
  }

  /// The text, keys sorted so that two runs can be compared.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
