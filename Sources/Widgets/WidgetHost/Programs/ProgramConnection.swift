import GroupSystem
import WidgetArchive

/// The host's end of a program's socket: requests go out and messages come in, each as a line.
struct ProgramConnection: ~Copyable {
    private let socket: FileDescriptor
    private var unsent: ArraySlice<UInt8> = []
    private var received = LineBuffer()
    private var longLine: LongLine?
    /// Whether neither side has closed it.
    private(set) var isOpen = true

    /// An answer or a report, or why its line cannot be understood.
    struct Message {
        let result: Result<SealedAnswer, ProgramFailure>
        /// The bytes of its line.
        let size: Int
    }

    init(_ socket: consuming FileDescriptor) { self.socket = socket }

    var interest: Interest { Interest(isOpen ? socket.rawValue : -1, unsent.isEmpty ? .reading : .readingAndWriting) }
    /// Readable once a long line is parsed; nil if none is being parsed.
    var longLineDescriptor: Int32? { longLine?.descriptor }
    /// Whether received lines may still be unread.
    var hasUnreadLines: Bool { !received.isSearched }
    var isTooLong: Bool { received.count > ProgramLimits.answer }

    mutating func send(_ request: Request) throws {
        unsent = try [UInt8](ArchiveCoding.line(request))[...]
        push()
    }

    /// Sends as much of the rest as the socket takes.
    mutating func push() {
        while !unsent.isEmpty {
            // The rest is sent later; if the program is gone, its end will be noticed.
            guard let sent = unsent.withUnsafeBytes({ try? socket.send($0) }), sent > 0 else { return }
            unsent = unsent.dropFirst(sent)
        }
    }

    mutating func close() {
        socket.shutDown()
        isOpen = false
    }

    /// Reads only part of the input: a program that never stops sending must not starve the others.
    mutating func read() {
        for _ in 0..<ProgramLimits.readsAtOnce {
            guard isOpen, let bytes = socket.readWhatIsThere() else { return }
            isOpen = !bytes.isEmpty
            received.append(bytes)
        }
    }

    /// The next message; nil if there is none, or it is still being parsed.
    mutating func next() -> Message? {
        if let longLine {
            guard let result = longLine.take() else { return nil }
            self.longLine = nil
            return Message(result: result, size: longLine.count)
        }
        guard let line = received.nextLine().map(Array.init) else { return nil }
        if line.count > ProgramLimits.readAtOnce { longLine = try? LongLine(line) }
        return longLine == nil ? Message(result: SealedAnswer.read(line), size: line.count) : nil
    }
}

/// An answer that would occupy the host's thread for too long, and is parsed on its own thread.
private struct LongLine {
    let count: Int
    private let answers: AlarmQueue<Result<SealedAnswer, ProgramFailure>>

    init(_ line: [UInt8]) throws(Errno) {
        count = line.count
        let answers = try AlarmQueue<Result<SealedAnswer, ProgramFailure>>()
        self.answers = answers
        try SystemThread(named: "LongLine") { answers.add(SealedAnswer.read(line)) }.detach()
    }

    /// Readable once there is an answer.
    var descriptor: Int32 { answers.alarm.descriptor }

    /// Nil until it is parsed.
    func take() -> Result<SealedAnswer, ProgramFailure>? { answers.take().first }
}

extension SealedAnswer {
    fileprivate static func read(_ line: [UInt8]) -> Swift.Result<SealedAnswer, ProgramFailure> {
        Swift.Result { () throws(ProgramFailure) in try SealedAnswer(line: line) }
    }

    private init(line: [UInt8]) throws(ProgramFailure) {
        do {
            self = try ArchiveCoding.sealedAnswer(from: line)
        } catch {
            if error.needsNewerTools { throw .newer("\(error)") }
            let start = String(decoding: line.prefix(80), as: UTF8.self)
            throw .rubbish("'\(start)\(line.count > 80 ? "…" : "")'")
        }
    }

    /// The answer with its scenes, which are parsed only now.
    func openedOrFailed() throws(ProgramFailure) -> Answer {
        do {
            return try opened()
        } catch {
            throw error.needsNewerTools ? .newer("\(error)") : .rubbish("\(error)")
        }
    }
}

/// The lines that a program sends unasked. Some are normal: it reports its writes between answers that way.
struct UnaskedLines {
    private var reported: [OwnWrite] = []
    private var began = MonotonicTime.now
    private var lines = 0
    private var bytes = 0
    private var writes = 0

    /// The limits for one period.
    private static let mostLines = 10_000
    private static let mostBytes = ProgramLimits.answer
    /// Ten a millisecond; each is a durable write.
    private static let mostWrites = 100_000
    private static let period = Duration.seconds(10)

    /// Counts a line of `size` bytes that reports some writes. Returns whether the program is still within its limits.
    mutating func note(_ size: Int, writes count: Int, _ now: MonotonicTime) -> Bool {
        if began + UnaskedLines.period <= now { (began, lines, bytes, writes) = (now, 0, 0, 0) }
        lines += 1
        bytes += size
        writes += count
        return lines <= UnaskedLines.mostLines && bytes <= UnaskedLines.mostBytes && writes <= UnaskedLines.mostWrites
    }

    mutating func keep(_ writes: [OwnWrite]) { reported += writes }

    /// Takes the writes kept since the last call.
    mutating func takeWrites() -> [OwnWrite] {
        defer { reported = [] }
        return reported
    }
}
