import Foundation

// not scripted
extension Simulation {
  /// The size of the pictures that are asked for and that the host has not provided: where a program
  /// comes without its assets, an empty picture takes the place of each. Nil means that there is no
  /// picture, as in an application that has none of that name.
  nonisolated(unsafe) public static var missingImageSize: CGSize?

  /// The colour that takes the place of those the host has not provided; nil means that there is
  /// none.
  nonisolated(unsafe) public static var missingColor: UIColor?
}
