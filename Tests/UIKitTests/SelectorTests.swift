import Testing
import UIKit

@Test func aSelectorCountsItsArguments() {
  #expect(Selector("tap").argumentCount == 0)
  #expect(Selector("tapped:forEvent:").argumentCount == 2)
}
