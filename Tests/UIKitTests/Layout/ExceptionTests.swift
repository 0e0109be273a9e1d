import Foundation
import Testing

@testable import UIKit

/// What UIKit raises about constraints, in its own words.
@MainActor struct ConstraintExceptionTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  @Test func noCommonAncestor() {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    let constraint = view.topAnchor.constraint(equalTo: host.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(exceptions.raised.map(\.name) == ["NSGenericException"])
    let reason = exceptions.raised.first?.reason ?? ""
    #expect(reason.hasPrefix("Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x"))
    #expect(
      reason.hasSuffix(
        "because they have no common ancestor.  Does the constraint or its anchors reference "
          + "items in different view hierarchies?  That's illegal."))
  }

  @Test func aPlaceNeedsASecondItem() {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    let constraint = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 20)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(exceptions.raised.count == 1)
    #expect(
      exceptions.raised.first?.reason.hasSuffix(
        "creates an illegal constraint of a location equal to a constant. "
          + "Location attributes must be specified in pairs.") == true)
  }

  @Test func attributesMustPair() {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    _ = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: host, attribute: .leading,
      multiplier: 1, constant: 0)
    _ = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: host, attribute: .leading,
      multiplier: 1, constant: 0)
    #expect(exceptions.raised.count == 2)
    #expect(
      exceptions.raised.allSatisfy { $0.reason.contains("Invalid pairing of layout attributes") })
  }

  @Test func leadingDoesNotMixWithLeft() {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    host.addSubview(view)
    let constraint = view.leadingAnchor.constraint(equalTo: host.leftAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(exceptions.raised.map(\.name) == ["NSInvalidArgumentException"])
    #expect(
      exceptions.raised.first?.reason.hasSuffix(
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.") == true)
    host.layoutIfNeeded()
  }

  @Test func itemsMustBeViewsOrGuides() {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    _ = NSLayoutConstraint(
      item: "view", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
    #expect(
      exceptions.raised.first?.reason.contains(
        "Constraint items must each be a view or layout guide.") == true)
  }

  @Test func requiredStaysRequiredWhileActive() {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultLow
    constraint.priority = .required
    #expect(exceptions.raised.isEmpty)
    constraint.isActive = true
    constraint.priority = .defaultLow
    #expect(constraint.priority == .required)
    #expect(
      exceptions.raised.map(\.reason) == [
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority 250 and the existing priority was 1000."
      ])
  }

  @Test func aConstraintOnTheWrongViewIsReportedThenRaises() {
    let exceptions = ExceptionRecorder()
    let log = LogRecorder()
    defer {
      exceptions.stop()
      log.stop()
    }
    let constraint = view.widthAnchor.constraint(equalTo: host.widthAnchor)
    view.addConstraint(constraint)
    #expect(
      log.lines.first?.hasPrefix("The view hierarchy is not prepared for the constraint: <") == true
    )
    #expect(exceptions.raised.isEmpty)
    view.layoutIfNeeded()
    #expect(
      exceptions.raised.map(\.reason) == [
        "Impossible to set up layout with view hierarchy unprepared for constraint."
      ])
  }

  @Test func aConstraintAddedEarlyHoldsOnceItsItemsAreIn() {
    let log = LogRecorder()
    defer { log.stop() }
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = view.widthAnchor.constraint(equalToConstant: 50)
    host.addConstraint(constraint)
    #expect(log.lines.count == 1)
    host.addSubview(view)
    host.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(constraint.isActive)
    #expect(host.constraints == [constraint])
  }

  @Test func numbersMustBeFinite() {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    host.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: .nan).isActive = true
    view.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: .infinity).isActive = true
    #expect(exceptions.raised.count == 2)
    host.layoutIfNeeded()
  }
}
