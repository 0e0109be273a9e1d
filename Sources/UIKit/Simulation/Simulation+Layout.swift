// not scripted
extension Simulation {
  private static var noted: [LayoutConflict] = []
  private static var passes = 0
  private static let conflictLimit = 1000

  /// The conflicts met since the world was booted or `forgetConflicts()` was called, oldest first;
  /// of very many, the last ones.
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
    if noted.count >= conflictLimit { noted.removeFirst(conflictLimit / 2) }
    noted.append(conflict)
  }

  static func notePass() {
    passes &+= 1
  }
}
