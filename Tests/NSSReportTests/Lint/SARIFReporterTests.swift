import NSSLint
import NSSReport
import Testing

@Suite struct SARIFReporterTests {
  @Test func resultsHaveRegionsFixesAndRelatedLocations() {
    var options = LintReportOptions()
    options.rules = RuleRegistry.metadata.filter { $0.id == "empty-rule" }
    options.version = "1.2.3"
    let lines = SampleFindings.text(.sarif, options: options).split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(
      lines[0].hasPrefix(
        #"""
        {"$schema":"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",\#
        "version":"2.1.0","runs":[{"tool":{"driver":{"name":"nsslint","version":"1.2.3","rules":[{"id":"empty-rule",\#
        "shortDescription":{"text":"
        """#))
    #expect(
      lines[0].hasSuffix(
        #"""
        "defaultConfiguration":{"enabled":true,"level":"note"},"properties":{"group":"Suspicious",\#
        "tags":["nui","sapfiori"]}}]}},"columnKind":"utf16CodeUnits","defaultEncoding":"utf-8",\#
        "newlineSequences":["\r\n","\n","\r"],"results":[
        """#))
    #expect(
      lines[2] == #"""
        {"ruleId":"unknown-attribute","level":"error",\#
        "message":{"text":"Unknown attribute 'fon-color'; did you mean 'font-color'?"},\#
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"Themes/Dark%20%C3%A9.nss"},\#
        "region":{"startLine":2,"startColumn":22,"endLine":2,"endColumn":31,"byteOffset":43,"byteLength":9}}}],\#
        "relatedLocations":[{"id":0,"message":{"text":"'@brand' is defined here"},\#
        "physicalLocation":{"artifactLocation":{"uri":"Themes/Dark%20%C3%A9.nss"},\#
        "region":{"startLine":1,"startColumn":1,"endLine":1,"endColumn":7,"byteOffset":0,"byteLength":6}}}],\#
        "fixes":[{"description":{"text":"Replace by 'font-color'"},\#
        "artifactChanges":[{"artifactLocation":{"uri":"Themes/Dark%20%C3%A9.nss"},\#
        "replacements":[{"deletedRegion":{"startLine":2,"startColumn":22,"endLine":2,"endColumn":31,"byteOffset":43,\#
        "byteLength":9},"insertedContent":{"text":"font-color"}}]}],"properties":{"safety":"safe"}}],\#
        "partialFingerprints":{"ruleAndLineText/v1":"188b2ba10792dda5"}},
        """#)
    #expect(lines[3].hasPrefix(#"{"ruleId":"empty-rule","ruleIndex":0,"level":"note","#))
    #expect(lines[4] == "]}]}")
  }

  @Test(arguments: [
    ("a b.nss", "a%20b.nss"), ("./a/b.nss", "a/b.nss"), ("../a.nss", "../a.nss"),
    ("/a/ü.nss", "file:///a/%C3%BC.nss"),
    ("c:x%41?#[].nss", "c%3Ax%2541%3F%23%5B%5D.nss"), ("-", "-"), ("a\nb'\".nss", "a%0Ab%27%22.nss"),
  ]) func encodesPaths(path: String, uri: String) {
    var file = SampleFindings.files[0]
    file.path = Array(path.utf8)
    #expect(SampleFindings.text(.sarif, [file]).contains(#""artifactLocation":{"uri":"\#(uri)"}"#))
  }

  @Test func describesEveryRule() {
    let text = SampleFindings.text(.sarif, [])
    for rule in RuleRegistry.metadata { #expect(text.contains(#"{"id":"\#(rule.id)","#)) }
  }
}
