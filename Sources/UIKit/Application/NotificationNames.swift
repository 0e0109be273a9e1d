// The simulation posts none of these: names exist so that observers can be added.

extension UIApplication {
  /// The application has been launched.
  public static let didFinishLaunchingNotification: Notification.Name =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// The application has come to the front.
  public static let didBecomeActiveNotification: Notification.Name =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The application is about to leave the front.
  public static let willResignActiveNotification: Notification.Name =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// The application has gone behind.
  public static let didEnterBackgroundNotification: Notification.Name =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The application is about to come back.
  public static let willEnterForegroundNotification: Notification.Name =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The application is about to end.
  public static let willTerminateNotification: Notification.Name =
    Notification.Name("UIApplicationWillTerminateNotification")
  /// Memory is short.
  public static let didReceiveMemoryWarningNotification: Notification.Name =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// The time has jumped: midnight, a change of time zone.
  public static let significantTimeChangeNotification: Notification.Name =
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// The person has taken a picture of the screen.
  public static let userDidTakeScreenshotNotification: Notification.Name =
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

extension UIResponder {
  /// The keyboard is about to appear.
  public static let keyboardWillShowNotification: Notification.Name =
    Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard has appeared.
  public static let keyboardDidShowNotification: Notification.Name =
    Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to go.
  public static let keyboardWillHideNotification: Notification.Name =
    Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard has gone.
  public static let keyboardDidHideNotification: Notification.Name =
    Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard's frame is about to change.
  public static let keyboardWillChangeFrameNotification: Notification.Name =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// The keyboard's frame has changed.
  public static let keyboardDidChangeFrameNotification: Notification.Name =
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// The key of the frame from which the keyboard comes.
  public static let keyboardFrameBeginUserInfoKey: String = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame to which the keyboard goes.
  public static let keyboardFrameEndUserInfoKey: String = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the seconds that takes.
  public static let keyboardAnimationDurationUserInfoKey: String =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of how the speed changes meanwhile.
  public static let keyboardAnimationCurveUserInfoKey: String =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this application.
  public static let keyboardIsLocalUserInfoKey: String = "UIKeyboardIsLocalUserInfoKey"
}

extension UIDevice {
  /// The device has been turned.
  public static let orientationDidChangeNotification: Notification.Name =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// The battery's level has changed.
  public static let batteryLevelDidChangeNotification: Notification.Name =
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// The battery is being charged, or no longer.
  public static let batteryStateDidChangeNotification: Notification.Name =
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")

  /// Has turns of the device announced; the simulation announces none.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Has turns of the device no longer announced.
  public func endGeneratingDeviceOrientationNotifications() {}
}

extension UITextField {
  /// A field has received the keyboard.
  public static let textDidBeginEditingNotification: Notification.Name =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// A field's text has changed.
  public static let textDidChangeNotification: Notification.Name =
    Notification.Name("UITextFieldTextDidChangeNotification")
  /// A field has lost the keyboard.
  public static let textDidEndEditingNotification: Notification.Name =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
  /// A text view has received the keyboard.
  public static let textDidBeginEditingNotification: Notification.Name =
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// A text view's text has changed.
  public static let textDidChangeNotification: Notification.Name =
    Notification.Name("UITextViewTextDidChangeNotification")
  /// A text view has lost the keyboard.
  public static let textDidEndEditingNotification: Notification.Name =
    Notification.Name("UITextViewTextDidEndEditingNotification")
}

extension UIScene {
  /// A scene has come to the front.
  public static let didActivateNotification: Notification.Name =
    Notification.Name("UISceneDidActivateNotification")
  /// A scene is about to leave the front.
  public static let willDeactivateNotification: Notification.Name =
    Notification.Name("UISceneWillDeactivateNotification")
  /// A scene has gone behind.
  public static let didEnterBackgroundNotification: Notification.Name =
    Notification.Name("UISceneDidEnterBackgroundNotification")
  /// A scene is about to come back.
  public static let willEnterForegroundNotification: Notification.Name =
    Notification.Name("UISceneWillEnterForegroundNotification")
}

extension UIContentSizeCategory {
  /// The person has chosen another text size.
  public static let didChangeNotification: Notification.Name =
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
