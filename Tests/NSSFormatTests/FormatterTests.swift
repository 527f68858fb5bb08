import NSSFormat
import NSSSyntax
import Testing

func formatted(_ text: String, options: FormatOptions = FormatOptions()) -> String {
  String(
    decoding: NSSFormat.Formatter.format(.parse(SourceText(name: "a.nss", text)), options: options),
    as: UTF8.self)
}

@Suite struct FormatterTests {
  @Test func rules() {
    #expect(formatted("A{b:c;d:e;}B{}") == "A {\n    b: c;\n    d: e;\n}\n\nB {}\n")
    #expect(formatted("A , B\n{b :c ;}") == "A, B {\n    b: c;\n}\n")
    #expect(formatted("A{\n\n\nb:c;\n\n\nd:e;\n\n}") == "A {\n    b: c;\n\n    d: e;\n}\n")
    #expect(formatted("") == "")
    #expect(formatted(" \n\n") == "")
    #expect(formatted("\u{FEFF}\nA{}") == "\u{FEFF}A {}\n")
    // It is no byte order mark there, and must not become one.
    #expect(formatted("\n\u{FEFF}A{}") == "\n\u{FEFF}A {}\n")
  }

  @Test func values() {
    #expect(
      formatted("A{a:rgb( 1,2 , 3 );b:1,1;c:1   2\n3;d:b#fff;e:rgba (1);f:1 (2);}")
        == "A {\n    a: rgb(1, 2, 3);\n    b: 1, 1;\n    c: 1 2 3;\n    d: b #fff;\n    e: rgba(1);\n    f: 1 (2);\n}\n"
    )
    #expect(formatted("A{a:red!important;b:red  ! x;}") == "A {\n    a: red!important;\n    b: red ! x;\n}\n")
    // A space would make a comment of it.
    #expect(formatted("A{a://x;\n}") == "A {\n    a://x;\n}\n")
  }

  @Test func classLists() {
    let long = "fdlFUIStepperFormCell_keyText,fdlFUIStepperFormCell_valueText"
    #expect(
      formatted(long + "{}", options: FormatOptions(lineWidth: 65)).hasPrefix(
        "fdlFUIStepperFormCell_keyText, fdl"))
    #expect(
      formatted(long + "{}", options: FormatOptions(lineWidth: 63))
        == "fdlFUIStepperFormCell_keyText,\nfdlFUIStepperFormCell_valueText {}\n")
    #expect(formatted("A, /* a */ B,\n/* c */\nC {}") == "A, /* a */\nB,\n/* c */\nC {}\n")
  }

  @Test func comments() {
    #expect(
      formatted("/* file */\n\n/* a */\nA{/* in */b:c;/* of b */\n/* of d */\nd:e;/* of d */\n\n\n/* end */}")
        == "/* file */\n\n/* a */\nA { /* in */\n    b: c; /* of b */\n    /* of d */\n    d: e; /* of d */\n\n    /* end */\n}\n"
    )
    #expect(formatted("A{}/* of A */\n/* of B */\nB{}") == "A {} /* of A */\n\n/* of B */\nB {}\n")
    #expect(formatted("A{}\n/* of A */\n\nB{}") == "A {}\n/* of A */\n\nB {}\n")
    #expect(formatted("A{b:/* x */c /* y */ ;}") == "A {\n    b: /* x */ c /* y */;\n}\n")
    #expect(formatted("A{b:c; // d  \n}") == "A {\n    b: c; // d\n}\n")
    // A comment that touches a name makes NUI refuse the sheet; that stays so.
    #expect(formatted("A/* x */{}") == "A/* x */ {}\n")
  }

  @Test func commentsOfSeveralLinesMoveWhole() {
    #expect(formatted("A{\n/*\n * b\n */\nc:d;}") == "A {\n    /*\n     * b\n     */\n    c: d;\n}\n")
    #expect(formatted("A{\n\t/* b\n\t   c */\nc:d;}") == "A {\n    /* b\n       c */\n    c: d;\n}\n")
    #expect(formatted("A{\n  /* b\n c */\nc:d;}") == "A {\n    /* b\n c */\n    c: d;\n}\n")
    #expect(formatted("A{\n/* b\n@c: d; */\ne:f;}").contains("\n@c: d; */\n"))
  }

  @Test func media() {
    #expect(
      formatted("@media (a : b) and(c:d){A{e:f;}  @x:1;\n@y:2;}")
        == "@media (a:b) and (c:d) {\n    A {\n        e: f;\n    }\n\n    @x: 1;\n@y:2;}\n")
    #expect(
      formatted("A {}\n\n@media (a:b)\nand (c:d)\n{\n}").hasSuffix("\n@media (a:b)\n    and (c:d) {}\n"))
  }

  @Test func linesThatFioriSwiftUIReads() {
    // Not a byte of them changes, not even at their end.
    #expect(formatted("@x :  #fff;  \n\n\n@y:1;") == "@x :  #fff;  \n\n@y:1;\n")
    #expect(formatted("@x: 1; A{b:c;}") == "@x: 1; A{b:c;}\n")
    #expect(formatted("@x\n: 1;") == "@x\n    : 1;\n")
    #expect(
      formatted("@media (device : ipad)\n{\n@x:1;\n  @y :1;}")
        == "@media (device : ipad)\n{\n@x:1;\n    @y: 1;\n}\n")
    // An `@` elsewhere does not come to the margin.
    #expect(formatted("  @x :1;\n\t@media (a:b){}") == "    @x: 1;\n\n    @media (a:b) {}\n")
    #expect(formatted("A{}  @media (a:b) and (c:d){}") == "A {}\n\n@media (a:b) and (c:d) {}\n")
  }

  @Test func lineEnds() {
    #expect(formatted("A{}\r\nB{b:c;}\r\n") == "A {}\r\n\r\nB {\r\n    b: c;\r\n}\r\n")
    #expect(formatted("A{}\n/*\r\n*/\n\nB{}") == "A {}\n/*\r\n*/\n\nB {}\n")
    #expect(formatted("A{}\rB{}\r") == "A {}\r\rB {}\r")
  }

  @Test func regionsThatAreOff() {
    #expect(
      formatted("A{b:c;}\n/* nss-format-off -- a table */\nB   {b:c;}\n/* nss-format-on */\nC  {}")
        == "A {\n    b: c;\n}\n\n/* nss-format-off -- a table */\nB   {b:c;}\n/* nss-format-on */\n\nC {}\n")
    #expect(formatted("A{b:c; /* nss-format-off */ d:e;}  ") == "A {\n    b: c; /* nss-format-off */ d:e;}  ")
  }

  @Test func brokenParts() {
    // What follows a broken declaration stays too: where the broken one ends may hang on it.
    #expect(
      formatted("A{b :c;\nd :e\nf  :g;h :i;}B{}") == "A {\n    b: c;\nd :e\nf  :g;\n    h: i;\n}\n\nB {}\n")
    #expect(formatted("A  {b:c;\nB  {d:e;}") == "A  {b:c;\nB  {d:e;}")
    #expect(formatted("A{b:c;}C{} /* open") == "A {\n    b: c;\n}\n\nC {} /* open")
  }

  @Test func ranges() {
    let source = SourceText(name: "a.nss", "A{b:c;d:e;}\nB{f:g;}")
    func inRange(_ range: Range<Int>) -> String {
      let edits = RangeFormatting.edits(.parse(source), touching: range)
      return String(decoding: edits.applied(to: source.bytes) ?? [], as: UTF8.self)
    }
    #expect(inRange(7..<8) == "A{b:c;\n    d: e;}\nB{f:g;}")
    #expect(inRange(0..<0) == "A {b:c;d:e;}\nB{f:g;}")
    #expect(inRange(0..<source.count) == formatted("A{b:c;d:e;}\nB{f:g;}"))
  }
}
