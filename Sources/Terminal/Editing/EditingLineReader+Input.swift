import CLineEdit
import Foundation

/// The keys as they come: UTF-8, signals, pastes.
extension EditingLineReader {
  /// What libedit asks for each character: 1 when there is one, 0 at the end, −1 at a signal.
  func nextCharacter(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    while true {
      if InterruptFlag.isRaised {
        if isCancelling {
          errno = EINTR
          return -1
        }
        // First below the whole entry, so that what comes next does not write over it.
        isCancelling = true
        el_push(editor, PrivateKey.moveToEnd)
        return el_wgetc(editor, character)
      }
      if SignalState.windowChange.exchange(false, ordering: .relaxed) {
        el_resize(editor)
        // A terminal breaks long rows anew by itself, and libedit cannot know how.
        el_push(editor, spansRows ? PrivateKey.clearScreen : PrivateKey.redisplay)
        return el_wgetc(editor, character)
      }
      if SignalState.continuation.exchange(false, ordering: .relaxed) {
        // The shell has used the terminal, and libedit does not know: it has to leave its modes to
        // enter them again.
        ce_set_int(editor, EL_PREP_TERM, 0)
        ce_set_int(editor, EL_PREP_TERM, 1)
        setBracketedPaste(true)
        TerminalOutput.standard.write("\r")
        ce_redraw(editor)
        continue
      }
      switch readScalar() {
      case .scalar(let scalar):
        character.pointee = wchar_t(bitPattern: scalar.value)
        return 1
      case .end: return 0
      case .signal: continue
      }
    }
  }

  /// Whether the entry takes more than one row of the screen.
  private var spansRows: Bool {
    let text = buffer.text
    let columns = TerminalSize.current().columns
    return text.contains("\n")
      || DisplayWidth.of(request.prompt) + DisplayWidth.of(text) >= columns
  }

  /// Reads a bracketed paste up to its end and inserts it at once.
  func paste() -> Int32 {
    let end = Array("\u{1B}[201~".unicodeScalars)
    var scalars: [Unicode.Scalar] = []
    reading: while !scalars.ends(with: end) {
      switch readScalar() {
      case .scalar(let scalar): scalars.append(scalar)
      case .signal where InterruptFlag.isRaised: return CC_NORM
      case .signal: SignalState.forgetTerminalChanges()
      case .end: break reading
      }
    }
    if scalars.ends(with: end) { scalars.removeLast(end.count) }
    let text = LineBuffer(scalars: scalars, cursor: 0).text
    return insert(
      Paste.cleaned(text, prompts: [request.prompt, request.continuationPrompt]))
  }

  private enum Input {
    case scalar(Unicode.Scalar)
    case end
    case signal
  }

  /// Reads one scalar; what is no UTF-8 becomes the replacement character.
  private func readScalar() -> Input {
    var decoder = UTF8()
    var bytes: [UInt8] = []
    while true {
      guard InputWait.untilReadable(0) == .readable else { return .signal }
      var byte: UInt8 = 0
      let count = Foundation.read(0, &byte, 1)
      if count < 0, errno == EINTR || errno == EAGAIN { return .signal }
      guard count == 1 else { return .end }
      bytes.append(byte)
      guard bytes.count >= Self.length(of: bytes[0]) else { continue }
      var iterator = bytes.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&iterator) { return .scalar(scalar) }
      return .scalar("\u{FFFD}")
    }
  }

  /// The number of bytes of the scalar that begins with a byte.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

extension [Unicode.Scalar] {
  func ends(with other: [Unicode.Scalar]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }
}
