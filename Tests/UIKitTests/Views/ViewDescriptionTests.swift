import Foundation
import Testing

@testable import UIKit

@MainActor struct ViewDescriptionTests {
  @Test func onlyWhatDiffersFromTheDefaultIsPrinted() {
    let view = UIView(frame: CGRect(x: 1.0 / 3, y: 0, width: 281.33333333, height: 728))
    #expect(
      view.stableRecursiveDescription()
        == "<UIView: frame = (0.333333 0; 281.333 728); layer = <CALayer>>".replacing(
          "UIView:", with: "UIView;"))
    view.tag = 3
    view.isHidden = true
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .red
    #expect(
      view.stableRecursiveDescription()
        == "<UIView; frame = (0.333333 0; 281.333 728); clipsToBounds = YES; hidden = YES; "
        + "autoresize = W+H; tag = 3; userInteractionEnabled = NO; "
        + "backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer>>")
  }

  @Test func addressesAreOfTheViewAndTheLayer() {
    let view = UIView()
    #expect(
      view.description
        == "<UIView: \(pointerText(view)); frame = (0 0; 0 0); "
        + "layer = <CALayer: \(pointerText(view.layer))>>")
  }

  @Test func aSubclassNamesItsBase() {
    let view = CountingView()
    #expect(
      view.stableRecursiveDescription().hasPrefix(
        "<UIKitTests.CountingView; baseClass = UIView; frame"))
  }

  @Test func aLabelShowsItsTextAndALayerOfItsOwn() {
    let label = UILabel(frame: CGRect(x: 16, y: 20, width: 288, height: 101.0 / 3))
    label.text = "What's the point?"
    #expect(
      label.stableRecursiveDescription()
        == "<UILabel; frame = (16 20; 288 33.6667); text = 'What's the point?'; "
        + "userInteractionEnabled = NO; layer = <_UILabelLayer>>")
  }

  @Test func theTreeIsIndented() {
    let root = UIView()
    let child = UIView()
    root.addSubview(child)
    child.addSubview(UIView())
    let lines = root.stableRecursiveDescription().split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("   | <UIView; "))
    #expect(lines[2].hasPrefix("   |    | <UIView; "))
  }
}
