/// One run of a program that answers each line of input with a line, and with the bytes which that line announces. It
/// ends with its last owner, or with the thread that started it.
package final class Companion {
    private let child: ChildProcess
    private let socket: FileDescriptor
    private var received = LineBuffer()
    private var unsent: ArraySlice<UInt8> = []
    /// An answer's line whose bytes are still to come.
    private var head: ArraySlice<UInt8>?

    package init(_ path: String) throws(Errno) {
        let pair = try DescriptorPair(.socket)
        let silence = try FileDescriptor(opening: "/dev/null", .writeOnly)
        var start = ProgramStart([path])
        (start.input, start.output, start.errorOutput) = (
            pair.theirs.rawValue, pair.theirs.rawValue, silence.rawValue
        )
        start.environment = .ours(changing: ["SWIFT_BACKTRACE": "enable=no"])
        start.family = .ownGroup
        start.lastSignal = .kill
        child = try start.start()
        socket = pair.takeOurs()
    }

    deinit {
        child.send(.kill)
        _ = try? child.wait()
    }

    /// The maximum sizes of an answer and of its line: an untrusted program must not fill its client's memory.
    private static let most = (bytes: 256 << 20, line: 1 << 20)

    /// The reason for a missing answer.
    package enum Silence: Error, Hashable, Sendable {
        case ended
        case tookTooLong
    }

    /// Sends a line, and waits for the answer and its bytes. An answer that cannot be parsed, or that announces more
    /// than the maximum, counts as the end of the program.
    package func ask<Answer>(
        _ line: [UInt8], until deadline: MonotonicTime,
        reading read: (ArraySlice<UInt8>) -> (answer: Answer, byteCount: Int)?
    ) throws(Silence) -> (Answer, [UInt8]) {
        send(line)
        while true {
            if let answer = try advance(reading: read) { return answer }
            guard MonotonicTime.now < deadline else { throw .tookTooLong }
            _ = Readiness.wait(for: [interest], until: deadline)
        }
    }

    /// Queues a line, which `advance` sends once `interest` is ready. The previous answer must have come.
    package func send(_ line: [UInt8]) { unsent += line }

    /// The readiness that lets the exchange continue.
    package var interest: Interest { Interest(socket.rawValue, unsent.isEmpty ? .reading : .readingAndWriting) }

    /// Advances the exchange as far as possible without waiting. Returns the answer once it is complete.
    package func advance<Answer>(
        reading read: (ArraySlice<UInt8>) -> (answer: Answer, byteCount: Int)?
    ) throws(Silence) -> (Answer, [UInt8])? {
        if Readiness.wait(for: [interest], until: .now)[0] { try exchange() }
        head = head ?? received.nextLine()
        guard let head else {
            if received.count > Companion.most.line { throw .ended }
            return nil
        }
        guard let understood = read(head), (0...Companion.most.bytes).contains(understood.byteCount) else {
            throw .ended
        }
        guard received.count >= understood.byteCount else { return nil }
        self.head = nil
        return (understood.answer, received.take(understood.byteCount))
    }

    private func exchange() throws(Silence) {
        if !unsent.isEmpty {
            let sent = unsent.withUnsafeBytes { bytes in try? socket.send(bytes) }
            unsent = unsent.dropFirst(sent ?? 0)
        }
        guard let more = socket.readWhatIsThere() else { return }
        guard !more.isEmpty else { throw .ended }
        received.append(more)
    }
}
