#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that threads share: one of them works with it at a time, and others can wait until it changes.
///
/// Built on the system's own threads, since the executables start several times slower with Swift's.
// `value` is touched with the lock held alone, and the two pointers never change.
public final class Monitor<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value

  /// A shared value.
  public init(_ value: sending Value) {
    self.value = value
    // A lock of the system stays where it is. There is one of each, given back when nobody has the monitor any more.
    mutex = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Works with the value, and wakes all who wait for it. The body must not use this monitor again.
  public func access<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return body(&value)
  }

  /// Works with the value as often as it changes, until the body gives something.
  public func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) {
        pthread_cond_broadcast(changed)
        return result
      }
      pthread_cond_wait(changed, mutex)
    }
  }
}

/// A thread of the system.
public struct SystemThread {
  private let thread: pthread_t

  /// Starts a thread; nil when the system has none to give.
  public init?(_ body: @escaping @Sendable () -> Void) {
    // The thread takes it over, or it is released here where there is none: once in any case.
    let start = Unmanaged.passRetained(Start(body))
    #if canImport(Darwin)
      var created: pthread_t?
      let result = pthread_create(&created, nil, { runThread($0) }, start.toOpaque())
      guard result == 0, let created else {
        start.release()
        return nil
      }
      thread = created
    #else
      var created = pthread_t()
      let result = pthread_create(&created, nil, { runThread($0) }, start.toOpaque())
      guard result == 0 else {
        start.release()
        return nil
      }
      thread = created
    #endif
  }

  /// Waits until the thread has ended. To be called once.
  public func join() { pthread_join(thread, nil) }

  /// The processors that this process may use; at least 1.
  public static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

private final class Start: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runThread(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  // What `init` passed, which no other thread has.
  if let start { Unmanaged<Start>.fromOpaque(start).takeRetainedValue().body() }
  return nil
}
