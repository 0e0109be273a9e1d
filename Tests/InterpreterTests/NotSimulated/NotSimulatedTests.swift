import Bindings
import Foundation
import Messages
import ScriptRuntime
import Testing

@testable import Interpreter

/// Names of Apple's that are not simulated: what they are told has no effect, what they are asked
/// ends the program.
@Suite("What is not simulated") @MainActor struct NotSimulatedTests {
  private static let library: Library = {
    Bindings.connect()
    return Bindings.makeLibrary()
  }()

  private func check(_ text: String) -> (session: Session, input: CheckedInput) {
    let session = Session(library: Self.library, context: .file)
    return (session, session.check(text, name: "main.swift"))
  }

  private func errors(_ text: String) -> [String] {
    check(text).input.diagnostics.filter { $0.severity == .error }
      .map { $0.message.text(in: .english) }
  }

  private func run(_ text: String) -> Outcome {
    let (session, input) = check(text)
    #expect(input.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    session.accept(input)
    return session.makeExecution().run(input)
  }

  @Test("is told things without effect, and noted once")
  func isTold() {
    let outcome = run(
      """
      import CoreLocation
      let manager = CLLocationManager()
      manager.desiredAccuracy = kCLLocationAccuracyBest
      manager.requestWhenInUseAuthorization()
      manager.requestWhenInUseAuthorization()
      print("after")
      """)
    #expect(outcome.lines == ["after"])
    #expect(outcome.failure == nil)
    #expect(outcome.notes.map(\.name.name) == ["CLLocationManager"])
    #expect(
      outcome.notes.first?.text(in: .italian).contains("CLLocationManager esiste in CoreLocation")
        ?? false)
  }

  @Test(
    "ends the program where a value is needed",
    arguments: [
      "print(manager.location)", "if manager.isAuthorized { print(1) }",
      "let label = UILabel(); label.text = manager.name", "for _ in manager.regions { }",
      "if let place = manager.location { print(place) }", "switch manager.state { default: break }",
      "UIView().addSubview(manager.view)",
    ])
  func isAsked(_ line: String) throws {
    let outcome = run(
      """
      import UIKit
      import CoreLocation
      let manager = CLLocationManager()
      \(line)
      print("never")
      """)
    #expect(outcome.lines == [])
    let failure = try #require(outcome.failure)
    guard case .nameNotSimulated(let name) = failure.kind else {
      Issue.record("\(failure.kind)")
      return
    }
    #expect(name == NotSimulatedName("CLLocationManager", module: "CoreLocation"))
    #expect(failure.range?.start.line == 4)
  }

  @Test("goes through a chain that is nil without ending it")
  func nilChains() {
    let outcome = run(
      """
      import UIKit
      import AVFoundation
      var player: AVPlayer?
      player?.play()
      let label = UILabel()
      label.text = player?.title
      print(label.text == nil, player == nil)
      """)
    #expect(outcome.lines == ["true true"])
    #expect(outcome.notes.isEmpty)
  }

  @Test("puts an empty view, layer or controller in the place of Apple's")
  func standsIn() {
    let outcome = run(
      """
      import UIKit
      import MapKit
      import WebKit
      import AVKit
      final class PinMap: MKMapView {
        override func layoutSubviews() { super.layoutSubviews(); print("laid out") }
        override func addAnnotation(_ annotation: MKAnnotation) {}
      }
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let map = PinMap(frame: root.bounds)
      map.showsUserLocation = true
      let web = WKWebView(frame: CGRect(x: 1, y: 2, width: 3, height: 4),
                          configuration: WKWebViewConfiguration())
      web.load(URLRequest(url: URL(string: "https://example.com")!))
      root.addSubview(map)
      root.addSubview(web)
      root.layer.addSublayer(AVPlayerLayer(player: nil))
      root.layoutIfNeeded()
      print(type(of: web), web.frame, map is MKMapView, AVPlayerViewController().isViewLoaded)
      """)
    #expect(outcome.failure == nil)
    #expect(
      outcome.lines == ["laid out", "WKWebView (1.0, 2.0, 3.0, 4.0) true false"])
    #expect(outcome.notes.contains { $0.hasStandIn && $0.name.name == "MKMapView" })
  }

  @Test("is visible only with its module")
  func needsImport() {
    #expect(errors("import UIKit\nlet map = MKMapView()") == ["cannot find 'MKMapView' in scope"])
    #expect(errors("import UIKit\nlet map: MKMapVew? = nil\nimport MapKit").count == 1)
    #expect(errors("import MapKit\nlet view = UIView()") == [])
  }

  @Test("leaves names that exist nowhere to the compiler")
  func unknownNames() {
    #expect(errors("import MapKit\nfrobnicate()") == ["cannot find 'frobnicate' in scope"])
    #expect(
      errors("import UIKit\nUIView().colour = nil")
        == ["value of type 'UIView' has no member 'colour'"])
    #expect(errors("import UIKit\nUIView().hoverStyle = nil") == [])
    #expect(errors("import SnapKit\nlet x: Int = \"a\"") == ["no such module 'SnapKit'"])
  }

  @Test("does not hide mistakes in a class that conforms to its protocols")
  func conformances() {
    #expect(
      errors(
        """
        import MapKit
        class C: UIViewController, MKMapViewDelegate {
          func f() { self.nothing() }
        }
        """) == ["value of type 'C' has no member 'nothing'"])
  }

  @Test("lets declarative views, publishers and stored objects stand in the file")
  func otherFrameworks() {
    let outcome = run(
      """
      import Combine
      import CoreData
      import SwiftUI
      final class Model: ObservableObject {
        @Published var names = ["a"]
        private var bag = Set<AnyCancellable>()
        func start() {
          $names.map { $0.count }.removeDuplicates().sink { print($0) }.store(in: &bag)
        }
      }
      class Item: NSManagedObject { @NSManaged var name: String? }
      struct NameList: View {
        @ObservedObject var model: Model
        @State private var query = ""
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          VStack(spacing: 8) {
            TextField("Search", text: $query)
            ForEach(model.names, id: \\.self) { name in Text(name).font(.title) }
            if query.isEmpty { Button("Close") { dismiss() } } else { Spacer() }
          }
          .padding()
        }
      }
      struct Wrapper: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ view: UILabel, context: Context) { view.text = "" }
      }
      let model = Model()
      model.start()
      let host = UIHostingController(rootView: NameList(model: model))
      print(model.names, host.view.subviews.count)
      """)
    #expect(outcome.failure == nil)
    #expect(outcome.lines == ["[\"a\"] 0"])
  }
}
