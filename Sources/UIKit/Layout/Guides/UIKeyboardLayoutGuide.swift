/// The strip of a view that the keyboard covers: what is below the safe area while there is none.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
}
