import NSSCatalog
import NSSSyntax
import Testing

@testable import NSSTheme

@Suite struct ThemeDiffTests {
  private static let both = [TraitsPair(Traits()), TraitsPair(Traits(appearance: .dark))]

  private func parsed(_ text: String, _ engine: Engine) -> ParsedTheme {
    ParsedTheme([SourceText(name: "theme.nss", text)], engine: engine)
  }

  private func diff(
    _ old: String, _ new: String, _ engine: Engine = .sapfiori, _ traits: [TraitsPair] = both
  ) -> ThemeDiff {
    ThemeDiff(parsed(old, engine), parsed(new, engine), traits: traits)
  }

  @Test func oneVariableIsOneCause() throws {
    let sheet = """
      @brand: #0A6ED1;
      fdlFUIStepperFormCell_keyText { font-color: @brand; }
      fdlFUITitleFormCell_valueTextField { font-color: @brand; }
      My.Label { font-color: @brand; }
      """
    let found = diff(sheet, sheet.replacing("#0A6ED1", "#D1E8FF"))
    let cause = try #require(found.causes.first)
    #expect(found.causes.count == 1)
    #expect(cause.kind == .definition && cause.edit == .changed && cause.name == "@brand")
    #expect(cause.oldText == "#0A6ED1" && cause.newText == "#D1E8FF")
    #expect(cause.changes.count > 4)
    #expect(cause.changes.allSatisfy { $0.scope.isAll(of: found.traits) && $0.kind == .changed })
    #expect(cause.changes.last?.place.ownerName == "My.Label")
    guard case .color(let difference)? = cause.changes.first?.delta else {
      Issue.record("no colour difference")
      return
    }
    #expect(difference.word == .strong)
    #expect(found.silent.isEmpty)
  }

  @Test func aRenameHasNoEffect() {
    let sheet = "@brand: #0A6ED1;\nA { font-color: @brand; }\nB { font-color: @brand; }\n"
    let found = diff(sheet, sheet.replacing("@brand", "@main"), .nui)
    #expect(found.isEmpty)
    #expect(found.silent.renamed == [RenamedVariable(old: "@brand", new: "@main")])
    #expect(found.silent.rewritten == 0 && found.silent.moved == 0)
  }

  @Test func aRenameWithANewValueIsOneCause() throws {
    let sheet = "@brand: #0A6ED1;\nA { font-color: @brand; }\nB { font-color: @brand; }\n"
    let found = diff(sheet, sheet.replacing("@brand", "@main").replacing("0A6ED1", "000000"), .nui)
    let cause = try #require(found.causes.first)
    #expect(found.causes.count == 1 && cause.changes.count == 2)
    #expect(cause.edit == .renamed && cause.oldName == "@brand" && cause.name == "@main")
    #expect(found.silent.isEmpty)
  }

  @Test func editsWithoutEffectAreCounted() {
    let found = diff(
      "A { a: b; c: d; }\nB { e: f; }\nC { x: y; x: z; }\n", "B { e: f; }\nA { a: b; c: d; }\nC { x: z; }\n",
      .nui)
    #expect(found.isEmpty)
    #expect(found.silent.moved == 1)
    #expect(found.silent.rewritten == 1)
    #expect(!found.silent.isLayoutOnly)
    #expect(diff("A { a: b; }", "A  {a:b;}", .nui).silent.isLayoutOnly)
    #expect(diff("A { a: b; }", "A { a: b; }", .nui).silent.isEmpty)
  }

  @Test func aChangeInOneAppearanceSaysSo() throws {
    let old = "My.Label { font-color: primary1; }"
    let found = diff(old, old + "\n@primary1_darkBackground: #123456;")
    let cause = try #require(
      found.causes.first { !$0.changes.isEmpty && $0.name == "@primary1_darkBackground" })
    #expect(cause.edit == .added)
    let change = try #require(cause.changes.first { $0.place.ownerName == "My.Label" })
    #expect(change.scope.words(in: found.traits) == [["dark"]])
    #expect(found.causes.count == 1)
  }

  @Test func aMediaBlockIsNamed() throws {
    let traits = [TraitsPair(Traits()), TraitsPair(Traits(device: .ipad))]
    let old = "@x: #111111;\n@media (device: ipad) { @x: #222222; }\nA { font-color: @x; }"
    let found = diff(old, old.replacing("222222", "333333"), .nui, traits)
    let cause = try #require(found.causes.first)
    #expect(cause.media == "@media (device: ipad)")
    #expect(cause.changes[0].scope.words(in: traits) == [["iPad"]])
  }

  @Test func aRejectedSheetComesFirst() throws {
    let found = diff("A { a: b; }", "A { a: b }", .nui)
    #expect(found.outcomes.map(\.new.name) == ["syntax-error"])
    #expect(found.causes.map(\.kind) == [.outcome])
    #expect(found.causes[0].changes.map(\.kind) == [.removed])
    let crash = diff("A { a: b; }", "A { a: @b; }", .nui)
    #expect(crash.outcomes.map(\.new.stopsApp) == [true])
  }

  @Test func aSheetThatIsRejectedAsBeforeIsNoDifferenceAndSaidSo() {
    let broken = "A { a: b }"
    for new in [broken, "A { a: b }\nB { c: d }", "A { a: b }\n"] {
      let found = diff(broken, new, .nui)
      #expect(found.isEmpty && !found.isNewlyRejected && found.outcomes.isEmpty)
      #expect(found.stillRejected.map(\.new.name) == ["syntax-error"])
      #expect(found.silent.isLayoutOnly == (new == "A { a: b }\n"))
    }
    #expect(diff("A { a: @b; }", broken, .nui).outcomes.map(\.isLoss) == [false])
    #expect(diff(broken, "A { a: @b; }", .nui).outcomes.map(\.isLoss) == [true])
  }

  @Test func aLostSemicolonIsADoubtInSAPFiori() {
    let sheet = "My.Label { font-color: #111111;\n font-size: 17; }\n"
    let broken = sheet.replacing("#111111;", "#111111")
    let found = diff(sheet, broken)
    #expect(!found.isEmpty && found.isNewlyRejected)
    #expect(found.doubts.map(\.isLoss) == [true])
    #expect(!found.silent.isLayoutOnly)
    let back = diff(broken, sheet)
    #expect(back.doubts.map(\.isGain) == [true] && !back.isNewlyRejected)
    let same = diff(broken, broken)
    #expect(same.isEmpty && same.doubts.count == 1 && !same.isNewlyRejected)
    #expect(diff(sheet, sheet + "// a comment\n").doubts.isEmpty)
  }

  @Test func whatSaysNothingIsNoLayout() {
    let found = diff("A { a: b; }", "A { a: b; }\nB { }", .nui)
    #expect(found.isEmpty && found.silent.isImmaterial && !found.silent.isLayoutOnly)
    let lines = diff("@primary1: #111111;\n", "@primary1: #111111;\nA { a: b; }\n", .fioriSwiftUI)
    #expect(lines.isEmpty && lines.silent.isImmaterial)
  }

  @Test func theDefinitionThatIsGoneIsKnown() throws {
    let sheet = "@b: 1;\nA { a: @b; }"
    let found = diff(sheet, "A { a: @b; }", .nui)
    #expect(found.outcomes.first?.lostDefinition?.range == 0..<5)
  }

  @Test func whatIsAddedBeatsWhatStays() throws {
    for (old, more, engine) in [
      ("Button { font-size: 17; }\n", "Button { font-size: 19; }\n", Engine.nui),
      ("@b: 17;\nButton { font-size: @b; }\n", "@b: 19;\n", .nui),
    ] {
      let added = diff(old, old + more, engine)
      let cause = try #require(added.causes.first)
      #expect(added.causes.count == 1 && cause.edit == .added && cause.rival?.text == "17")
      #expect(added.silent.isEmpty)
      let removed = diff(old + more, old, engine)
      let other = try #require(removed.causes.first)
      #expect(other.edit == .removed && other.oldText == "19" && other.rival?.text == "17")
      #expect(removed.silent.isEmpty)
    }
    let first = diff("@primary1: #111111;\n", "@primary1: #222222;\n@primary1: #111111;\n", .fioriSwiftUI)
    #expect(first.causes.map(\.edit) == [.added] && first.causes[0].rival?.text == " #111111")
    #expect(diff("A { a: 1; a: 2; }", "A { a: 1; a: 1; }", .nui).causes.map(\.edit) == [.changed])
  }

  @Test func whatMovedIsNotRewritten() throws {
    let traits = [TraitsPair(Traits()), TraitsPair(Traits(device: .ipad))]
    let (rule, block) = ("Label { font-size: 17; }\n", "@media (device: ipad) { Label { font-size: 19; } }\n")
    let found = diff(rule + block, block + rule, .nui, traits)
    let cause = try #require(found.causes.first)
    #expect(
      found.causes.count == 1 && cause.edit == .reordered && cause.newText == "17" && cause.media == nil)
    #expect(cause.rival?.text == "19" && cause.rival?.media == "@media (device: ipad)")
    #expect(found.silent.isEmpty)
  }

  @Test func aColorThatTheOldPaletteDoesNotKnowIsNotAdded() {
    let sheet = parsed("@neutralLabel_lightBackground: #455A63;\n", .fioriSwiftUI)
    let found = ThemeDiff(
      sheet, sheet, traits: [TraitsPair(old: Traits(palette: .v7), new: Traits(palette: .v8))])
    #expect(found.causes.allSatisfy { $0.kind == .palette })
    #expect(found.causes.contains { $0.name == "neutralLabel" })
  }

  @Test func newTextBelowAAIsARegression() {
    let old = "fdlFUITitleFormCell { background-color: #FFFFFF; }\n"
    let text = "fdlFUITitleFormCell_valueTextField { font-color: #CCCCCC; font-color-readonly: #DDDDDD; }\n"
    let found = diff(old, old + text)
    #expect(found.regressions.contains { $0.isNewFailure && $0.place.state == .readonly })
    #expect(
      diff(old, old + text.replacing("CCCCCC", "222222").replacing("DDDDDD", "222222")).regressions.isEmpty)
    #expect(
      diff("", "Label { font-color: #CCCCCC; background-color: #FFFFFF; }", .nui).regressions.count == 1)
    #expect(found.unknownContrasts == 2, "those of the collection cell, which has no background")
    let unknown = diff("", text)
    #expect(unknown.regressions.isEmpty && unknown.unknownContrasts > 0)
  }

  @Test func aRemovedStateFallsBack() throws {
    let old = "fdlFUIStepperFormCell_keyText { font-color: #111111; font-color-disabled: #999999; }"
    let found = diff(old, old.replacing(" font-color-disabled: #999999;", ""))
    let cause = try #require(found.causes.first)
    #expect(cause.kind == .declaration && cause.edit == .removed && cause.name == "font-color-disabled")
    #expect(cause.classNames == ["fdlFUIStepperFormCell_keyText"])
    let change = try #require(cause.changes.first)
    #expect(change.place.state == .disabled && change.new?.isFallback == true)
  }

  @Test func contrastCrossesALevel() throws {
    let old = """
      fdlFUITitleFormCell { background-color: #FFFFFF; }
      fdlFUITitleFormCell_valueTextField { font-color: #555555; }
      """
    let found = diff(old, old.replacing("555555", "999999"))
    let contrast = try #require(found.regressions.first)
    #expect(contrast.old?.level == .aaa && contrast.new?.level == .fail)
    #expect(contrast.new?.isBackgroundAssumed == true)
    #expect(contrast.scope.isAll(of: found.traits))
    let background = diff(old, old.replacing("FFFFFF", "777777"))
    #expect(!background.regressions.isEmpty)
    let translucent = diff(
      old.replacing("#FFFFFF", "#28FFFFFF"),
      old.replacing("#FFFFFF", "#28FFFFFF").replacing("555555", "999999"))
    #expect(translucent.causes.flatMap(\.contrasts).isEmpty)
  }

  @Test func twoPalettes() throws {
    let sheet = parsed("My.Label { font-color: primary1; }\n", .sapfiori)
    let found = ThemeDiff(
      sheet, sheet, traits: [TraitsPair(old: Traits(palette: .v3_x), new: Traits(palette: .v8))])
    let cause = try #require(found.causes.first)
    #expect(cause.kind == .palette && cause.name == "primary1")
    #expect(cause.oldText == "v3_x" && cause.newText == "v8")
  }

  @Test func twoEngines() throws {
    let sheet = "My.Label { font-color: #28666666; border-width: 2; }\n"
    let found = ThemeDiff(parsed(sheet, .nui), parsed(sheet, .sapfiori))
    #expect(found.causes.map(\.kind) == [.engine])
    #expect(found.causes[0].name == "#28666666" && found.causes[0].changes.count == 1)
  }

  @Test func palettesOfFioriSwiftUI() throws {
    let found = diff("@primary1:#111111;\n", "@primary1:#222222;\n", .fioriSwiftUI)
    let cause = try #require(found.causes.first)
    #expect(cause.kind == .definition && cause.edit == .changed && cause.name == "@primary1")
    #expect(cause.changes.map(\.place.attribute) == [.variant(.dark)])
    #expect(diff("", "@primary1:#111111;\n", .fioriSwiftUI).causes.map(\.edit) == [.added])
  }
}

extension String {
  func replacing(_ text: String, _ other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(text) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension Substring {
  fileprivate func firstRange(_ text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
