import NSSReport

/// The configuration that `nsslint init` writes: every key, explained and commented out.
public enum ConfigurationStarter {
  /// The text, which reads as an empty configuration until a line is uncommented.
  public static func text() -> String {
    var text = """
      // Configuration of nsslint for this folder and those below.
      // The nearest file counts alone.
      // Comments and trailing commas are allowed.
      {

      """
    for (index, option) in ConfigurationOption.all.enumerated() {
      if index > 0 { text += "\n" }
      for line in TextWrap.lines(option.documentation, width: 74) { text += "  // \(line)\n" }
      text += "  // \"\(option.key)\": \(option.example),\n"
    }
    return text + "}\n"
  }
}
