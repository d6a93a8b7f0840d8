import GroupSystem
import WidgetRecords

/// The output of a program: it is logged within an allowance, and its end is remembered.
struct ProgramOutput: ~Copyable {
    private let pipe: FileDescriptor
    private let log: ProgramLog
    private var stamps = LineStamps()
    private var allowance = OutputAllowance(.now)
    private var isOpen = true
    private(set) var lastWords = LastWords()

    init(_ pipe: consuming FileDescriptor, to log: ProgramLog) {
        self.pipe = pipe
        self.log = log
    }

    var interest: Interest { Interest(isOpen && allowance.isReading ? pipe.rawValue : -1) }
    /// When to read again even if nothing is printed.
    var deadline: MonotonicTime? { allowance.next }

    /// Reads only part of the output: a program that never stops printing must not starve the others.
    mutating func read(at now: MonotonicTime) {
        allowance.pass(to: now)
        if allowance.isLogging { logWhatWasDropped() }
        if allowance.isReading { readOnce() }
    }

    /// Reads once more when the program has ended.
    mutating func finish() {
        if allowance.isLogging { logWhatWasDropped() }
        readOnce()
        logWhatWasDropped()
    }

    private mutating func readOnce() {
        guard isOpen, let bytes = pipe.readWhatIsThere() else { return }
        isOpen = !bytes.isEmpty
        guard isOpen else { return }
        lastWords.note(bytes)
        let isLogged = allowance.isLogging
        allowance.note(read: bytes.count, logged: isLogged ? logStamped(bytes) : nil)
    }

    /// Returns how many bytes it takes in the log.
    @discardableResult
    private mutating func logStamped(_ bytes: [UInt8]) -> Int {
        let stamped = stamps.stamped(bytes, at: Now.current.date)
        log.append(stamped)
        return stamped.count
    }

    mutating func logWhatWasDropped() {
        guard let count = allowance.takeDropped() else { return }
        let words = "groupwidgets: \(count) bytes of output were dropped here\n"
        logStamped([UInt8]((stamps.isWithinLine ? "\n" + words : words).utf8))
    }
}

/// The end of a program's output, which may say why it ended.
struct LastWords {
    private var bytes: [UInt8] = []
    /// Enough for what Swift's runtime prints after the reason of a crash.
    private static let limit = 32_768

    mutating func note(_ new: [UInt8]) {
        bytes = Array((bytes + new).suffix(LastWords.limit))
    }

    /// The last line that gives a reason, or else the last line. The runtime's crash report, which gives the place but
    /// not the reason, is left out.
    var text: String {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .prefix { !$0.hasPrefix("*** Signal ") }
        let line = lines.last { $0.contains("Fatal error") } ?? lines.last { $0.contains("rror") } ?? lines.last
        return line.map { $0.count > 200 ? $0.prefix(200) + "…" : String($0) } ?? ""
    }
}
