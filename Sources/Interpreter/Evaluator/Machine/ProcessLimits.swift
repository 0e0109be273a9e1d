#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The memory of the process.
enum ProcessMemory {
  /// Bytes that the process has allocated and not freed, as far as the allocator tells.
  static var used: Int {
    #if canImport(Glibc)
      let information = mallinfo2()
      return Int(clamping: information.uordblks) + Int(clamping: information.hblkhd)
    #elseif canImport(Darwin)
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return statistics.size_in_use
    #else
      return 0
    #endif
  }
}

/// The stack of the main thread.
enum NativeStack {
  /// The address below which calls have gone too deep.
  ///
  /// - Parameters:
  ///   - reserve: bytes left to compiled code that runs below that address.
  ///   - largest: the most bytes that are used, counted from here.
  static func limit(reserve: Int, largest: Int) -> UInt {
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    let floor = here > UInt(largest) ? here - UInt(largest) : 0
    guard let bottom = lowestAddress, bottom < here else {
      // The system does not say: four megabytes are safe on the eight that are usual.
      return here - min(here, 4 << 20)
    }
    return max(floor, bottom + min(UInt(reserve), (here - bottom) / 2))
  }

  private static var lowestAddress: UInt? {
    #if canImport(Glibc)
      var attributes = pthread_attr_t()
      guard pthread_getattr_np(pthread_self(), &attributes) == 0 else { return nil }
      defer { pthread_attr_destroy(&attributes) }
      var address: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &address, &size) == 0 else { return nil }
      return address.map { UInt(bitPattern: $0) }
    #elseif canImport(Darwin)
      let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      return top - UInt(pthread_get_stacksize_np(pthread_self()))
    #else
      return nil
    #endif
  }
}
