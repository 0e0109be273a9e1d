import Testing
import UIKit

@MainActor struct EditingTests {
  @MainActor private final class Watcher: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var events: [String] = []
    var refuses = false
    func textViewDidBeginEditing(_ textView: UITextView) { events.append("begin") }
    func textViewDidChange(_ textView: UITextView) { events.append("change") }
    func textViewDidEndEditing(_ textView: UITextView) { events.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { !refuses }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !refuses }
  }

  @Test func aTextViewTellsItsDelegate() {
    Simulation.boot()
    let controller = UIViewController()
    let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let watcher = Watcher()
    textView.delegate = watcher
    controller.view.addSubview(textView)
    Simulation.present(controller)
    Simulation.tap(textView)
    Simulation.type("ciao")
    #expect(textView.text == "ciao")
    controller.view.endEditing(true)
    #expect(watcher.events == ["begin", "change", "end"])
  }

  @Test func aFieldAsksItsDelegate() {
    Simulation.boot()
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    let watcher = Watcher()
    watcher.refuses = true
    field.delegate = watcher
    controller.view.addSubview(field)
    Simulation.present(controller)
    Simulation.tap(field)
    Simulation.type("ciao")
    #expect(field.text == "")
    #expect(!controller.view.endEditing(false))
    #expect(field.isFirstResponder)
    watcher.refuses = false
    #expect(controller.view.endEditing(false))
  }

  @Test func attributedTextGivesFontAndColour() {
    let label = UILabel()
    let font = UIFont.boldSystemFont(ofSize: 30)
    label.attributedText = NSAttributedString(
      string: "Ciao", attributes: [.font: font, .foregroundColor: UIColor.red])
    #expect(label.text == "Ciao")
    #expect(label.font == font)
    #expect(label.textColor == .red)
    label.text = "Ciao"
    #expect(label.attributedText?.string == "Ciao")
  }

  @Test func lengthsScaleWithTheTextSize() {
    Simulation.boot(SimulatedEnvironment(contentSizeCategory: .accessibilityMedium))
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(abs(metrics.scaledValue(for: 17) - 28) < 0.001)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20).pointSize == 20)
    Simulation.boot()
    #expect(UIFontMetrics.default.scaledValue(for: 17) == 17)
  }
}
