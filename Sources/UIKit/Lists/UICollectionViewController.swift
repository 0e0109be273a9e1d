/// A controller with a collection view that it fills itself.
///
/// The collection view is not the root view but fills it. A subclass that overrides `loadView()`
/// calls super, which makes both: without, there is no collection view, as measured on iOS 26.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var ownCollectionView: UICollectionView?
  /// The layout the collection view is made with.
  public let collectionViewLayout: UICollectionViewLayout

  /// Makes a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Makes the root view with the collection view in it.
  open override func loadView() {
    if nibName != nil {
      super.loadView()
      return
    }
    let wrapper = UICollectionViewControllerWrapperView(frame: UIScreen.main.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let collection = UICollectionView(
      frame: wrapper.bounds, collectionViewLayout: collectionViewLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    wrapper.addSubview(collection)
    ownCollectionView = collection
    view = wrapper
  }

  /// The collection view; nil where an override of `loadView()` did not call super.
  public var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set { ownCollectionView = newValue }
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// The root view of a collection view controller.
@MainActor final class UICollectionViewControllerWrapperView: UIView {
}
