import CommandLineKit
import GroupStore
import GroupSync
import GroupSystem

/// The directory of the synchronization's own data: `<root>/.sync`, itself a root of suites.
struct SyncDirectory {
    let root: Root
    /// The root of the settings and the state.
    let inner: Root

    /// Throws if anyone other than root and this process's user could change the directory.
    init(in root: Root) throws {
        self.root = root
        inner = Root(path: root.path + "/.sync")
        try requireTrust()
    }

    /// Throws if anyone other than root and this process's user could change the directory: it determines where values
    /// and a password are sent.
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
    /// The state that `run` reports.
    var state: Suite { get throws { Suite(try SuiteName("state"), in: inner) } }

    /// The log of runs, one line of JSON per step. It is not a suite, since durable writes would cost more than the
    /// steps that they record, and losing the end of it does no harm.
    var log: CappedFile { CappedFile(path: inner.path + "/log.jsonl") }

    /// The ledger of a suite, and its conflicts.
    func ledger(of name: SuiteName) -> Suite { Suite(name, in: ledgers) }
    /// The root of the ledgers of all suites that were ever kept in step.
    var ledgers: Root { Root(path: inner.path + "/suites") }

    /// Forgets how far a suite was in step. Conflicts stay until a person has decided them.
    func forget(_ name: SuiteName) throws {
        try ledger(of: name).write { draft in
            for key in draft.keys where !key.text.hasPrefix("conflict/") { draft[key] = nil }
        }
    }

    /// Lets a suite start over whose file is gone, though nobody removed it. Without its lock file, it counts as a
    /// suite that never existed, not as one whose values were removed.
    func fetchAgain(_ name: SuiteName) throws {
        var tracker = SuiteTracker(name, in: root)
        guard case .absent(let error) = tracker.look(), error.reason == .vanished else { return }
        try forget(name)
        try FileSystem.remove(Suite(name, in: root).files[1])
    }

    /// Locks the directory, so that there is only one `run` at a time; nil if another holds the lock.
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
