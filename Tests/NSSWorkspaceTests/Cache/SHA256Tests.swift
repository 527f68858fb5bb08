import NSSTestSupport
import NSSWorkspace
import Testing

@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]) func givesTheStandardsExamples(text: String, expected: String) {
    #expect(SHA256.hexadecimal(SHA256.digest(Array(text.utf8))) == expected)
  }

  @Test func hashesAMillionLetters() {
    let digest = SHA256.digest([UInt8](repeating: 0x61, count: 1_000_000))
    #expect(
      SHA256.hexadecimal(digest) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func piecesGiveTheHashOfTheWhole() {
    var random = SplitMix64(seed: 5)
    for length in 0..<300 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      var hash = SHA256()
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...rest.count, using: &random)
        hash.update(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      #expect(hash.finish() == SHA256.digest(bytes))
    }
  }

  @Test func partsAreToldApart() {
    func hash(_ parts: [[UInt8]]) -> SHA256.Digest {
      var hash = SHA256()
      for part in parts { hash.update(part: part) }
      return hash.finish()
    }
    #expect(hash([[1, 2], [3]]) != hash([[1], [2, 3]]))
    #expect(hash([[1], []]) != hash([[1]]))
  }
}
