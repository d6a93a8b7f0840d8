import Foundation
package import GroupStore
import Synchronization

extension UserDefaults {
    /// The first value found for a key: in the arguments, the suite, the added suites, the global domain, and the
    /// registered values.
    func value(_ key: Key) -> Value? {
        if let argument = ArgumentDomain.values[key] { return argument }
        if let own = domain.valueOnRecord(key) { return own }
        for suite in added.withLock({ $0 }) {
            if let value = suite.valueOnRecord(key) { return value }
        }
        return global.valueOnRecord(key) ?? domain.registered(key)
    }

    /// The searched suites: a change to any of them can change the value of a key.
    package var searchedSuites: [SuiteName] {
        ([domain, global] + added.withLock { $0 }).map(\.suite.name)
    }

    package var root: Root { domain.suite.root }

    /// The revision of all values of the suite in this process; nil if unknown.
    package var revision: SuiteRevision? { domain.revision }

    /// Sets a value. `float` is the value as it was passed, if that was a `Float`.
    func assign(_ value: Value?, _ key: String, as float: Float? = nil) {
        let key = Key(key)
        if let value, let reason = value.refusal(under: key) {
            return Complaint.make(of: StoreError(path: domain.suite.path, reason))
        }
        domain.note(float, for: key)
        if domain.set(value, for: key) { postChange() }
    }

    func postChange() {
        OwnChanges.tell()
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    /// Makes the next read of every suite check its file, for a program that is queried because of a change.
    package static func expectChanges() {
        StampEpoch.advance()
    }

    /// A suite in its own root, nested in the root of the groups; nil if that is impossible.
    package static func named(_ name: String, in directory: String) -> UserDefaults? {
        guard let name = SuiteName(complainingAbout: name), let root = Root.orComplaint else { return nil }
        return UserDefaults(name, in: Root(path: "\(root.path)/\(directory)"))
    }

    /// Also searches another suite for keys that this one does not have.
    public func addSuite(named suiteName: String) {
        guard let name = SuiteName(complainingAbout: suiteName) else { return }
        let suite = SuiteDefaults.named(name, in: domain.suite.root)
        added.withLock { added in
            if !added.contains(where: { $0 === suite }) { added.append(suite) }
        }
    }

    /// Stops searching a suite that was added.
    public func removeSuite(named suiteName: String) {
        added.withLock { added in added.removeAll { $0.suite.name.text == suiteName } }
    }

    /// All values in the search list, each as `object(forKey:)` would find it.
    public func dictionaryRepresentation() -> [String: Any] {
        var values = domain.allRegistered.asDictionary
        for suite in [global] + added.withLock({ $0 }).reversed() + [domain] {
            AccessRecorder.noteReadOfAll(suite.suite)
            values.merge(suite.allValues) { _, new in new }
        }
        values.merge(ArgumentDomain.values.asDictionary) { _, new in new }
        return Members(values).propertyList
    }
}
