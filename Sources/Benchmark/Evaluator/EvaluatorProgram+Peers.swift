// The same work in other languages, as one writes it there: a loop, a sort by a comparison, a
// property whose setter compares and stores, closures in closures.

extension EvaluatorProgram {
  /// The program in Swift with what times it, for the compiler; nil where the program needs UIKit.
  var timedSwift: String? {
    guard self != .propertyWrites else { return nil }
    return swift + """

      for _ in 0..<\(repetitions) {
        var result = 0
        let duration = ContinuousClock().measure { result = work() }.components
        let time = Double(duration.seconds) * 1e6 + Double(duration.attoseconds) / 1e12
        print(result, time)
      }
      """
  }

  /// The program in Python, with what times it.
  var python: String {
    pythonWork + """


      import time
      for _ in range(\(repetitions)):
          start = time.perf_counter()
          result = work()
          print(result, (time.perf_counter() - start) * 1e6)
      """
  }

  private var pythonWork: String {
    switch self {
    case .additions:
      """
      def work():
          sum = 0
          for number in range(1_000_000):
              sum += number
          return sum
      """
    case .sort:
      """
      import functools
      numbers = []
      seed = 42
      for _ in range(10_000):
          seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
          numbers.append(seed % 10_007)
      def work():
          ordered = sorted(numbers, key=functools.cmp_to_key(lambda a, b: b - a))
          return ordered[5_000]
      """
    case .propertyWrites:
      """
      class View:
          def __init__(self):
              self._is_hidden = False
          @property
          def is_hidden(self):
              return self._is_hidden
          @is_hidden.setter
          def is_hidden(self, value):
              if value != self._is_hidden:
                  self._is_hidden = value
      view = View()
      def work():
          writes = 0
          for _ in range(50_000):
              view.is_hidden = True
              view.is_hidden = False
              writes += 2
          return writes
      """
    case .nestedClosures:
      """
      import sys
      sys.setrecursionlimit(5_000)
      def work():
          chain = lambda: 0
          for _ in range(1_000):
              def wrap(inner):
                  return lambda: inner() + 1
              chain = wrap(chain)
          return chain()
      """
    }
  }

  /// The program in Lua, with what times it.
  var lua: String {
    luaWork + """


      for _ = 1, \(repetitions) do
        local start = os.clock()
        local result = work()
        print(string.format("%d %f", result, (os.clock() - start) * 1e6))
      end
      """
  }

  private var luaWork: String {
    switch self {
    case .additions:
      """
      local function work()
        local sum = 0
        for number = 0, 999999 do
          sum = sum + number
        end
        return sum
      end
      """
    case .sort:
      """
      local numbers = {}
      local seed = 42
      for index = 1, 10000 do
        seed = (seed * 1103515245 + 12345) % 2147483648
        numbers[index] = seed % 10007
      end
      local function work()
        local ordered = table.move(numbers, 1, #numbers, 1, {})
        table.sort(ordered, function(a, b) return a > b end)
        return ordered[5001]
      end
      """
    case .propertyWrites:
      """
      local View = {}
      View.__newindex = function(view, name, value)
        local stored = rawget(view, "stored")
        if stored[name] ~= value then stored[name] = value end
      end
      local view = setmetatable({ stored = { isHidden = false } }, View)
      local function work()
        local writes = 0
        for _ = 1, 50000 do
          view.isHidden = true
          view.isHidden = false
          writes = writes + 2
        end
        return writes
      end
      """
    case .nestedClosures:
      """
      local function work()
        local chain = function() return 0 end
        for _ = 1, 1000 do
          local inner = chain
          chain = function() return inner() + 1 end
        end
        return chain()
      end
      """
    }
  }
}
