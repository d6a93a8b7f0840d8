import Foundation
import GroupStore
import Synchronization

/// A suite as shared by all `UserDefaults` of this process: the values on disk, overlaid by the pending ones.
final class SuiteDefaults: Sendable {
    let suite: Suite
    private let layers = Mutex(Layers())
    /// Values that this process set as a `Float`. The file keeps the number, but not how it was spelled.
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

    /// The instance for a name and a root. Everyone shares it, and so sees pending values at once.
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

/// Identifies the values of a suite at some moment: equal revisions mean equal values.
package struct SuiteRevision: Hashable, Sendable {
    fileprivate let suite: ObjectIdentifier
    fileprivate let number: Int
}

// MARK: Reading

extension SuiteDefaults {
    /// The value that this or any other process set. Registered values are not consulted.
    func value(_ key: Key) -> Value? {
        if let set = withLayers({ $0.assignment(key) }) { return set }
        do {
            return try suite.value(for: key)
        } catch {
            Complaint.make(of: error)
            return nil
        }
    }

    /// Reads a value, and records that this program depends on it.
    func valueOnRecord(_ key: Key) -> Value? {
        AccessRecorder.noteRead(key, of: suite)
        return value(key)
    }

    /// Notes that a key is about to be set to a `Float`, or to something else.
    func note(_ float: Float?, for key: Key) {
        floats.withLock { $0[key] = float }
    }

    /// The `Float` that this process set a key to, if that is still the key's value.
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

    /// All values except the registered ones.
    var allValues: [Key: Value] {
        // The layers first: values that leave them meanwhile are already in the suite.
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

    /// The revision of all values; nil while something is pending, since it is then unknown.
    var revision: SuiteRevision? {
        guard withLayers({ $0.isEmpty }), let number = try? suite.revision() else { return nil }
        return SuiteRevision(suite: ObjectIdentifier(self), number: number)
    }

    /// Whether the suite exists on disk, or is about to.
    var exists: Bool {
        !withLayers { $0.isEmpty } || (try? suite.snapshot().exists) == true
    }
}
