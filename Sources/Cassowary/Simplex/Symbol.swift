/// What happens to a symbol's cost where the symbol leaves zero in one direction.
enum Bend: UInt8, BitwiseCopyable {
  /// The symbol may go that way at no cost.
  case free
  /// Each unit costs one unit at the symbol's priority level.
  case priced
  /// The symbol must not go that way.
  case forbidden

  /// The cost of one unit; a forbidden direction has none, since it is never taken.
  var weight: Double { self == .priced ? 1 : 0 }
}

/// A quantity of the tableau: a variable of the client, or the marker of a constraint.
///
/// The marker of `expression (==, <=, >=) 0` is the value of the expression. It stands at once for
/// the slack of an inequality, for the dummy variable of a required equation and for the pair of
/// error variables of the papers, whose difference it is.
struct Symbol: BitwiseCopyable {
  /// While the symbol is parametric, the rows it appears in.
  var column = List<Cell>()
  /// While the symbol is basic, its row, otherwise -1.
  var row: Int32 = -1
  /// A marker's priority level, when one of its directions is priced.
  var level: Int32 = 0
  /// When the constraint or variable was first seen: the order that decides ties.
  var order = 0
  /// For a variable, how many constraints mention it.
  var uses: Int32 = 0
  var up = Bend.free
  var down = Bend.free
  var isVariable = false
  /// Whether a variable is taken into the basis only when there is no other.
  var prefersZero = false
  /// Whether the symbol was basic when the tableau was last dismantled, so that it is so again.
  var wasBasic = false
  /// Whether the symbol waits in the list of changed variables or of suspects.
  var isListed = false

  /// What a unit of the symbol costs on a side (1 above zero, -1 below it, 0 undecided), as the
  /// slope of the objective at the symbol's level.
  func slope(_ side: Int8) -> Double {
    side > 0 ? up.weight : side < 0 ? -down.weight : 0
  }
}

/// One occurrence of a parametric symbol: a row and the place in its entries.
struct Cell: BitwiseCopyable {
  var row: Int32
  var place: Int32
}

/// One term of a row: a parametric symbol, its coefficient and its place in the symbol's column.
struct Entry: BitwiseCopyable {
  var symbol: Int32
  var place: Int32 = 0
  var coefficient: Double
}

/// An equation of the tableau: `basic = constant + coefficient · symbol + …`.
///
/// All parametric symbols being zero, the constant is the basic symbol's value.
struct Row: BitwiseCopyable {
  var entries = List<Entry>()
  var constant = 0.0
  /// The symbol the row defines, or -1 while the row is unused.
  var basic: Int32 = -1
  /// The side of zero whose slope the costs count for a basic marker: 1, -1, or 0 for no slope.
  var side: Int8 = 0
  /// Whether the row waits in the list of rows on the wrong side.
  var isListed = false
}
