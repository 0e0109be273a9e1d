import Foundation
import Terminal
import Tutor

// libedit needs the locale before anything else, and a learner's endless recursion needs a deep
// stack to be caught on.
TerminalLocale.activate()
StackLimit.raise()
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
