/// Paths as report formats want them. All are bytes that need not be UTF-8; `/` separates.
enum ReportPath {
  /// Behind the base folder unless it is absolute already or `-`.
  static func absolute(_ path: [UInt8], base: [UInt8]) -> [UInt8] {
    guard !base.isEmpty, path.first != 0x2F, path != [0x2D] else { return path }
    return (base.last == 0x2F ? base : base + [0x2F]) + withoutDot(path)
  }

  /// From the base folder where it is inside, and without `./` before it.
  static func relative(_ path: [UInt8], base: [UInt8]?) -> [UInt8] {
    if let base, !base.isEmpty {
      let folder = base.last == 0x2F ? base : base + [0x2F]
      if path.count > folder.count, path.starts(with: folder) { return Array(path[folder.count...]) }
    }
    return withoutDot(path)
  }

  /// A relative reference, or a `file` URI of an absolute path (RFC 3986), each byte but letters, digits, `-._~/`
  /// percent-encoded.
  static func uri(_ path: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = path.first == 0x2F ? Array("file://".utf8) : []
    for byte in path {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: result.append(byte)
      default: result += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return result
  }

  private static func withoutDot(_ path: [UInt8]) -> [UInt8] {
    var rest = path[...]
    while rest.starts(with: [0x2E, 0x2F]) {
      rest = rest.dropFirst(2).drop { $0 == 0x2F }
    }
    return rest.isEmpty ? path : Array(rest)
  }
}
