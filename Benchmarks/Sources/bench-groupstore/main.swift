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

/// Sets a key to NAME-0 … as fast as can be, without syncing: for the burst.
///
///     bench-groupstore ROOT burst SUITE KEY NAME TIMES
func burst(_ words: [String]) throws {
    let suite = Suite(try SuiteName(words[3]), in: Root(path: words[1]))
    for number in 0..<Int(words[6])! {
        try suite.write(.withoutSync) { $0[Key(words[4])] = .string("\(words[5])-\(number)") }
    }
}

/// Sets key0 … one by one, each in a write of its own, as fast as can be, without syncing.
///
///     bench-groupstore ROOT sweep SUITE TEXT COUNT
func sweep(_ words: [String]) throws {
    let suite = Suite(try SuiteName(words[3]), in: Root(path: words[1]))
    for number in 0..<Int(words[5])! {
        try suite.write(.withoutSync) { $0[Key("key\(number)")] = .string("\(words[4]) \(number)") }
    }
}

switch CommandLine.arguments[2] {
case "burst": try burst(CommandLine.arguments)
case "sweep": try sweep(CommandLine.arguments)
default: try runBenchmark(GroupStoreSuite.self)
}
