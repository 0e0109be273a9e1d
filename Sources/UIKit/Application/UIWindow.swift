/// The root of a view hierarchy on a screen.
@MainActor open class UIWindow: UIView {
}
