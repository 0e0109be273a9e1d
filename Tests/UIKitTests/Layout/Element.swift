import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML file.
final class Element {
  let name: String
  let attributes: [String: String]
  private(set) var children: [Element] = []

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The elements of a name directly inside.
  func children(_ name: String) -> [Element] {
    children.filter { $0.name == name }
  }

  /// The first element directly inside whose `key` has a value.
  func child(key: String) -> Element? {
    children.first { $0.attributes["key"] == key }
  }

  /// All elements inside, at any depth, that pass a test.
  func all(where test: (Element) -> Bool) -> [Element] {
    children.flatMap { (test($0) ? [$0] : []) + $0.all(where: test) }
  }

  func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap { Double($0) }
  }

  /// Reads a file; answers nil if it is not well-formed.
  static func read(_ url: URL) -> Element? {
    guard let parser = XMLParser(contentsOf: url) else { return nil }
    let builder = Builder()
    parser.delegate = builder
    return parser.parse() ? builder.root : nil
  }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: Element?
    private var open: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = Element(name, attributes)
      if let parent = open.last { parent.children.append(element) } else { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
