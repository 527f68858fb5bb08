import Foundation
import NSSLint
import NSSSyntax
import NSSTestSupport
import NSSWorkspace
import Testing

@Suite struct ResultCacheTests {
  private static let settings = SHA256.digest([1])

  private func findings() -> CachedFindings {
    let source = SourceText(
      name: "a.nss", "/* 🎨 */ Label { fon-color: red; font-size: 12px; font-size: 12px; }\n@a: #fff;")
    let result = Linter().lint(source)
    return CachedFindings(engines: result.engines, diagnostics: result.diagnostics)
  }

  private func isEqual(_ a: CachedFindings?, _ b: CachedFindings) -> Bool {
    guard let a else { return false }
    return a.engines == b.engines && "\(a.diagnostics)" == "\(b.diagnostics)"
  }

  @Test func givesBackWhatWasStored() throws {
    let folder = try TemporaryFolder()
    let cache = try ResultCache(folder: folder.path.appending("c"), version: "1")
    let key = cache.key(settings: Self.settings, content: [1, 2, 3])
    #expect(cache.findings(key) == nil)
    let stored = findings()
    #expect(stored.diagnostics.contains { !$0.fixes.isEmpty && !$0.related.isEmpty })
    try cache.store(stored, key)
    #expect(isEqual(cache.findings(key), stored))
    // Another process sees it too.
    let other = try ResultCache(folder: folder.path.appending("c"), version: "1")
    #expect(isEqual(other.findings(other.key(settings: Self.settings, content: [1, 2, 3])), stored))
  }

  /// Whoever adds a part to a finding has to teach it to the cache, and to change the cache's magic number.
  @Test func keepsAllPartsOfAFinding() throws {
    func parts(_ value: Any) -> [String?] { Mirror(reflecting: value).children.map(\.label) }
    let finding = try #require(findings().diagnostics.first { !$0.fixes.isEmpty && !$0.related.isEmpty })
    let (fix, place) = (try #require(finding.fixes.first), try #require(finding.related.first))
    #expect(parts(finding) == ["rule", "severity", "message", "range", "related", "fixes"])
    #expect(parts(place) == ["message", "range"])
    #expect(parts(fix) == ["title", "safety", "edits"])
    #expect(parts(try #require(fix.edits.first)) == ["range", "replacement"])
  }

  @Test func anyOtherQuestionHasAnotherKey() throws {
    let folder = try TemporaryFolder()
    let cache = try ResultCache(folder: folder.path, version: "1")
    let key = cache.key(settings: Self.settings, content: [1, 2, 3])
    try cache.store(findings(), key)
    #expect(cache.findings(cache.key(settings: Self.settings, content: [1, 2])) == nil)
    #expect(cache.findings(cache.key(settings: SHA256.digest([2]), content: [1, 2, 3])) == nil)
    let newer = try ResultCache(folder: folder.path, version: "2")
    #expect(newer.findings(newer.key(settings: Self.settings, content: [1, 2, 3])) == nil)
  }

  @Test func passesOverDamage() throws {
    let folder = try TemporaryFolder()
    let cache = try ResultCache(folder: folder.path, version: "1")
    let key = cache.key(settings: Self.settings, content: [7])
    try cache.store(findings(), key)
    let file = try #require(try entries(folder).first)
    let whole = try FileContent.read(file)
    func write(_ bytes: [UInt8]) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: file.description))
    }
    for at in whole.indices {
      var bytes = whole
      bytes[at] ^= 0x20
      try write(bytes)
      #expect(cache.findings(key) == nil, "byte \(at)")
    }
    for count in whole.indices {
      try write(Array(whole.prefix(count)))
      #expect(cache.findings(key) == nil, "first \(count) bytes")
    }
    try write(whole + [0])
    #expect(cache.findings(key) == nil)
    try cache.store(findings(), key)
    #expect(cache.findings(key) != nil)
  }

  @Test func anEntryIsNoAnswerToAnotherQuestion() throws {
    let folder = try TemporaryFolder()
    let cache = try ResultCache(folder: folder.path, version: "1")
    let (one, two) = (
      cache.key(settings: Self.settings, content: [1]), cache.key(settings: Self.settings, content: [2])
    )
    try cache.store(findings(), one)
    let file = try #require(try entries(folder).first)
    let bytes = try FileContent.read(file)
    try cache.store(CachedFindings(engines: [], diagnostics: []), two)
    for other in try entries(folder) where other != file { try AtomicFile.write(bytes, to: other) }
    #expect(cache.findings(two) == nil)
  }

  @Test func leavesNothingHalfDoneAndMarksItsFolder() throws {
    let folder = try TemporaryFolder()
    let cache = try ResultCache(folder: folder.path, version: "1")
    for number in 0..<50 {
      try cache.store(
        CachedFindings(engines: .nui, diagnostics: []),
        cache.key(settings: Self.settings, content: [UInt8(number)]))
    }
    #expect(try entries(folder).count == 50)
    let names = try folder.names()
    #expect(names.contains("CACHEDIR.TAG") && names.contains(".gitignore"))
    #expect(!names.contains { $0.hasSuffix(".tmp") })
    #expect(try folder.text(".gitignore") == "*\n")
  }

  @Test func needsAFolder() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("file")
    #expect(throws: FileError.self) { try ResultCache(folder: file, version: "1") }
    #expect(throws: FileError.self) {
      try ResultCache(folder: folder.path.appending("none/c"), version: "1")
    }
  }

  private func entries(_ folder: TemporaryFolder) throws -> [FilePath] {
    try POSIX.entries(of: folder.path).filter { $0.name.count == 2 }.flatMap { shard in
      let path = folder.path.appending(FilePath(bytes: shard.name))
      return try POSIX.entries(of: path).map { path.appending(FilePath(bytes: $0.name)) }
    }
  }
}
