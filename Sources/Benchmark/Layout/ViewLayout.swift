import Foundation
import UIKit

/// A screen of a thousand constrained views, laid out by UIKit from constraints to frames.
@MainActor struct ViewLayout {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 20_000))
  private var constraints: [NSLayoutConstraint] = []

  /// Makes a column of views, each below the one before: one change moves all that follow.
  static func column() -> ViewLayout {
    var layout = ViewLayout()
    var above = layout.root.topAnchor
    for _ in 0..<1000 {
      let row = layout.add(to: layout.root)
      let height = row.heightAnchor.constraint(equalToConstant: 20)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: layout.root.leadingAnchor, constant: 8),
        row.trailingAnchor.constraint(equalTo: layout.root.trailingAnchor, constant: -8),
        row.topAnchor.constraint(equalTo: above, constant: 8),
        height,
      ])
      layout.constraints.append(height)
      above = row.bottomAnchor
    }
    layout.root.layoutIfNeeded()
    return layout
  }

  /// Makes a hundred cards, each with nine views in it: one change moves a card's contents.
  static func cards() -> ViewLayout {
    var layout = ViewLayout()
    var above = layout.root.topAnchor
    for _ in 0..<100 {
      let card = layout.add(to: layout.root)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: layout.root.leadingAnchor, constant: 8),
        card.trailingAnchor.constraint(equalTo: layout.root.trailingAnchor, constant: -8),
        card.topAnchor.constraint(equalTo: above, constant: 8),
        card.heightAnchor.constraint(equalToConstant: 100),
      ])
      above = card.bottomAnchor
      var before = card.leadingAnchor
      for place in 0..<9 {
        let view = layout.add(to: card)
        let gap = view.leadingAnchor.constraint(equalTo: before, constant: 4)
        NSLayoutConstraint.activate([
          gap,
          view.centerYAnchor.constraint(equalTo: card.centerYAnchor),
          view.widthAnchor.constraint(equalToConstant: 30),
          view.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: 0.5),
        ])
        if place == 0 { layout.constraints.append(gap) }
        before = view.trailingAnchor
      }
    }
    layout.root.layoutIfNeeded()
    return layout
  }

  private func add(to parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func change(_ index: Int) -> CGFloat {
    let constraint = constraints[index / 2 * 37 % constraints.count]
    constraint.constant += index % 2 == 0 ? 10 : -10
    root.layoutIfNeeded()
    return root.subviews.last?.frame.maxY ?? 0
  }

  static func measurements() -> [Measurement] {
    let column = ViewLayout.column()
    let cards = ViewLayout.cards()
    var sum: CGFloat = 0
    return [
      Measurement("views.buildColumn", repetitions: 10) { _ in
        sum += ViewLayout.column().root.frame.width
      },
      Measurement("views.columnConstant", repetitions: 1000, budget: 1_000) {
        sum += column.change($0)
      },
      Measurement("views.cardConstant", repetitions: 1000, budget: 1_000) {
        sum += cards.change($0)
      },
    ]
  }
}
