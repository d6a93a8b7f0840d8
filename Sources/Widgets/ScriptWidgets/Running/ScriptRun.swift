package import GroupStore
package import GroupSystem

/// One run of a command: its output, and what it and its children accessed.
package struct ScriptRun {
    package private(set) var output: [UInt8] = []
    /// The end of what it wrote to its standard error.
    package private(set) var complaints = ""
    package private(set) var accesses: [Access] = []
    package private(set) var ending = Ending.exited(0)

    package enum Ending: Hashable, Sendable {
        case exited(Int32)
        case killed(signal: String)
        case timedOut(after: Duration)
        case printedTooMuch(limit: Int)
        case usedTooMuchMemory(limit: Int)
        /// Whoever asked is gone.
        case abandoned
    }

    package struct Limits: Sendable {
        /// Less than the host gives an answer, so that the reason can be told.
        package var time = Duration.seconds(9)
        package var output = 1 << 20
        /// Bytes of memory of all its processes.
        package var memory = 500_000_000

        package init() {}
    }

    /// Runs a command to its end. Processes that it leaves behind go on, but are not waited for. Everything is ended if
    /// `abandonment`, a descriptor, is hung up.
    package init(
        _ start: ProgramStart, preloading library: String?, limits: Limits = Limits(), abandonment: Int32? = nil
    ) throws(Errno) {
        let standard = try DescriptorPair(.pipe)
        let errors = try DescriptorPair(.pipe)
        let reports = try DescriptorPair(.pipe)
        let nothing = try FileDescriptor(opening: "/dev/null", .readOnly)
        var start = start
        start.family = .ownGroup
        start.lastSignal = .kill
        if start.input == nil { start.input = nothing.rawValue }
        (start.output, start.errorOutput) = (standard.theirs.rawValue, errors.theirs.rawValue)
        start.environment = start.environment.adding([
            Access.variable: "/proc/\(CurrentProcess.id)/fd/\(reports.theirs.rawValue)", "LD_PRELOAD": library,
        ])
        let child = try start.start()
        let end = try child.endDescriptor()
        let deadline = MonotonicTime.now + limits.time
        let memory = GroupMemory(child.id, limit: limits.memory)
        var records: ArraySlice<UInt8> = []
        reading: while true {
            let interests = [
                standard.ours.rawValue, errors.ours.rawValue, reports.ours.rawValue, end.rawValue, abandonment ?? -1,
            ]
            let next = min(deadline, memory.deadline)
            let readiness = Readiness.wait(
                for: interests.map { $0 == abandonment ? Interest($0, .nothing) : Interest($0) }, until: next)
            let hasEnded = readiness[3]
            read(standard.ours, errors.ours, reports.ours, &records)
            if output.count > limits.output { ending = .printedTooMuch(limit: limits.output) }
            if readiness[4] { ending = .abandoned }
            if hasEnded { break reading }
            if deadline <= .now { ending = .timedOut(after: limits.time) }
            if memory.isExceeded { ending = .usedTooMuchMemory(limit: limits.memory) }
            if ending != .exited(0) {
                child.sendToGroup(.kill)
                break reading
            }
        }
        let status = try child.wait()
        // The last words may have come with the end.
        read(standard.ours, errors.ours, reports.ours, &records)
        output = Array(output.prefix(limits.output))
        guard ending == .exited(0) else { return }
        switch status {
        case .exited(let code): ending = .exited(code)
        case .killed(let signal): ending = .killed(signal: "\(signal)")
        }
    }

    /// Reads what is there. Records are taken as they come: a pipe that is full would hold up the script.
    private mutating func read(
        _ standard: borrowing FileDescriptor, _ errors: borrowing FileDescriptor, _ reports: borrowing FileDescriptor,
        _ records: inout ArraySlice<UInt8>
    ) {
        while let bytes = reports.readWhatIsThere(), !bytes.isEmpty {
            records += bytes
            accesses += Access.take(from: &records)
        }
        if let bytes = standard.readWhatIsThere() { output += bytes }
        if let bytes = errors.readWhatIsThere(), !bytes.isEmpty {
            try? FileDescriptor.writeAll(bytes, to: FileDescriptor.standardError)
            complaints = String((complaints + String(decoding: bytes, as: UTF8.self)).suffix(4_000))
        }
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
        case .killed(let signal): "it was ended by \(signal)"
        case .timedOut(let time): "it did not end within \(time), and was killed"
        case .printedTooMuch(let limit): "it printed more than \(limit >> 20) MiB, and was killed"
        case .usedTooMuchMemory(let limit):
            "its processes used more than \(limit / 1_000_000) MB of memory, and were killed"
        case .abandoned: "nobody waits for it any longer"
        }
    }
}
