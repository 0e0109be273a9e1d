import Foundation

@testable import UIKit

/// Collects what UIKit logs and the conflicts it finds, until stopped.
@MainActor final class LogRecorder {
  private(set) var lines: [String] = []
  private let previous = Simulation.logHandler

  init() {
    Simulation.forgetConflicts()
    Simulation.logHandler = { [weak self] in self?.lines.append($0) }
  }

  var conflicts: [LayoutConflict] {
    Simulation.conflicts
  }

  func stop() {
    Simulation.logHandler = previous
  }
}

/// Collects what UIKit raises, until stopped.
@MainActor final class ExceptionRecorder {
  private(set) var raised: [SimulatedException] = []
  private let previous = Simulation.exceptionHandler

  init() {
    Simulation.exceptionHandler = { [weak self] in self?.raised.append($0) }
  }

  func stop() {
    Simulation.exceptionHandler = previous
  }
}

/// A view whose content has a size.
@MainActor final class SizedView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize {
    content
  }
}
