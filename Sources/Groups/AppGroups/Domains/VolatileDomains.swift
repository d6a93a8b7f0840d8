import GroupStore
import Synchronization

/// The named domains that a program keeps in memory. They are not in any search list.
enum VolatileDomains {
    private static let domains = Mutex<[String: Members]>([:])

    static var names: [String] { domains.withLock { $0.keys.sorted() } }

    static func values(_ name: String) -> Members {
        domains.withLock { $0[name] ?? Members() }
    }

    static func set(_ values: Members?, _ name: String) {
        domains.withLock { $0[name] = values }
    }
}
