import Bindings
import ScriptRuntime
import Testing

@testable import Interpreter

@Suite("Leaks") @MainActor struct LeakTests {
  private static let library: Library = {
    Bindings.connect()
    return Bindings.makeLibrary()
  }()

  private func leaks(_ text: String) -> [Leak] {
    Bindings.inFreshState {
      let session = Session(library: Self.library)
      let execution = session.makeExecution()
      let input = session.check(text)
      for diagnostic in input.diagnostics where diagnostic.severity == .error {
        Issue.record("\(diagnostic.message)")
      }
      #expect(execution.run(input).failure == nil)
      session.accept(input)
      return execution.leaks(roots: Bindings.heldObjects)
    }
  }

  @Test("are none where nothing is lost")
  func nothing() {
    #expect(leaks("class A { var b: A? }\nlet a = A()\na.b = A()\na.b?.b = a") == [])
  }

  @Test("show the circle of two objects")
  func objects() {
    let found = leaks(
      """
      class Owner { var pet: Pet? }
      class Pet { var owner: Owner?; let toy = Toy() }
      class Toy {}
      do {
        let owner = Owner()
        owner.pet = Pet()
        owner.pet?.owner = owner
      }
      """)
    #expect(found.map(\.path) == ["Owner.pet → Pet.owner → Owner"])
    #expect(found.first?.kept == ["Toy"])
    #expect(found.first?.isThroughSelf == false)
  }

  @Test("show the circle through a closure, which weak self breaks")
  func closures() {
    func text(_ body: String) -> String {
      """
      class Counter {
        var count = 0
        var onChange: (() -> Void)?
        func observe() { onChange = { \(body) } }
      }
      do { let counter = Counter(); counter.observe() }
      """
    }
    let found = leaks(text("self.count += 1"))
    #expect(found.map(\.path) == ["Counter.onChange → closure → self"])
    #expect(found.first?.isThroughSelf == true)
    #expect(leaks(text("[weak self] in self?.count += 1")) == [])
  }

  @Test("look through what native objects hold")
  func native() {
    func text(_ handler: String) -> String {
      """
      import UIKit
      class HomeViewController: UIViewController {
        let button = UIButton()
        override func loadView() {
          view = UIView()
          view.addSubview(button)
          button.addAction(UIAction { \(handler) }, for: .touchUpInside)
        }
        func tapped() {}
      }
      do { let home = HomeViewController(); home.loadViewIfNeeded() }
      """
    }
    let found = leaks(text("_ in self.tapped()"))
    #expect(
      found.map(\.path) == [
        "HomeViewController.button → UIButton → UIAction → closure → self"
      ])
    #expect(found.first?.isThroughSelf == true)
    #expect(leaks(text("[weak self] _ in self?.tapped()")) == [])
  }

  @Test("are not what timers, observers and waiting work hold")
  func waiting() {
    #expect(
      leaks(
        """
        import UIKit
        class Clock {
          var timer: Timer?
          var token: NSObject?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
          }
          func tick() {}
        }
        class Listener {
          var heard: (() -> Void)?
          func listen() {
            heard = { self.listen() }
            let heard = self.heard
            NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in
              heard?()
            }
          }
        }
        class Later {
          var work: (() -> Void)?
          func later() {
            work = { self.later() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.work?() }
          }
        }
        do { Clock().start() }
        do { Listener().listen() }
        do { Later().later() }
        """) == [])
  }
}
