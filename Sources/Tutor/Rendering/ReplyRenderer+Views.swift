import Course
import Foundation
import Messages
import Terminal

extension ReplyRenderer {
  /// The lines of trees, pictures and lists.
  func views(_ reply: Reply) -> [String] {
    switch reply {
    case .tree(let nodes): tree(nodes)
    case .picture(let picture): self.picture(picture)
    case .lines(let lines): lines.map { Sanitizer.cleaned($0) }
    case .lessons(let list): list.map(lesson)
    case .commands: commands()
    default: []
    }
  }

  private func tree(_ nodes: [TreeNode]) -> [String] {
    if capabilities.isPlain {
      return DescribedList(width: columns).lines(of: nodes) { node in
        let mark = node.mark == .none ? "" : node.mark.sign(.ascii) + " "
        let note = node.note.map { " (\($0))" } ?? ""
        return mark + ([node.title] + node.details).joined(separator: ", ") + note
      }
    }
    return TreeDrawing(capabilities).lines(of: nodes)
  }

  private func picture(_ picture: ScreenPicture) -> [String] {
    if !capabilities.isPlain, let drawing = ScreenDrawing(capabilities).rendering(of: picture) {
      return drawing.lines
    }
    return DescribedList(width: columns).lines(of: picture) { box in
      func number(_ value: Double) -> String { String(format: "%g", value) }
      return ChangeSentences.box(
        name: box.title ?? "", text: box.text, x: number(box.frame.x), y: number(box.frame.y),
        width: number(box.frame.width), height: number(box.frame.height), isHidden: box.isHidden,
        in: language)
    }
  }

  private func lesson(_ entry: LessonListEntry) -> String {
    let isDone = entry.passedSteps >= entry.stepCount && entry.stepCount > 0
    let isASCII = capabilities.drawing == .ascii
    let sign: String
    if isDone {
      sign = style(isASCII ? "x" : "✓", .success)
    } else if entry.isCurrent {
      sign = style(isASCII ? ">" : "▸", .hint)
    } else {
      sign = " "
    }
    let number = String(entry.number)
    let padded = String(repeating: " ", count: max(0, 3 - number.count)) + number
    let title = Sanitizer.cleanedLine(entry.title)
    let gap = String(repeating: " ", count: max(2, 36 - DisplayWidth.of(title)))
    let id = Sanitizer.cleanedLine(entry.id)
    let count = "\(entry.passedSteps)/\(entry.stepCount)"
    return "\(sign)\(padded)  \(title)\(gap)"
      + style(id + String(repeating: " ", count: max(2, 24 - id.count)) + count, .dim)
  }

  private func commands() -> [String] {
    SessionCommand.allCases.map { command in
      let names = command.names
      let own = language == .italian ? 1 : 0
      let other = language == .italian ? 0 : 1
      var label = ":" + names[names.indices.contains(own) ? own : 0]
      if let argument = command.argument(in: language) { label += " " + argument }
      let left = "  " + label + String(repeating: " ", count: max(2, 26 - DisplayWidth.of(label)))
      let second = names.indices.contains(other) && names[other] != names[own] ? names[other] : ""
      let right = second.isEmpty ? "" : style("  :" + second, .dim)
      return left + command.text(in: language) + right
    }
  }
}
