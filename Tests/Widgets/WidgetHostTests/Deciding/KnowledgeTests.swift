import GroupStore
import GroupWatch
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

struct DependencyTests {
    @Test func `Kinds are affected by the keys that any of their widgets has read`() {
        var dependencies = Dependencies()
        dependencies.note([Reads(suite: "group", keys: ["name", "age"])], of: "A-1", kind: "A")
        dependencies.note([Reads(suite: "group", keys: ["city"])], of: "A-2", kind: "A")
        dependencies.note([Reads(suite: "group", keys: ["name"]), Reads(suite: "other")], of: "B-1", kind: "B")
        dependencies.note([Reads(suite: "group", everyKey: true)], of: "C-1", kind: "C")
        #expect(dependencies.kinds(affectedBy: "group", ["name"]) == ["A", "B", "C"])
        #expect(dependencies.kinds(affectedBy: "group", ["city", "nothing"]) == ["A", "C"])
        #expect(dependencies.kinds(affectedBy: "other", ["name"]) == [])
        #expect(dependencies.suites?.map(\.text).sorted() == ["group", "other"])
        dependencies.forget("A-2", kind: "A")
        #expect(dependencies.kinds(affectedBy: "group", ["city"]) == ["C"])
    }

    @Test func `While it is not known what a kind reads, everything matters`() {
        var dependencies = Dependencies()
        #expect(dependencies.suites == [])
        dependencies.note(nil, of: "A-1", kind: "A")
        #expect(dependencies.suites == nil)
        #expect(dependencies.kinds(affectedBy: "any", ["thing"]) == ["A"])
        dependencies.note([], of: "A-1", kind: "A")
        #expect(dependencies.suites == [])
        #expect(dependencies.kinds(affectedBy: "any", ["thing"]) == [])
    }
}

struct ReadLimitTests {
    private func suites(_ count: Int, keys: Int = 1) -> [Reads] {
        (0..<count).map { suite in Reads(suite: "group.\(suite)", keys: (0..<keys).map { "key\($0)" }.sorted()) }
    }

    @Test func `What is within the limits stays as it is`() {
        let reads = suites(100, keys: 20)
        #expect(reads.limited == reads)
        let every = [Reads(suite: "group", keys: ["a"], everyKey: true, container: true)]
        #expect(every.limited == every)
        #expect([Reads]().limited == [])
    }

    @Test func `Of suites that are too many, the first are known, and everything in the root counts`() {
        #expect(suites(101).limited == suites(100) + [.ofRoot])
        #expect(suites(101).limited.limited == suites(100) + [.ofRoot])
        var dependencies = Dependencies()
        dependencies.note(suites(101).limited, of: "A-1", kind: "A")
        #expect(dependencies.suites == nil)
        #expect(dependencies.kinds(affectedBy: "group.elsewhere", ["any"]) == ["A"])
        dependencies.note(suites(100).limited, of: "A-1", kind: "A")
        #expect(dependencies.suites?.count == 100)
        #expect(dependencies.kinds(affectedBy: "group.elsewhere", ["any"]) == [])
    }

    @Test func `Of a suite whose keys are too many, every key counts`() {
        let many = (0..<2_000).map { "key\($0)" }
        let reads = [
            Reads(suite: "one", keys: ["a"]), Reads(suite: "two", keys: many, container: true),
            Reads(suite: "three", keys: ["b"]),
        ]
        let expected = [
            Reads(suite: "one", keys: ["a"]), Reads(suite: "two", everyKey: true, container: true),
            Reads(suite: "three", keys: ["b"]),
        ]
        #expect(reads.limited == expected)
    }

    @Test func `What is told of a suite in pieces is put together`() {
        let pieces = [
            Reads(suite: "one", keys: ["b"]), Reads(suite: "two"), Reads(suite: "one", keys: ["a", "b"]),
            Reads(suite: "one", container: true),
        ]
        #expect(pieces.limited == [Reads(suite: "one", keys: ["a", "b"], container: true), Reads(suite: "two")])
    }
}

struct KnownValuesTests {
    private let name = SuiteName(literal: "group")

    private func changes(_ values: [(Key, Value?)]) -> ChangeSet {
        ChangeSet(values.map { Change(key: $0.0, old: nil, new: $0.1) })
    }

    @Test func `A value that is known already is no change, whoever reports it`() {
        var known = KnownValues()
        #expect(known.note(name, changes([("a", .integer(1)), ("b", .integer(1))])).count == 2)
        #expect(known.note(name, changes([("a", .integer(1)), ("b", .integer(2))])).map(\.key) == ["b"])
        #expect(known.note(name, changes([("a", nil)])).map(\.key) == ["a"])
        #expect(known.note(name, changes([("a", nil)])) == [])
    }

    @Test func `The digest covers the values that were read, with own writes applied`() {
        var known = KnownValues()
        _ = known.note(name, changes([("a", .integer(1)), ("b", .integer(1))]))
        let reads = [Reads(suite: "group", keys: ["a"])]
        let before = known.digest(of: reads)
        let after = known.digest(of: reads, with: [OwnWrite(suite: "group", key: "a", value: "2")])
        let everything = known.digest(of: [Reads(suite: "group", everyKey: true)])
        _ = known.note(name, changes([("b", .integer(2))]))
        #expect(known.digest(of: reads) == before)
        #expect(known.digest(of: [Reads(suite: "group", everyKey: true)]) != everything)
        _ = known.note(name, changes([("a", .integer(2))]))
        #expect(known.digest(of: reads) == after)
        #expect(after != before)
    }

    @Test func `Swapping the values of two keys changes the digest`() {
        var (one, other) = (KnownValues(), KnownValues())
        _ = one.note(name, changes([("a", .integer(1)), ("b", .integer(2))]))
        _ = other.note(name, changes([("a", .integer(2)), ("b", .integer(1))]))
        let reads = [Reads(suite: "group", keys: ["a", "b"])]
        #expect(one.digest(of: reads) != other.digest(of: reads))
    }
}

extension Dependencies {
    fileprivate func kinds(affectedBy suite: String, _ keys: [Key]) -> Set<String> {
        let changes = keys.map { KeyChange(suite: SuiteName(literal: suite), key: $0, value: nil) }
        return Set(["A", "B", "C"].filter { kind in changes.contains { isAffected(kind, by: $0) } })
    }
}
