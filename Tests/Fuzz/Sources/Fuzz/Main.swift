import NSSSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One thing to fuzz: takes any bytes, and stops the process where something does not hold.
typealias FuzzTarget = @Sendable ([UInt8]) -> Void

let fuzzTargets: [String: FuzzTarget] = [
  "syntax": fuzzSyntax, "engines": fuzzEngines, "lint": fuzzLint, "format": fuzzFormat, "server": fuzzServer,
  "configuration": fuzzConfiguration, "catalog": fuzzCatalog,
]

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ target: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The target that `NSS_FUZZ` names; libFuzzer calls a C function, which can hold nothing.
private let target: FuzzTarget = {
  let name = getenv("NSS_FUZZ").map { String(cString: $0) } ?? ""
  guard let target = fuzzTargets[name] else {
    print("NSS_FUZZ names the target, one of: \(fuzzTargets.keys.sorted().joined(separator: " "))")
    exit(2)
  }
  return target
}()

/// `corpus FOLDER` writes the first inputs; everything else is for libFuzzer.
@_cdecl("Fuzz_main")
public func fuzzMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
{
  if count == 3, let command = arguments[1], let folder = arguments[2], strcmp(command, "corpus") == 0 {
    writeSeeds(into: String(cString: folder))
    return 0
  }
  _ = target
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments) { data, size in
    // libFuzzer gives `size` readable bytes.
    target(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  }
}

/// Stops the process where a property does not hold; libFuzzer keeps the input.
func expect(_ holds: @autoclosure () -> Bool, _ what: @autoclosure () -> String) {
  if !holds() { fail(what()) }
}

/// Stops the process. Not by a trap, whose backtrace takes longer than a thousand runs.
func fail(_ what: String) -> Never {
  var text = "Does not hold: \(what)\n"
  text.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
  abort()
}
