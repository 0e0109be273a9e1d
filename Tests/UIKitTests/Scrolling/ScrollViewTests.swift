import Testing
import UIKit

@MainActor struct ScrollViewTests {
  @Test func defaultsAreThoseOfUIKit() {
    let scrollView = UIScrollView()
    #expect(scrollView.bounces)
    #expect(scrollView.contentInsetAdjustmentBehavior == .automatic)
    #expect(scrollView.minimumZoomScale == 1 && scrollView.maximumZoomScale == 1)
    #expect(scrollView.showsVerticalScrollIndicator && scrollView.showsHorizontalScrollIndicator)
    #expect(!scrollView.isPagingEnabled)
    #expect(scrollView.clipsToBounds)
  }

  // GT-52
  @Test func theOffsetIsNotKeptWithinTheContent() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentOffset = CGPoint(x: -50, y: 5000)
    #expect(scrollView.contentOffset == CGPoint(x: -50, y: 5000))
    #expect(scrollView.bounds.origin == CGPoint(x: -50, y: 5000))
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    let seen = observing { scrollView.contentOffset = CGPoint(x: CGFloat.nan, y: 0) }
    #expect(seen.exceptions.first?.name == "CALayerInvalidGeometry")
  }

  // GT-52
  @Test func theSafeAreaAddsToTheInset() {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone 16 Pro")))
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: controller.view.bounds)
    controller.view.addSubview(scrollView)
    Simulation.present(controller)
    #expect(scrollView.adjustedContentInset.top == 62)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == .zero)
  }

  @Test(arguments: [true, false])
  func contentPinnedToAllEdgesGivesTheSize(throughGuide: Bool) {
    Simulation.boot()
    let controller = UIViewController()
    let root = controller.view ?? UIView()
    let scrollView = UIScrollView()
    let content = UIView()
    for view in [scrollView, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scrollView)
    scrollView.addSubview(content)
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.topAnchor.constraint(equalTo: throughGuide ? guide.topAnchor : scrollView.topAnchor),
      content.leadingAnchor.constraint(
        equalTo: throughGuide ? guide.leadingAnchor : scrollView.leadingAnchor),
      content.trailingAnchor.constraint(
        equalTo: throughGuide ? guide.trailingAnchor : scrollView.trailingAnchor),
      content.bottomAnchor.constraint(
        equalTo: throughGuide ? guide.bottomAnchor : scrollView.bottomAnchor),
      content.widthAnchor.constraint(
        equalTo: throughGuide ? scrollView.frameLayoutGuide.widthAnchor : scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
    ])
    Simulation.present(controller)
    #expect(scrollView.frame == root.bounds)
    #expect(scrollView.contentSize == CGSize(width: 393, height: 2000))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 393, height: 2000))
  }

  @Test func whatIsPinnedToTheFrameDoesNotScroll() {
    Simulation.boot()
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(badge)
    controller.view.addSubview(scrollView)
    let guide = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      badge.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    Simulation.present(controller)
    #expect(badge.frame == CGRect(x: 280, y: 10, width: 20, height: 20))
    scrollView.contentOffset = CGPoint(x: 0, y: 100)
    Simulation.turnRunLoop()
    #expect(badge.frame == CGRect(x: 280, y: 110, width: 20, height: 20))
  }

  @Test func anEmptyTextViewHasItsRecordedContent() {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone SE")))
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    textView.text = "uno\ndue"
    textView.font = .systemFont(ofSize: 17)
    textView.layoutIfNeeded()
    #expect(textView.contentSize.height == 57)
    #expect(textView.shownLines == ["uno", "due"])
    #expect(textView.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    textView.isScrollEnabled = false
    #expect(textView.intrinsicContentSize.height == 57)
  }
}
