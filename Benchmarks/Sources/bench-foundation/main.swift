import Foundation
import StoreBench

struct FoundationDefaults: Store {
    let defaults: UserDefaults

    /// The suite is the directory's name, since Foundation keeps all in one directory.
    init(directory: String) {
        defaults = UserDefaults(suiteName: "bench." + directory.split(separator: "/").last!)!
    }

    func value(_ key: String) -> String? { defaults.string(forKey: key) }

    func set(_ key: String, _ value: String) {
        defaults.set(value, forKey: key)
        defaults.synchronize()
    }

    func fill(_ pairs: [(String, String)]) {
        for (key, value) in pairs { defaults.set(value, forKey: key) }
        defaults.synchronize()
    }
}

try runBenchmark(FoundationDefaults.self)
