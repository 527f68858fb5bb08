import NSSTheme

extension JSONWriter {
  /// A typed value: colours `"#rrggbbaa"`, boxes `[top,right,bottom,left]`, offsets `[x,y]`, words as strings; what the
  /// engine reads otherwise than written is `{"readAs": value or null}`.
  mutating func value(_ value: TypedValue) {
    guard case .readAs(let plain) = value else {
      self.value(value.effective)
      return
    }
    beginObject()
    key("readAs")
    self.value(plain)
    endObject()
  }

  /// A plain value; null for none. A colour that only the device knows is `"name:systemRed"`.
  mutating func value(_ value: PlainValue?) {
    switch value {
    case .none: null()
    case .color(let color)?: string(color.hex)
    case .systemColor(let system)?: string("name:\(system.name)")
    case .number(let number)?: self.number(number)
    case .integer(let integer)?: self.integer(integer)
    case .boolean(let boolean)?: self.boolean(boolean)
    case .box(let box)?: numbers([box.top, box.right, box.bottom, box.left])
    case .offset(let offset)?: numbers([offset.horizontal, offset.vertical])
    case .word(let word)?: string(word)
    case .list(let words)?: strings(words)
    }
  }

  /// A font: style, name and size, each null where the sheets say nothing.
  mutating func value(_ font: FontLookup) {
    let parts = [font.style, font.name, font.size]
    let isOtherwise = parts.contains { $0?.value.isReadOtherwise == true }
    if isOtherwise {
      beginObject()
      key("readAs")
    }
    beginObject()
    for (name, part) in [("name", font.name), ("size", font.size), ("style", font.style)] {
      key(name)
      value(part?.value.effective)
    }
    endObject()
    if isOtherwise { endObject() }
  }

  /// An array of strings.
  mutating func strings(_ values: [String]) {
    beginArray()
    for value in values { string(value) }
    endArray()
  }

  private mutating func numbers(_ values: [Double]) {
    beginArray()
    for value in values { number(value) }
    endArray()
  }
}
