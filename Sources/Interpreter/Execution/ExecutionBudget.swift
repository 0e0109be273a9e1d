/// What a run may use up before it is stopped, all in one place.
///
/// Each limit has its own failure: `stepBudgetExhausted`, `stackOverflow`, `memoryBudgetExhausted`,
/// `outputBudgetExhausted`, `taskBudgetExhausted`, `interrupted`.
public struct ExecutionBudget: Sendable {
  /// Statements and turns of loops, counted for each input afresh.
  public var steps = 10_000_000

  /// Bytes by which a run may make the process grow.
  public var memory = 512 << 20

  /// Bytes of what `print` writes, counted for each input afresh.
  public var output = 1 << 20

  /// Tasks that are in the middle of their work at a time: each has a stack of its own.
  public var tasks = 2_000

  /// Bytes of the stack that are left to compiled code when calls go too deep.
  public var stackReserve = 1 << 20

  /// The most bytes of stack a run uses, whatever the system grants.
  public var stack = 1 << 30

  /// Makes the standard budget.
  public init() {}
}
