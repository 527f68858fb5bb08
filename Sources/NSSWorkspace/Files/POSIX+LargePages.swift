#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension POSIX {
  /// Asks the system to back a large block of memory, which is about to be filled, by pages of megabytes: it is then
  /// handed out in a few steps instead of one for every four kilobytes. Where that is not to be had, nothing happens.
  public static func adviseLargePages(_ block: UnsafeRawBufferPointer) {
    #if os(Linux)
      // Less gains nothing: a large page has two megabytes on most machines.
      guard block.count >= 1 << 22, let start = block.baseAddress else { return }
      let page = Int(sysconf(Int32(_SC_PAGESIZE)))
      let before = -Int(bitPattern: start) & (page - 1)
      // Whole pages inside the block only: `before` is less than one, and a block has many.
      madvise(
        UnsafeMutableRawPointer(mutating: start + before), (block.count - before) & -page, adviseHugePage)
    #endif
  }

  #if os(Linux)
    /// `MADV_HUGEPAGE` of Linux's `mman.h`.
    private static let adviseHugePage: Int32 = 14
  #endif
}
