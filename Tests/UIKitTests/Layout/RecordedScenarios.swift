import Foundation

@testable import UIKit

/// The screens whose frames are recorded, as plain constraints.
@MainActor enum RecordedScenarios {
  typealias Builder = @MainActor (Stage) -> Void

  static let all: [String: Builder] = lengths.merging(places) { one, _ in one }
    .merging(margins) { one, _ in one }.merging(relations) { one, _ in one }

  // MARK: Lengths

  private static let lengths: [String: Builder] = [
    "aspect ratios by priority": { stage in
      let pink = stage.view("Pink")
      pink.to(.top, .leading)
      pink.height(100)
      pink.constrain(.width, .equal, pink, .height, 0.5, 0, .high)
      pink.constrain(.width, .equal, pink, .height, 0.75, 0)
      let yellow = stage.view("Yellow")
      yellow.to(.top, .trailing)
      yellow.height(100)
      yellow.constrain(.width, .equal, yellow, .height, 0.25, 0, .low)
      yellow.constrain(.width, .equal, yellow, .height, 0.75, 0, .high)
    },
    "heights by priority": { stage in
      let pink = stage.view("Pink")
      pink.to(.top, .leading)
      pink.width(100)
      pink.height(100, at: .high)
      pink.height(50)
      let yellow = stage.view("Yellow")
      yellow.to(.top, .trailing)
      yellow.width(100)
      yellow.height(1, at: .low)
      yellow.height(50, at: .high)
    },
    "sizes by priority": { twoSizes($0) },
    "widths and heights by priority": { stage in
      let yellow = stage.view("Yellow")
      yellow.to(.top, .trailing)
      yellow.width(50, at: .low)
      yellow.width(100, at: .high)
      yellow.height(50, at: .low)
      yellow.height(200, at: .high)
      let pink = stage.view("Pink")
      pink.to(.top, .leading)
      pink.width(150, at: .high)
      pink.width(100)
      pink.height(250, at: .high)
      pink.height(200)
    },
    "squares by priority": { stage in
      let pink = stage.view("Pink")
      pink.to(.top, .leading)
      square(pink, 200, .high)
      square(pink, 100)
      let yellow = stage.view("Yellow")
      yellow.to(.top, .trailing)
      square(yellow, 25, .low)
      square(yellow, 100, .high)
    },
    "widths by relation and priority": { stage in
      let views = ["Pink", "Yellow", "Blue", "Green", "Red", "Orange"].map { stage.view($0) }
      for view in views { view.height(100) }
      views[0].to(.top, .leading)
      views[0].width(100, is: .greaterThanOrEqual, at: .high)
      views[0].width(50)
      views[1].to(.top, .trailing)
      views[1].width(1, at: .low)
      views[1].width(50, at: .high)
      views[2].to(.bottom, .leading)
      views[2].width(40, at: .high)
      views[2].width(50, is: .greaterThanOrEqual)
      views[3].to(.bottom, .trailing)
      views[3].width(60, at: .high)
      views[3].width(50, is: .lessThanOrEqual)
      views[4].to(.centerX)
      views[4].to(.centerY, by: -50)
      views[4].width(60)
      views[4].width(50, is: .greaterThanOrEqual)
      views[5].to(.centerX)
      views[5].to(.centerY, by: 50)
      views[5].width(40)
      views[5].width(50, is: .lessThanOrEqual)
    },
    "equal widths, equal heights": { stage in
      let (pink, yellow) = twoCorners(stage)
      yellow.constrain(.width, .equal, pink, .width, 1, 0)
      yellow.constrain(.height, .equal, pink, .height, 1, 0)
    },
    "equal sizes": { stage in
      let (pink, yellow) = twoCorners(stage)
      pink.constrain(.height, .equal, yellow, .height, 1, 0)
      pink.constrain(.width, .equal, yellow, .width, 1, 0)
    },
  ]

  private static func twoSizes(_ stage: Stage) {
    let pink = stage.view("Pink")
    pink.to(.top, .leading)
    pink.size(150, 250, at: .high)
    pink.size(100, 200)
    let yellow = stage.view("Yellow")
    yellow.to(.top, .trailing)
    yellow.size(50, 50, at: .low)
    yellow.size(100, 200, at: .high)
  }

  private static func square(
    _ view: UIView, _ length: CGFloat, _ priority: UILayoutPriority = .required
  ) {
    view.width(length, at: priority)
    view.constrain(.height, .equal, view, .width, 1, 0, priority)
  }

  private static func twoCorners(_ stage: Stage) -> (UIView, UIView) {
    let pink = stage.view("Pink")
    pink.size(50, 50)
    pink.to(.top, .leading)
    let yellow = stage.view("Yellow")
    yellow.to(.top, .trailing)
    return (pink, yellow)
  }

  // MARK: Places

  private static let places: [String: Builder] = [
    "a view pinned to all edges": { stage in
      stage.view("Pink").fill(stage.root)
    },
    "a view in the safe area, a square in the middle": { stage in
      stage.view("Pink").fill(stage.root.safeAreaLayoutGuide)
      let blue = stage.view("Blue")
      square(blue, 32)
      blue.to(.centerX, .centerY)
    },
    "a fixed view in the middle": { stage in
      let pink = stage.view("Pink")
      pink.size(100, 100)
      pink.to(.centerX, .centerY)
    },
    "left and right edges": { stage in
      let pink = stage.view("Pink")
      pink.to(.top, .leading, by: 50, at: .high)
      pink.fill(stage.root, absolute: true)
      let yellow = stage.view("Yellow")
      yellow.height(100)
      yellow.to(.top, .left, .right)
      let blue = stage.view("Blue")
      blue.height(100)
      blue.to(.bottom, by: -25)
      blue.sides(stage.root, by: 25, absolute: true)
      let orange = stage.view("Orange")
      orange.height(100)
      orange.to(.centerY)
      orange.sides(stage.root, by: 25, absolute: true, at: .low)
      orange.sides(stage.root, by: 50, absolute: true, at: .high)
    },
    "insets by priority": { stage in
      let odd = UIEdgeInsets(top: 0, left: 5, bottom: 10, right: 15)
      let pink = stage.view("Pink")
      pink.fill(stage.root, odd, absolute: true, at: .high)
      pink.fill(stage.root, odd, absolute: true)
      let yellow = stage.view("Yellow")
      yellow.fill(stage.root, odd, absolute: true, at: .low)
      yellow.fill(stage.root, UIEdgeInsets(all: 50), absolute: true, at: .high)
    },
    "side edges": { stage in
      let pink = stage.view("Pink")
      pink.height(100)
      pink.to(.top)
      pink.sides(stage.root, by: 50, at: .high)
      pink.sides(stage.root)
      let yellow = stage.view("Yellow")
      yellow.height(100)
      yellow.to(.centerY)
      yellow.sides(stage.root, by: 50)
      let blue = stage.view("Blue")
      blue.height(100)
      blue.to(.bottom)
      blue.sides(stage.root, at: .low)
      blue.sides(stage.root, by: 50, at: .high)
    },
    "offsets and lengths": { stage in
      let pink = stage.view("Pink")
      pink.to(.leading, by: 10)
      pink.to(.top, by: 20)
      pink.size(50, 100)
    },
    "one inset from another view": { stage in
      let pink = stage.view("Pink")
      let blue = stage.view("Blue")
      let yellow = stage.view("Yellow")
      pink.fill(stage.root, UIEdgeInsets(all: 20))
      blue.fill(pink, absolute: true)
      yellow.fill(pink, UIEdgeInsets(all: 20), absolute: true)
    },
    "insets from another view": { stage in
      let pink = stage.view("Pink")
      let yellow = stage.view("Yellow")
      pink.fill(stage.root, UIEdgeInsets(all: 20))
      yellow.fill(pink, UIEdgeInsets(all: 10), at: .low)
      yellow.fill(pink, UIEdgeInsets(all: 40), at: .high)
    },
    "centred between two anchors": { stage in
      let pink = stage.view("Pink")
      pink.size(100, 100)
      pink.to(.top)
      centre(pink, from: stage.root.leadingAnchor, to: stage.root.trailingAnchor, stage, .low)
      centre(pink, from: stage.root.leadingAnchor, to: stage.root.centerXAnchor, stage, .high)
      let yellow = stage.view("Yellow")
      yellow.size(100, 100)
      yellow.to(.bottom)
      centre(yellow, from: stage.root.leadingAnchor, to: stage.root.centerXAnchor, stage, .high)
      centre(yellow, from: stage.root.leadingAnchor, to: stage.root.trailingAnchor, stage)
    },
    "columns": { stage in
      let pink = stage.view("Pink")
      let yellow = stage.view("Yellow")
      let blue = stage.view("Blue")
      let green = stage.view("Green")
      pink.to(.top, .leading)
      blue.to(.top, .trailing)
      for view in [pink, blue] { view.size(100, 100) }
      for view in [yellow, green] { view.size(50, 50) }
      below(yellow, pink, 20, .high, [.centerX])
      below(yellow, pink, 0, .required, [.centerX])
      below(green, blue, 20, .low, [.centerX])
      below(green, blue, 12, .high, [.centerX])
    },
    "a column aligned twice": { stage in
      let pink = stage.view("Pink")
      let yellow = stage.view("Yellow")
      pink.to(.top, .centerX)
      pink.size(100, 100)
      yellow.size(50, 100, at: .low)
      below(yellow, pink, 20, .high, [.leading, .trailing])
      below(yellow, pink, 0, .required, [.leading, .trailing])
    },
  ]

  /// Centres a view in a guide that reaches from one anchor to another.
  private static func centre(
    _ view: UIView, from start: NSLayoutXAxisAnchor, to end: NSLayoutXAxisAnchor,
    _ stage: Stage, _ priority: UILayoutPriority = .required
  ) {
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let constraints = [
      guide.leadingAnchor.constraint(equalTo: start),
      guide.trailingAnchor.constraint(equalTo: end),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
    ]
    constraints[2].priority = priority
    NSLayoutConstraint.activate(constraints)
  }

  private static func below(
    _ view: UIView, _ upper: UIView, _ gap: CGFloat, _ priority: UILayoutPriority,
    _ alignments: [NSLayoutConstraint.Attribute]
  ) {
    view.constrain(.top, .equal, upper, .bottom, 1, gap, priority)
    for alignment in alignments {
      view.constrain(alignment, .equal, upper, alignment, 1, 0, priority)
    }
  }
}
