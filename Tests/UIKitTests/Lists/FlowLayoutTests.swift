import Testing
import UIKit

@Suite @MainActor struct FlowLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let widths: [CGFloat]

    init(_ widths: [CGFloat]) {
      self.widths = widths
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { widths.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: widths[indexPath.item], height: 20) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 5 }
  }

  private func frames(_ widths: [CGFloat]) -> [CGRect] {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = Items(widths)
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
    return widths.indices.compactMap {
      view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  @Test func theDelegateSizesItemsAndLinesBreakWhereTheyAreFull() {
    let frames = frames([60, 30, 50, 40])
    #expect(
      frames.map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 70, y: 0), CGPoint(x: 0, y: 25), CGPoint(x: 60, y: 25),
      ])
  }

  @Test func anItemWiderThanTheViewHasALineOfItsOwn() {
    #expect(frames([150, 20]).map(\.minY) == [0, 25])
  }
}
