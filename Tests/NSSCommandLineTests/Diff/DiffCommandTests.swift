import Foundation
import NSSCommandLine
import NSSWorkspace
import Testing

/// `nss diff`, run in the process of the test.
@Suite struct DiffCommandTests {
  static let sheet = """
    @brand: #0A6ED1;
    fdlFUITitleFormCell { background-color: #FFFFFF; }
    fdlFUITitleFormCell_valueTextField { font-color: @brand; }

    """

  private func run(
    _ words: String..., in folder: DiffFolder, input: String = ""
  ) -> (code: ExitCode, output: String, errors: String) {
    let console = ScriptedConsole(currentFolder: FilePath(folder.path))
    console.input = Array(input.utf8)
    let code = Program.nss.main(["diff"].map { Array($0.utf8) } + words.map { Array($0.utf8) }, console)
    return (code, console.output, console.errors)
  }

  @Test func exitCodesOfFiles() throws {
    let folder = try DiffFolder()
    try folder.write("a.nss", Self.sheet)
    try folder.write("b.nss", Self.sheet.replacing("#0A6ED1", with: "#D1E8FF"))
    try folder.write("c.nss", Self.sheet.replacing("@brand", with: "@main"))
    #expect(run("a.nss", "a.nss", in: folder).code == .clean)
    #expect(run("a.nss", "b.nss", in: folder).code == .findings)
    let renamed = run("a.nss", "c.nss", in: folder)
    #expect(renamed.code == .clean)
    #expect(renamed.output.contains("1 variable renamed (@brand → @main)"))
    #expect(run("a.nss", "b.nss", "--fail-on", "none", in: folder).code == .clean)
    #expect(run("a.nss", "b.nss", "--fail-on", "contrast", in: folder).code == .findings)
    #expect(run("b.nss", "a.nss", "--fail-on", "contrast", in: folder).code == .clean)
    #expect(run("a.nss", "-", in: folder, input: Self.sheet).code == .clean)
    for (format, start) in [("markdown", "## Theme changes"), ("json", "{"), ("text", "b.nss\n")] {
      #expect(run("a.nss", "b.nss", "--format", format, in: folder).output.hasPrefix(start))
    }
  }

  @Test func wrongUsage() throws {
    let folder = try DiffFolder()
    try folder.write("a.nss", Self.sheet)
    try folder.write("F/a.nss", Self.sheet)
    func errors(_ words: [String]) -> String {
      let console = ScriptedConsole(currentFolder: FilePath(folder.path))
      let code = Program.nss.main((["diff"] + words).map { Array($0.utf8) }, console)
      #expect(code == .failure && console.output.isEmpty, "\(words)")
      return console.errors
    }
    #expect(errors(["a.nss"]).contains("one SHEET needs --palette P..Q or two --engine"))
    #expect(errors(["a.nss", "b.nss"]).contains("cannot read '"))
    #expect(errors(["a.nss", "F"]).contains("'F' is a folder, 'a.nss' is none"))
    #expect(errors(["-", "-"]).contains("read only once"))
    #expect(errors(["a", "b", "c"]).contains("git's seven arguments"))
    #expect(errors(["a.nss", "a.nss", "--palette", "v7..v9"]).contains("there is no palette 'v9'"))
    #expect(errors(["a.nss", "a.nss", "--trait", "appearance=drak"]).contains("did you mean 'dark'?"))
    #expect(errors(["a.nss", "a.nss", "--trait", "palette=v7"]).contains("--palette v7"))
    #expect(
      errors(["a.nss", "--palette", "v7..v8", "--engine", "nui", "--engine", "sapfiori"]).contains(
        "not by both"))
  }

  @Test func traitsAreThoseThatMatter() throws {
    let folder = try DiffFolder()
    let media = "@x: 1;\n@media (device: ipad) { @x: 2; }\nLabel { font-size: @x; }\n"
    try folder.write("a.nss", media)
    try folder.write("b.nss", media.replacing("2", with: "3"))
    let found = run("a.nss", "b.nss", in: folder)
    #expect(found.output.contains("nui; iPhone / iPad\n"))
    #expect(found.output.contains("font-size: 2 → 3, +1, in iPad\n"))
    #expect(run("a.nss", "b.nss", "--trait", "device=iphone", in: folder).code == .clean)
    let both = run("a.nss", "b.nss", "--trait", "device=ipad", "--trait", "device=iphone", in: folder)
    #expect(both.output.contains("nui; iPad / iPhone\n"))
    try folder.write("c.nss", Self.sheet)
    let palettes = run("c.nss", "a.nss", "--engine", "sapfiori", in: folder)
    #expect(palettes.output.contains("light, iPhone / light, iPad / dark, iPhone / dark, iPad\n"))
  }

  @Test func oneSheetUnderTwoPalettesOrEngines() throws {
    let folder = try DiffFolder()
    try folder.write("a.nss", "My.Label { font-color: primary1; border-color: #28666666; }\n")
    let palettes = run("a.nss", "--palette", "v3_x..v8", "--engine", "sapfiori", in: folder)
    #expect(palettes.code == .findings)
    #expect(palettes.output.contains("The SDK's palette colour primary1 differs between v3_x and v8"))
    let engines = run("a.nss", "--engine", "nui", "--engine", "sapfiori", in: folder)
    #expect(engines.output.contains("#28666666 means something else to sapfiori than to nui"))
  }

  @Test func theContrastGateStopsThemesThatAreRejected() throws {
    let folder = try DiffFolder()
    let sheet = "Label { font-size: 17; }\nTitle { font-size: 19; }\n"
    try folder.write("a.nss", sheet)
    try folder.write("dropped.nss", sheet.replacing("17;", with: "17"))
    try folder.write("crash.nss", sheet.replacing("17", with: "@nope"))
    try folder.write("cell.nss", Self.sheet)
    try folder.write("doubt.nss", Self.sheet.replacing("@brand; }", with: "@brand }"))
    for (old, new) in [("a.nss", "dropped.nss"), ("a.nss", "crash.nss"), ("cell.nss", "doubt.nss")] {
      #expect(run(old, new, "--fail-on", "contrast", in: folder).code == .findings, "\(new)")
      #expect(run(new, new, "--fail-on", "contrast", in: folder).code == .clean, "\(new)")
      #expect(run(new, old, "--fail-on", "contrast", in: folder).code == .clean, "\(new)")
      #expect(!run(new, new, in: folder).output.contains("Nobody sees a difference"))
    }
    #expect(run("a.nss", "dropped.nss", in: folder).output.contains("line 1, Label { font-size: 17 }"))
    #expect(run("crash.nss", "dropped.nss", in: folder).output.hasSuffix("1 sheet is rejected now.\n"))
  }

  @Test func aSheetThatIsNotThereHasNoTitle() throws {
    let folder = try DiffFolder()
    try folder.write("a.nss", Self.sheet)
    for format in ["text", "markdown", "html"] {
      let gone = run("a.nss", "/dev/null", "--format", format, in: folder)
      #expect(gone.code == .findings && !gone.output.contains("/dev/null"))
    }
    #expect(run("/dev/null", "a.nss", in: folder).output.contains("a.nss (new sheet)"))
  }

  @Test func oneTraitLeavesTheOthers() throws {
    let folder = try DiffFolder()
    try folder.write("a.nss", Self.sheet)
    try folder.write("b.nss", Self.sheet.replacing("#0A6ED1", with: "#D1E8FF"))
    let found = run("a.nss", "b.nss", "--trait", "device=ipad", in: folder)
    #expect(found.output.contains("light, iPad / dark, iPad\n"))
  }

  @Test func anEditForTwoEnginesIsOneEdit() throws {
    let folder = try DiffFolder()
    try folder.write("a.nss", Self.sheet)
    try folder.write("b.nss", Self.sheet.replacing("#0A6ED1", with: "#D1E8FF"))
    let found = run("a.nss", "b.nss", "--engine", "nui", "--engine", "sapfiori", in: folder)
    #expect(found.output.contains("\n1 edit changes "))
  }

  @Test func aSetIsComparedAsOneTheme() throws {
    let folder = try DiffFolder()
    let palette = "@accent: #0A6ED1;\n"
    let cells = "fdlFUITitleFormCell_valueTextField { font-color: @accent; }\n"
    for name in ["old", "new"] {
      try folder.write("\(name)/Palette.nss", name == "old" ? palette : "@accent: #D1E8FF;\n")
      try folder.write("\(name)/Cells.nss", cells)
      try folder.write("\(name)/Other.nss", "Label { font-size: 17; }\n")
    }
    #expect(!run("old", "new", in: folder).output.contains("FUITitleFormCell"))
    try folder.write("new/.nsslint.json", #"{ "sheets": [["Palette.nss", "Cells.nss"]] }"#)
    let found = run("old", "new", in: folder)
    #expect(found.output.hasPrefix("new/Palette.nss + new/Cells.nss\n"))
    #expect(found.output.contains("1. @accent changed from #0A6ED1 to #D1E8FF\n   at new/Palette.nss:1:1\n"))
    #expect(found.output.contains("FUITitleFormCollectionViewCell valueTextField: normal"))
    #expect(!found.output.contains("\nnew/Cells.nss\n"))
    let with = run("old/Palette.nss", "new/Palette.nss", "--with", "new/Cells.nss", in: folder)
    #expect(with.output.contains("FUITitleFormCollectionViewCell valueTextField: normal"))
    try folder.write("new/.nsslint.json", "{")
    #expect(run("old", "new", in: folder).code == .failure)
  }

  @Test func aSetOfPalettesNamesTheRightSheet() throws {
    let folder = try DiffFolder()
    try folder.write("first.nss", "@primary2: #111111;\n\n")
    try folder.write("a.nss", "@primary1: #111111;\n")
    try folder.write("b.nss", "@primary1: #222222;\n")
    let found = run("a.nss", "b.nss", "--with", "first.nss", "--engine", "fiori-swiftui", in: folder)
    #expect(found.output.contains("@primary1 changed from #111111 to #222222\n   at b.nss:1:1\n"))
    #expect(!found.output.contains("Edits without effect"))
  }

  @Test func foldersArePairedByName() throws {
    let folder = try DiffFolder()
    try folder.write("old/a.nss", Self.sheet)
    try folder.write("old/same.nss", Self.sheet)
    try folder.write("old/gone.nss", Self.sheet)
    try folder.write("new/a.nss", Self.sheet.replacing("#0A6ED1", with: "#D1E8FF"))
    try folder.write("new/same.nss", Self.sheet)
    try folder.write("new/sub/more.nss", Self.sheet)
    try folder.write(
      "new/other.nss", "void main() { object oPC = GetFirstPC(); }\nint StartingConditional() { return 1; }\n"
    )
    let found = run("old", "new", in: folder)
    #expect(found.code == .findings)
    #expect(found.output.contains("new/a.nss\n"))
    #expect(found.output.contains("old/gone.nss (removed sheet)\n"))
    #expect(found.output.contains("new/sub/more.nss (new sheet)\n"))
    #expect(!found.output.contains("same.nss"))
    #expect(run("old", "old", in: folder).code == .clean)
  }
}

/// A folder that is gone when the test is, with a repository of git where asked.
final class DiffFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "nss-diff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Runs git in the folder; what it says.
  @discardableResult
  func git(_ words: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", path, "-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
