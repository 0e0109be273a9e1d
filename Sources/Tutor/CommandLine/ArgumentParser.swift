import Course
import Messages
import Terminal

/// Reads the words of a command line.
///
/// Options may stand anywhere; `--` ends them; `--name=value` and `--name value` are the same.
struct ArgumentParser {
  /// The commands, and what a near miss is compared with.
  static let commands = [
    "learn", "play", "run", "check", "explain", "lesson", "lessons", "help",
  ]
  static let options = [
    "--lang", "--plain", "--color", "--help", "--version", "--controller", "--device", "--draw",
    "--json", "--swift-version",
  ]

  private var words: ArraySlice<String>
  private var positional: [String] = []
  private var invocation = Invocation(.course)
  private var controller: String?
  private var device: String?
  private var output = Invocation.RunOutput.description
  private var wantsHelp = false
  private var wantsVersion = false

  /// Parses the words after the program's name.
  ///
  /// - Throws: An `ArgumentProblem` for the first word that is wrong.
  static func parse(_ words: [String]) throws(ArgumentProblem) -> Invocation {
    var parser = ArgumentParser(words: words[...])
    try parser.readWords()
    return try parser.assemble()
  }

  private init(words: ArraySlice<String>) {
    self.words = words
  }

  private mutating func readWords() throws(ArgumentProblem) {
    var optionsEnded = false
    while let word = words.popFirst() {
      if optionsEnded || !word.hasPrefix("-") || word == "-" {
        positional.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        try readOption(word)
      }
    }
  }

  private mutating func readOption(_ word: String) throws(ArgumentProblem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? word
    let attached = parts.count > 1 ? String(parts[1]) : nil
    switch name {
    case "-h", "--help": wantsHelp = true
    case "--version": wantsVersion = true
    case "--plain": invocation.isPlain = true
    case "--draw": output = .drawing
    case "--json": output = .json
    case "--controller": controller = try value(of: name, attached)
    case "--device": device = try value(of: name, attached)
    case "--swift-version": invocation.swiftVersion = try choice(of: name, attached)
    case "--lang": invocation.language = try choice(of: name, attached)
    case "--color":
      // `--color` alone means always, as in the programs people know.
      invocation.color =
        attached == nil ? .always : try choice(of: name, attached)
    default:
      let near = NearMiss.closest(to: name, among: Self.options)
      throw .unknownOption(name, suggestion: near)
    }
  }

  private mutating func value(
    of option: String, _ attached: String?
  ) throws(ArgumentProblem) -> String {
    if let attached, !attached.isEmpty { return attached }
    guard attached == nil, let next = words.first, !next.hasPrefix("--") else {
      throw .missingValue(option: option)
    }
    words.removeFirst()
    return next
  }

  private mutating func choice<Choice: RawRepresentable & CaseIterable>(
    of option: String, _ attached: String?
  ) throws(ArgumentProblem) -> Choice where Choice.RawValue == String {
    let word = try value(of: option, attached)
    guard let choice = Choice(rawValue: word) else {
      throw .invalidValue(word, option: option, allowed: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  private mutating func assemble() throws(ArgumentProblem) -> Invocation {
    var arguments = positional[...]
    let name = arguments.popFirst()
    if wantsVersion {
      invocation.command = .version
    } else if wantsHelp {
      invocation.command = .help(topic: name)
    } else if let name {
      invocation.command = try command(name, &arguments)
      if let extra = arguments.first { throw .unexpectedArgument(extra) }
    }
    return invocation
  }

  private func command(
    _ name: String, _ arguments: inout ArraySlice<String>
  ) throws(ArgumentProblem) -> Invocation.Command {
    switch name {
    case "learn": return .learn(lesson: try next("LESSON", &arguments))
    case "play": return .play
    case "lessons": return .lessons
    case "help": return .help(topic: arguments.popFirst())
    case "run":
      let first = try next("FILE", &arguments)
      let files = [first] + arguments
      arguments.removeAll()
      return .run(files: files, controller: controller, device: device, output: output)
    case "check":
      let place = try next("LESSON", &arguments)
      let parts = place.split(separator: "#", maxSplits: 1).map(String.init)
      let file = try next("FILE", &arguments)
      return .check(
        lesson: parts.first ?? place, step: parts.count > 1 ? parts[1] : nil, file: file)
    case "explain": return .explain(arguments.popFirst())
    case "lesson":
      let verb = try next("test", &arguments)
      guard verb == "test" else {
        throw .unknownCommand("lesson " + verb, suggestion: "lesson test")
      }
      return .lessonTest(path: arguments.popFirst())
    default:
      throw .unknownCommand(name, suggestion: NearMiss.closest(to: name, among: Self.commands))
    }
  }

  private func next(
    _ name: String, _ arguments: inout ArraySlice<String>
  ) throws(ArgumentProblem) -> String {
    guard let word = arguments.popFirst() else { throw .missingArgument(name) }
    return word
  }
}
