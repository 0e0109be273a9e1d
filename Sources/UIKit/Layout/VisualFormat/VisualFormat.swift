/// What a visual format such as `H:|-[a(==80)]-12-[b]-|` says.
struct VisualFormat {
  /// One condition of a gap or a length: `>=12@750`, `==b`.
  struct Predicate {
    enum Value {
      case number(Double)
      /// A metric's or a view's name, and where it stands.
      case name(String, at: Int)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  struct View {
    let name: String
    /// Where the name stands, counted in characters.
    let place: Int
    var lengths: [Predicate] = []
  }

  /// What lies between two views, or between a view and its superview's edge.
  enum Gap {
    /// Nothing: the edges touch.
    case none
    /// A lone `-`.
    case standard
    case predicates([Predicate])
  }

  var isVertical = false
  /// The gap from the superview's first edge, where the format begins with a bar.
  var first: (gap: Gap, place: Int)?
  var views: [View] = []
  /// The gaps between the views, one fewer than these.
  var gaps: [Gap] = []
  /// The gap to the superview's second edge, where the format ends with a bar.
  var last: (gap: Gap, place: Int)?
}

/// Why a visual format cannot be used, and where.
struct VisualFormatFault: Error {
  let reason: String
  /// The fault's place, counted in characters.
  let place: Int
}
