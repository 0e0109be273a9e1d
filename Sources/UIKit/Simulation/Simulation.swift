import Foundation

/// What the simulated framework tells the program that hosts it.
///
/// UIKit proper has no such type. A host that runs other people's code installs its handlers;
/// without them UIKit behaves as it would on a device: a log goes to standard error, and an
/// exception ends the process.
// not scripted
@MainActor public enum Simulation {
  /// Receives what UIKit would raise; nil means that an exception ends the process.
  ///
  /// The method that raised returns harmlessly once the handler has returned, so a handler that
  /// runs a script notes the exception and throws it when control is back in the script.
  public static var exceptionHandler: (@MainActor (SimulatedException) -> Void)?

  /// Receives what UIKit would write to the console; nil means standard error.
  public static var logHandler: (@MainActor (String) -> Void)?

  /// Names an object's class where its Swift type is not the one its author wrote, or nil.
  ///
  /// A scripted subclass runs as an instance of another class; its descriptions are to show the
  /// script's own name, qualified by its module as Swift classes are: `Demo.ProfileView`.
  public static var classNameHandler: (@MainActor (NSObject) -> String?)?

  /// Reports an exception that the real UIKit would have raised.
  ///
  /// After it the caller must return without doing what was asked.
  public static func raise(_ exception: SimulatedException) {
    if let exceptionHandler {
      exceptionHandler(exception)
      return
    }
    log(
      "*** Terminating app due to uncaught exception '\(exception.name)', "
        + "reason: '\(exception.reason)'")
    exit(134)
  }

  /// Writes a line, or several, to the console of the simulated device.
  public static func log(_ text: String) {
    if let logHandler {
      logHandler(text)
    } else {
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }
}
