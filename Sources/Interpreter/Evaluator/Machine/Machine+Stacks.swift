import ScriptRuntime

/// What a machine keeps for one native stack: its values, and how deep calls may go.
final class MachineStack {
  fileprivate var segments: [UnsafeMutableBufferPointer<Value>]
  fileprivate var savedTops: [UnsafeMutablePointer<Value>] = []
  fileprivate var top: UnsafeMutablePointer<Value>?
  fileprivate var end: UnsafeMutablePointer<Value>?
  fileprivate var segment = 0
  fileprivate var stackLimit: UInt
  fileprivate var stackSize: Int
  fileprivate var isLeavingChain = false, isLeavingInitializer = false

  /// Tasks are many and shallow: their first segment is small.
  private static let capacity = 256

  fileprivate init(stackLimit: UInt, stackSize: Int) {
    let first = UnsafeMutableBufferPointer<Value>.allocate(capacity: Self.capacity)
    segments = [first]
    top = first.baseAddress
    end = first.baseAddress.map { $0 + Self.capacity }
    self.stackLimit = stackLimit
    self.stackSize = stackSize
  }

  deinit { for segment in segments { segment.deallocate() } }
}

extension Machine {
  var taskLimit: Int { budget.tasks }

  func makeStack(above lowest: UInt, size: Int) -> AnyObject {
    MachineStack(
      stackLimit: lowest + UInt(min(budget.stackReserve, size / 2)),
      stackSize: size - min(budget.stackReserve, size / 2))
  }

  func run(on stack: AnyObject, _ body: () -> Void) {
    guard let stack = stack as? MachineStack else { return }
    activated {
      exchange(stack)
      body()
      exchange(stack)
    }
  }

  private func exchange(_ stack: MachineStack) {
    guard let top = stack.top, let end = stack.end else { return }
    swap(&segments, &stack.segments)
    swap(&savedTops, &stack.savedTops)
    stack.top = counters.pointee.top
    stack.end = counters.pointee.end
    counters.pointee.top = top
    counters.pointee.end = end
    swap(&counters.pointee.segment, &stack.segment)
    swap(&counters.pointee.stackLimit, &stack.stackLimit)
    swap(&counters.pointee.stackSize, &stack.stackSize)
    swap(&counters.pointee.isLeavingChain, &stack.isLeavingChain)
    swap(&counters.pointee.isLeavingInitializer, &stack.isLeavingInitializer)
  }
}
