import NSSReport

/// A path as the system knows it: any bytes but NUL. Text is only made of it to be shown.
public struct FilePath: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The bytes, without a NUL.
  public let bytes: [UInt8]

  /// A path of these bytes; a NUL and what follows it is dropped, as the system would.
  public init(bytes: some Sequence<UInt8>) {
    let all = Array(bytes)
    self.bytes = all.firstIndex(of: 0).map { Array(all[..<$0]) } ?? all
  }

  /// A path of a string's UTF-8 bytes.
  public init(_ text: String) { self.init(bytes: text.utf8) }

  public init(stringLiteral value: String) { self.init(value) }

  /// The path as text, ill-formed UTF-8 repaired. Control characters are left in; reports make them visible.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  /// The path as text for a message: on one line, control characters visible.
  public var printable: String { DisplayWidth.printable(description) }

  /// Whether the path starts at the root of the file system.
  public var isAbsolute: Bool { bytes.first == 0x2F }

  /// The bytes behind the last slash; empty for a path that ends in one.
  public var name: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: 0x2F) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  /// The path up to the last slash: the root for its children, `.` for a bare name.
  public var parent: FilePath {
    var end = bytes.count
    while end > 1, bytes[end - 1] == 0x2F { end -= 1 }
    guard let slash = bytes[..<end].lastIndex(of: 0x2F) else { return "." }
    return slash == 0 ? "/" : FilePath(bytes: bytes[..<slash])
  }

  /// Whether the name ends in this text, ASCII letters compared without case, and has something before it.
  public func hasExtension(_ suffix: String) -> Bool {
    let name = name
    guard name.count > suffix.utf8.count else { return false }
    return zip(name.suffix(suffix.utf8.count), suffix.utf8).allSatisfy { ($0 | 0x20) == ($1 | 0x20) }
  }

  /// The path of an entry below this folder. An absolute one stays as it is; `.` adds nothing in front.
  public func appending(_ path: FilePath) -> FilePath {
    if path.isAbsolute || bytes.isEmpty || bytes == [0x2E] { return path }
    return FilePath(bytes: bytes.last == 0x2F ? bytes + path.bytes : bytes + [0x2F] + path.bytes)
  }

  /// The path from the root, with `.`, `..` and double slashes resolved by their text alone: symbolic links are
  /// not followed.
  public func absolute(in folder: FilePath) -> FilePath {
    let whole = isAbsolute ? self : FilePath(bytes: folder.bytes + [0x2F] + bytes)
    var parts: [ArraySlice<UInt8>] = []
    for part in whole.bytes.split(separator: 0x2F) {
      if part.elementsEqual([0x2E]) { continue }
      if part.elementsEqual([0x2E, 0x2E]) { _ = parts.popLast() } else { parts.append(part) }
    }
    var result: [UInt8] = parts.isEmpty ? [0x2F] : []
    for part in parts {
      result.append(0x2F)
      result += part
    }
    return FilePath(bytes: result)
  }

  /// The bytes of this path below an absolute folder, nil when it is not below it. Both must be absolute and
  /// without `.` and `..`.
  public func relative(to folder: FilePath) -> ArraySlice<UInt8>? {
    let prefix = folder.bytes == [0x2F] ? [0x2F] : folder.bytes + [0x2F]
    guard bytes.starts(with: prefix) else { return nil }
    return bytes[prefix.count...]
  }

  /// Orders paths component by component, so that a folder's files stand together.
  public static func precedes(_ a: FilePath, _ b: FilePath) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes) { ($0 == 0x2F ? 0 : $0) < ($1 == 0x2F ? 0 : $1) }
  }
}
