import CLineEdit

/// Keys that nobody presses: the reader pushes them to run a command after the present one.
///
/// Two are control characters, since they may come during a search, which an escape would end and
/// leave the rest as text.
enum PrivateKey {
  static let accept = "\u{1B}[999~"
  static let prefill = "\u{1B}[998~"
  static let list = "\u{1B}[996~"
  static let redisplay = "\u{1E}"
  static let moveToEnd = "\u{1F}"
  /// What libedit has bound to Ctrl-P and Ctrl-N, and Ctrl-L.
  static let previousEntry = "\u{10}"
  static let nextEntry = "\u{0E}"
  static let clearScreen = "\u{0C}"
}

extension EditingLineReader {
  /// Binds the keys: ours that the learner's `.editrc` may change, then his, then those we need.
  func bindKeys() {
    addFunctions()
    for (key, function) in Self.customKeys { ce_bind(editor, key, function) }
    el_source(editor, nil)
    for (key, function) in Self.requiredKeys {
      ce_bind(editor, key, function)
      // The command mode of `bind -v`.
      ce_bind_alternate(editor, key, function)
    }
    ce_bind(editor, "}", "entry-close-brace")
    ce_bind(editor, "\t", "entry-complete")
  }

  /// What terminals send and libedit does not know, or binds to something else.
  private static let customKeys: [(String, String)] = [
    ("\u{12}", "em-inc-search-prev"),
    ("\u{17}", "ed-delete-prev-word"),
    ("\u{01}", "entry-home"), ("\u{05}", "entry-end"),
    ("\u{1B}[H", "entry-home"), ("\u{1B}[F", "entry-end"),
    ("\u{1B}OH", "entry-home"), ("\u{1B}OF", "entry-end"),
    ("\u{1B}[1~", "entry-home"), ("\u{1B}[4~", "entry-end"),
    ("\u{1B}[7~", "entry-home"), ("\u{1B}[8~", "entry-end"),
    ("\u{1B}[3~", "ed-delete-next-char"),
    ("\u{1B}[1;5C", "em-next-word"), ("\u{1B}[1;5D", "ed-prev-word"),
    ("\u{1B}[1;3C", "em-next-word"), ("\u{1B}[1;3D", "ed-prev-word"),
    ("\u{1B}[1;5A", "ed-prev-history"), ("\u{1B}[1;5B", "ed-next-history"),
    ("\u{1B}[1;3A", "ed-prev-history"), ("\u{1B}[1;3B", "ed-next-history"),
    ("\u{1B}[5~", "entry-ignore"), ("\u{1B}[6~", "entry-ignore"),
    ("\u{1B}[Z", "entry-ignore"), ("\u{1B}[2~", "entry-ignore"),
  ]

  private static let requiredKeys: [(String, String)] = [
    ("\r", "entry-enter"), ("\n", "entry-enter"),
    ("\u{1B}\r", "entry-break-line"), ("\u{1B}\n", "entry-break-line"),
    ("\u{1B}[A", "entry-up"), ("\u{1B}OA", "entry-up"),
    ("\u{1B}[B", "entry-down"), ("\u{1B}OB", "entry-down"),
    ("\u{1B}[200~", "entry-paste"),
    (PrivateKey.accept, "ed-newline"),
    (PrivateKey.prefill, "entry-prefill"),
    (PrivateKey.list, "entry-list"),
    (PrivateKey.redisplay, "ed-redisplay"),
    (PrivateKey.moveToEnd, "entry-move-to-end"),
    (PrivateKey.previousEntry, "ed-prev-history"),
    (PrivateKey.nextEntry, "ed-next-history"),
    (PrivateKey.clearScreen, "ed-clear-screen"),
  ]

  private func addFunctions() {
    add("entry-enter", "Accept the entry, or break its line") { el, _ in run(el) { $0.enter() } }
    add("entry-break-line", "Break the line") { el, _ in run(el) { $0.breakLine() } }
    add("entry-up", "Go to the line above, or to the entry before") { el, _ in
      run(el) { $0.moveUp() }
    }
    add("entry-down", "Go to the line below, or to the entry after") { el, _ in
      run(el) { $0.moveDown() }
    }
    add("entry-home", "Go to the beginning of the line") { el, _ in
      run(el) { $0.move(to: $0.buffer.home) }
    }
    add("entry-end", "Go to the end of the line") { el, _ in run(el) { $0.move(to: $0.buffer.end) }
    }
    add("entry-move-to-end", "Go to the end of the entry") { el, _ in
      run(el) { $0.move(to: $0.buffer.scalars.count) }
    }
    add("entry-close-brace", "Insert a brace a level higher") { el, _ in
      run(el) { $0.closeBrace() }
    }
    add("entry-complete", "Complete the word") { el, _ in run(el) { $0.complete() } }
    add("entry-list", "List the completions") { el, _ in run(el) { $0.printListing() } }
    add("entry-paste", "Insert a bracketed paste") { el, _ in run(el) { $0.paste() } }
    add("entry-prefill", "Insert the text to begin with") { el, _ in
      run(el) { $0.insertPrefill() }
    }
    add("entry-ignore", "Do nothing") { _, _ in UInt8(CC_NORM) }
  }

  private func add(_ name: String, _ help: String, _ function: ce_key_function) {
    ce_add_function(editor, name, help, function)
  }
}

/// Runs a command of the reader that an editor belongs to.
private func run(_ editor: OpaquePointer?, _ command: (EditingLineReader) -> Int32) -> UInt8 {
  guard let reader = EditingLineReader.of(editor) else { return UInt8(CC_ERROR) }
  return UInt8(truncatingIfNeeded: command(reader))
}
