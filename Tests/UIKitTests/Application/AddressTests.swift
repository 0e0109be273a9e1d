import Testing
import UIKit

@MainActor struct AddressTests {
  @Test func theSameProgramDescribesItsObjectsAlike() {
    func run() -> [String] {
      Simulation.boot()
      let view = UIView()
      let label = UILabel()
      view.addSubview(label)
      do { _ = UIView().description }
      return [view.description, label.description, UIView().description, view.description]
    }
    let first = run()
    #expect(first == run())
    #expect(first[0] == first[3])
    #expect(Set(first).count == 3)
  }
}
