/// The types, functions and operators that scripts can use without declaring them: Swift's,
/// Foundation's and UIKit's, as far as they are bound.
///
/// Each bound type brings its *interface*, a text in Swift's own notation, one line a member, and a
/// `NativeBinding` that carries the members out by number. The first line is the header, the
/// members follow, and a member's number is its line's index among them, from 0:
/// ```
/// open class UIView : UIResponder, UICoordinateSpace
/// init(frame: CGRect = default)
/// open func addSubview(_ view: UIView)
/// var frame: CGRect { get set }
/// static var noIntrinsicMetric: CGFloat { get }
/// @discardableResult func take<T: UIView>(_ type: T.Type, block: @escaping (T) -> Void) -> T
/// ```
/// A default is written `= default`: its text does not matter to a caller. Operators and global
/// functions are lines of a text that has no header. The text is parsed the first time a member
/// of the type is looked up, so that a session pays only for what it names.
public final class Library {
  /// What a binding brings for one type.
  public struct TypeInterface {
    /// The name, qualified by the types it is nested in: `UIFont.Weight`.
    public let name: String
    public let module: String

    /// Header and members, as the type's description says.
    public let text: String
    public let binding: any NativeBinding

    /// Makes an interface.
    public init(name: String, module: String, text: String, binding: any NativeBinding) {
      self.name = name
      self.module = module
      self.text = text
      self.binding = binding
    }
  }

  private var interfaces: [String: TypeInterface] = [:]
  private var types: [String: NominalType] = [:]
  private var globals: [String: [Declaration]] = [:]

  /// Makes an empty library; the bindings fill it.
  public init() {}
}
