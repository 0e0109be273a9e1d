/// An error as the compiler reports it.
struct CompilerError: Equatable, CustomStringConvertible {
  /// The file's name, without its folder, or what `#sourceLocation` called it.
  let file: String

  /// The line, counted from 1.
  let line: Int
  let message: String

  var description: String { "\(file):\(line): \(message)" }

  /// The errors in the compiler's output, in its order: lines `file:line:column: error: message`.
  static func errors(in output: String) -> [CompilerError] {
    output.split(separator: "\n").compactMap { line in
      guard let mark = line.firstRange(of: ": error: ") else { return nil }
      // The excerpt under an error repeats its message after a bar.
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let number = Int(place[place.count - 2]) else { return nil }
      let name = place[place.count - 3].split(separator: "/").last.map(String.init) ?? ""
      return CompilerError(
        file: name, line: number, message: String(line[mark.upperBound...]))
    }
  }
}
