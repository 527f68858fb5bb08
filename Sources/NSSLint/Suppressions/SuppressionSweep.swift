/// Walks once through a sheet and knows at each offset which entry suppresses a rule there.
///
/// The narrowest comes first: line, block, file. Each lookup takes constant time, however many entries a line has.
struct SuppressionSweep {
  /// Stands for all rules where a rule's number is asked for.
  static let allRules = -1
  private static let none = -1
  /// A rule that `nss-enable` took out of a block that disables all.
  private static let excepted = -2

  private let plan: SuppressionPlan
  private let entries: [Suppressions.Entry]
  private var nextLine = 0
  private var nextEvent = 0
  private var line = 0
  /// The entry by rule, the last slot being that of all rules.
  private var onFile: [Int]
  private var onLine: [Int]
  private var inBlock: [Int]
  private var setOnLine: [Int] = []
  private var setInBlock: [Int] = []
  private var exceptedSlots: [Int] = []
  /// Entries of `nss-enable` that ended something.
  private(set) var usedEnds: [Int] = []

  init(_ plan: SuppressionPlan, _ entries: [Suppressions.Entry], ruleCount: Int) {
    self.plan = plan
    self.entries = entries
    onFile = Array(repeating: Self.none, count: ruleCount + 1)
    onLine = onFile
    inBlock = onFile
    for entry in plan.file {
      let slot = slot(entries[entry].rule)
      if onFile[slot] == Self.none { onFile[slot] = entry }
    }
  }

  private func slot(_ rule: Int) -> Int { rule == Self.allRules ? onFile.count - 1 : rule }

  /// Moves on to an offset, which is not smaller than the one before.
  mutating func advance(to offset: Int) {
    while nextEvent < plan.events.count, plan.events[nextEvent].offset <= offset {
      let event = plan.events[nextEvent]
      if event.isEnd { end(event.entry) } else { begin(event.entry) }
      nextEvent += 1
    }
    let before = line
    while line + 1 < plan.lineStarts.count, Int(plan.lineStarts[line + 1]) <= offset { line += 1 }
    if line != before {
      for slot in setOnLine { onLine[slot] = Self.none }
      setOnLine.removeAll(keepingCapacity: true)
    }
    while nextLine < plan.lines.count, plan.lines[nextLine].line <= line {
      let (target, entry) = plan.lines[nextLine]
      nextLine += 1
      let slot = slot(entries[entry].rule)
      guard target == line, onLine[slot] == Self.none else { continue }
      onLine[slot] = entry
      setOnLine.append(slot)
    }
  }

  /// The entry that suppresses a rule at the current offset. `rule`: its number, or ``allRules`` for a rule that no
  /// directive names.
  func entry(rule: Int, mayBeGeneral: Bool) -> Int? {
    let all = onFile.count - 1
    let isNamed = rule != Self.allRules
    if isNamed, onLine[rule] >= 0 { return onLine[rule] }
    if mayBeGeneral, onLine[all] >= 0 { return onLine[all] }
    if isNamed, inBlock[rule] >= 0 { return inBlock[rule] }
    if mayBeGeneral, inBlock[all] >= 0, !isNamed || inBlock[rule] != Self.excepted { return inBlock[all] }
    if isNamed, onFile[rule] >= 0 { return onFile[rule] }
    return mayBeGeneral && onFile[all] >= 0 ? onFile[all] : nil
  }

  private mutating func begin(_ entry: Int) {
    let slot = slot(entries[entry].rule)
    if entries[entry].rule == Self.allRules {
      endExceptions()
    }
    guard inBlock[slot] < 0 else { return }
    // A block of one rule inside a block of all does something only where the rule was taken out.
    inBlock[slot] = entry
    setInBlock.append(slot)
  }

  private mutating func end(_ entry: Int) {
    let all = onFile.count - 1
    let slot = slot(entries[entry].rule)
    if slot == all {
      if setInBlock.contains(where: { inBlock[$0] >= 0 }) { usedEnds.append(entry) }
      for other in setInBlock { inBlock[other] = Self.none }
      setInBlock.removeAll(keepingCapacity: true)
      endExceptions()
      return
    }
    let isOpen = inBlock[slot] >= 0
    let isGeneral = inBlock[all] >= 0 && inBlock[slot] != Self.excepted
    guard isOpen || isGeneral else { return }
    usedEnds.append(entry)
    inBlock[slot] = inBlock[all] >= 0 ? Self.excepted : Self.none
    if inBlock[slot] == Self.excepted { exceptedSlots.append(slot) }
  }

  private mutating func endExceptions() {
    for slot in exceptedSlots where inBlock[slot] == Self.excepted { inBlock[slot] = Self.none }
    exceptedSlots.removeAll(keepingCapacity: true)
  }
}
