/// The rules of each class that hold under some traits, in file order, as two flat arrays.
struct NUIMerge {
  private(set) var classes: [NUISheet.ClassName] = []
  private(set) var classOfName: [Int32]
  private(set) var rules: [UInt32] = []
  private(set) var firstRule: [UInt32] = [0]

  init(_ sheet: NUISheet, _ traits: Traits, isEmpty: Bool) {
    classOfName = [Int32](repeating: -1, count: sheet.names.count)
    if isEmpty { return }
    var counts: [UInt32] = []
    // A class named twice in one list has the rule once: merging it again changes nothing.
    var lastRule: [Int32] = []
    for (index, rule) in sheet.rules.enumerated() where sheet.holds(rule.media, traits) {
      for at in rule.classes {
        let mention = sheet.classNames[Int(at)]
        var number = Int(classOfName[Int(mention.name)])
        if number < 0 {
          number = classes.count
          classOfName[Int(mention.name)] = Int32(number)
          classes.append(mention)
          counts.append(0)
          lastRule.append(-1)
        }
        if lastRule[number] != Int32(index) { counts[number] += 1 }
        lastRule[number] = Int32(index)
      }
    }
    firstRule.reserveCapacity(classes.count + 1)
    for count in counts { firstRule.append(firstRule[firstRule.count - 1] + count) }
    rules = [UInt32](repeating: 0, count: Int(firstRule[firstRule.count - 1]))
    var next = firstRule
    for number in lastRule.indices { lastRule[number] = -1 }
    for (index, rule) in sheet.rules.enumerated() where sheet.holds(rule.media, traits) {
      for at in rule.classes {
        let number = Int(classOfName[Int(sheet.classNames[Int(at)].name)])
        if lastRule[number] == Int32(index) { continue }
        lastRule[number] = Int32(index)
        rules[Int(next[number])] = UInt32(index)
        next[number] += 1
      }
    }
  }
}
