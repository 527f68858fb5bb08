import NSSCatalog
import NSSSyntax
import NSSTestSupport
import NSSTheme
import Testing

@Suite struct FioriSwiftUIEngineTests {
  static func outcome(_ text: String, _ palette: PaletteVersion = .v8) -> FioriSwiftUIOutcome {
    FioriSwiftUIEngine.outcome(SourceText(name: "t.nss", text), Traits(palette: palette))
  }

  /// The vendor's documentation prints these four lines; not one has an effect.
  @Test func theVendorsExampleSetsNothing() {
    let text = """
      @tintColor: blue;                              /* equivalent to @tintColor_lightBackground */
      @tintColor_darkBackground: "12171CFF";
      @tintColorTapState_lightBackground: "F5F6F7FF";    /* equivalent to @tintColorTapState */
      @tintColorTapState_darkBackground : purple;

      """
    let outcome = Self.outcome(text)
    #expect(outcome.overrides.isEmpty)
    #expect(
      outcome.lines.map(\.fate) == [
        .notRead(.valueIsNil(.trailingText)), .notRead(.valueIsNil(.quoted)), .notRead(.valueIsNil(.quoted)),
        .notRead(.spaceInName),
      ])
    #expect(outcome.definitions.count == 4)
  }

  @Test func linesSayWhyTheyAreNotRead() {
    let cases: [(String, FioriReason)] = [
      (" @tintColor:red;", .leadingSpace),
      ("\u{3000}@tintColor:red;", .leadingSpace),
      ("@tintColor red;", .noColon),
      ("@", .noColon),
      ("@tintColor:red; @line:red;", .severalColons(2)),
      ("@tintColor :red;", .spaceInName),
      ("@ tintColor:red;", .spaceInName),
      ("@brand:red;", .unknownName),
      ("@TintColor:red;", .unknownName),
      ("@media (device: ipad) {", .unknownName),
      ("@tintColor_darkBackgroud:red;", .unknownSuffix(11..<24)),
      ("@tintColor_device:red;", .unknownSuffix(11..<17)),
      ("@tintColor_:red;", .unknownSuffix(11..<11)),
      ("@tintColor_elevatedContrastLightBackground:red;", .variantNeverRead),
      ("@tintColor:;", .valueIsNil(.empty)),
      ("@tintColor: red;", .valueIsNil(.spaceAroundName)),
      ("@tintColor:red; /* brand */", .valueIsNil(.trailingText)),
      ("@tintColor:red;;", .valueIsNil(.trailingText)),
      ("@tintColor:red", .valueIsNil(.lastCharacterLost)),
      ("@tintColor:\"112233\";", .valueIsNil(.quoted)),
      ("@tintColor:rgb(1,2,3);", .valueIsNil(.function)),
      ("@tintColor:@grey4;", .valueIsNil(.variable)),
      ("@tintColor: @grey4; /* x */", .valueIsNil(.variable)),
      ("@tintColor:magenta;", .valueIsNil(.magenta)),
      ("@tintColor:112233;", .valueIsNil(.missingHash)),
      ("@tintColor:#1f;", .valueIsNil(.tooFewDigits)),
      ("@tintColor:Red;", .valueIsNil(.unknownWord)),
    ]
    for (text, reason) in cases {
      let outcome = Self.outcome(text)
      #expect(outcome.lines.map(\.fate) == [.notRead(reason)], "\(text)")
      #expect(outcome.overrides.isEmpty, "\(text)")
    }
    #expect(Self.outcome("@grey4:red;", .v3_x).lines.map(\.fate) == [.notRead(.styleNotInPalette)])
    #expect(Self.outcome("tintColor: red;\nA { }\n//@x:1;").lines.isEmpty)
  }

  @Test func theFirstAndTheMostSpecificLineWin() throws {
    let twice = Self.outcome("@tintColor:red;\r\n@tintColor:#112233;")
    #expect(
      twice.lines.map(\.fate) == [.read(suffixIgnored: false), .notRead(.firstDefinitionWins(line: 0))])
    #expect(twice.overrides.map(\.text) == ["name:red"])

    let specific = Self.outcome("@footer:red;\n@footer_lightBackground:nonsense;")
    #expect(specific.lines[0].fate == .notRead(.superseded(line: 1)))
    #expect(specific.overrides.isEmpty)

    let tint = Self.outcome("@tintColorDark:#111111;\n@tintColorLight:#222222;")
    let style = try #require(PaletteStyle.named("tintColor"))
    #expect(tint.override(style, .dark)?.text == "#111111ff")
    #expect(tint.override(style, .light)?.text == "#222222ff")
    #expect(tint.override(style, .contrastDark) == nil)
    #expect(tint.lines.allSatisfy { $0.fate == .read(suffixIgnored: false) })

    let suffix = Self.outcome("@footer:negativeLabel_darkBackground;\n@line:grey4_darkConstant;")
    #expect(suffix.lines.map(\.fate) == [.read(suffixIgnored: true), .read(suffixIgnored: false)])
    #expect(
      Set(suffix.overrides.map(\.text)) == ["palette:negativeLabel/device", "palette:grey4/darkConstant"])
    #expect(suffix.lines[0].value == 8..<36)
  }

  @Test func aColourEqualToThePalettesChangesNothing() throws {
    let style = try #require(PaletteStyle.named("grey4"))
    let own = try #require(Palette(.v8).color(style, .dark))
    let outcome = Self.outcome("@grey4:\(own.hex);")
    #expect(outcome.overrides.map(\.changesPalette) == [false])
    #expect(outcome.lines.map(\.fate) == [.read(suffixIgnored: false)])
  }

  /// The engine counts characters, not bytes. Inferred from its source: no such sheet was run.
  @Test func whatIsNotASCIIIsReadByCharacters() {
    #expect(Self.outcome("@\u{301}tintColor:red;").lines.isEmpty)
    #expect(Self.outcome("@tintColor:red👩‍👩‍👧").overrides.map(\.text) == ["name:red"])
    #expect(Self.outcome("@tintColor:é#112233;").overrides.map(\.text) == ["#112233ff"])
    #expect(Self.outcome("@tintColor:#ﬀﬀﬀ;").overrides.map(\.text) == ["#ffffffff"])
    #expect(Self.outcome("\u{FEFF}@tintColor:red;").overrides.map(\.text) == ["name:red"])
    let both = Self.outcome("@caf\u{E9}:1;\n@cafe\u{301}:2;")
    #expect(both.lines.last?.fate == .notRead(.firstDefinitionWins(line: 0)))
  }

  @Test func anyBytesEndWithOffsetsInRange() {
    var random = SplitMix64(seed: 9)
    let likely = Array("@@@::;\n\r tintColor_darkBackground:#112233; é\u{301}😀\u{2028}'\"()".utf8)
    for round in 0..<4000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Int.random(in: 0..<10, using: &random) == 0 && round % 2 == 0
          ? UInt8.random(in: 0...255, using: &random)
          : likely[Int.random(in: 0..<likely.count, using: &random)]
      }
      let outcome = FioriSwiftUIEngine.outcome(SourceText(name: "", bytes: bytes), Traits())
      for line in outcome.lines {
        for range in [line.range, line.name, line.value].compactMap(\.self) {
          #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        }
      }
    }
  }
}
