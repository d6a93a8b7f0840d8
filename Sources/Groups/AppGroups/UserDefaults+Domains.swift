import Foundation
import GroupStore

extension UserDefaults {
    // MARK: Registered values

    /// Sets fallback values for keys that have none. They are known to this process only, and only to the suite that
    /// they are registered with.
    public func register(defaults registrationDictionary: [String: Any]) {
        domain.register(Members(registrationDictionary, of: "the registered defaults"))
    }

    // MARK: Volatile domains, kept in memory

    /// The names of the domains kept in memory: the arguments, the registered values, and those that the program has
    /// set.
    public var volatileDomainNames: [String] {
        [UserDefaults.argumentDomain, UserDefaults.registrationDomain] + VolatileDomains.names
    }

    /// The values of a domain kept in memory; empty if it does not exist.
    public func volatileDomain(forName domainName: String) -> [String: Any] {
        switch domainName {
        case UserDefaults.argumentDomain: ArgumentDomain.values.propertyList
        case UserDefaults.registrationDomain: domain.allRegistered.propertyList
        default: VolatileDomains.values(domainName).propertyList
        }
    }

    /// Replaces the values of a domain kept in memory. The domain of the arguments cannot be replaced.
    public func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
        let values = Members(domain, of: domainName)
        switch domainName {
        case UserDefaults.argumentDomain: Complaint.make("the arguments of the program cannot be replaced")
        case UserDefaults.registrationDomain: self.domain.replaceRegistered(by: values)
        default: VolatileDomains.set(values, domainName)
        }
    }

    /// Removes a domain kept in memory.
    public func removeVolatileDomain(forName domainName: String) {
        if domainName == UserDefaults.registrationDomain { return domain.replaceRegistered(by: Members()) }
        VolatileDomains.set(nil, domainName)
    }

    // MARK: Persistent domains, which are suites

    /// All values of a suite; nil if there is no suite of that name.
    public func persistentDomain(forName domainName: String) -> [String: Any]? {
        guard let suite = suite(domainName) else { return nil }
        AccessRecorder.noteReadOfAll(suite.suite)
        guard suite.exists else { return nil }
        return Members(suite.allValues).propertyList
    }

    /// Replaces all values of a suite in one step, and posts one notification.
    public func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        guard let suite = suite(domainName) else { return }
        var assignments = suite.allValues.mapValues { _ in Value?.none }
        for member in Members(domain, of: domainName) { assignments[member.key] = .some(member.value) }
        suite.set(assignments)
        postChange()
    }

    /// Removes all values of a suite. Like `setPersistentDomain`, it posts a notification even if nothing changes.
    public func removePersistentDomain(forName domainName: String) {
        guard let suite = suite(domainName) else { return }
        suite.set(suite.allValues.mapValues { _ in nil })
        postChange()
    }

    private func suite(_ name: String) -> SuiteDefaults? {
        SuiteName(complainingAbout: name).map { .named($0, in: domain.suite.root) }
    }
}

extension Members {
    /// The property-list values of a dictionary; complains about each other value.
    fileprivate init(_ dictionary: [String: Any], of owner: String) {
        self.init(
            dictionary.compactMap { key, object in
                if let value = (object as? URL).flatMap({ Value($0) }) ?? Value(propertyList: object) {
                    return (Key(key), value)
                }
                Complaint.make("the value for '\(key)' of \(owner) is not a property list but \(type(of: object))")
                return nil
            })
    }
}
