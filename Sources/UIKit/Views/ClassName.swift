/// The names under which UIKit's descriptions show an object's class.
struct ClassName {
  /// The class, qualified by its module unless it is UIKit's: `UILabel`, `Demo.ProfileView`.
  let name: String
  /// The nearest class of UIKit's, where the class itself is not.
  let base: String?

  @MainActor init(of object: NSObject) {
    var type: Any.Type? = Swift.type(of: object)
    var found: String?
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = type {
      let name = String(reflecting: current)
      if name.hasPrefix(ClassName.module) {
        let short = String(name.dropFirst(ClassName.module.count))
        let scripted = Simulation.classNameHandler?(object)
        self.name = scripted ?? found ?? short
        base = scripted != nil || found != nil ? short : nil
        return
      }
      if found == nil { found = name }
      mirror = mirror?.superclassMirror
      type = mirror?.subjectType
    }
    name = found ?? "NSObject"
    base = nil
  }

  private static let module = "UIKit."
}
