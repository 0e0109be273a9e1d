/// How the program ends, in the numbers that scripts know (`sysexits.h`, and the shell's 130).
public enum ExitCode: Int32, Sendable {
  case success = 0

  /// What was asked for did not succeed: a check that is not a pass, a gate that fails.
  case failure = 1

  /// The command line is wrong (`EX_USAGE`).
  case usage = 64

  /// The learner's Swift has errors, or a lesson file has problems (`EX_DATAERR`).
  case dataError = 65

  /// A file that cannot be read (`EX_NOINPUT`).
  case noInput = 66

  /// The learner's program failed while running, or the program itself is at fault
  /// (`EX_SOFTWARE`).
  case software = 70

  /// Writing failed (`EX_IOERR`).
  case inputOutput = 74

  /// Ctrl-C in a script.
  case interrupted = 130
}
