import Bindings
import Foundation
import ScriptRuntime
import Testing
import UIKit

@testable import Course

@Suite("Spelling values")
@MainActor
struct ValueSpellingTests {
  @Test func valuesAreSpeltAsTheyAreWritten() {
    #expect(ValueSpelling.source(.none) == "nil")
    #expect(ValueSpelling.source(.bool(true)) == "true")
    #expect(ValueSpelling.source(.int(3)) == "3")
    #expect(ValueSpelling.source(.double(17)) == "17")
    #expect(ValueSpelling.source(.double(0.333333)) == "0.33")
    #expect(ValueSpelling.source(.string("a \"b\"\n")) == "\"a \\\"b\\\"\\n\"")
    #expect(ValueSpelling.source(.array([.int(1), .none])) == "[1, nil]")
    #expect(ValueSpelling.source(.object(UIColor.white)) == ".white")
    #expect(ValueSpelling.source(.object(UIColor.systemBlue)) == ".systemBlue")
    let rect = CGRect(x: 16, y: 1.5, width: 3, height: 4)
    #expect(ValueSpelling.source(rect.scriptValue) == "(16 1.5 3 4)")
    #expect(ValueSpelling.source(UILayoutPriority.required.scriptValue) == "1000")
    #expect(ValueSpelling.source(NSTextAlignment.center.scriptValue) == ".center")
  }

  @Test func numbersAndTextsAreTakenOut() {
    #expect(ValueSpelling.observed(.some(.double(2))).numbers == [2])
    #expect(ValueSpelling.observed(.string("x")).text == "x")
    #expect(ValueSpelling.observed(.bool(true)).numbers == nil)
  }

  @Test func coloursThatLookAlikeAreEqual() {
    let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(ValueSpelling.areEqual(.object(white), .object(UIColor.white)))
    #expect(!ValueSpelling.areEqual(.object(UIColor.systemBackground), .object(UIColor.white)))
    #expect(!ValueSpelling.areEqual(.object(UIColor.white), .none))
    #expect(ValueSpelling.areEqual(.none, .none))
  }

  @Test func valuesAreComparedByTheirKind() {
    #expect(ValueSpelling.areEqual(.bool(false), .bool(false)))
    #expect(!ValueSpelling.areEqual(.bool(false), .bool(true)))
    #expect(!ValueSpelling.areEqual(.bool(false), .string("false")))
    #expect(ValueSpelling.areEqual(.array([.int(1)]), .array([.double(1)])))
    #expect(!ValueSpelling.areEqual(.array([.int(1)]), .array([])))
    let vertical = NSLayoutConstraint.Axis.vertical.scriptValue
    #expect(ValueSpelling.areEqual(vertical, NSLayoutConstraint.Axis.vertical.scriptValue))
    #expect(!ValueSpelling.areEqual(vertical, NSLayoutConstraint.Axis.horizontal.scriptValue))
  }
}
