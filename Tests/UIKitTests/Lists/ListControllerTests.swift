import Testing
import UIKit

/// A controller of three rows.
@MainActor private final class RowsController: UITableViewController {
  var overridesLoadView = false
  var callsSuper = true
  var selected: [IndexPath] = []

  override func loadView() {
    if !overridesLoadView || callsSuper { super.loadView() } else { view = UIView() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Riga \(indexPath.row)"
    cell.detailTextLabel?.text = "sotto"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

@MainActor private final class ItemsController: UICollectionViewController {
  var callsSuper = true

  override func loadView() {
    if callsSuper { super.loadView() } else { view = UIView() }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }
}

@MainActor struct ListControllerTests {
  // F62
  @Test func theTableIsTheRootView() {
    Simulation.boot()
    let controller = RowsController()
    Simulation.present(controller)
    #expect(controller.view is UITableView)
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.visibleCells.count == 3)
    #expect(controller.tableView.contentSize.height == 132)
    #expect(
      controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text
        == "Riga 1")
  }

  // F23: without super there is no table.
  @Test func overridingLoadViewWithoutSuperLosesTheTable() {
    Simulation.boot()
    let controller = RowsController()
    controller.overridesLoadView = true
    controller.callsSuper = false
    Simulation.present(controller)
    let table: UITableView? = controller.tableView
    #expect(table == nil)
    #expect(controller.isViewLoaded)
  }

  @Test func aTapSelectsARow() {
    Simulation.boot()
    let controller = RowsController()
    Simulation.present(controller)
    Simulation.tap(at: CGPoint(x: 100, y: 60))
    #expect(controller.selected == [IndexPath(row: 1, section: 0)])
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  // F23, F62
  @Test func theCollectionViewLiesInAWrapper() {
    Simulation.boot()
    let controller = ItemsController(collectionViewLayout: UICollectionViewFlowLayout())
    Simulation.present(controller)
    #expect(!(controller.view is UICollectionView))
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(controller.view.backgroundColor == nil)
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == UIScreen.main.bounds)
    #expect(controller.collectionView.visibleCells.count == 5)
  }

  @Test func overridingLoadViewWithoutSuperLosesTheCollectionView() {
    Simulation.boot()
    let controller = ItemsController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.callsSuper = false
    Simulation.present(controller)
    let collection: UICollectionView? = controller.collectionView
    #expect(collection == nil)
  }

  // M14
  @Test func aCollectionViewNeedsALayout() {
    let seen = observing { _ = UICollectionView() }
    #expect(
      seen.exceptions == [
        SimulatedException(
          name: "NSInvalidArgumentException",
          reason: "UICollectionView must be initialized with a non-nil layout parameter")
      ])
  }

  // M15
  @Test func dequeuingWithoutRegisteringRaises() {
    let table = UITableView()
    let path = IndexPath(row: 0, section: 0)
    let seen = observing { _ = table.dequeueReusableCell(withIdentifier: "X", for: path) }
    #expect(
      seen.exceptions.first?.reason.hasPrefix(
        "unable to dequeue a cell with identifier X - must register a nib or a class") == true)
    #expect(table.dequeueReusableCell(withIdentifier: "X") == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "X")
    #expect(table.dequeueReusableCell(withIdentifier: "X", for: path).reuseIdentifier == "X")
  }

  @Test func flowLayoutSpreadsFullLines() {
    Simulation.boot()
    let controller = ItemsController(collectionViewLayout: UICollectionViewFlowLayout())
    Simulation.present(controller)
    let cells = controller.collectionView.visibleCells
    // Six items of fifty points fit into 393, so five keep the spacing of a full line.
    #expect(cells.map(\.frame.minY) == [0, 0, 0, 0, 0])
    #expect(abs(cells[1].frame.minX - (50 + 93.0 / 5)) < 0.001)
  }

  @Test func rowsGrowWithTheirConstraints() {
    @MainActor final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: 60),
        ])
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 160)
    table.rowHeight = 50
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 100)
  }
}
