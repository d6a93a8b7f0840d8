import CLinux
import FoundationEssentials
import Glibc
import GroupStore
import GroupWatch
public import WidgetArchive

/// A running widget program, which is asked one thing at a time.
///
/// It belongs to the thread that started it, and ends with it. Nothing here waits but `ask`.
public final class ProgramProcess {
    public let file: ProgramFile
    /// What its file was when it was started.
    let identity: ProgramFile.Identity?
    let process: pid_t
    private let limits: ProgramLimits
    private let log: CappedFile
    private let socket: FileDescriptor
    private let output: FileDescriptor
    private let end: FileDescriptor
    private var received = LineBuffer()
    private var unsent: ArraySlice<UInt8> = []
    private var lastWords = LastWords()
    /// What the program has written between two answers, until someone asks.
    private var lateWrites: [OwnWrite] = []
    private var question: (number: Int, deadline: Moment)?
    private var nextLook = Moment.now
    private var idleSince = Moment.now
    /// When a program that was let go, and did not go, is made to.
    private var patienceEnds: Moment?
    private var isSocketOpen = true
    private var isOutputOpen = true
    /// Whether there is no process any more.
    private(set) var isOver = false

    private static let patience = Duration.seconds(2)

    public init(_ file: ProgramFile, in directory: WidgetsDirectory, limits: ProgramLimits) throws(ProgramFailure) {
        self.file = file
        self.limits = limits
        identity = file.identity
        log = directory.programLog(file.name)
        do throws(Errno) {
            let sockets = try DescriptorPair(.socket)
            let pipe = try DescriptorPair(.pipe)
            process = try ProgramProcess.start(file, in: directory, socket: sockets.theirs, output: pipe.theirs)
            socket = sockets.takeOurs()
            output = pipe.takeOurs()
            let child = process
            end = FileDescriptor(owning: try systemCall { clinux_watch_process(child) })
        } catch {
            throw .cannotRun(path: file.path, reason: "\(error)")
        }
    }

    deinit {
        kill()
        if !isOver { waitpid(process, nil, 0) }
    }

    private static func start(
        _ file: ProgramFile, in directory: WidgetsDirectory, socket: borrowing FileDescriptor,
        output: borrowing FileDescriptor
    ) throws(Errno) -> pid_t {
        let ours = directory.environment.merging([
            "GROUPDEFAULTS_ROOT": directory.root.path, Request.socketVariable: "\(socket.rawValue)",
        ]) { $1 }
        let (kept, printed) = (socket.rawValue, output.rawValue)
        let words: [UnsafeMutablePointer<CChar>?] = [strdup(file.path), nil]
        defer { for word in words { free(word) } }
        return try ProcessEnvironment.with(ours) { (environment) throws(Errno) in
            try systemCall { clinux_start_servant(words, environment, kept, printed) }
        }
    }

    /// Ends it at once, and all that it has started.
    private func kill() {
        if !isOver { Glibc.kill(-process, SIGKILL) }
    }
}

// MARK: Asking

extension ProgramProcess {
    var isBusy: Bool { question != nil }
    /// Whether it was let go, and is to be asked nothing more.
    var isLeaving: Bool { patienceEnds != nil }

    /// Asks what `receive` will have the answer to.
    func send(_ request: Request) throws {
        unsent = try [UInt8](ArchiveCoding.line(request))[...]
        question = (request.number, Moment.now + limits.timeout)
        nextLook = Moment.now + ProgramLimits.memoryInterval
        push()
    }

    /// Lets an idle program end by itself.
    func letGo() {
        guard !isLeaving else { return }
        shutdown(socket.rawValue, Int32(SHUT_RDWR))
        expectEnd()
    }

    private func expectEnd() {
        isSocketOpen = false
        patienceEnds = patienceEnds ?? Moment.now + ProgramProcess.patience
    }

    func takeLateWrites() -> [OwnWrite] {
        defer { lateWrites = [] }
        return lateWrites
    }

    /// Asks, and waits for the answer.
    public func ask(_ ask: Request.Ask, number: Int = 1) throws -> Answer {
        try send(Request(number: number, ask))
        while true {
            var requests = pollRequests
            let wait = nextDeadline?.milliseconds(from: .now) ?? -1
            poll(&requests, nfds_t(requests.count), wait)
            switch advance(.now) {
            case .answer(let answer):
                if case .failure(let words) = answer.result { throw ProgramFailure.reported(words) }
                return answer
            case .failure(let failure): throw failure
            case .ended: throw ProgramFailure.exited(code: 0, lastWords: lastWords.text)
            case nil: continue
            }
        }
    }

    private func push() {
        while !unsent.isEmpty {
            let sent = unsent.withUnsafeBytes { bytes in
                Glibc.send(socket.rawValue, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
            }
            // What cannot be sent now is sent later; a program that is gone is noticed by its end.
            guard sent > 0 else { return }
            unsent = unsent.dropFirst(sent)
        }
    }
}

// MARK: Hearing

extension ProgramProcess {
    enum Event {
        case answer(Answer)
        case failure(ProgramFailure)
        /// It ended while nothing was asked of it.
        case ended
    }

    static let descriptorCount = 3

    /// What to wait for.
    var pollRequests: [pollfd] {
        let writing = unsent.isEmpty ? 0 : POLLOUT
        return [
            pollfd(fd: isSocketOpen ? socket.rawValue : -1, events: Int16(POLLIN | writing), revents: 0),
            pollfd(fd: isOutputOpen ? output.rawValue : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: end.rawValue, events: Int16(POLLIN), revents: 0),
        ]
    }

    var nextDeadline: Moment? {
        let look = question != nil && limits.memory != nil ? nextLook : nil
        let idleEnds = question == nil && !isLeaving ? limits.idle.map { idleSince + $0 } : nil
        return [question?.deadline, look, idleEnds, patienceEnds].compactMap(\.self).min()
    }

    /// Takes what has come, and does what is due.
    func advance(_ now: Moment) -> Event? {
        push()
        keepOutput()
        return takeAnswer() ?? takeEnd() ?? meetDeadlines(now)
    }

    private func takeAnswer() -> Event? {
        readSocket()
        while let line = received.nextLine() {
            do throws(ProgramFailure) {
                let answer = try Answer(line: line)
                if answer.number == Answer.unasked { lateWrites += answer.writes }
                // An answer to an older question was given up already.
                guard answer.number == question?.number else { continue }
                if let failure = memoryFailure { return fail(failure) }
                self.question = nil
                idleSince = .now
                return .answer(answer)
            } catch {
                // What nobody asked for need not be understood.
                if question != nil { return fail(error) }
            }
        }
        guard received.count > ProgramLimits.answer else { return nil }
        received = LineBuffer()
        return question == nil ? nil : fail(.tooLong(limit: ProgramLimits.answer))
    }

    private func readSocket() {
        while isSocketOpen, received.count <= ProgramLimits.answer, let bytes = socket.readWhatIsThere() {
            if bytes.isEmpty { expectEnd() }
            received.append(bytes)
        }
    }

    private func keepOutput() {
        // Only a part at a time: a program that prints without end must not keep us from the others.
        guard isOutputOpen, let bytes = output.readWhatIsThere() else { return }
        isOutputOpen = !bytes.isEmpty
        guard !bytes.isEmpty else { return }
        lastWords.note(bytes)
        log.append(bytes)
    }

    private func takeEnd() -> Event? {
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return nil }
        isOver = true
        keepOutput()
        // What it has started and left behind ends with it.
        Glibc.kill(-process, SIGKILL)
        guard question != nil else { return .ended }
        question = nil
        let signal = status & 0x7F
        return .failure(
            signal == 0
                ? .exited(code: (status >> 8) & 0xFF, lastWords: lastWords.text)
                : .crashed(signal: signal, lastWords: lastWords.text))
    }

    private func meetDeadlines(_ now: Moment) -> Event? {
        if let question {
            if question.deadline <= now { return fail(.timedOut(after: limits.timeout)) }
            if nextLook <= now {
                nextLook = now + ProgramLimits.memoryInterval
                if let failure = memoryFailure { return fail(failure) }
            }
        } else if !isLeaving, let idle = limits.idle, idleSince + idle <= now {
            letGo()
        }
        if let end = patienceEnds, end <= now {
            kill()
            patienceEnds = now + ProgramProcess.patience
        }
        return nil
    }

    private var memoryFailure: ProgramFailure? {
        guard let limit = limits.memory, let used = MemoryUse.ofProcess(process), used > limit else { return nil }
        return .tooMuchMemory(used, limit: limit)
    }

    /// Ends the program for what it did.
    private func fail(_ failure: ProgramFailure) -> Event {
        question = nil
        kill()
        waitpid(process, nil, 0)
        isOver = true
        return .failure(failure)
    }

}
