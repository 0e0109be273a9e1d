import Testing
import UIKit

@MainActor struct AlertTests {
  @Test func aTappedButtonTakesTheMessageAwayAndCallsItsClosure() throws {
    Simulation.boot()
    let controller = UIViewController()
    Simulation.present(controller)
    let alert = UIAlertController(title: "Ciao", message: "Sicuro?", preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "OK", style: .default) { chosen.append($0.title ?? "") })
    alert.addAction(UIAlertAction(title: "Annulla", style: .cancel))
    alert.addTextField { $0.placeholder = "Nome" }
    controller.present(alert, animated: true)
    Simulation.turnRunLoop()
    #expect(controller.presentedViewController === alert)
    #expect(alert.textFields?.count == 1)
    let box = try #require(alert.view.subviews.first)
    #expect(box.frame.width == 270)
    #expect(abs(box.center.x - alert.view.bounds.midX) < 0.5)
    let button = try #require(box.subviews.compactMap { $0 as? UIButton }.first)
    #expect(Simulation.tap(button) === button)
    #expect(chosen == ["OK"])
    #expect(controller.presentedViewController == nil)
    #expect(alert.view.window == nil)
  }
}
