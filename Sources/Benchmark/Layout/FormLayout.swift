import Cassowary

/// A form in a window: three labels with their fields and a panel, in four rows, with the mix of
/// required, strong, medium and weak constraints of desktop toolkits, after the widget tree that
/// the kiwi solver's own benchmark describes. About a hundred and ten constraints.
struct FormLayout {
  private enum Priority {
    static let strong = 750.0
    static let high = 600.0
    static let ordering = 510.0
    static let medium = 500.0
    static let weak = 250.0
  }

  private let solver = Solver()
  private let window = Box()
  private let widthEdit: Constraint
  private let heightEdit: Constraint

  /// Builds the form.
  init() {
    widthEdit = (window.width == 0.0).at(Priority.strong)
    heightEdit = (window.height == 0.0).at(Priority.strong)
    solver.addAll([widthEdit, heightEdit])
    solver.addAll([
      window.left >= 0.0, window.top >= 0.0, window.width >= 0.0, window.height >= 0.0,
      (window.width == 0.0).at(Priority.medium), (window.height == 0.0).at(Priority.medium),
    ])
    let contents = addContents()
    let labels = [Box(), Box(), Box()]
    let fields = [Box(), Box(), Box()]
    let panel = Box()
    for box in labels + fields + [panel] {
      solver.addAll([
        box.left >= 0.0, box.top >= 0.0, box.width >= 0.0, box.height >= 0.0,
      ])
    }
    for (label, width) in zip(labels, [67.0, 66, 24]) {
      solver.addAll([
        (label.width >= width).at(Priority.strong), (label.width == width).at(Priority.weak),
        (label.height >= 16.0).at(Priority.strong), (label.height == 16.0).at(Priority.strong),
      ])
      addBoth(label.left - contents.left, .greaterThanOrEqual)
    }
    for field in fields {
      solver.addAll([
        (field.width >= 125.0).at(Priority.strong), (field.height >= 21.0).at(Priority.strong),
        (field.height == 21.0).at(Priority.strong),
      ])
      addBoth(contents.right - field.right, .greaterThanOrEqual)
    }
    solver.addAll([
      (panel.width >= 119.0).at(Priority.high), (panel.width <= 16_777_200.0).at(Priority.high),
      (panel.height >= 24.0).at(Priority.high), (panel.height <= 24.0).at(Priority.high),
    ])
    addBoth(contents.right - panel.right, .greaterThanOrEqual)
    addRows(labels: labels, fields: fields, panel: panel, contents: contents)
  }

  /// The window without its margins, as edges.
  private struct Contents {
    let left = Variable()
    let top = Variable()
    let right = Variable()
    let bottom = Variable()
  }

  private func addContents() -> Contents {
    let contents = Contents()
    solver.addAll([
      contents.left - window.left == 10.0, contents.top - window.top == 10.0,
      window.right - contents.right == 10.0, window.bottom - contents.bottom == 10.0,
    ])
    return contents
  }

  private func addRows(labels: [Box], fields: [Box], panel: Box, contents: Contents) {
    let midline = Variable()
    for box in [fields[0], fields[1], panel] {
      solver.addAll([(box.left == midline).at(Priority.strong)])
    }
    for (label, box) in zip(labels, [fields[0], fields[1], panel]) {
      let middles = label.top + label.height / 2 - box.top - box.height / 2
      solver.addAll([Constraint(middles, .equal, priority: Priority.strong)])
      addBoth(box.left - label.right - 10, .greaterThanOrEqual)
    }
    addBoth(fields[2].left - contents.left, .greaterThanOrEqual)
    addBoth(fields[0].top - contents.top, .greaterThanOrEqual)
    addBoth(labels[0].top - contents.top, .greaterThanOrEqual)
    for (upper, lower) in [
      (fields[0], fields[1]), (fields[1], panel), (panel, fields[2]), (labels[0], labels[1]),
      (labels[1], labels[2]), (labels[2], fields[2]),
    ] {
      addBoth(lower.top - upper.bottom - 10, .greaterThanOrEqual)
    }
    addBoth(contents.bottom - fields[2].bottom, .greaterThanOrEqual)
  }

  /// Adds an inequality as required and the equation as wished.
  private func addBoth(_ expression: Expression, _ relation: Relation) {
    solver.addAll([
      Constraint(expression, relation),
      Constraint(expression, .equal, priority: Priority.ordering),
    ])
  }

  private func resize(_ width: Double, _ height: Double) -> Double {
    _ = try? solver.setConstant(-width, of: widthEdit)
    _ = try? solver.setConstant(-height, of: heightEdit)
    return solver.drainChangedVariables().reduce(0) { $0 + solver.value(of: $1) }
  }

  static func measurements() -> [Measurement] {
    let sizes: [(Double, Double)] = [
      (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
    ]
    let form = FormLayout()
    var sum = 0.0
    return [
      Measurement("form.build", repetitions: 2000) { _ in
        sum += FormLayout().solver.value(of: form.window.width)
      },
      Measurement("form.resize", repetitions: 20_000) { index in
        let size = sizes[index % sizes.count]
        sum += form.resize(size.0, size.1)
      },
    ]
  }
}
