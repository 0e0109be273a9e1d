import Bindings
import Foundation
import Interpreter
import ScriptRuntime
import Testing
import UIKit

@testable import Course

@Suite("Reading UIKit's own properties")
@MainActor
struct NativeReaderTests {
  let library = Bindings.makeLibrary()

  private func source(_ path: String, of object: AnyObject) -> String? {
    NativeReader(library: library).read(path, of: object).map { ValueSpelling.source($0.value) }
  }

  @Test func chainsOfPropertiesAreRead() {
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "Ciao"
    label.textAlignment = .center
    label.backgroundColor = .systemBlue
    #expect(source("text", of: label) == "\"Ciao\"")
    #expect(source("textAlignment", of: label) == ".center")
    #expect(source("frame", of: label) == "(1 2 3 4)")
    #expect(source("frame.origin.x", of: label) == "1")
    #expect(source("font.pointSize", of: label) == "17")
    #expect(source("backgroundColor", of: label) == ".systemBlue")
    #expect(source("superview", of: label) == "nil")
    #expect(source("isHidden", of: label) == "false")
  }

  @Test func whatIsNotPlainIsLeftToTheChecker() {
    let button = UIButton()
    for path in ["title(for: .normal)", "colour", "superview.frame", "addSubview", "", "frame."] {
      #expect(source(path, of: button) == nil)
    }
  }

  /// The shortcut and the whole way must never give two answers.
  @Test(arguments: [
    ("backgroundColor", [".white", "nil", ".systemBlue", ".colour", "UIColor.white"]),
    ("textAlignment", [".center", ".natural", ".middle"]), ("isHidden", ["true", "false", "nil"]),
    ("frame", [".zero"]), ("text", ["nil", "\"x\""]), ("numberOfLines", ["1", ".max"]),
    ("autoresizingMask", [".flexibleWidth", "[.flexibleWidth, .flexibleHeight]"]),
    ("font.pointSize", ["17"]), ("contentMode", [".center"]), ("alpha", ["1"]),
  ])
  func agreesWithTheInterpreter(property: String, expressions: [String]) throws {
    let session = Session(library: library)
    let execution = session.makeExecution()
    let probe = SessionProbe(session: session, execution: execution)
    let native = NativeReader(library: library)
    let label = UILabel()
    label.backgroundColor = .white
    let node = SessionProbe.nodeName
    let read = try #require(native.read(property, of: label))
    guard case .value(let value) = probe.evaluate("\(node).\(property)", names: [node: label])
    else {
      Issue.record("\(property) is refused")
      return
    }
    #expect(ValueSpelling.areEqual(read.value, value))
    let type = try #require(probe.typeText(of: "\(node).\(property)", names: [node: label]))
    for expression in expressions {
      guard let constant = native.constant(expression, of: read.type) else { continue }
      guard case .value(let value) = probe.evaluate("(\(expression)) as \(type)", names: [:])
      else {
        Issue.record("\(expression) is refused")
        continue
      }
      #expect(ValueSpelling.areEqual(constant, value), "\(expression)")
    }
  }
}
