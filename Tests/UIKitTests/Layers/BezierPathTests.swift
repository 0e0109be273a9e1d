import Testing
import UIKit

@MainActor struct BezierPathTests {
  @Test func outlinesKnowTheirBounds() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 8).bounds == rect)
    #expect(UIBezierPath().isEmpty)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 4, y: 6))
    #expect(path.currentPoint == CGPoint(x: 4, y: 6))
    path.apply(CGAffineTransform(scaleX: 2, y: 1))
    #expect(path.bounds == CGRect(x: 2, y: 2, width: 6, height: 4))
  }

  @Test func circlesStayNearTheirRadius() {
    let center = CGPoint(x: 50, y: 50)
    let circle = UIBezierPath(
      arcCenter: center, radius: 40, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(abs(circle.bounds.width - 80) < 4)
    #expect(abs(circle.currentPoint.x - 90) < 0.001)
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.x) < 0.001)
    #expect(abs(quarter.currentPoint.y - 10) < 0.001)
    let long = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(long.bounds.minX < -9.9)
  }

  @Test func transformsComposeAndInvert() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let moved = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(moved.x) < 1e-12 && abs(moved.y - 1) < 1e-12)
    let both = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 5, y: 6))
    #expect(CGPoint(x: 5, y: 6).applying(both.inverted()) == CGPoint(x: 1, y: 1))
    #expect(CGAffineTransform(scaleX: 0, y: 0).inverted() == CGAffineTransform(scaleX: 0, y: 0))
    #expect(CGAffineTransform.identity.isIdentity)
  }
}
