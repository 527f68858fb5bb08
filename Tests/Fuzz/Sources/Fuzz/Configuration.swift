import NSSLint
import NSSSyntax
import NSSWorkspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files besides sheets that the tools read; the first byte chooses which.
func fuzzConfiguration(_ bytes: [UInt8]) {
  guard let choice = bytes.first else { return }
  let content = Array(bytes.dropFirst())
  switch choice & 7 {
  case 0, 1: expectDocument(content)
  case 2, 3, 4:
    guard write(content) else { return }
    let store = ConfigurationStore(
      .file(scratch), currentFolder: "/nowhere", ruleIDs: RuleRegistry.metadata.map(\.id))
    let configuration = store.configuration(forFile: "/nowhere/a/b.nss")
    expectJSON(configuration.json())
    _ = configuration.excludes("/nowhere/a", isFolder: true)
    for problem in store.problems { expect(!problem.description.isEmpty, "a problem has words") }
  case 5:
    guard write(content), let baseline = try? BaselineFile.read(scratch) else { return }
    let written = BaselineFile.bytes(of: baseline)
    guard write(written), let again = try? BaselineFile.read(scratch) else { fail("a baseline is read back") }
    expect(BaselineFile.bytes(of: again) == written, "a baseline is read as it was written")
  case 6:
    _ = try? InfoPlist.fontFiles(content)
    _ = Base64.decode(String(decoding: content, as: UTF8.self))
  default:
    let parts = content.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let subject = parts.count > 1 ? parts[1] : []
    let isMatch = Glob(parts[0])?.matches(subject, isFolder: choice & 8 != 0) ?? false
    let rules = IgnoreRules(folder: "/f", text: Array(parts[0]))
    if isMatch, parts[0].first != 0x21, !parts[0].contains(0x0D), !subject.contains(0), !parts[0].contains(0)
    {
      expect(
        rules.decision(FilePath(bytes: Array("/f/".utf8) + subject), isFolder: choice & 8 != 0) == true
          || subject.isEmpty, "a line of .gitignore is its pattern")
    }
  }
}

/// What strict reading takes, lenient reading takes too; values lie inside each other.
private func expectDocument(_ bytes: [UInt8]) {
  let strict = try? JSONReader.read(bytes)
  let lenient: JSONDocument
  do throws(JSONError) { lenient = try JSONReader.read(bytes, mode: .lenient) } catch {
    expect(error.offset >= 0 && error.offset <= bytes.count, "an error is in the text")
    expect(strict == nil, "strict reading takes more than lenient reading")
    return
  }
  if let strict { expect(strict.root.text == lenient.root.text, "both read the same") }
  var open = [lenient.root]
  while let value = open.popLast() {
    _ = (value.key, value.string, value.double, value.integer, value.boolean, value["a"])
    var at = value.range.lowerBound
    for child in value.children {
      expect(
        child.range.lowerBound >= at && child.range.upperBound <= value.range.upperBound, "a child is inside")
      expect((child.key != nil) == (value.kind == .object), "members have keys")
      at = child.range.upperBound
      open.append(child)
    }
  }
}

/// A file of this process in memory.
private let scratch: FilePath = {
  let folder = POSIX.environment("NSS_FUZZ_SCRATCH") ?? "/dev/shm"
  return FilePath("\(folder)/nss-fuzz-\(POSIX.processNumber()).json")
}()

private func write(_ bytes: [UInt8]) -> Bool {
  let descriptor = open(scratch.description, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  guard descriptor >= 0 else { return false }
  defer { close(descriptor) }
  do throws(POSIX.Failure) { try POSIX.writeAll(bytes, to: descriptor) } catch { return false }
  return true
}
