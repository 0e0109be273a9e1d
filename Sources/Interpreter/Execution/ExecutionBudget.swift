/// What a run may use up before it is stopped, all in one place.
///
/// Each limit has its own failure, which says the limit: `stepBudgetExhausted`,
/// `memoryBudgetExhausted`, `outputBudgetExhausted`, `timeBudgetExhausted`,
/// `taskBudgetExhausted`, and `stackOverflow` for the depth of calls. All but the memory and the
/// tasks are counted for each input afresh.
public struct ExecutionBudget: Sendable {
  /// Statements and turns of loops.
  public var steps = 10_000_000

  /// Bytes by which a run may make the process grow.
  public var memory = 512 << 20

  /// Bytes of what `print` writes.
  public var output = 1 << 20

  /// Tasks that are in the middle of their work at a time: each has a stack of its own.
  public var tasks = 2_000

  /// Seconds that pass while an input runs. Steps nearly always run out first, which makes a run the
  /// same on every machine; the time stops what is slow in each step.
  public var time = 60.0

  /// Bytes of the stack that are left to compiled code when calls go too deep.
  public var stackReserve = 1 << 20

  /// The most bytes of stack that nested calls use, whatever the system grants.
  public var stack = 1 << 30

  /// Makes the standard budget.
  public init() {}
}
