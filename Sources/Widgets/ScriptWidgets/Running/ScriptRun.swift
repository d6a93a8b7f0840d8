package import GroupStore
package import GroupSystem

/// One run of a command: its output so far, and what it and its children accessed.
///
/// It belongs to one thread, and is ended with its last owner.
package final class ScriptRun {
    /// Of a run that goes on, the last part.
    package private(set) var output: [UInt8] = []
    /// How many bytes it has printed in all.
    package private(set) var printed = 0
    private var lines = PrintedLines()
    /// The end of what it wrote to its standard error.
    package private(set) var complaints = ""
    private var accesses: [Access] = []
    /// Nil while it runs.
    package private(set) var ending: Ending?
    /// Whether it did not end in time, and had a state to show.
    private var isLasting = false
    private let limits: Limits
    private let begun = MonotonicTime.now
    private let child: ChildProcess
    private let end: FileDescriptor
    private let standard: FileDescriptor
    private let errors: FileDescriptor
    /// Both ends: the path by which others report leads to one that is open.
    private let reports: DescriptorPair
    private let memory: GroupMemory
    private var records: ArraySlice<UInt8> = []

    package enum Ending: Hashable, Sendable {
        case exited(Int32)
        case killed(signal: Int32)
        case timedOut(after: Duration)
        case printedTooMuch(limit: Int)
        case usedTooMuchMemory(limit: Int)
    }

    package struct Limits: Sendable {
        /// Less than the host gives an answer, so that the reason can be told.
        package var time = Duration.seconds(9)
        /// How long a run takes that has printed a line before it counts as one that runs on.
        package var patience = Duration.seconds(2)
        /// Whether it says that it runs on.
        package var isStream = false
        package var output = 1 << 20
        /// Bytes of memory of all its processes.
        package var memory = 500_000_000

        package init() {}
    }

    /// Starts a command, in a process group of its own.
    package init(_ start: ProgramStart, preloading library: String?, limits: Limits = Limits()) throws(Errno) {
        let standard = try DescriptorPair(.pipe)
        let errors = try DescriptorPair(.pipe)
        reports = try DescriptorPair(.pipe)
        let nothing = try FileDescriptor(opening: "/dev/null", .readOnly)
        var start = start
        (start.family, start.lastSignal) = (.ownGroup, .kill)
        (start.input, start.output, start.errorOutput) = (
            nothing.rawValue, standard.theirs.rawValue, errors.theirs.rawValue
        )
        // The user may preload libraries, too.
        let libraries = [library, ProcessEnvironment.words("LD_PRELOAD")].compactMap(\.self)
        start.environment = start.environment.adding([
            Access.variable: "/proc/\(CurrentProcess.id)/fd/\(reports.theirs.rawValue)",
            "LD_PRELOAD": libraries.isEmpty ? nil : libraries.joined(separator: ":"),
        ])
        child = try start.start()
        end = try child.endDescriptorOrKill()
        memory = GroupMemory(child.id, limit: limits.memory)
        self.limits = limits
        self.standard = standard.takeOurs()
        self.errors = errors.takeOurs()
    }

    deinit {
        if ending == nil { kill() }
    }
}

// MARK: Following

extension ScriptRun {
    /// The descriptors whose readiness lets it advance.
    package var interests: [Interest] {
        ending == nil
            ? [standard.rawValue, errors.rawValue, reports.ours.rawValue, end.rawValue].map { Interest($0) } : []
    }

    /// When it must be looked at, whatever happens.
    package var deadline: MonotonicTime? {
        guard ending == nil else { return nil }
        return isLasting ? memory.deadline : min(memory.deadline, begun + (hasState ? limits.patience : limits.time))
    }

    /// Whether it has printed, and has not ended in time: it prints a new state whenever there is one.
    package var runsOn: Bool { ending == nil && isLasting }

    /// Whether there is a state to show.
    private var hasState: Bool { !lines.isEmpty && (limits.isStream || !lines.isPartOfMenu) }

    /// Waits until it ends, or is known to run on. Gives up if `abandonment`, a descriptor, is hung up.
    package func settle(unless abandonment: Int32? = nil) {
        while ending == nil, !runsOn {
            let readiness = Readiness.wait(
                for: interests + [Interest(abandonment ?? -1, .nothing)], until: deadline)
            if readiness[4] { return kill() }
            advance()
        }
    }

    /// The accesses since the last call.
    package func takeAccesses() -> [Access] {
        defer { accesses = [] }
        return accesses
    }

    /// Reads what is there, and notes its end. Processes that it leaves behind go on, and are not waited for.
    package func advance() {
        guard ending == nil else { return }
        let hasEnded = child.hasEnded
        read()
        if !isLasting, begun + limits.patience <= .now { isLasting = !hasEnded && hasState }
        if output.count > limits.output {
            if runsOn {
                output.removeFirst(output.count - limits.output)
            } else {
                fail(.printedTooMuch(limit: limits.output))
            }
        } else if hasEnded {
            noteEnd()
        } else if !runsOn, begun + limits.time <= .now {
            fail(.timedOut(after: limits.time))
        } else if memory.isExceeded(goesOn: runsOn) {
            fail(.usedTooMuchMemory(limit: limits.memory))
        }
    }

    /// Reads what is there. Records are taken as they come: a pipe that is full would hold up the script.
    private func read() {
        while let bytes = reports.ours.readWhatIsThere(), !bytes.isEmpty {
            records += bytes
            accesses += Access.take(from: &records)
        }
        while let bytes = standard.readWhatIsThere(), !bytes.isEmpty {
            output += bytes
            printed += bytes.count
            if output.count > limits.output { break }
        }
        // Later, what comes is the next state.
        if !isLasting { lines.advance(in: output) }
        if let bytes = errors.readWhatIsThere(), !bytes.isEmpty {
            try? FileDescriptor.writeAll(bytes, to: FileDescriptor.standardError)
            complaints = String((complaints + String(decoding: bytes, as: UTF8.self)).suffix(4_000))
        }
    }

    private func noteEnd() {
        switch try? child.wait() {
        case .exited(let code): ending = .exited(code)
        case .killed(let signal): ending = .killed(signal: signal.rawValue)
        case nil: ending = .exited(0)
        }
    }

    private func fail(_ ending: Ending) {
        kill()
        output = Array(output.prefix(limits.output))
        self.ending = ending
    }

    private func kill() {
        child.sendToGroup(.kill)
        noteEnd()
    }
}

extension ProgramStart.Environment {
    /// This environment with further changes.
    fileprivate func adding(_ changes: [String: String?]) -> ProgramStart.Environment {
        switch self {
        case .ours(let own): .ours(changing: own.merging(changes) { $1 })
        case .only(let own): .only(own.merging(changes.compactMapValues(\.self)) { $1 })
        }
    }
}

extension ScriptRun.Ending: CustomStringConvertible {
    package var description: String {
        switch self {
        case .exited(let code): "it exited with code \(code)"
        case .killed(let signal): "it was ended by signal \(signal)"
        case .timedOut(let time): "it did not end within \(time), and was killed"
        case .printedTooMuch(let limit): "it printed more than \(limit >> 20) MiB, and was killed"
        case .usedTooMuchMemory(let limit):
            "its processes used more than \(limit / 1_000_000) MB of memory, and were killed"
        }
    }
}
