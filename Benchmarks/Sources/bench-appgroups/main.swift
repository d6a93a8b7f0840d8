import AppGroups
import Glibc
import StoreBench

struct SharedDefaults: Store {
    let defaults: AppGroups.UserDefaults

    init(directory: String) throws {
        setenv("GROUPDEFAULTS_ROOT", directory, 1)
        defaults = AppGroups.UserDefaults(suiteName: "group.bench")!
    }

    func value(_ key: String) -> String? { defaults.string(forKey: key) }

    func set(_ key: String, _ value: String) {
        defaults.set(value, forKey: key)
        defaults.synchronize()
    }

    func fill(_ pairs: [(String, String)]) {
        defaults.setPersistentDomain(Dictionary(uniqueKeysWithValues: pairs), forName: "group.bench")
        defaults.synchronize()
    }
}

try runBenchmark(SharedDefaults.self)
