import FoundationEssentials
import GroupStore
import GroupSystem
import GroupWatch
package import WidgetArchive
package import WidgetRecords

/// A running widget program, which handles one request at a time: it is started, asked, held to its limits, and ended.
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
    private let end: FileDescriptor
    private var connection: ProgramConnection
    private var output: ProgramOutput
    private var memory: MemoryWatch
    private var question: (number: Int, deadline: MonotonicTime)?
    private var unasked = UnaskedLines()
    private var idleSince = MonotonicTime.now
    /// When a retired process that has not exited is killed.
    private var patienceEnds: MonotonicTime?
    private var isReady = false
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
        do throws(WidgetError) {
            try directory.requireTrust()
        } catch {
            throw .cannotRun(path: file.path, reason: error.wordsWithHint)
        }
        if let reason = file.reasonNotToRun { throw .cannotRun(path: file.path, reason: reason) }
        guard let command = file.command else {
            throw .cannotRun(
                path: file.path,
                reason: "groupwidgets-script, which runs scripts, is not beside \(CurrentProcess.program)")
        }
        do throws(Errno) {
            let sockets = try DescriptorPair(.socket)
            let pipe = try DescriptorPair(.pipe)
            process = try ProgramProcess.start(
                command, in: directory, markedBy: mark, socket: sockets.theirs, output: pipe.theirs)
            connection = ProgramConnection(sockets.takeOurs())
            output = ProgramOutput(pipe.takeOurs(), to: directory.programLog(file.name))
            memory = MemoryWatch(process.id, limit: limits.memory)
            end = try process.endDescriptorOrKill()
        } catch {
            throw .cannotRun(path: file.path, reason: "\(error)")
        }
    }

    deinit {
        source?.cancel()
        endAtOnce()
    }

    private static func start(
        _ command: [String], in directory: WidgetsDirectory, markedBy mark: ProcessMark,
        socket: borrowing FileDescriptor, output: borrowing FileDescriptor
    ) throws(Errno) -> ChildProcess {
        let ours = directory.environment.merging([
            "GROUPDEFAULTS_ROOT": directory.root.path, Request.socketVariable: "\(socket.rawValue)",
            mark.name: mark.value,
        ]) { $1 }
        let nothing = try FileDescriptor(opening: "/dev/null", .readOnly)
        var start = ProgramStart(command)
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
        output.logWhatWasDropped()
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
        try connection.send(request)
        question = (request.number, MonotonicTime.now + limits.timeout)
        memory.wait(ProgramLimits.memoryInterval)
    }

    /// Retires the process: closes the socket, at which an idle program exits.
    func retire() {
        guard !isRetired else { return }
        connection.close()
        patienceEnds = .now + Request.farewell
    }

    /// Takes the writes that the program reported between two answers.
    func takeUnaskedWrites() -> [OwnWrite] { unasked.takeWrites() }

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
            case .ended: throw ProgramFailure.exited(code: 0, lastWords: output.lastWords.text)
            case .ready, nil: continue
            }
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

    private var interests: [Interest] {
        [connection.interest, output.interest, Interest(connection.longLineDescriptor ?? end.rawValue)]
    }

    private var isParsing: Bool { connection.longLineDescriptor != nil }

    private var nextDeadline: MonotonicTime? {
        if isParsing { return output.deadline }
        let idleEnds = question == nil && !isRetired ? limits.idle.map { idleSince + $0 } : nil
        // Lines behind the last answer are still unread.
        let rest = connection.hasUnreadLines ? idleSince : nil
        let look = isRetired ? nil : memory.deadline
        return [question?.deadline, look, idleEnds, patienceEnds, rest, output.deadline].compactMap(\.self).min()
    }

    /// Handles input and deadlines.
    func advance(_ now: MonotonicTime) -> Event? {
        connection.push()
        output.read(at: now)
        if let event = takeAnswer() { return event }
        // Anything it has sent comes before its end and its deadlines.
        return isParsing ? nil : takeEnd() ?? meetDeadlines(now)
    }

    /// Whether more lines may have come with the last answer.
    var hasMoreToSay: Bool { question == nil && !isRetired && !isOver && !isParsing && connection.hasUnreadLines }

    private func takeAnswer() -> Event? {
        connection.read()
        if !connection.isOpen { patienceEnds = patienceEnds ?? .now + ProgramProcess.patience }
        while let message = connection.next() {
            var writes = 0
            do throws(ProgramFailure) {
                let answer = try message.result.get()
                if answer.number == SealedAnswer.unasked {
                    unasked.keep(answer.writes)
                    writes = answer.writes.count
                    if noteReady() { return .ready }
                }
                if answer.number == question?.number { return take(answer) }
            } catch {
                // Unasked lines need not be understood.
                if question != nil { return fail(error) }
            }
            // An answer to an abandoned request counts as unasked, too.
            if !unasked.note(message.size, writes: writes, .now) { return fail(.unasked) }
        }
        return connection.isTooLong ? fail(.tooLong(limit: ProgramLimits.answer)) : nil
    }

    /// Whether this is its first message.
    private func noteReady() -> Bool {
        defer { isReady = true }
        return !isReady
    }

    private func take(_ answer: SealedAnswer) -> Event {
        if let failure = memory.failure { return fail(failure) }
        (question, isReady) = (nil, true)
        idleSince = .now
        memory.wait(ProgramLimits.idleMemoryInterval)
        return .answer(answer)
    }

    private func takeEnd() -> Event? {
        // Also true if something else in this process has waited for the child, which no event would report.
        guard isOver || process.hasEnded else { return nil }
        if !isOver { reap() }
        // Anything it sent before it ended still counts.
        if let event = takeAnswer() { return event }
        if isParsing { return nil }
        guard question != nil else { return .ended }
        question = nil
        let words = output.lastWords.text
        switch status {
        case .killed(let signal): return .failure(.crashed(signal: signal.rawValue, lastWords: words))
        case .exited(let code): return .failure(.exited(code: code, lastWords: words))
        case nil: return .failure(.exited(code: 0, lastWords: words))
        }
    }

    private func reap() {
        // Children that it left behind end with it. They are killed before it is reaped, while its number cannot be
        // reused.
        process.killSession(markedBy: mark)
        status = try? process.wait()
        (isOver, isReady) = (true, true)
        output.finish()
    }

    private func meetDeadlines(_ now: MonotonicTime) -> Event? {
        if let question, question.deadline <= now { return fail(.timedOut(after: limits.timeout)) }
        if !isRetired, let failure = memory.failure(at: now, isIdle: !isBusy) { return fail(failure) }
        if question == nil, !isRetired, let idle = limits.idle, idleSince + idle <= now { retire() }
        if let end = patienceEnds, end <= now {
            if question != nil { return fail(.hungUp) }
            kill()
            patienceEnds = now + ProgramProcess.patience
        }
        return nil
    }

    /// Kills the program, and returns the failure.
    private func fail(_ failure: ProgramFailure) -> Event {
        question = nil
        endAtOnce()
        return .failure(failure)
    }
}
