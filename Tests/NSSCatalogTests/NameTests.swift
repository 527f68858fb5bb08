import NSSTestSupport
import Testing

@testable import NSSCatalog

@Suite struct ClassPathNameTests {
  private func parts(_ name: String) -> [String]? {
    Catalog.sapfiori.split(name.utf8).map { parts in
      let bytes = Array(name.utf8)
      return [parts.stem, parts.rest, parts.classState ?? 0..<0].map {
        String(decoding: bytes[$0], as: UTF8.self)
      }
    }
  }

  @Test func splitting() {
    #expect(
      parts("fdlFUIFilterFormCell_item_titleLabel_selected")
        == ["fdlFUIFilterFormCell", "item_titleLabel_selected", "selected"])
    #expect(
      parts("fdlFUIListPickerFormCell_keyLabel-disabled")
        == ["fdlFUIListPickerFormCell", "keyLabel-disabled", "disabled"])
    #expect(
      parts("fdlFUITimelineNode_earlyStart_outerImage")
        == ["fdlFUITimelineNode", "earlyStart_outerImage", "earlyStart"])
    #expect(
      parts("fdlFUIMapDetailPanel.StatusTableViewCell_status")
        == ["fdlFUIMapDetailPanel.StatusTableViewCell", "status", ""])
    #expect(parts("fdlFUIStepperFormCell") == ["fdlFUIStepperFormCell", "", ""])
    #expect(parts("fdlFUIStepperFormCellX") == nil)
  }

  @Test func elementAndState() throws {
    let node = try #require(Catalog.sapfiori.classPath("fdlFUITimelineNode_earlyStart_outerImage".utf8))
    #expect(node.element == "outerImage")
    #expect(node.classState == "earlyStart")
    #expect(node.component?.name == "FUITimelineNode")
  }

  private func unknown(_ name: String, _ catalog: Catalog = .sapfiori) -> (String, String?, Bool)? {
    guard case .unknown(let mistake) = catalog.verdict(onClass: name.utf8) else { return nil }
    return ("\(mistake.part)", mistake.suggestion, mistake.isNear)
  }

  @Test(
    arguments: [
      ("fdlFUIStepperFormCell_keyTxt", "element", "fdlFUIStepperFormCell_keyText", true),
      ("fdlFUISteperFormCell_keyText", "component", "fdlFUIStepperFormCell_keyText", true),
      ("fdlFUISteperFormCell_nothing", "component", "fdlFUIStepperFormCell", true),
      ("fdlFuiStepperFormCell", "component", "fdlFUIStepperFormCell", true),
      (
        "fdlFUIFilterFormCell_item_titleLabel_selectd", "classState",
        "fdlFUIFilterFormCell_item_titleLabel_selected", true
      ),
      (
        "fdlFUIFilterFormCell_item_titleLabel_pressed", "classState",
        "fdlFUIFilterFormCell_item_titleLabel_selected", false
      ),
      (
        "fdlFUITimelineNode_earlyStrt_outerImage", "classState", "fdlFUITimelineNode_earlyStart_outerImage",
        true
      ),
      (
        "fdlFUIListPickerFormCell_keyLabel-disabld", "classState",
        "fdlFUIListPickerFormCell_keyLabel-disabled", true
      ),
      ("fdlFUIStepperFormCell_keyText_selected", "classState", "fdlFUIStepperFormCell_keyText", false),
      ("fdlFUIStepperFormCell_somethingElse", "element", nil, false),
      ("fdlFUIStepperFormCellkeyText", "element", "fdlFUIStepperFormCell_keyText", true),
      ("fdlMyOwnThing_label", "component", nil, false),
      ("FUIStepperFormCell_keyText", "component", "fdlFUIStepperFormCell_keyText", false),
      ("FUIStepperFormCell", "component", "fdlFUIStepperFormCell", false),
      ("Buton", "component", "Button", false),
      ("TextFeild", "component", "TextField", false),
      ("fdlFUIDataTable_textItem_rw7", "element", "fdlFUIDataTable_textItem_row7", true),
    ] as [(String, String, String?, Bool)])
  func mistakes(_ name: String, _ part: String, _ suggestion: String?, _ isNear: Bool) throws {
    let found = try #require(unknown(name), "\(name)")
    #expect(found == (part, suggestion, isNear))
  }

  @Test func known() {
    guard case .bareStem = Catalog.sapfiori.verdict(onClass: "fdlFUIAttachmentsFormCell".utf8) else {
      return #expect(Bool(false))
    }
    guard
      case .known(let path) = Catalog.sapfiori.verdict(
        onClass: "fdlFUIActivationScreen.subheadlineLabel".utf8)
    else { return #expect(Bool(false)) }
    #expect(path.status == .misprint)
    #expect(path.replacement == "fdlFUIActivationScreen_subheadlineLabel")
  }

  /// Names that apps give their own classes.
  @Test(arguments: [
    "KSAppGlobal", "BigButton", "Button2", "LabelSmall", "RedLabel", "MyTable", "node", "Buttons", "", "a",
    "_", ".",
    "TextButton", "fiori_card_component_title",
  ])
  func ownClasses(_ name: String) {
    for catalog in [Catalog.sapfiori, .nui] {
      guard case .appClass = catalog.verdict(onClass: name.utf8) else {
        Issue.record("\(name) \(catalog.verdict(onClass: name.utf8))")
        continue
      }
    }
  }

  /// One edit in any known fdl path gives a known path or one verdict with a suggestion.
  @Test func mutationsAreNeverSilent() {
    var random = SplitMix64(seed: 7)
    let paths = Catalog.sapfiori.classPaths.map(\.name).filter { $0.hasPrefix("fdl") && !$0.contains("{") }
    for _ in 0..<2500 {
      var name = Array(paths[Int(random.next() % UInt64(paths.count))].utf8)
      let at = 3 + Int(random.next() % UInt64(name.count - 3))
      switch random.next() % 3 {
      case 0: name.remove(at: at)
      case 1: name.insert(UInt8(ascii: "q"), at: at)
      default: name[at] = UInt8(ascii: "Z")
      }
      switch Catalog.sapfiori.verdict(onClass: name) {
      case .known, .bareStem: break
      case .appClass: Issue.record("silent on \(String(decoding: name, as: UTF8.self))")
      case .unknown(let mistake):
        #expect(mistake.isNear, "\(String(decoding: name, as: UTF8.self))")
        #expect(mistake.suggestion != nil, "\(String(decoding: name, as: UTF8.self))")
      }
    }
  }

  @Test func anyBytesGetAVerdict() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let name = (0..<Int(random.next() % 40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      _ = Catalog.sapfiori.verdict(onClass: Array("fdlFUI".utf8) + name)
      _ = Catalog.nui.verdict(onClass: name)
      _ = Catalog.sapfiori.attribute(name)
      _ = Catalog.sapfiori.split(name)
    }
  }
}

@Suite struct AttributeNameTests {
  private func parts(_ name: String, _ catalog: Catalog) -> [String]? {
    catalog.split(attribute: name.utf8).map { parts in
      let bytes = Array(name.utf8)
      return [parts.baseRange, parts.stateRange].map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }

  @Test func splitting() throws {
    #expect(parts("font-color-disabled", .sapfiori) == ["font-color", "disabled"])
    #expect(parts("image-name", .sapfiori) == ["image-name", ""])
    #expect(parts("placeholder-color", .sapfiori) == ["placeholder-color", ""])
    #expect(parts("background-color-scheme", .sapfiori) == ["background-color-scheme", ""])
    #expect(parts("content-insets", .nui) == ["content-insets", ""])
    #expect(parts("title-insets", .nui) == ["title-insets", ""])
    #expect(parts("image-insets", .sapfiori) == ["image-insets", ""])
    #expect(parts("image-insets", .nui) == ["image", ""])
    #expect(parts("thumb-color-enabled-selected", .sapfiori) == ["thumb-color", "enabled-selected"])
    #expect(parts("background-color-top-selected", .nui) == ["background-color", "selected"])
    #expect(parts("image-selected-highlighted-insets", .nui) == ["image", "selected-highlighted"])
    #expect(parts("font-color-", .nui) == nil)
    #expect(parts("font-color-pressed", .nui) == nil)
    let top = try #require(Catalog.nui.split(attribute: "background-image-top-landscape-insets".utf8))
    #expect(top.modifiers == [.top, .landscape, .insets])
  }

  @Test(
    arguments: [
      ("fon-color", "base", "font-color", false),
      ("font-color-highlited", "suffix", "font-color-highlighted", false),
      ("fon-color-disabled", "base", "font-color-disabled", false),
      ("border-radius", "base", "corner-radius", true),
      ("text-color-disabled", "base", "font-color-disabled", true),
      ("font-color-pressed", "suffix", "font-color-highlighted", true),
      ("unselected-image-tint-color", "base", "selected-image-tint-color", false),
      ("my-app-flag", "base", nil, false),
    ] as [(String, String, String?, Bool)])
  func mistakes(_ name: String, _ part: String, _ suggestion: String?, _ isHabit: Bool) {
    guard case .unknown(let mistake) = Catalog.nui.attribute(name.utf8) else { return #expect(Bool(false)) }
    #expect("\(mistake.part)" == part)
    #expect(mistake.suggestion == suggestion)
    #expect(mistake.isHabit == isHabit)
  }

  @Test func otherEngine() {
    guard case .otherEngine(.number) = Catalog.sapfiori.attribute("row-height".utf8),
      case .known = Catalog.nui.attribute("row-height".utf8),
      case .otherEngine(.textStyle) = Catalog.nui.attribute("font-style".utf8)
    else { return #expect(Bool(false)) }
  }

  /// A misspelt attribute is unknown, or another attribute; never documented by chance.
  @Test func mutationsAreNeverSilent() {
    var random = SplitMix64(seed: 11)
    let paths = Catalog.sapfiori.classPaths.filter { !$0.attributes.isEmpty }
    for _ in 0..<2500 {
      let path = paths[Int(random.next() % UInt64(paths.count))]
      let documented = path.attributes.flatMap { $0.isBarePrinted ? $0.names : $0.names + [$0.base] }
      var name = Array(documented[Int(random.next() % UInt64(documented.count))].utf8)
      let at = Int(random.next() % UInt64(name.count))
      if random.next() % 2 == 0 { name.remove(at: at) } else { name.insert(UInt8(ascii: "q"), at: at) }
      let text = String(decoding: name, as: UTF8.self)
      switch Catalog.sapfiori.support(of: name, on: path) {
      case .documented: #expect(documented.contains(text))
      case .inferred: #expect(!path.name.hasPrefix("fdl"), "\(path.name) { \(text) }")
      default: break
      }
    }
  }
}
