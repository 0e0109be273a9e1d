import ScriptRuntime
import UIKit

/// The registration of cell classes: a script's class has no metatype in compiled code, so the cells
/// are made through the library.
@MainActor enum ReusableCells {
  /// Adds the members to the two list views.
  static func register(in library: Library) {
    register("UITableView", tables(), in: library)
    register("UICollectionView", collections(), in: library)
  }

  private static func register(_ name: String, _ table: TableBinding, in library: Library) {
    library.register(.init(name: name, module: "UIKit", text: table.text, binding: table))
  }

  private static func tables() -> TableBinding {
    let table = TableBinding("extension UITableView")
    table.add("func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)") {
      target, arguments in
      let view: UITableView = try bridged(target)
      let identifier: String = try argument(arguments, 1)
      guard let cellClass = try cellClass(arguments) else {
        view.register(nil, forCellReuseIdentifier: identifier)
        return .void
      }
      view.register(forCellReuseIdentifier: identifier) { identifier in
        let style = UITableViewCell.CellStyle.default
        let cell: UITableViewCell? = make(
          cellClass, "init(style:reuseIdentifier:)", [toScript(style), toScript(identifier)])
        return cell ?? UITableViewCell(style: style, reuseIdentifier: identifier)
      }
      return .void
    }
    return table
  }

  private static func collections() -> TableBinding {
    let table = TableBinding("extension UICollectionView")
    table.add(
      "func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)"
    ) { target, arguments in
      let view: UICollectionView = try bridged(target)
      let identifier: String = try argument(arguments, 1)
      guard let cellClass = try cellClass(arguments) else {
        view.register(nil, forCellWithReuseIdentifier: identifier)
        return .void
      }
      view.register(forCellWithReuseIdentifier: identifier) { frame in
        let cell: UICollectionViewCell? = make(cellClass, "init(frame:)", [toScript(frame)])
        return cell ?? UICollectionViewCell(frame: frame)
      }
      return .void
    }
    return table
  }

  /// The class in the first argument, nil for `nil`.
  private static func cellClass(_ arguments: [Value?]) throws -> SwiftType? {
    try argument(arguments, 0) { value in
      switch value {
      case .none: return nil
      case .metatype(let type): return type
      default: throw ScriptFailure(.bridging(expected: "AnyClass", found: "another value"))
      }
    }
  }

  /// An instance of a class; nil when that failed, and the failure waits for the script.
  private static func make<T: NSObject>(
    _ type: SwiftType, _ initializer: String, _ arguments: [Value]
  ) -> T? {
    guard Runtime.pending == nil else { return nil }
    do {
      return try bridged(Runtime.make(type, initializer: initializer, arguments))
    } catch {
      Runtime.fail(error)
      return nil
    }
  }
}
