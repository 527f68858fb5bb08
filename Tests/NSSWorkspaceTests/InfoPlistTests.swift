import NSSTestSupport
import NSSWorkspace
import Testing

@Suite struct InfoPlistTests {
  private func files(_ text: String) throws -> [String] { try InfoPlist.fontFiles(Array(text.utf8)) }

  @Test func readsUIAppFonts() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>CFBundleName</key> <string>UIAppFonts</string>
        <key>UIAppFonts</key>
        <!-- <array><string>Old.ttf</string></array> -->
        <array>
          <string>Fonts/Lato-Bold.ttf</string>
          <string>A &amp; B&#x20;C.otf</string>
          <string><![CDATA[<D>.ttf]]></string>
        </array>
        <key>UIRequiredDeviceCapabilities</key>
        <array><string>armv7</string></array>
      </dict>
      </plist>
      """
    #expect(try files(text) == ["Fonts/Lato-Bold.ttf", "A & B C.otf", "<D>.ttf"])
  }

  @Test(arguments: [
    "<dict/>", "<plist><dict><key>UIAppFonts</key></dict></plist>",
    "<dict><key>UIAppFonts</key><array/><key>Other</key><array><string>a.ttf</string></array></dict>",
    "<dict><key>UIAppFonts</key><string>a.ttf</string><array><string>b.ttf</string></array></dict>x<",
  ]) func findsNone(_ text: String) throws {
    #expect(try files(text).filter { $0 != "b.ttf" } == [])
  }

  @Test func saysWhatItCannotRead() {
    #expect(throws: InfoPlist.Problem.self) { try files("bplist00\u{0}\u{1}") }
    #expect(throws: InfoPlist.Problem.self) { try files("{ UIAppFonts = (); }") }
    #expect(throws: InfoPlist.Problem.self) { try files("") }
  }

  @Test(arguments: [
    ("Fonts/Lato-Bold.ttf", ["Lato-Bold"]), ("Lato Bold.ttf", ["Lato Bold", "Lato-Bold"]), ("Lato", ["Lato"]),
    (".ttf", [".ttf"]), ("", []), ("x/", []),
  ]) func namesFonts(file: String, names: [String]) {
    #expect(InfoPlist.fontNames(ofFile: file) == names)
  }

  @Test func neverTrapsOnMutatedLists() {
    let seed = Array(
      "<plist><!-- a --><dict><key>UIAppFonts</key><array><string>a&lt;<![CDATA[b]]></string></array>".utf8)
    let alphabet = Array("<>/!-[]&;#x?a".utf8) + [0xFF]
    var random = SplitMix64(seed: 4)
    for _ in 0..<3000 {
      var bytes = seed
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      let names = (try? InfoPlist.fontFiles(bytes)) ?? []
      #expect(names.count <= 1)
    }
  }
}
