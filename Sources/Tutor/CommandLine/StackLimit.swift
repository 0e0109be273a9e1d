import Foundation

/// The size of the main thread's stack.
public enum StackLimit {
  /// What calls may use before the interpreter stops them: interpreted calls are deep.
  private static let wanted: rlim_t = 256 << 20

  /// Raises the soft limit as far as the hard one allows.
  ///
  /// On Linux the running main thread's stack may grow up to the new limit at once.
  public static func raise() {
    var limit = rlimit()
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #else
      let resource = RLIMIT_STACK
    #endif
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    _ = setrlimit(resource, &limit)
  }
}
