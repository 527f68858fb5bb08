import NSSTestSupport
import Testing

@testable import NSSReport

@Suite struct BytesTests {
  @Test func appendsNumbers() {
    var random = SplitMix64(seed: 72)
    let some =
      [0, 9, 10, 99, 100, Int.max] + (0..<200).map { _ in Int.random(in: 0...1 << 40, using: &random) >> 20 }
    for number in some {
      var bytes: [UInt8] = [0x3A]
      bytes.append(decimal: number)
      #expect(String(decoding: bytes, as: UTF8.self) == ":\(number)")
    }
  }

  @Test func tellsPrintableText() {
    for length in [1, 7, 8, 16, 33] {
      for byte in UInt8.min...UInt8.max {
        for at in [0, length / 2, length - 1] {
          var text = [UInt8](repeating: 0x61, count: length)
          text[at] = byte
          let isPrintable = text.withUnsafeBufferPointer { DisplayWidth.isPrintableASCII($0) }
          #expect(isPrintable == (byte >= 0x20 && byte < 0x7F), "\(byte) at \(at)")
        }
      }
    }
  }

  @Test(arguments: ["", "plain", "'é' ␛", "tab\there\u{1B}[1m", "\u{202E}back"])
  func appendsPrintableText(_ text: String) {
    var bytes: [UInt8] = []
    bytes.append(printable: text)
    #expect(String(decoding: bytes, as: UTF8.self) == DisplayWidth.printable(text))
  }

  @Test func paintsOnlyWhatIsThere() {
    for style in [Style.plain, .colored] {
      for text in ["", "é word"] {
        var bytes: [UInt8] = [0x3A]
        style.paint(.error, in: &bytes) { $0.append(text: text) }
        #expect(String(decoding: bytes, as: UTF8.self) == ":" + style.paint(text, .error))
      }
    }
  }

  @Test func separatesListsByCommas() {
    for count in 0..<4 {
      var bytes: [UInt8] = []
      bytes.append(list: 0..<count) { $1.append(decimal: $0) }
      #expect(String(decoding: bytes, as: UTF8.self) == (0..<count).map(String.init).joined(separator: ","))
    }
  }
}
