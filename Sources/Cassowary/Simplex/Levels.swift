/// The priority levels in use, each with a slot in the cost vectors.
///
/// A level keeps its slot while constraints use it; `order` gives the slots from the highest
/// priority to the lowest, which is the order in which cost vectors are compared.
struct Levels {
  private(set) var priorities: [Double] = []
  private var users: [Int] = []
  private(set) var order = List<Int>()

  /// The slot of a priority, counting one more user of it, and whether it was in use before.
  mutating func retain(_ priority: Double) -> (slot: Int, isNew: Bool) {
    for index in 0..<order.count where priorities[order[index]] == priority {
      users[order[index]] += 1
      return (order[index], false)
    }
    var slot = priorities.count
    for index in 0..<slot where users[index] == 0 { slot = min(slot, index) }
    if slot == priorities.count {
      priorities.append(priority)
      users.append(1)
    } else {
      priorities[slot] = priority
      users[slot] = 1
    }
    insert(slot)
    return (slot, true)
  }

  /// Counts one user less of a slot.
  mutating func release(_ slot: Int) {
    users[slot] -= 1
    guard users[slot] == 0 else { return }
    var kept = 0
    for index in 0..<order.count where order[index] != slot {
      order[kept] = order[index]
      kept += 1
    }
    _ = order.removeLast()
  }

  private mutating func insert(_ slot: Int) {
    order.append(slot)
    var index = order.count - 1
    while index > 0, priorities[order[index - 1]] < priorities[slot] {
      order[index] = order[index - 1]
      index -= 1
    }
    order[index] = slot
  }
}
