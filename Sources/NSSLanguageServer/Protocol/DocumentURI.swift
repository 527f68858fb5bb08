import NSSWorkspace

/// `file:` addresses and the paths they stand for.
enum DocumentURI {
  /// The path of a `file:` address, nil for other schemes and addresses of other hosts.
  static func path(_ uri: String) -> FilePath? {
    let bytes = Array(uri.utf8)
    let scheme = Array("file:".utf8)
    guard bytes.count > scheme.count, zip(bytes, scheme).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else {
      return nil
    }
    var rest = bytes[scheme.count...]
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != 0x2F }
      guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
      rest = rest.dropFirst(host.count)
    }
    guard rest.first == 0x2F else { return nil }
    return FilePath(bytes: decoded(rest.prefix { $0 != 0x23 && $0 != 0x3F }))
  }

  /// The address of an absolute path.
  static func uri(_ path: FilePath) -> String {
    var result = Array("file://".utf8)
    for byte in path.bytes {
      if isPlain(byte) {
        result.append(byte)
      } else {
        let digits = Array("0123456789ABCDEF".utf8)
        result += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var at = bytes.startIndex
    while at < bytes.endIndex {
      if bytes[at] == 0x25, at + 2 < bytes.endIndex,
        let value = UInt8(String(decoding: bytes[(at + 1)...(at + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        at += 3
      } else {
        result.append(bytes[at])
        at += 1
      }
    }
    return result
  }
}
