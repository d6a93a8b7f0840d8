import FoundationEssentials
import GroupStore
import GroupSystem
import GroupWatch
package import WidgetArchive
package import WidgetRecords

/// A running widget program, which handles one request at a time.
///
/// It belongs to the thread that started it, and ends with it. Only `ask` blocks.
package final class ProgramProcess {
    package let file: ProgramFile
    /// The version of its file that was started.
    let version: ProgramFile.Version?
    private let directory: WidgetsDirectory
    private let process: ChildProcess
    /// Identifies all processes that the program starts.
    private let mark = ProcessMark(named: Request.programVariable)
    private let limits: ProgramLimits
    private let log: ProgramLog
    private var stamps = LineStamps()
    private let socket: FileDescriptor
    private let output: FileDescriptor
    private let end: FileDescriptor
    private var received = LineBuffer()
    private var longLine: LongLine?
    private var unsent: ArraySlice<UInt8> = []
    private var lastWords = LastWords()
    private var allowance = OutputAllowance(.now)
    /// Writes that the program reported between two answers.
    private var unaskedWrites: [OwnWrite] = []
    private var question: (number: Int, deadline: MonotonicTime)?
    /// Counts what it sent unasked.
    private var unasked = UnaskedLines()
    /// When its memory is next checked, and the interval after that.
    private var nextLook = MonotonicTime.now
    private var lookDistance = ProgramLimits.memoryInterval
    private var idleSince = MonotonicTime.now
    /// When a retired process that has not exited is killed.
    private var patienceEnds: MonotonicTime?
    private var isReady = false
    private var isSocketOpen = true
    private var isOutputOpen = true
    /// Whether the process has ended.
    private(set) var isOver = false
    private var status: ExitStatus?
    private var source: EventLoop.Source?

    /// How long a program may take to exit after closing its socket.
    static let patience = Duration.seconds(2)

    package init(_ file: ProgramFile, in directory: WidgetsDirectory, limits: ProgramLimits) throws(ProgramFailure) {
        self.file = file
        self.directory = directory
        self.limits = limits
        version = file.version
        log = directory.programLog(file.name)
        do throws(WidgetError) {
            try directory.requireTrust()
        } catch {
            throw .cannotRun(path: file.path, reason: error.wordsWithHint)
        }
        if let reason = file.reasonNotToRun { throw .cannotRun(path: file.path, reason: reason) }
        do throws(Errno) {
            let sockets = try DescriptorPair(.socket)
            let pipe = try DescriptorPair(.pipe)
            process = try ProgramProcess.start(
                file, in: directory, markedBy: mark, socket: sockets.theirs, output: pipe.theirs)
            socket = sockets.takeOurs()
            output = pipe.takeOurs()
            end = try process.endDescriptor()
        } catch {
            throw .cannotRun(path: file.path, reason: "\(error)")
        }
    }

    deinit {
        source?.cancel()
        endAtOnce()
    }

    private static func start(
        _ file: ProgramFile, in directory: WidgetsDirectory, markedBy mark: ProcessMark,
        socket: borrowing FileDescriptor, output: borrowing FileDescriptor
    ) throws(Errno) -> ChildProcess {
        let ours = directory.environment.merging([
            "GROUPDEFAULTS_ROOT": directory.root.path, Request.socketVariable: "\(socket.rawValue)",
            mark.name: mark.value,
        ]) { $1 }
        let nothing = try FileDescriptor(opening: "/dev/null", .readOnly)
        var start = ProgramStart([file.path])
        start.environment = .ours(changing: ours)
        (start.input, start.output, start.errorOutput) = (nothing.rawValue, output.rawValue, output.rawValue)
        start.kept = socket.rawValue
        start.family = .ownSession
        start.lastSignal = .kill
        return try start.start()
    }

    /// Kills it and everything it has started.
    private func kill() {
        if !isOver { process.killSession(markedBy: mark) }
    }

    /// Kills it, and returns once it has ended.
    private func endAtOnce() {
        guard !isOver else { return }
        kill()
        _ = try? process.wait()
        isOver = true
        logWhatWasDropped()
    }
}

// MARK: Asking

extension ProgramProcess {
    var isBusy: Bool { question != nil }
    /// Whether it is retired, and must not be asked anything more.
    var isRetired: Bool { patienceEnds != nil }

    /// Sends a request, with the display settings that the person wants. `advance` will return the answer.
    func send(_ request: Request) throws {
        var request = request
        request.display = directory.display
        unsent = try [UInt8](ArchiveCoding.line(request))[...]
        question = (request.number, MonotonicTime.now + limits.timeout)
        lookAtMemory(after: ProgramLimits.memoryInterval)
        push()
    }

    /// Retires the process: closes the socket, at which an idle program exits.
    func retire() {
        guard !isRetired else { return }
        socket.shutDown()
        expectEnd(within: Request.farewell)
    }

    private func expectEnd(within patience: Duration) {
        isSocketOpen = false
        patienceEnds = patienceEnds ?? MonotonicTime.now + patience
    }

    func takeUnaskedWrites() -> [OwnWrite] {
        defer { unaskedWrites = [] }
        return unaskedWrites
    }

    /// Sends a request, and waits for the answer.
    package func ask(_ ask: Request.Ask, number: Int = 1) throws -> Answer {
        try send(Request(number: number, ask))
        while true {
            _ = Readiness.wait(for: interests, until: nextDeadline)
            switch advance(.now) {
            case .answer(let answer):
                if case .failure(let words) = answer.result { throw ProgramFailure.reported(words) }
                return try answer.openedOrFailed()
            case .failure(let failure): throw failure
            case .ended: throw ProgramFailure.exited(code: 0, lastWords: lastWords.text)
            case .ready, nil: continue
            }
        }
    }

    private func push() {
        while !unsent.isEmpty {
            // The rest is sent later; if the program is gone, its end will be noticed.
            guard let sent = unsent.withUnsafeBytes({ try? socket.send($0) }), sent > 0 else { return }
            unsent = unsent.dropFirst(sent)
        }
    }
}

// MARK: Receiving

extension ProgramProcess {
    enum Event {
        /// It has started, and reads requests.
        case ready
        case answer(SealedAnswer)
        case failure(ProgramFailure)
        /// It ended while it was idle.
        case ended
    }

    /// Makes one loop, and no other, call a handler when there is input or a deadline has passed.
    func attend(in loop: EventLoop, _ handler: @escaping () -> Void) {
        source?.cancel()
        source = loop.add(
            interests: { [unowned self] in interests }, deadline: { [unowned self] in nextDeadline }, attend: handler)
    }

    /// The descriptors to poll.
    private var interests: [Interest] {
        [
            Interest(isSocketOpen ? socket.rawValue : -1, unsent.isEmpty ? .reading : .readingAndWriting),
            Interest(isOutputOpen && allowance.isReading ? output.rawValue : -1),
            Interest(longLine?.descriptor ?? end.rawValue),
        ]
    }

    private var nextDeadline: MonotonicTime? {
        if longLine != nil { return allowance.next }
        let look = limits.memory != nil && !isRetired ? nextLook : nil
        let idleEnds = question == nil && !isRetired ? limits.idle.map { idleSince + $0 } : nil
        // Lines behind the last answer are still unread.
        let rest = received.isSearched ? nil : idleSince
        return [question?.deadline, look, idleEnds, patienceEnds, rest, allowance.next].compactMap(\.self).min()
    }

    /// Handles input and deadlines.
    func advance(_ now: MonotonicTime) -> Event? {
        push()
        allowance.pass(to: now)
        keepOutput()
        if let event = takeAnswer() { return event }
        // Anything it has sent comes before its end and its deadlines.
        return longLine == nil ? takeEnd() ?? meetDeadlines(now) : nil
    }

    /// Whether more lines may have come with the last answer.
    var hasMoreToSay: Bool {
        question == nil && !isRetired && !isOver && longLine == nil && !received.isSearched
    }

    private func takeAnswer() -> Event? {
        readSocket()
        while let (count, result) = nextAnswer() {
            var writes = 0
            do throws(ProgramFailure) {
                let answer = try result.get()
                if answer.number == SealedAnswer.unasked {
                    unaskedWrites += answer.writes
                    writes = answer.writes.count
                    if noteReady() { return .ready }
                }
                if answer.number == question?.number { return take(answer) }
            } catch {
                // Unasked lines need not be understood.
                if question != nil { return fail(error) }
            }
            // An answer to an abandoned request counts as unasked, too.
            if !unasked.note(count, writes: writes, .now) { return fail(.unasked) }
        }
        return received.count > ProgramLimits.answer ? fail(.tooLong(limit: ProgramLimits.answer)) : nil
    }

    /// The next line's answer and length; nil if there is none, or it is still being read.
    private func nextAnswer() -> (count: Int, Result<SealedAnswer, ProgramFailure>)? {
        if let longLine {
            guard let result = longLine.take() else { return nil }
            self.longLine = nil
            return (longLine.count, result)
        }
        guard let line = received.nextLine().map(Array.init) else { return nil }
        if line.count > ProgramLimits.readAtOnce { longLine = try? LongLine(line) }
        return longLine == nil ? (line.count, SealedAnswer.read(line)) : nil
    }

    /// Whether this is its first message.
    private func noteReady() -> Bool {
        defer { isReady = true }
        return !isReady
    }

    private func take(_ answer: SealedAnswer) -> Event {
        if let failure = memoryFailure { return fail(failure) }
        (question, isReady) = (nil, true)
        idleSince = .now
        lookAtMemory(after: ProgramLimits.idleMemoryInterval)
        return .answer(answer)
    }

    /// Reads only part of the input: a program that never stops sending must not starve the others.
    private func readSocket() {
        for _ in 0..<ProgramLimits.readsAtOnce {
            guard isSocketOpen, let bytes = socket.readWhatIsThere() else { return }
            if bytes.isEmpty { expectEnd(within: ProgramProcess.patience) }
            received.append(bytes)
        }
    }

    private func keepOutput() {
        if allowance.isLogging { logWhatWasDropped() }
        // Reads only part of the output: a program that never stops printing must not starve the others.
        guard isOutputOpen, allowance.isReading || isOver, let bytes = output.readWhatIsThere() else { return }
        isOutputOpen = !bytes.isEmpty
        guard !bytes.isEmpty else { return }
        lastWords.note(bytes)
        let isLogged = allowance.isLogging
        allowance.note(read: bytes.count, logged: isLogged ? logStamped(bytes) : nil)
    }

    /// Returns how many bytes it takes in the log.
    @discardableResult
    private func logStamped(_ bytes: [UInt8]) -> Int {
        let stamped = stamps.stamped(bytes, at: Now.current.date)
        log.append(stamped)
        return stamped.count
    }

    private func logWhatWasDropped() {
        guard let count = allowance.takeDropped() else { return }
        let words = "groupwidgets: \(count) bytes of output were dropped here\n"
        logStamped([UInt8]((stamps.isWithinLine ? "\n" + words : words).utf8))
    }

    private func takeEnd() -> Event? {
        // Also true if something else in this process has waited for the child, which no event would report.
        guard isOver || process.hasEnded else { return nil }
        if !isOver { reap() }
        // Anything it sent before it ended still counts.
        if let event = takeAnswer() { return event }
        guard longLine == nil else { return nil }
        guard question != nil else { return .ended }
        question = nil
        switch status {
        case .killed(let signal): return .failure(.crashed(signal: signal.rawValue, lastWords: lastWords.text))
        case .exited(let code): return .failure(.exited(code: code, lastWords: lastWords.text))
        case nil: return .failure(.exited(code: 0, lastWords: lastWords.text))
        }
    }

    private func reap() {
        // Children that it left behind end with it. They are killed before it is reaped, while its number cannot be
        // reused.
        process.killSession(markedBy: mark)
        status = try? process.wait()
        (isOver, isReady) = (true, true)
        keepOutput()
        logWhatWasDropped()
    }

    private func meetDeadlines(_ now: MonotonicTime) -> Event? {
        if let question, question.deadline <= now { return fail(.timedOut(after: limits.timeout)) }
        if nextLook <= now, !isRetired {
            // Ever more rarely while it is idle, so that neither process is kept awake.
            lookAtMemory(after: question == nil ? lookDistance * 2 : lookDistance)
            if let failure = memoryFailure { return fail(failure) }
        }
        if question == nil, !isRetired, let idle = limits.idle, idleSince + idle <= now { retire() }
        if let end = patienceEnds, end <= now {
            if question != nil { return fail(.hungUp) }
            kill()
            patienceEnds = now + ProgramProcess.patience
        }
        return nil
    }

    private func lookAtMemory(after distance: Duration) {
        lookDistance = distance
        nextLook = .now + distance
    }

    private var memoryFailure: ProgramFailure? {
        guard let limit = limits.memory, let used = MemoryUse.ofProcess(process.id, above: limit) else { return nil }
        return .tooMuchMemory(used, limit: limit)
    }

    /// Kills the program, and returns the failure.
    private func fail(_ failure: ProgramFailure) -> Event {
        question = nil
        endAtOnce()
        return .failure(failure)
    }
}
