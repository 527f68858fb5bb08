import NSSWorkspace

/// Where a command's result goes, in large pieces: standard output, or a file that appears once it is complete.
public struct OutputSink: ~Copyable {
  /// What is not written yet. Reports append to it.
  public var bytes: [UInt8] = []
  /// Whether nobody reads standard output any more; producing more is of no use.
  public private(set) var isClosed = false
  private let console: any Console
  private let file: FilePath?
  private var writer: AtomicWriter?

  /// How many bytes are written at a time.
  static let pieceSize = 1 << 16

  /// A sink for `--output`; nil and `-` mean standard output.
  public init(_ console: any Console, file: FilePath? = nil) {
    self.console = console
    self.file = file == "-" ? nil : file
  }

  /// Whether the result goes to a file.
  public var isFile: Bool { file != nil }

  /// Appends text.
  public mutating func write(_ text: String) throws(FileError) {
    bytes += text.utf8
    try flushIfLarge()
  }

  /// Appends bytes; many of them are handed over without a copy.
  public mutating func write(_ more: [UInt8]) throws(FileError) {
    if more.count < Self.pieceSize {
      bytes += more
      try flushIfLarge()
    } else {
      try flush()
      try handOver(more)
    }
  }

  /// Hands over what has gathered, once it is enough. To be called now and then after appending to ``bytes``.
  public mutating func flushIfLarge() throws(FileError) {
    if bytes.count >= Self.pieceSize { try flush() }
  }

  /// Hands over everything, for a reader that waits for it.
  public mutating func flushNow() throws(FileError) { try flush() }

  /// Writes the rest. To be called once, at the end; a file appears now or, without this call, never.
  public mutating func finish() throws(FileError) {
    try flush()
    if var writer = self.writer.take() { try writer.commit() }
  }

  private mutating func flush() throws(FileError) {
    defer { bytes.removeAll(keepingCapacity: true) }
    try handOver(bytes)
  }

  private mutating func handOver(_ bytes: [UInt8]) throws(FileError) {
    if let file {
      if writer == nil { writer = try AtomicWriter(file) }
      try writer?.write(bytes)
    } else if !isClosed, !bytes.isEmpty {
      isClosed = try !console.write(bytes, to: .output)
    }
  }
}
