import NSSReport
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｆｕ", 4), ("ﾊﾝｶｸ", 4), ("😀", 2),
    ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("❤\u{FE0F}", 2), ("❤", 1), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1B}[31m", 5), ("\u{202E}a", 2), ("क्षि", 3),
  ]) func measures(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("plain é 日", "plain é 日"), ("\u{1B}[31m", "␛[31m"), ("a\nb\0", "a␊b␀"),
    ("\u{7F}\u{9B}31m", "␡\u{FFFD}31m"),
    ("x\u{202E}y\u{2066}", "x\u{FFFD}y\u{FFFD}"), ("a\u{200B}b\u{FEFF}", "a\u{FFFD}b\u{FFFD}"), ("👩‍👧", "👩‍👧"),
  ]) func neverSendsControls(text: String, shown: String) {
    #expect(DisplayWidth.printable(text) == shown)
  }

  @Test func wraps() {
    #expect(TextWrap.lines("one two three", width: 7) == ["one two", "three"])
    #expect(TextWrap.lines("abcdefghij k", width: 4) == ["abcdefghij", "k"])
    #expect(TextWrap.lines("a\n\nb", width: 4) == ["a", "", "b"])
    #expect(TextWrap.lines("日本 日本", width: 5) == ["日本", "日本"])
    #expect(TextWrap.lines("", width: 5) == [""])
  }
}
