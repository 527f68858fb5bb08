import NSSTheme

/// What a page is made of while it grows.
struct PageBody {
  var html = HTMLWriter()
  var classes = StyleClasses()

  /// A swatch on the ground that it is meant for; what shines through a translucent one is chequered.
  mutating func swatch(_ color: Color?, isDark: Bool) {
    var block = CSSBlock()
    if let color { block.set("background", color) }
    html.markup("<i class=\"ground")
    if let color, color.alpha < 1 { html.markup(" glass") }
    html.markup(isDark ? " dark\"><i class=\"swatch" : "\"><i class=\"swatch")
    html.bytes.append(text: block.isEmpty ? " empty" : classes.name(block))
    html.markup("\"></i></i>")
  }

  /// An entry of a `select`, whose value is its text.
  mutating func option(_ name: String) {
    html.markup("<option")
    html.attribute("value", name)
    html.markup(">")
    html.text(name)
  }
}

/// The frame of a page: one file, which loads nothing. Its content policy forbids all but its own style and its own
/// script, which is named by its hash.
struct HTMLPage {
  /// A script that is part of this program.
  struct Script {
    let text: StaticString
    /// The SHA-256 of the text in base64.
    let hash: StaticString
  }

  var title: String
  var script: Script
  /// What stands between `<body>` and the data, with its style classes.
  var body: PageBody
  /// JSON for the script; empty for none.
  var data: [UInt8]

  /// The whole page.
  var bytes: [UInt8] {
    var page = HTMLWriter()
    page.markup(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-
      """)
    page.markup(script.hash)
    page.markup(
      """
      '; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="nss">

      """)
    page.element("title", title)
    page.markup("\n<style>\n")
    page.markup(PageStyle.text)
    page.markup("\n")
    page.bytes += body.classes.css
    page.markup("</style>\n</head>\n<body>\n")
    page.bytes += body.html.bytes
    if !data.isEmpty {
      page.markup("\n<script type=\"application/json\" id=\"data\">")
      page.bytes += ScriptData.escaped(data)
      page.markup("</script>")
    }
    // The hash is that of the very bytes between the tags.
    page.markup("\n<script>")
    page.markup(script.text)
    page.markup("</script>\n</body>\n</html>\n")
    return page.bytes
  }
}
