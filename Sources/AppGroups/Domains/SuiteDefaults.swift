import Foundation
import GroupStore
import Synchronization

/// A suite as the `UserDefaults` of this process share it: what is on disk, under what was set here and is not there yet.
final class SuiteDefaults: Sendable {
    let suite: Suite
    private let layers = Mutex(Layers())
    /// What was set here as a `Float`: the file keeps the number, and not how it is to be spelled.
    private let floats = Mutex<[Key: Float]>([:])

    private init(_ suite: Suite) {
        self.suite = suite
    }

    @inline(__always)
    func withLayers<Result>(_ body: (inout Layers) -> Result) -> Result {
        layers.withLock { layers in
            layers.leaveToParent()
            return body(&layers)
        }
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
            BackgroundWriter.installHooks()
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
        if let set = withLayers({ $0.assignment(key) }) { return set }
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

    /// Notes what a key is about to be set to, if that is a `Float`.
    func note(_ float: Float?, for key: Key) {
        floats.withLock { $0[key] = float }
    }

    /// The `Float` that a key was set to here, if it still is what the key's value is.
    func float(_ key: Key, if value: Value) -> Float? {
        guard case .real(let number) = value, let float = floats.withLock({ $0[key] }) else { return nil }
        return Double(float) == number ? float : nil
    }

    func registered(_ key: Key) -> Value? {
        withLayers { $0.registered[key] }
    }

    var allRegistered: Members { withLayers { $0.registered } }

    func register(_ values: Members) {
        withLayers { layers in
            for member in values { layers.registered[member.key] = member.value }
        }
    }

    func replaceRegistered(by values: Members) {
        withLayers { $0.registered = values }
    }

    /// All values but the registered ones.
    var allValues: [Key: Value] {
        // The layers first: what leaves them meanwhile is in the suite by then.
        let assignments = withLayers { $0.all }
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
        guard withLayers({ $0.isEmpty }), let number = try? suite.revision() else { return nil }
        return SuiteRevision(suite: ObjectIdentifier(self), number: number)
    }

    /// Whether there is such a suite, on disk or about to be.
    var exists: Bool {
        !withLayers { $0.isEmpty } || (try? suite.snapshot().exists) == true
    }
}
