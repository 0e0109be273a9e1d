/// Whether Ctrl-C has been pressed and not yet answered.
///
/// Ctrl-C never ends the session: while a line is edited it gives up the line; while code runs it
/// raises this flag, which the interpreter polls at each statement and turn of a loop. Pressing it
/// again before the answer changes nothing; Ctrl-\ still ends a program that does not answer.
public enum InterruptFlag {
  /// Begins to watch Ctrl-C and, for the line readers, the terminal's size.
  ///
  /// Safe to call more than once. Without it Ctrl-C ends the program, as a script wants.
  public static func install() {
    SignalState.install()
  }

  /// Whether Ctrl-C has been pressed since the last ``take()``: one atomic load.
  public static var isRaised: Bool {
    SignalState.interrupt.load(ordering: .relaxed)
  }

  /// Answers Ctrl-C: lowers the flag and says whether it was raised.
  @discardableResult
  public static func take() -> Bool {
    SignalState.interrupt.exchange(false, ordering: .relaxed)
  }

  /// Raises the flag as Ctrl-C does.
  public static func raise() {
    SignalState.interrupt.store(true, ordering: .relaxed)
  }
}
