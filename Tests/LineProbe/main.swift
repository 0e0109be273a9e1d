// What the tests of line reading run on a terminal: it says what it has read.
import Foundation
import Terminal

TerminalLocale.activate()
let environment = ProcessInfo.processInfo.environment
let capabilities = TerminalCapabilities.detect(
  plain: CommandLine.arguments.contains("--plain"),
  color: CommandLine.arguments.contains("--color") ? .always : .never)
let history = History(
  file: environment["PROBE_HISTORY"].map { URL(fileURLWithPath: $0) }, limit: 100)
let reader = makeLineReader(capabilities: capabilities, history: history)
let completer = ProbeCompleter()

var request = LineRequest(
  prompt: "prova› ",
  completeness: { text in
    let indent = Indentation.continuation(of: text)
    return indent > 0 ? .incomplete(indent: indent) : .complete
  },
  completer: completer)

reading: while true {
  let result = reader.read(request)
  request.prefill = ""
  switch result {
  case .line("prefill"):
    request.prefill = "let colore = 1"
  case .line("right"):
    request.rightPrompt = "iPhone 15"
  case .line("page"):
    Pager(capabilities).show((1...100).map { "riga \($0)" })
    var modes = termios()
    tcgetattr(0, &modes)
    print("paged, echo \(modes.c_lflag & tcflag_t(ECHO) == 0 ? "off" : "on")")
  case .line("loop"):
    print("running")
    fflush(nil)
    while !InterruptFlag.isRaised { usleep(1000) }
    InterruptFlag.take()
    print("stopped")
  case .line(let text):
    print("read: \(text.debugDescription)")
  case .interrupted:
    print("interrupted")
  case .endOfFile:
    print("end")
    break reading
  }
  fflush(nil)
}
