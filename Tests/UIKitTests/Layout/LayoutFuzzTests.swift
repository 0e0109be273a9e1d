import Foundation
import Testing

@testable import UIKit

/// Random changes of hierarchies and constraints: nothing traps, required constraints hold, and
/// what was changed step by step is laid out as if it were new.
@MainActor struct LayoutFuzzTests {
  @Test(arguments: 1...200)
  func changesKeepTheLayoutConsistent(_ seed: Int) {
    Simulation.boot()
    let log = LogRecorder()
    let exceptions = ExceptionRecorder()
    defer {
      log.stop()
      exceptions.stop()
    }
    var fuzz = Fuzz(seed: UInt64(seed))
    for _ in 0..<120 {
      fuzz.step()
      if fuzz.random.next() % 4 == 0 { fuzz.root.layoutIfNeeded() }
    }
    fuzz.root.layoutIfNeeded()
    guard let engine = fuzz.root.layoutState.engine else { return }
    for (key, row) in engine.rows where row.constraint.isRequired {
      let violation = engine.solver.violation(of: row.constraint) ?? .infinity
      #expect(violation < 1e-4, "seed \(seed) constraint \(key) is off by \(violation)")
    }
    guard engine.brokenCount == 0 else { return }
    let fresh = LayoutEngine(root: fuzz.root)
    fresh.ingest(fuzz.root)
    fresh.update()
    guard fresh.brokenCount == 0 else { return }
    for view in fuzz.views where view.isDescendant(of: fuzz.root) && engine.governs(view.layoutItem)
    {
      let item = view.layoutItem
      for variable in [item.x, item.y, item.width, item.height]
      where engine.solver.isDetermined(variable) && fresh.solver.isDetermined(variable) {
        let difference = engine.solver.value(of: variable) - fresh.solver.value(of: variable)
        // Masks start from frames, which are rounded to pixels.
        #expect(abs(difference) < 0.5, "seed \(seed)")
      }
    }
  }
}

/// A hierarchy and a source of random changes to it.
@MainActor private struct Fuzz {
  var random: Generator
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private(set) var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []

  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var mixed = state
      mixed ^= mixed >> 33
      mixed = mixed &* 0xff51_afd7_ed55_8ccd
      return mixed ^ (mixed >> 33)
    }
  }

  init(seed: UInt64) {
    random = Generator(state: seed)
    for _ in 0..<8 { addView() }
  }

  private mutating func number() -> CGFloat {
    CGFloat(Int.random(in: -20...200, using: &random))
  }

  private mutating func anyView() -> UIView {
    views.randomElement(using: &random) ?? root
  }

  private mutating func addView() {
    let view = random.next() % 3 == 0 ? SizedView(number(), number()) : UIView()
    view.translatesAutoresizingMaskIntoConstraints = random.next() % 4 == 0
    view.frame = CGRect(x: number(), y: number(), width: 50, height: 40)
    (random.next() % 2 == 0 ? root : anyView()).addSubview(view)
    // A mask starts from its superview's frame, which only the root's is bound to be known.
    if view.superview === root {
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(random.next() % 64))
    }
    views.append(view)
  }

  mutating func step() {
    switch random.next() % 12 {
    case 0: addView()
    case 1: anyView().removeFromSuperview()
    case 2:
      let view = anyView()
      view.autoresizingMask = []
      anyView().addSubview(view)
    case 3: anyView().frame.size.width = number()
    case 4: constraints.randomElement(using: &random)?.isActive = random.next() % 2 == 0
    case 5: constraints.randomElement(using: &random)?.constant = number()
    case 6: anyView().layoutMargins.left = number()
    case 7: root.frame.size.width = 300 + number()
    case 8: (anyView() as? SizedView)?.content = CGSize(width: number(), height: number())
    case 9: anyView().translatesAutoresizingMaskIntoConstraints = random.next() % 3 == 0
    default: constrain()
    }
  }

  private mutating func constrain() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .leading, .trailing, .top, .bottom, .centerX, .centerY, .width, .height, .leadingMargin,
      .lastBaseline,
    ]
    guard let attribute = attributes.randomElement(using: &random) else { return }
    let first = anyView()
    let isFixed = attribute.kind == .length && random.next() % 2 == 0
    let second: AnyObject? =
      isFixed ? nil : random.next() % 4 == 0 ? first.superview?.safeAreaLayoutGuide : anyView()
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute,
      relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)
        ?? .equal,
      toItem: second,
      attribute: isFixed ? .notAnAttribute : second is UILayoutGuide ? plain(attribute) : attribute,
      multiplier: random.next() % 5 == 0 ? 0.5 : 1, constant: number())
    constraint.priority = UILayoutPriority(
      [250, 500, 750, 999, 1000].randomElement(using: &random) ?? 1000)
    constraint.isActive = true
    constraints.append(constraint)
  }

  /// The attribute of a guide that stands for one of a view.
  private func plain(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    attribute.withinMargins ?? attribute
  }
}
