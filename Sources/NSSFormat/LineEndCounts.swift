/// How often each kind of line end stands in a text.
struct LineEndCounts {
  enum Kind: Int, CaseIterable {
    case lf, crlf, cr

    var bytes: [UInt8] {
      switch self {
      case .lf: [0x0A]
      case .crlf: [0x0D, 0x0A]
      case .cr: [0x0D]
      }
    }
  }

  private var counts = [Int](repeating: 0, count: Kind.allCases.count)

  init(_ bytes: [UInt8]) {
    var before: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        counts[Kind.cr.rawValue] += 1
      } else if byte == 0x0A {
        if before == 0x0D { counts[Kind.cr.rawValue] -= 1 }
        counts[before == 0x0D ? Kind.crlf.rawValue : Kind.lf.rawValue] += 1
      }
      before = byte
    }
  }

  /// The most frequent kind; of equals the first.
  var majority: Kind {
    Kind.allCases.reduce(.lf) { counts[$1.rawValue] > counts[$0.rawValue] ? $1 : $0 }
  }

  /// Takes line ends of a kind off the count.
  mutating func remove(_ kind: Kind, _ count: Int) { counts[kind.rawValue] -= count }
}
