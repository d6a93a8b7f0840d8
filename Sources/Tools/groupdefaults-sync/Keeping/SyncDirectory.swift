import Commands
import GroupStore
import GroupSync
import GroupSystem

/// What is remembered beside the suites: `<root>/.sync`, itself a root of suites.
struct SyncDirectory {
    let root: Root
    /// Where the settings are a suite.
    let inner: Root

    /// Throws if anyone other than root and this process's user could change what is there.
    init(in root: Root) throws {
        self.root = root
        inner = Root(path: root.path + "/.sync")
        try requireTrust()
    }

    /// Throws if anyone other than root and this process's user could change what is there: it says where values and a
    /// password are sent.
    func requireTrust() throws {
        let (settings, state) = (try settings, try state)
        do {
            try inner.requireTrust(
                of: [settings, state], beside: ["suites", "log.jsonl", "log.jsonl.1", "run.lock"])
            try ledgers.requireTrust(of: ledgers.names().map(ledger), beside: [])
        } catch let error as Exposed {
            throw Failure(error)
        }
    }

    var settings: Suite { get throws { Suite(try SuiteName("settings"), in: inner) } }
    /// What `run` tells of itself.
    var state: Suite { get throws { Suite(try SuiteName("state"), in: inner) } }

    /// What runs did, a line of JSON for each step. It is no suite, since a log that is written durably would cost more
    /// than what it tells of, and losing its end costs nothing.
    var log: CappedFile { CappedFile(path: inner.path + "/log.jsonl") }

    /// The ledger of a suite, and its conflicts.
    func ledger(of name: SuiteName) -> Suite { Suite(name, in: ledgers) }
    /// Where there is a ledger of each suite that was ever kept in step.
    var ledgers: Root { Root(path: inner.path + "/suites") }

    /// Forgets how far a suite was in step. What lost stays until a person has decided.
    func forget(_ name: SuiteName) throws {
        try ledger(of: name).write { draft in
            for key in draft.keys where !key.text.hasPrefix("conflict/") { draft[key] = nil }
        }
    }

    /// Has a suite begin anew whose file is gone, though nobody removed it. Without its lock, it is one that never was, and
    /// not one whose values were removed.
    func fetchAgain(_ name: SuiteName) throws {
        var tracker = SuiteTracker(name, in: root)
        guard case .absent(let error) = tracker.look(), error.reason == .vanished else { return }
        try forget(name)
        try FileSystem.remove(Suite(name, in: root).files[1])
    }

    /// Makes sure that there is one `run` at a time. The lock ends with its holder.
    func lock() throws -> FileLock? {
        try settings.makeContainer()
        let file = try FileDescriptor(opening: inner.path + "/run.lock", .writeOnly | .create | .noFollow, mode: 0o600)
        var patience = Patience(.zero)
        do throws(Errno) {
            return try FileLock(file, &patience)
        } catch {
            if error == .wouldBlock { return nil }
            throw error
        }
    }

    var isRunning: Bool {
        guard let file = try? FileDescriptor(opening: inner.path + "/run.lock", .readOnly) else { return false }
        return (try? file.tryLock(isShared: true)) == false
    }
}

extension Failure {
    init(_ error: Exposed) {
        let consequence = "\(error.user) would send values, and a password, where it says"
        self = .store("\(error.path) \(error.exposure.words(consequence))", hint: error.hint)
    }
}
