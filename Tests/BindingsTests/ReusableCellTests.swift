import Bindings
import ScriptRuntime
import Testing
import UIKit

extension ScriptedTests {
  @MainActor @Suite struct ReusableCellTests {
    let script = HandMadeScript()

    @Test func aTableMakesCellsOfAScriptsClass() throws {
      let type = script.declare("NameCell", "UITableViewCell")
      let table = try script.new("UITableView", "init(frame:)", [toScript(CGRect.zero)])
      try script.call(
        table, "UITableView", "register(_:forCellReuseIdentifier:)",
        [.metatype(.nominal(type, [])), .string("cell")])
      let cell = try script.call(
        table, "UITableView", "dequeueReusableCell(withIdentifier:)", [.string("cell")])
      #expect(cell.native(UITableViewCell.self)?.reuseIdentifier == "cell")
      #expect(Runtime.script(of: cell)?.type == .nominal(type, []))
    }

    @Test func aTableMakesCellsOfANativeClass() throws {
      let table = try script.new("UITableView", "init(frame:)", [toScript(CGRect.zero)])
      let type = SwiftType.nominal(try script.nominal("UITableViewCell"), [])
      try script.call(
        table, "UITableView", "register(_:forCellReuseIdentifier:)",
        [.metatype(type), .string("cell")])
      let cell = try script.call(
        table, "UITableView", "dequeueReusableCell(withIdentifier:)", [.string("cell")])
      #expect(cell.native(UITableViewCell.self) != nil)
    }

    @Test func aScriptIsTheDataSource() throws {
      let type = script.declare("List", "UITableViewController")
      script.override(type, "tableView(_:numberOfRowsInSection:)") { _, _ in .int(3) }
      script.override(type, "tableView(_:cellForRowAt:)") { _, arguments in
        let path: IndexPath = try bridged(arguments[1])
        script.log("row \(path.row)")
        return try script.new(
          "UITableViewCell", "init(style:reuseIdentifier:)",
          [toScript(UITableViewCell.CellStyle.default), Value.none])
      }
      let controller = try #require(
        try script.make(type).native(UITableViewController.self))
      controller.view?.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view?.layoutIfNeeded()
      #expect(script.calls == ["row 0", "row 1", "row 2"])
    }
  }
}
