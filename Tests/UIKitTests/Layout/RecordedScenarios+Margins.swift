import Foundation

@testable import UIKit

extension RecordedScenarios {
  /// Scenarios about the margins and the safe area.
  static let margins: [String: Builder] = [
    "left and right margins": { stage in
      let guide = stage.root.layoutMarginsGuide
      let pink = stage.view("Pink")
      pink.fill(guide, absolute: true, at: .high)
      pink.fill(guide, UIEdgeInsets(top: 10, left: 20, bottom: 40, right: 80), absolute: true)
      let blue = stage.view("Blue")
      blue.fill(guide, absolute: true, at: .low)
      blue.fill(
        guide, UIEdgeInsets(top: 20, left: 30, bottom: 50, right: 90), absolute: true, at: .high)
    },
    "leading and trailing margins": { stage in
      let guide = stage.root.layoutMarginsGuide
      let pink = stage.view("Pink")
      pink.fill(guide, UIEdgeInsets(all: 10), at: .high)
      pink.fill(guide)
      let blue = stage.view("Blue")
      blue.fill(guide, at: .low)
      blue.fill(guide, UIEdgeInsets(top: 20, left: 30, bottom: 50, right: 90), at: .high)
    },
    "one inset from the margins": { stage in
      let guide = stage.root.layoutMarginsGuide
      let pink = stage.view("Pink")
      pink.fill(guide, UIEdgeInsets(all: 50), at: .high)
      pink.fill(guide)
      stage.view("Blue").fill(guide, UIEdgeInsets(all: 25))
      let orange = stage.view("Orange")
      orange.fill(guide, at: .low)
      orange.fill(guide, UIEdgeInsets(all: 50), at: .high)
    },
    "side margins": { stage in
      let guide = stage.root.layoutMarginsGuide
      let pink = stage.view("Pink")
      pink.to(.top)
      pink.height(100)
      pink.sides(guide)
      pink.sides(guide, by: 20, at: .high)
      let blue = stage.view("Blue")
      blue.to(.centerY)
      blue.height(100)
      blue.constrain(.leading, .equal, stage.root, .leadingMargin, 1, 20)
      blue.constrain(.trailing, .equal, stage.root, .trailingMargin, 1, -20)
      let orange = stage.view("Orange")
      orange.to(.bottom)
      orange.height(100)
      orange.sides(guide, by: 20, at: .low)
      orange.sides(guide, by: 40, at: .high)
    },
    "left and right of the safe area": { stage in
      safeArea(stage, absolute: true)
    },
    "leading and trailing of the safe area": { stage in
      safeArea(stage, absolute: false)
    },
    "one inset from the safe area": { stage in
      let guide = stage.root.safeAreaLayoutGuide
      let pink = stage.view("Pink")
      pink.fill(guide, UIEdgeInsets(all: 50), at: .high)
      pink.fill(guide)
      let blue = stage.view("Blue")
      blue.fill(guide, at: .low)
      blue.fill(guide, UIEdgeInsets(all: 25), at: .high)
    },
  ]

  private static func safeArea(_ stage: Stage, absolute: Bool) {
    let guide = stage.root.safeAreaLayoutGuide
    let pink = stage.view("Pink")
    pink.fill(guide, UIEdgeInsets(all: 5), absolute: absolute, at: .high)
    pink.fill(
      guide, UIEdgeInsets(top: 0, left: 5, bottom: 10, right: 15), absolute: absolute)
    let yellow = stage.view("Yellow")
    yellow.fill(guide, UIEdgeInsets(all: 5), absolute: absolute, at: .low)
    yellow.fill(guide, UIEdgeInsets(all: 50), absolute: absolute, at: .high)
  }

  /// Scenarios about wishes that limits and priorities decide.
  static let relations: [String: Builder] = [
    "inequalities against wishes": { stage in
      let views = ["Pink", "Yellow", "Blue", "Green"].map { stage.view($0) }
      for view in views { view.size(100, 100) }
      views[0].to(.top, by: 100, is: .lessThanOrEqual)
      views[0].to(.top, by: 150, at: .high)
      views[0].to(.leading, by: 50)
      views[1].to(.top, by: 100, is: .lessThanOrEqual)
      views[1].to(.top, by: 50, at: .high)
      views[1].to(.trailing, by: -50)
      views[2].to(.bottom, by: -100, is: .greaterThanOrEqual)
      views[2].to(.bottom, by: -150, at: .high)
      views[2].to(.leading, by: 50)
      views[3].to(.bottom, by: -100, is: .greaterThanOrEqual)
      views[3].to(.bottom, by: -50, at: .high)
      views[3].to(.trailing, by: -50)
    },
    "anchors to constants": { stage in
      let pink = stage.view("Pink")
      pink.to(.trailing, by: -20)
      pink.to(.top, by: 20)
      pink.height(150, is: .greaterThanOrEqual, at: .high)
      pink.height(100)
      pink.width(40, is: .greaterThanOrEqual)
      pink.width(20, at: .low)
      pink.width(200, at: .high)
      let yellow = stage.view("Yellow")
      yellow.to(.trailing, .bottom, by: -20)
      yellow.height(25, at: .low)
      yellow.height(100, at: .high)
      yellow.width(250, is: .lessThanOrEqual, at: .high)
      yellow.width(300, at: .low)
      yellow.width(200, at: .high)
    },
    "a chain of wishes": { stage in
      let pink = stage.view("Pink")
      let yellow = stage.view("Yellow")
      pink.height(100)
      pink.to(.leading, by: 50, is: .greaterThanOrEqual, at: .high)
      pink.to(.leading)
      yellow.to(.leading, by: 20)
      pink.to(.trailing, by: -20)
      yellow.to(.trailing, by: -20)
      pink.to(.top, by: 10, at: .low)
      pink.to(.top, by: 30, at: .high)
      pink.constrain(.bottom, .greaterThanOrEqual, yellow, .top, 1, -50)
      pink.constrain(.bottom, .equal, yellow, .top, 1, -100, .low)
      pink.constrain(.bottom, .equal, yellow, .top, 1, -10, .high)
      yellow.to(.bottom, by: -50, is: .lessThanOrEqual)
      yellow.to(.bottom, by: -10, at: .low)
      yellow.to(.bottom, by: -100, at: .high)
    },
    "proportions of lengths": { stage in
      let root = stage.root
      let pink = stage.view("Pink")
      let yellow = stage.view("Yellow")
      let blue = stage.view("Blue")
      let green = stage.view("Green")
      pink.height(100)
      pink.to(.top, .leading)
      yellow.to(.bottom, .trailing)
      blue.height(100)
      blue.to(.centerX, .centerY)
      green.to(.leading, by: 10)
      green.to(.bottom, by: -10)
      pink.constrain(.height, .greaterThanOrEqual, yellow, .height, 0.5, 50, .high)
      pink.constrain(.height, .equal, yellow, .height, 1, 0)
      pink.constrain(.width, .equal, root, .width, 1, -150)
      yellow.constrain(.width, .equal, root, .width, 0.33, 0)
      blue.constrain(.width, .equal, root, .width, 1, 0, .low)
      blue.constrain(.width, .equal, yellow, .width, 1, 0, .high)
      green.constrain(.height, .greaterThanOrEqual, yellow, .height, 1, 0)
      green.constrain(.height, .equal, yellow, .height, 1, -50, .low)
      green.constrain(.height, .equal, yellow, .height, 1, 50, .high)
      green.constrain(.width, .lessThanOrEqual, yellow, .width, 1, 0)
      green.constrain(.width, .equal, yellow, .width, 1, 50, .low)
      green.constrain(.width, .equal, yellow, .width, 1, -50, .high)
    },
  ]
}
