/// Reads a visual format.
struct VisualFormatParser {
  private let characters: [Character]
  private var place = 0

  init(_ format: String) {
    characters = Array(format)
  }

  mutating func parse() throws(VisualFormatFault) -> VisualFormat {
    guard !characters.isEmpty else { throw fault("It's an empty string.") }
    var format = VisualFormat()
    if take("V:") {
      format.isVertical = true
    } else {
      _ = take("H:")
    }
    let bar = place
    if take("|") { format.first = (try gap(), bar) }
    format.views.append(try view())
    while place < characters.count {
      let gap = try gap()
      let bar = place
      if take("|") {
        format.last = (gap, bar)
        guard place == characters.count else {
          throw fault("Expected the end of the format string after the superview's edge.")
        }
        break
      }
      format.gaps.append(gap)
      format.views.append(try view())
    }
    return format
  }

  private func fault(_ reason: String) -> VisualFormatFault {
    VisualFormatFault(reason: reason, place: place)
  }

  private var next: Character? {
    characters.indices.contains(place) ? characters[place] : nil
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }

  // MARK: Views

  private mutating func view() throws(VisualFormatFault) -> VisualFormat.View {
    guard take("[") else {
      throw fault("Expected a view. View names must start with a letter or an underscore.")
    }
    let start = place
    let name = word()
    guard !name.isEmpty else {
      throw fault("Expected a view. View names must start with a letter or an underscore.")
    }
    var view = VisualFormat.View(name: name, place: start)
    if take("(") {
      view.lengths = try predicates()
      guard take(")"), next == "]" else {
        throw fault(
          "A predicate on a view's thickness must end with ')' and the view must end with ']'")
      }
    }
    guard take("]") else {
      throw fault("Expected a ']' here. That is how you give the end of a view.")
    }
    return view
  }

  private mutating func word() -> String {
    var text = ""
    while let character = next,
      character.isLetter || character == "_" || (!text.isEmpty && character.isNumber)
        || (!text.isEmpty && character == ".")
    {
      text.append(character)
      place += 1
    }
    return text
  }

  // MARK: Gaps

  private mutating func gap() throws(VisualFormatFault) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try self.predicates()
      guard take(")") else { throw fault("Expected a ')' to end the predicates.") }
    } else {
      predicates = [try predicate()]
    }
    guard take("-") else {
      throw fault("Expected a '-' here. A gap between two views ends with one.")
    }
    return .predicates(predicates)
  }

  private mutating func predicates() throws(VisualFormatFault) -> [VisualFormat.Predicate] {
    var all = [try predicate()]
    while take(",") { all.append(try predicate()) }
    return all
  }

  private mutating func predicate() throws(VisualFormatFault) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take("==") {
      relation = .equal
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    }
    var predicate = VisualFormat.Predicate(relation: relation, value: try value())
    if take("@") { predicate.priority = try value() }
    return predicate
  }

  private mutating func value() throws(VisualFormatFault) -> VisualFormat.Predicate.Value {
    let start = place
    let name = word()
    if !name.isEmpty { return .name(name, at: start) }
    var text = ""
    while let character = next,
      character.isASCII,
      character.isNumber || character == "." || (text.isEmpty && character == "-")
    {
      text.append(character)
      place += 1
    }
    guard let number = Double(text) else {
      throw fault("Expected a number, or the name of a metric or a view.")
    }
    return .number(number)
  }
}
