import Foundation
import GroupStore
import Synchronization

/// A suite as the `UserDefaults` of this process share it: what is on disk, under what was set here and is not there yet.
final class SuiteDefaults: Sendable {
    let suite: Suite
    private let layers = Mutex(Layers())

    private struct Layers {
        /// Set since the writer last looked.
        var pending: [Key: Value?] = [:]
        /// What the writer is just writing.
        var inFlight: [Key: Value?] = [:]
        var registered = Members()
        var isScheduled = false
        var nextDelay = Delay.none

        /// What a key was set to here; an inner nil stands for its removal.
        @inline(__always)
        func assignment(_ key: Key) -> Value?? {
            if pending.isEmpty && inFlight.isEmpty { return nil }
            return pending[key] ?? inFlight[key]
        }

        /// Whether the writer has yet to be told that something is pending.
        mutating func mustSchedule() -> Bool {
            defer { isScheduled = true }
            return !isScheduled
        }
    }

    private init(_ suite: Suite) {
        self.suite = suite
    }

    private static let shared = Mutex<[Place: SuiteDefaults]>([:])

    private struct Place: Hashable {
        let name: SuiteName
        let root: Root
    }

    /// The one of this name and root: all instances see at once what one of them sets.
    static func named(_ name: SuiteName, in root: Root) -> SuiteDefaults {
        shared.withLock { shared in
            let place = Place(name: name, root: root)
            if let known = shared[place] { return known }
            BackgroundWriter.finishAtExit()
            let new = SuiteDefaults(Suite(name, in: root, onTrouble: { Complaint.make(of: $0) }))
            shared[place] = new
            return new
        }
    }

    static var all: [SuiteDefaults] { shared.withLock { Array($0.values) } }
}

/// Two that are equal stand for the same values of one suite.
package struct SuiteRevision: Hashable, Sendable {
    fileprivate let suite: ObjectIdentifier
    fileprivate let number: Int
}

// MARK: Reading

extension SuiteDefaults {
    /// The value that was set here or by any process; registered ones are not looked at.
    func value(_ key: Key) -> Value? {
        if let set = layers.withLock({ $0.assignment(key) }) { return set }
        do {
            return try suite.value(for: key)
        } catch {
            Complaint.make(of: error)
            return nil
        }
    }

    /// The same, noted as something that this program depends on.
    func valueOnRecord(_ key: Key) -> Value? {
        AccessRecorder.noteRead(key, of: suite)
        return value(key)
    }

    func registered(_ key: Key) -> Value? {
        layers.withLock { $0.registered[key] }
    }

    var allRegistered: Members { layers.withLock { $0.registered } }

    func register(_ values: Members) {
        layers.withLock { layers in
            for member in values { layers.registered[member.key] = member.value }
        }
    }

    func replaceRegistered(by values: Members) {
        layers.withLock { $0.registered = values }
    }

    /// All values but the registered ones.
    var allValues: [Key: Value] {
        // The layers first: what leaves them meanwhile is in the suite by then.
        let assignments = layers.withLock { $0.inFlight.merging($0.pending) { _, new in new } }
        var values: [Key: Value] = [:]
        do {
            for member in try suite.snapshot().members { values[member.key] = member.value }
        } catch {
            Complaint.make(of: error)
        }
        for (key, value) in assignments { values[key] = value }
        return values
    }

    /// Stays the same for as long as all values do; nil where that cannot be told: before what was set here is on disk.
    var revision: SuiteRevision? {
        let hasLayers = layers.withLock { !$0.pending.isEmpty || !$0.inFlight.isEmpty }
        guard !hasLayers, let number = try? suite.revision() else { return nil }
        return SuiteRevision(suite: ObjectIdentifier(self), number: number)
    }

    /// Whether there is such a suite, on disk or about to be.
    var exists: Bool {
        let hasLayers = layers.withLock { !$0.pending.isEmpty || !$0.inFlight.isEmpty }
        return hasLayers || (try? suite.snapshot().exists) == true
    }
}

// MARK: Writing

extension SuiteDefaults {
    /// Sets a value, seen here at once, and has it written. Returns whether it is new.
    func set(_ value: Value?, for key: Key) -> Bool {
        guard self.value(key) != value else { return false }
        AccessRecorder.noteWrite(value, for: key, of: suite)
        let mustSchedule = layers.withLock { layers in
            layers.pending[key] = .some(value)
            return layers.mustSchedule()
        }
        if mustSchedule { BackgroundWriter.schedule(self, after: .none) }
        return true
    }

    /// The same for several values at once.
    func set(_ assignments: [Key: Value?]) -> Bool {
        let changed = assignments.filter { value($0.key) != $0.value }
        guard !changed.isEmpty else { return false }
        for (key, value) in changed { AccessRecorder.noteWrite(value, for: key, of: suite) }
        let mustSchedule = layers.withLock { layers in
            layers.pending.merge(changed) { _, new in new }
            return layers.mustSchedule()
        }
        if mustSchedule { BackgroundWriter.schedule(self, after: .none) }
        return true
    }

    /// Writes what is pending; false if that cannot be done now. It stays in sight here, and is tried again.
    @discardableResult
    func writePending() -> Bool {
        let assignments = layers.withLock { layers in
            layers.isScheduled = false
            layers.inFlight = layers.pending
            layers.pending = [:]
            return layers.inFlight
        }
        guard !assignments.isEmpty else { return true }
        do {
            try suite.write(whenInPlace: { layers.withLock { $0.inFlight = [:] } }) { draft in
                for (key, value) in assignments { draft[key] = value }
            }
            layers.withLock { layers in
                layers.inFlight = [:]
                layers.nextDelay = .none
            }
            return true
        } catch {
            Complaint.make(of: error)
            tryAgain(assignments)
            return false
        }
    }

    private func tryAgain(_ assignments: [Key: Value?]) {
        let delay = layers.withLock { layers -> Delay? in
            layers.pending = assignments.merging(layers.pending) { _, new in new }
            layers.inFlight = [:]
            layers.nextDelay = layers.nextDelay.longer
            return layers.mustSchedule() ? layers.nextDelay : nil
        }
        if let delay { BackgroundWriter.schedule(self, after: delay) }
    }
}
