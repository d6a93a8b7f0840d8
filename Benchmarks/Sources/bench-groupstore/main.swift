import GroupStore
import StoreBench

struct GroupStoreSuite: Store {
    let suite: Suite

    init(directory: String) throws {
        suite = Suite(try SuiteName("group.bench"), in: Root(path: directory))
    }

    func value(_ key: String) throws -> String? {
        if case .string(let text)? = try suite.value(for: Key(key)) { text } else { nil }
    }

    func set(_ key: String, _ value: String) throws {
        try suite.set(.string(value), for: Key(key))
    }

    func fill(_ pairs: [(String, String)]) throws {
        try suite.write { draft in
            for (key, value) in pairs { draft[Key(key)] = .string(value) }
        }
    }
}

try runBenchmark(GroupStoreSuite.self)
