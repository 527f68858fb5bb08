import Foundation
import NSSTestSupport
import NSSWorkspace
import Testing

@Suite struct Base64Tests {
  @Test func readsWhatAnotherWriterWrites() {
    var random = SplitMix64(seed: 64)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(Base64.decode(Data(bytes).base64EncodedString()) == bytes)
    }
  }

  @Test(arguments: [
    "A", "AA", "AAA", "AA=A", "====", "A===", "AB==", "AAB=", "AA-_", "AA==AA==", " AAA", "AAé=",
  ])
  func refusesWhatIsNoBase64(text: String) {
    #expect(Base64.decode(text) == nil)
  }
}
