extension ThemedComponent {
  /// The name of the Swift class.
  public var name: String { Self.names[Int(rawValue)] }

  /// The component of exactly this name, or nil.
  public init?(named name: String) {
    // The names are sorted.
    var low = 0
    var high = Self.names.count
    while low < high {
      let middle = (low + high) / 2
      if Self.names[middle].utf8.lexicographicallyPrecedes(name.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < Self.names.count, Self.names[low] == name else { return nil }
    self.init(rawValue: UInt8(low))
  }
}

extension PropertyRef {
  /// The name of the case, without its dot.
  public var name: String { Self.names[Int(rawValue)] }

  /// The property ref of exactly this name, or nil.
  public init?(named name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: UInt8(index))
  }
}
