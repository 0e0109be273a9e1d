/// What a test looks at in a Markdown file.
struct Readme {
  struct CodeBlock: Equatable {
    let language: String
    let lines: [String]
  }

  /// The number of `#` of each heading, in order.
  private(set) var headingLevels: [Int] = []

  private(set) var codeBlocks: [CodeBlock] = []

  /// For each table, the first cell of each row under its heading.
  private(set) var tables: [[String]] = []

  /// The texts between back quotes outside code blocks, in order.
  private(set) var codeSpans: [String] = []

  /// The targets of the links, in order.
  private(set) var links: [String] = []

  init(_ text: String) {
    var language: String?
    var lines: [String] = []
    var isInTable = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let opened = language {
          codeBlocks.append(CodeBlock(language: opened, lines: lines))
          language = nil
        } else {
          language = String(line.dropFirst(3))
          lines = []
        }
      } else if language != nil {
        lines.append(line)
      } else {
        isInTable = readTable(line, isInTable: isInTable)
        readProse(line)
      }
    }
  }

  private mutating func readTable(_ line: String, isInTable: Bool) -> Bool {
    guard line.hasPrefix("|") else { return false }
    if line.hasPrefix("|---") {
      tables.append([])
    } else if isInTable, let last = tables.indices.last, !tables.isEmpty {
      let cell = line.split(separator: "|").first ?? ""
      tables[last].append(String(cell.trimmingPrefix(" ").reversed().drop { $0 == " " }.reversed()))
    }
    return true
  }

  private mutating func readProse(_ line: String) {
    let level = line.prefix { $0 == "#" }.count
    if level > 0 { headingLevels.append(level) }
    for (index, part) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    where index % 2 == 1 {
      codeSpans.append(String(part))
    }
    for part in line.split(separator: "](").dropFirst() {
      links.append(String(part.prefix { $0 != ")" }))
    }
  }

  /// The lines of the blocks of shell.
  var shell: [String] { codeBlocks.filter { $0.language == "sh" }.flatMap(\.lines) }

  /// The command lines of the program that the file names, as words after the program's name.
  var commandLines: [[String]] {
    let lines = codeSpans + shell.flatMap { Self.parts(of: $0) }
    return lines.compactMap { line in
      var words = line.split(separator: " ").map(String.init)
      if words.starts(with: ["swift", "run"]) {
        guard let name = words.firstIndex(of: "primavista") else { return nil }
        words.removeFirst(name)
      }
      return words.first == "primavista" ? Array(words.dropFirst()) : nil
    }
  }

  /// The commands of a line of shell.
  private static func parts(of line: String) -> [String] {
    line.components(separatedBy: " && ")
  }
}
