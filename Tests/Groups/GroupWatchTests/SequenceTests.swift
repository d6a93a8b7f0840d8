import GroupStore
@testable import GroupWatch
import Synchronization
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

    @Test func `The values of a key start with the current one, and never repeat`() async throws {
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

    @Test func `The first value comes even if it is nil`() async throws {
        let suite = try temporary.suite()
        var values = try suite.values(for: "name").makeAsyncIterator()
        #expect(await values.next() == .some(nil))
        try suite.set(.string("Kim"), for: "other")
        try suite.set(.string("Kim"), for: "name")
        #expect(await values.next() == .some(.string("Kim")))
    }

    @Test func `A value set and removed before anyone reads is skipped`() async throws {
        let suite = try temporary.suite()
        let marker = try Recorder(.named("group.test"), in: temporary.root)
        try suite.set(.string("Kim"), for: "name")
        var values = try suite.values(for: "name").makeAsyncIterator()
        try suite.remove("name")
        #expect(marker.tells(["name: none → \"Kim\"", "name: \"Kim\" → none"]))
        #expect(await values.next() == .some(nil))
        try suite.set(.string("Minsu"), for: "name")
        #expect(await values.next() == .some(.string("Minsu")))
    }

    @Test func `A sequence started during delivery misses nothing`() async throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "n")
        let begun = Mutex<KeyValues?>(nil)
        // On the watching thread, where the watch of the values is in force only once this returns.
        let recorder = try Recorder(.named("group.test"), in: temporary.root) { event in
            guard case .changed(let change) = event, change.changes["go"] != nil else { return }
            begun.withLock { $0 = try? suite.values(for: "n") }
            try? suite.set(.integer(2), for: "n")
        }
        try suite.set(.boolean(true), for: "go")
        #expect(recorder.tells(["go: none → true", "n: 1 → 2"]))
        var values = try #require(begun.withLock { $0 }).makeAsyncIterator()
        #expect(await values.next() == .some(.integer(2)))
    }

    @Test func `Values never go back, even if a change races with the start`() async throws {
        let suite = try temporary.suite()
        try await writingNumbers(to: suite) { writeMore in
            for _ in 0..<300 {
                var last: Int64 = 0
                writeMore()
                for await value in try suite.values(for: "n").prefix(4) {
                    writeMore()
                    guard case .integer(let number) = value else { continue }
                    try #require(number > last)
                    last = number
                }
            }
        }
    }

    @Test func `The last good value of a damaged suite comes first`() async throws {
        let suite = try temporary.suite()
        try suite.set(.string("Kim"), for: "name")
        #expect(try suite.value(for: "name") == .string("Kim"))
        try Files.replace(suite.path, with: "{")
        var values = try suite.values(for: "name").makeAsyncIterator()
        #expect(await values.next() == .some(.string("Kim")))
        try Files.replace(suite.path, with: "{}")
        #expect(await values.next() == .some(nil))
    }

    @Test func `A suite that was never readable has no initial values`() throws {
        let suite = try temporary.suite()
        try suite.makeContainer()
        try Files.replace(suite.path, with: "{")
        #expect(throws: StoreError.self) { try suite.values(for: "name") }
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

    @Test func `Changes that cancel out are dropped`() throws {
        let name = try SuiteName("s")
        func change(_ old: Int64?, _ new: Int64?) -> WatchEvent {
            .changed(SuiteChange(suite: name, changes: k(old, new), isFresh: false))
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

    @Test func `Initial values stay initial when coalesced, and are never skipped`() throws {
        let name = try SuiteName("s")
        var box = MergedEvents()
        box.insert(.changed(SuiteChange(suite: name, changes: k(nil, 1), isFresh: true, isInitial: true)))
        box.insert(.changed(SuiteChange(suite: name, changes: k(1, nil), isFresh: false)))
        let merged = SuiteChange(suite: name, changes: ChangeSet(), isFresh: true, isInitial: true)
        #expect(box.popFirst() == .changed(merged))
        #expect(box.popFirst() == nil)
    }

    private func k(_ old: Int64?, _ new: Int64?) -> ChangeSet {
        ChangeSet([Change(key: "k", old: old.map(Value.integer), new: new.map(Value.integer))])
    }
}
