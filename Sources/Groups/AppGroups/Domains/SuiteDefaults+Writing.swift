import GroupStore
import Synchronization

extension SuiteDefaults {
    /// The fork count of the last process that set anything, this one or an ancestor; -1 if none did.
    private static let setter = Atomic(-1)

    /// Whether this process has set anything, and so may have something to write. A forked child that has not takes no
    /// lock on exit: another thread may have held it at the fork.
    static var wasAnySet: Bool { setter.load(ordering: .acquiring) == ForkCount.current }

    /// Sets a value, visible in this process at once, and schedules a write. Returns whether the value is new.
    func set(_ value: Value?, for key: Key) -> Bool {
        guard self.value(key) != value else { return false }
        AccessRecorder.noteWrite(value, for: key, of: suite)
        SuiteDefaults.noteSetter()
        withLayers { $0.set(value, for: key) }
        BackgroundWriter.write(self)
        return true
    }

    /// Sets several values at once.
    func set(_ assignments: [Key: Value?]) {
        for key in assignments.keys { note(nil, for: key) }
        let changed = assignments.filter { value($0.key) != $0.value }
        guard !changed.isEmpty else { return }
        for (key, value) in changed { AccessRecorder.noteWrite(value, for: key, of: suite) }
        SuiteDefaults.noteSetter()
        withLayers { $0.set(changed) }
        BackgroundWriter.write(self)
    }

    private static func noteSetter() {
        setter.store(ForkCount.current, ordering: .releasing)
    }
}

// MARK: For the writer

extension SuiteDefaults {
    /// Writes pending values, unless another process holds the lock for longer than `patience`. Values that cannot be
    /// written stay pending, and visible in this process.
    func writePending(waitingAtMost patience: Duration = .zero) -> Attempt {
        let assignments = withLayers { $0.takePending() }
        guard !assignments.isEmpty else { return .written }
        do {
            try suite.write(waitingAtMost: patience, whenInPlace: { withLayers { $0.noteInPlace() } }) { draft in
                for (key, value) in assignments { draft[key] = value }
            }
            withLayers { $0.noteWritten() }
            return .written
        } catch {
            return withLayers { $0.takeBack(assignments, after: error) }
        }
    }

    /// Reports why values are not on disk, once for each reason.
    func tellNews() {
        if let news = withLayers({ $0.takeNews() }) { Complaint.make(of: news) }
    }

    func mustSchedule() -> Bool { withLayers { $0.mustSchedule() } }
    func noteScheduledAttempt() { withLayers { $0.noteScheduledAttempt() } }
    var retryDelay: Delay { withLayers { $0.retryDelay } }
    var isOutOfPatience: Bool { withLayers { $0.isOutOfPatience } }
    /// Why pending values are not on disk; nil if nothing went wrong.
    var problem: (any Error)? { withLayers { $0.problem } }

    /// The loss if the process exited now, and its reason; nil if everything is on disk.
    var loss: String? {
        let (keys, problem) = withLayers { (Array($0.pending.keys), $0.problem) }
        guard !keys.isEmpty else { return nil }
        let reason = problem.map { ": \(Complaint.words(for: $0))" } ?? ""
        return "the program ended before it could write \(keys.listed) of \(suite.name)\(reason)"
    }
}

extension [Key] {
    /// The first few keys, as a phrase.
    fileprivate var listed: String {
        var words = sorted().prefix(8).map { "'\($0)'" }
        if count > 8 { words.append("\(count - 8) more") }
        guard words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
    }
}
