import Foundation
import NSSReport
import NSSSyntax
import Testing

@Suite struct JSONReporterTests {
  @Test func writesTheContractsShape() {
    #expect(
      SampleFindings.text(.json) == #"""
        {"files":[
        {"engines":["nui","sapfiori"],"findings":[{"fixes":[],"message":"'#12345' has 5 digits; 3, 6 or 8 are needed",\#
        "range":{"end":{"column":15,"line":1,"offset":14},"start":{"column":9,"line":1,"offset":8}},"related":[],\#
        "rule":"invalid-color","severity":"warning"},\#
        {"fixes":[{"edits":[{"length":9,"offset":43,"text":"font-color"}],"safety":"safe",\#
        "title":"Replace by 'font-color'"}],"message":"Unknown attribute 'fon-color'; did you mean 'font-color'?",\#
        "range":{"end":{"column":37,"line":2,"offset":52},"start":{"column":28,"line":2,"offset":43}},\#
        "related":[{"message":"'@brand' is defined here","path":"Themes/Dark é.nss",\#
        "range":{"end":{"column":7,"line":1,"offset":6},"start":{"column":1,"line":1,"offset":0}}}],\#
        "rule":"unknown-attribute","severity":"error"},\#
        {"fixes":[{"edits":[{"length":5,"offset":64,"text":"L�"},{"length":2,"offset":86,"text":""}],\#
        "safety":"unsafe","title":"Delete 'px'"}],"message":"Says <nothing> & \"more\"",\#
        "range":{"end":{"column":2,"line":5,"offset":91},"start":{"column":1,"line":3,"offset":64}},"related":[],\#
        "rule":"empty-rule","severity":"note"}],"path":"Themes/Dark é.nss"},
        {"engines":["nui"],"findings":[],"path":"clean.nss"}
        ],"summary":{"errors":1,"files":2,"notes":1,"warnings":1},"version":1}

        """#)
  }

  @Test(arguments: [LintFormat.json, .sarif, .gitlab])
  func isJSONWithoutAnyFileToo(format: LintFormat) throws {
    for files in [[], [SampleFindings.files[1]], [SampleFindings.files[1], SampleFindings.hostile]] {
      _ = try JSONSerialization.jsonObject(with: Data(SampleFindings.report(format, files)))
    }
  }

  @Test func isValidAgainstItsSchema() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let schema = try JSONSerialization.jsonObject(
      with: Data(contentsOf: root.appending(path: "Grammar/schemas/nsslint-report.schema.json")))
    let validator = try #require(SchemaValidator(schema))
    for files in [[], SampleFindings.files, [SampleFindings.hostile]] {
      let report = try JSONSerialization.jsonObject(with: Data(SampleFindings.report(.json, files)))
      #expect(validator.problems(report) == [])
    }
    let broken = [
      (#""version":1"#, #""version":2"#), (#""column":9"#, #""column":0"#), (#""safe""#, #""maybe""#),
      (#""rule":"empty-rule","#, ""), (#""path""#, #""pfad""#), (#""errors":1"#, #""errors":"1""#),
    ]
    for (old, new) in broken {
      let text = SampleFindings.text(.json).replacing(old, with: new)
      #expect(validator.problems(try JSONSerialization.jsonObject(with: Data(text.utf8))) != [], "\(new)")
    }
  }

  @Test func gitLabGetsIssues() {
    let text = SampleFindings.text(.gitlab).replacing(
      /"fingerprint":"[0-9a-f]{16}"/, with: "\"fingerprint\":\"\"")
    #expect(
      text == #"""
        [
        {"check_name":"invalid-color","description":"'#12345' has 5 digits; 3, 6 or 8 are needed","fingerprint":"",\#
        "location":{"lines":{"begin":1,"end":1},"path":"Themes/Dark é.nss"},"severity":"minor"},
        {"check_name":"unknown-attribute","description":"Unknown attribute 'fon-color'; did you mean 'font-color'?",\#
        "fingerprint":"","location":{"lines":{"begin":2,"end":2},"path":"Themes/Dark é.nss"},"severity":"major"},
        {"check_name":"empty-rule","description":"Says <nothing> & \"more\"","fingerprint":"",\#
        "location":{"lines":{"begin":3,"end":5},"path":"Themes/Dark é.nss"},"severity":"info"}
        ]

        """#)
  }

  @Test func fingerprintsFollowMovedLinesAndTellEqualOnesApart() throws {
    func fingerprints(_ text: String, path: String = "a.nss", _ format: LintFormat = .gitlab) throws
      -> [String]
    {
      let bytes = Array(text.utf8)
      let starts = bytes.indices.filter { bytes[$0...].starts(with: Array("bad".utf8)) }
      var file = SampleFindings.files[0]
      file.path = Array(path.utf8)
      file.source = SourceText(name: "", text)
      let first = try #require(file.diagnostics.first)
      file.diagnostics = starts.map { start in
        var diagnostic = first
        diagnostic.range = start..<start + 3
        return diagnostic
      }
      return SampleFindings.text(format, [file]).matches(of: /"([0-9a-f]{16})"/).map { String($0.1) }
    }
    let all = try fingerprints("bad\nbad bad\n  bad\n")
    #expect(all.count == 4 && Set(all).count == 4)
    #expect(try fingerprints("\n\n bad\r\nbad bad\nbad") == all)
    #expect(try fingerprints("bad", path: "b.nss") != [all[0]])
    #expect(try fingerprints("bad", path: "./a.nss") == [all[0]])
    #expect(try fingerprints("bad!") != [all[0]])
    let sarif = try fingerprints("bad\nbad", .sarif)
    #expect(try fingerprints("bad\nbad", path: "b.nss", .sarif) == sarif && sarif.count == 2)
    // The key of a line is written into people's baselines: it never changes.
    #expect(all[0] == "75e0b45b73fd34a2")
  }
}
