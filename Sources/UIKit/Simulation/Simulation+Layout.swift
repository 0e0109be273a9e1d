// not scripted
extension Simulation {
  private static var noted: [LayoutConflict] = []
  private static var passes = 0

  /// The conflicts met since `forgetConflicts()` was last called, oldest first.
  public static var conflicts: [LayoutConflict] {
    noted
  }

  /// Empties the list of conflicts.
  public static func forgetConflicts() {
    noted.removeAll()
  }

  /// How many layout passes have run so far, in all hierarchies.
  public static var layoutPassCount: Int {
    passes
  }

  static func note(_ conflict: LayoutConflict) {
    noted.append(conflict)
  }

  static func notePass() {
    passes &+= 1
  }
}
