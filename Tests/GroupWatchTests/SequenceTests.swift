import GroupStore
@testable import GroupWatch
import TestSupport
import Testing

struct SequenceTests {
    private let temporary = TemporaryRoot()

    @Test func `The changes of a suite come one after another`() async throws {
        let suite = try temporary.suite()
        let changes = try suite.changes()
        try suite.set(.integer(1), for: "a")
        var iterator = changes.makeAsyncIterator()
        #expect(await iterator.next() == ChangeSet([Change(key: "a", old: nil, new: .integer(1))]))
        try suite.set(.integer(2), for: "a")
        #expect(await iterator.next() == ChangeSet([Change(key: "a", old: .integer(1), new: .integer(2))]))
    }

    @Test func `The values of a key begin with the present one, and none comes twice in a row`() async throws {
        let (suite, other) = (try temporary.suite(), try temporary.suite())
        try suite.set(.string("Kim"), for: "name")
        var values = try suite.values(for: "name").makeAsyncIterator()
        #expect(await values.next() == .some(.string("Kim")))
        try other.set(.integer(1), for: "unrelated")
        try other.set(.string("Kim"), for: "name")
        try other.set(.string("Minsu"), for: "name")
        #expect(await values.next() == .some(.string("Minsu")))
        try other.remove("name")
        #expect(await values.next() == .some(nil))
    }

    @Test func `A loop ends when its task is cancelled`() async throws {
        let suite = try temporary.suite()
        let changes = try suite.changes()
        let loop = Task {
            var count = 0
            for await _ in changes { count += 1 }
            return count
        }
        loop.cancel()
        #expect(await loop.value == 0)
    }

    @Test func `A slow reader gets the last state, and no more than that`() async throws {
        let suite = try temporary.suite()
        let changes = try suite.changes()
        let marker = try Recorder(.named("group.test"), in: temporary.root)
        for number in 0..<200 { try suite.write(.withoutSync) { $0["n"] = .integer(Int64(number)) } }
        try suite.write { $0["end"] = .boolean(true) }
        #expect(marker.waits { _ in marker.picture(of: suite.name)["end"] != nil })
        var iterator = changes.makeAsyncIterator()
        let merged = await iterator.next()
        #expect(merged?["n"] == Change(key: "n", old: nil, new: .integer(199)))
        #expect(merged?["end"]?.new == .boolean(true))
    }

    @Test func `Changes that undo one another leave nothing`() throws {
        let name = try SuiteName("s")
        func change(_ old: Int64?, _ new: Int64?) -> WatchEvent {
            let change = Change(key: "k", old: old.map(Value.integer), new: new.map(Value.integer))
            return .changed(SuiteChange(suite: name, changes: ChangeSet([change]), isFresh: false))
        }
        var box = MergedEvents()
        box.insert(change(nil, 1))
        box.insert(change(1, 2))
        #expect(box.popFirst() == change(nil, 2))
        box.insert(change(2, 3))
        box.insert(.mended(name))
        box.insert(change(3, 2))
        #expect(box.popFirst() == .mended(name))
        #expect(box.popFirst() == nil)
    }
}
