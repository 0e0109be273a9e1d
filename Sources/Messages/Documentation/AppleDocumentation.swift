/// Apple's pages about the declarations of Swift, Foundation and UIKit.
public enum AppleDocumentation {
  /// The address of a declaration's page; of the type's, where several members share a name; nil for
  /// what is not Apple's.
  ///
  /// Apple's addresses are the names in lower case: `uikit/uiview/addsubview(_:)`.
  ///
  /// - Parameters:
  ///   - name: the qualified name with its labels: `UIView.addSubview(_:)`.
  ///   - module: the module as the library has it.
  public static func address(of name: String, module: String, isOverloaded: Bool = false) -> String?
  {
    guard let framework = framework(of: name, module: module) else { return nil }
    // Dots between the labels' parentheses are none that separate names.
    let base = name.prefix { $0 != "(" }
    var parts = base.split(separator: ".").map(String.init)
    // What all texts have in common is on String's own page.
    if parts.first == "StringProtocol" { parts[0] = "String" }
    guard let last = parts.last else { return nil }
    if isOverloaded || last == "subscript" {
      parts.removeLast()
      guard !parts.isEmpty else { return nil }
    } else {
      parts[parts.count - 1] = last + name[base.endIndex...]
    }
    let path = ([framework] + parts).joined(separator: "/").lowercased()
    return "https://developer.apple.com/documentation/" + path
  }

  /// The framework that Apple files a type under.
  private static func framework(of name: String, module: String) -> String? {
    let type = String(name.prefix { $0 != "." && $0 != "(" })
    if ["CGPoint", "CGSize", "CGRect", "CGFloat", "CGVector", "CGAffineTransform"].contains(type) {
      return "CoreFoundation"
    }
    if type.hasPrefix("CG") { return "CoreGraphics" }
    if type.hasPrefix("CA") { return "QuartzCore" }
    if type == "NSObject" || type == "Selector" { return "ObjectiveC" }
    if type.hasPrefix("Dispatch") { return "Dispatch" }
    return ["Swift", "Foundation", "UIKit"].contains(module) ? module : nil
  }
}
