extension IndexPath {
  /// Makes the path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section; 0 for a path that names none.
  public var section: Int { isEmpty ? 0 : self[0] }

  /// The row in the section; 0 for a path that names none.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The item in the section; 0 for a path that names none.
  public var item: Int { count > 1 ? self[1] : 0 }
}
