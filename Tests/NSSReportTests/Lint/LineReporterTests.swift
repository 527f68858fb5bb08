import NSSReport
import NSSSyntax
import Testing

@Suite struct LineReporterTests {
  @Test func textShowsFramesAndSumsUp() {
    #expect(
      SampleFindings.text(.text) == """
        warning[invalid-color]: '#12345' has 5 digits; 3, 6 or 8 are needed
         --> Themes/Dark é.nss:1:9
          |
        1 | @brand: #12345;
          |         ^^^^^^

        error[unknown-attribute]: Unknown attribute 'fon-color'; did you mean 'font-color'?
         --> Themes/Dark é.nss:2:28
          |
        2 | /* 日本 😀 */ Button { fon-color: @brand; }
          |                        ^^^^^^^^^
         ::: Themes/Dark é.nss:1:1
          |
        1 | @brand: #12345;
          | ------ '@brand' is defined here
          = help: replace by 'font-color' (--fix)

        2 files for nui, sapfiori: 1 error, 1 warning (1 note, shown with --notes); --fix mends 1

        """)
  }

  @Test func textShowsNotesOnlyIfAskedTo() {
    var options = LintReportOptions()
    options.showsNotes = true
    let text = SampleFindings.text(.text, options: options)
    #expect(text.hasPrefix(SampleFindings.text(.text).prefix(400)))
    #expect(
      text.hasSuffix(
        """
        note[empty-rule]: Says <nothing> & "more"
         --> Themes/Dark é.nss:3:1
          |
        3 | Label {
          | ^^^^^^^
        4 |   font-size: 2px;
          |   ^^^^^^^^^^^^^^^
        5 | }
          | ^
          = help: delete 'px' (--fix --unsafe-fixes)

        2 files for nui, sapfiori: 1 error, 1 warning, 1 note; --fix mends 1

        """))
  }

  @Test func summaryNamesFilesEnginesAndCounts() {
    var summary = LintSummary()
    #expect(summary.line(showsNotes: false) == "0 files: nothing found")
    summary.files = 1
    summary.engines = .sapfiori
    #expect(summary.line(showsNotes: true) == "1 file for sapfiori: nothing found")
    summary.notes = 1
    #expect(
      summary.line(showsNotes: false)
        == "1 file for sapfiori: no errors or warnings (1 note, shown with --notes)")
    #expect(summary.line(showsNotes: true) == "1 file for sapfiori: 1 note")
    summary.files = 3
    summary.errors = 2
    summary.warnings = 1
    summary.notes = 4
    #expect(
      summary.line(showsNotes: false)
        == "3 files for sapfiori: 2 errors, 1 warning (4 notes, shown with --notes)")
  }

  @Test func colorsChangeNothingElse() {
    var options = LintReportOptions()
    options.style = .colored
    for format in [LintFormat.text, .compact] {
      let colored = SampleFindings.text(format, options: options)
      #expect(colored.contains("\u{1B}["))
      #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == SampleFindings.text(format))
    }
  }

  @Test func compactIsALineEach() {
    #expect(
      SampleFindings.text(.compact) == """
        Themes/Dark é.nss:1:9: warning: '#12345' has 5 digits; 3, 6 or 8 are needed [invalid-color]
        Themes/Dark é.nss:2:28: error: Unknown attribute 'fon-color'; did you mean 'font-color'? [unknown-attribute]

        """)
  }

  @Test func xcodeHasAbsolutePathsAndNotes() {
    var options = LintReportOptions()
    options.base = Array("/src/app".utf8)
    #expect(
      SampleFindings.text(.xcode, options: options) == """
        /src/app/Themes/Dark é.nss:1:9: warning: '#12345' has 5 digits; 3, 6 or 8 are needed [invalid-color]
        /src/app/Themes/Dark é.nss:2:28: error: Unknown attribute 'fon-color'; did you mean 'font-color'? [unknown-attribute]
        /src/app/Themes/Dark é.nss:3:1: note: Says <nothing> & "more" [empty-rule]

        """)
    #expect(SampleFindings.text(.xcode).hasPrefix("Themes/Dark é.nss:1:9: warning"))
  }

  @Test func gitHubGetsWorkflowCommands() {
    #expect(
      SampleFindings.text(.github) == """
        ::warning file=Themes/Dark é.nss,line=1,endLine=1,col=9,endColumn=14,title=invalid-color::\
        Themes/Dark é.nss:1:9: '#12345' has 5 digits; 3, 6 or 8 are needed [invalid-color]
        ::error file=Themes/Dark é.nss,line=2,endLine=2,col=21,endColumn=29,title=unknown-attribute::\
        Themes/Dark é.nss:2:21: Unknown attribute 'fon-color'; did you mean 'font-color'? [unknown-attribute]
        ::notice file=Themes/Dark é.nss,line=3,endLine=5,title=empty-rule::\
        Themes/Dark é.nss:3:1: Says <nothing> & "more" [empty-rule]

        """)
  }

  @Test func gitHubEscapesWhatEndsACommand() {
    let lines = SampleFindings.text(.github, [SampleFindings.hostile]).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines.first.map(String.init) == """
        ::error file=a b/%2541'"%0A<&>%3A%2C\\␛[31mé\u{FFFD}.nss,line=1,endLine=1,col=1,endColumn=1,\
        title=unreadable-text::a b/%2541'"%0A<&>:,\\␛[31mé\u{FFFD}.nss:1:1: 100%25 of: a, b%0D%0A::error::no \
        <b>&amp;</b> ]]> "q" 'p' ␛[2J␀\u{FFFE} 日 \\ end [unreadable-text]
        """)
  }

  @Test(arguments: [LintFormat.text, .compact, .xcode, .github])
  func noByteOfASheetSteersTheTerminal(format: LintFormat) {
    let text = SampleFindings.text(format, [SampleFindings.hostile])
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!text.contains("\n::error::") && !text.contains("\n          ::error"))
    if format != .text { #expect(text.split(separator: "\n").count == 5) }
  }

  @Test func staysInEightyColumns() {
    let text = SampleFindings.text(.text, [SampleFindings.hostile])
    for line in text.split(separator: "\n") where line.contains("|") || line.contains("= help") {
      #expect(DisplayWidth.columns(of: String(line)) <= 80, "\(line)")
    }
  }
}
