#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The memory of the process.
@MainActor enum ProcessMemory {
  /// Bytes that the process holds, as far as the system tells.
  static var used: Int {
    #if canImport(Glibc)
      var buffer = [UInt8](repeating: 0, count: 128)
      let count = buffer.withUnsafeMutableBytes { pread(statistics, $0.baseAddress, 127, 0) }
      guard count > 0 else { return 0 }
      // Pages in all, then pages in memory.
      let fields = buffer.prefix(count).split(separator: UInt8(ascii: " "))
      guard fields.count > 1, let pages = Int(String(decoding: fields[1], as: UTF8.self)) else {
        return 0
      }
      return pages &* pageSize
    #elseif canImport(Darwin)
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return statistics.size_in_use
    #else
      return 0
    #endif
  }

  #if canImport(Glibc)
    private static let statistics = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    private static let pageSize = sysconf(Int32(_SC_PAGESIZE))
  #endif
}

/// The stack of the main thread.
enum NativeStack {
  /// The address below which calls have gone too deep, and how many bytes are above it from here.
  ///
  /// - Parameters:
  ///   - reserve: bytes left to compiled code that runs below that address.
  ///   - largest: the most bytes that are used, counted from here.
  static func limit(reserve: Int, largest: Int) -> (address: UInt, size: Int) {
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    let address = limit(reserve: reserve, largest: largest, from: here)
    return (address, Int(clamping: here - address))
  }

  private static func limit(reserve: Int, largest: Int, from here: UInt) -> UInt {
    let floor = here > UInt(largest) ? here - UInt(largest) : 0
    guard let bottom = lowestAddress, bottom < here else {
      // The system does not say: four megabytes are safe on the eight that are usual.
      return max(floor, here - min(here, 4 << 20))
    }
    return max(floor, bottom + min(UInt(reserve), (here - bottom) / 2))
  }

  private static var lowestAddress: UInt? {
    #if canImport(Glibc)
      var limits = rlimit()
      guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limits) == 0,
        let symbol = dlsym(nil, "__libc_stack_end")
      else { return nil }
      let top = symbol.load(as: UInt.self)
      return limits.rlim_cur >= top ? 0 : top - UInt(limits.rlim_cur)
    #elseif canImport(Darwin)
      let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      return top - UInt(pthread_get_stacksize_np(pthread_self()))
    #else
      return nil
    #endif
  }
}
