import Foundation
import Testing

@testable import UIKit

@MainActor struct UIViewGeometryTests {
  @Test func frameBoundsAndCentreAreOneRectangle() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 35))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame.origin == CGPoint(x: 50, y: 75))
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
    view.frame.origin.x = 5
    #expect(view.center == CGPoint(x: 15, y: 100))
  }

  @Test func aTransformLeavesBoundsAndCentre() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(isClose(view.frame, CGRect(x: 25, y: -25, width: 50, height: 100)))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(isClose(view.frame, CGRect(x: -50, y: -25, width: 200, height: 100)))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func aNegativeSizeIsTurnedRound() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: -20, height: -10))
    #expect(view.frame == CGRect(x: 30, y: 40, width: 20, height: 10))
  }

  @Test func aNumberThatIsNoneRaises() {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.bounds.origin.x = .nan
    #expect(exceptions.raised.map(\.name) == ["CALayerInvalidGeometry"])
    #expect(
      exceptions.raised.first?.reason.hasPrefix(
        "CALayer bounds contains NaN: [nan 0; 320 480]. Layer: <CALayer:0x") == true)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  /// A view in a parent whose height grows from 480 to 800.
  struct MaskCase: Sendable {
    let mask: UIView.AutoresizingMask
    let before: CGRect
    let after: CGRect

    init(_ mask: UIView.AutoresizingMask, _ before: [Double], _ after: [Double]) {
      self.mask = mask
      self.before = CGRect(x: before[0], y: before[1], width: before[2], height: before[3])
      self.after = CGRect(x: after[0], y: after[1], width: after[2], height: after[3])
    }

    static let all: [MaskCase] = [
      MaskCase([.flexibleWidth, .flexibleBottomMargin], [10, 20, 300, 100], [10, 20, 300, 100]),
      MaskCase(
        [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
        [130, 220, 60, 40], [130, 380, 60, 40]),
      MaskCase(
        [.flexibleLeftMargin, .flexibleTopMargin, .flexibleWidth],
        [220, 440, 100, 40], [220, 760, 100, 40]),
      MaskCase(
        [.flexibleLeftMargin, .flexibleTopMargin, .flexibleWidth, .flexibleHeight],
        [220, 440, 100, 40], [220, 733.3333, 100, 66.6667]),
      MaskCase([], [1, 2, 3, 4], [1, 2, 3, 4]),
    ]
  }

  @Test(arguments: MaskCase.all)
  func masksShareOutTheGrowth(_ example: MaskCase) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: example.before)
    view.autoresizingMask = example.mask
    parent.addSubview(view)
    parent.bounds.size.height = 800
    #expect(isClose(view.frame, example.after))
  }

  @Test func masksShareOutTheWidthToo() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let wide = UIView(frame: CGRect(x: 8, y: 8, width: 100, height: 44))
    wide.autoresizingMask = .flexibleWidth
    let right = UIView(frame: CGRect(x: 220, y: 8, width: 92, height: 44))
    right.autoresizingMask = .flexibleLeftMargin
    parent.addSubview(wide)
    parent.addSubview(right)
    parent.bounds.size.width = 640
    #expect(wide.frame == CGRect(x: 8, y: 8, width: 420, height: 44))
    #expect(right.frame == CGRect(x: 540, y: 8, width: 92, height: 44))
    parent.autoresizesSubviews = false
    parent.bounds.size.width = 1000
    #expect(wide.frame.width == 420)
  }

  @Test func pointsConvertBetweenBranches() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -184, y: -23))
    #expect(right.convert(CGPoint(x: -184, y: -23), to: inner) == CGPoint(x: 1, y: 2))
    #expect(
      right.convert(inner.bounds, from: inner) == CGRect(x: -185, y: -25, width: 10, height: 10))
    left.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 12, y: 21))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 12, y: 21))
    right.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(right.convert(CGPoint.zero, to: root) == CGPoint(x: 150, y: 0))
    #expect(root.convert(CGPoint(x: 150, y: 0), to: right) == CGPoint.zero)
  }

  @Test func hitsGoToTheFrontmostViewThatTakesThem() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let outside = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(outside)
    let point = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(point, with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(point, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.005
    #expect(root.hitTest(point, with: nil) === back)
    front.alpha = 0.01
    #expect(root.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    front.isUserInteractionEnabled = true
    #expect(root.hitTest(CGPoint(x: 65, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
  }
}
