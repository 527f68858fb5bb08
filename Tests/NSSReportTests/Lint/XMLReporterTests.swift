import NSSReport
import Testing

@Suite struct XMLReporterTests {
  @Test func checkstyleHasAFileEach() {
    #expect(
      SampleFindings.text(.checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="Themes/Dark é.nss">
            <error line="1" column="9" severity="warning" message="&apos;#12345&apos; has 5 digits; 3, 6 or 8 are needed" \
        source="nsslint.invalid-color"/>
            <error line="2" column="21" severity="error" message="Unknown attribute &apos;fon-color&apos;; did you mean \
        &apos;font-color&apos;?" source="nsslint.unknown-attribute"/>
            <error line="3" column="1" severity="info" message="Says &lt;nothing&gt; &amp; &quot;more&quot;" \
        source="nsslint.empty-rule"/>
          </file>
          <file name="clean.nss"/>
        </checkstyle>

        """)
  }

  @Test func junitHasASuiteForEachFileAndNotesPass() {
    #expect(
      SampleFindings.text(.junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="nsslint">
          <testsuite name="Themes/Dark é.nss" tests="3" failures="2" errors="0" skipped="0" time="0">
            <testcase name="invalid-color (1:9)" classname="Themes/Dark é.nss" time="0">
              <failure type="warning" message="&apos;#12345&apos; has 5 digits; 3, 6 or 8 are needed">Themes/Dark \
        é.nss:1:9: warning: &apos;#12345&apos; has 5 digits; 3, 6 or 8 are needed [invalid-color]</failure>
            </testcase>
            <testcase name="unknown-attribute (2:28)" classname="Themes/Dark é.nss" time="0">
              <failure type="error" message="Unknown attribute &apos;fon-color&apos;; did you mean \
        &apos;font-color&apos;?">Themes/Dark é.nss:2:28: error: Unknown attribute &apos;fon-color&apos;; did you mean \
        &apos;font-color&apos;? [unknown-attribute]</failure>
            </testcase>
            <testcase name="empty-rule (3:1)" classname="Themes/Dark é.nss" time="0">
              <system-out>Themes/Dark é.nss:3:1: note: Says &lt;nothing&gt; &amp; &quot;more&quot; [empty-rule]</system-out>
            </testcase>
          </testsuite>
          <testsuite name="clean.nss" tests="1" failures="0" errors="0" skipped="0" time="0">
            <testcase name="nothing found" classname="clean.nss" time="0"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func replacesWhatXMLCannotHold() {
    let text = SampleFindings.text(.checkstyle, [SampleFindings.hostile])
    #expect(
      text.contains(
        """
        message="100% of: a, b&#13;&#10;::error::no &lt;b&gt;&amp;amp;&lt;/b&gt; ]]&gt; &quot;q&quot; &apos;p&apos; \
        \u{FFFD}[2J\u{FFFD}\u{FFFD} 日 \\ end"
        """))
    #expect(
      text.contains(
        "<file name=\"a b/%41&apos;&quot;&#10;&lt;&amp;&gt;:,\\\u{FFFD}[31mé\u{FFFD}.nss\">"))
  }
}
