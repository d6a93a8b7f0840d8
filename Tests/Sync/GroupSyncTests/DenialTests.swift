import GroupStore
import GroupSync
import Testing

/// A cluster that refuses some keys, or all of them for a while.
struct DenialTests {
    private static let now: Int64 = 1_790_000_000_000

    /// Sends what a suite has to a cluster that denies what `denies` says, and returns each transaction's keys.
    private func send(_ sync: inout SuiteSync, _ first: [SuiteSync.Action], at now: Int64 = now, denies: (Key) -> Bool)
        -> [[Key]]
    {
        var (actions, sent, revision) = (first, [[Key]](), Int64(100))
        while let place = actions.firstIndex(where: { if case .send = $0 { true } else { false } }) {
            guard case .send(let transaction) = actions[place] else { break }
            let keys = transaction.operations.map(\.key)
            sent.append(keys)
            revision += 1
            let answer: SuiteSync.Event = keys.contains(where: denies) ? .denied("no") : .committed(revision: revision)
            actions = sync.handle(answer, at: now)
        }
        return sent
    }

    private func begin(_ keys: [Key]) -> (SuiteSync, [SuiteSync.Action]) {
        var sync = SuiteSync(
            machine: "m", ledger: Ledger(), values: Members(keys.map { ($0, .integer(1)) }),
            writtenBy: DenialTests.now)
        for event in [
            .connected(cluster: "c", revision: 1), .everything(RemoteNews(), revision: 1),
        ] as [SuiteSync.Event] { _ = sync.handle(event, at: DenialTests.now) }
        let actions = sync.handle(.watching, at: DenialTests.now)
        return (sync, actions)
    }

    @Test func `Keys that are denied are found and named, and all others go at once`() {
        let keys = (100..<400).map { Key("key \($0)") }
        let bad: Set<Key> = ["key 101", "key 277", "key 399"]
        var (sync, actions) = begin(keys)
        let sent = send(&sync, actions, denies: bad.contains)
        #expect(Set(sync.ledger.unsent.keys) == bad)
        #expect(sync.ledger.unsent["key 277"] == "the cluster refuses it: no")
        #expect(sync.ledger.pendingCount == 0)
        #expect(sync.isAtRest)
        #expect(sent.count < 80, "\(sent.count) transactions")
        actions = sync.handle(.local(["new": .some(.integer(1)), "key 101": .some(.integer(2))]), at: DenialTests.now)
        #expect(send(&sync, actions, denies: bad.contains).contains(["new"]))
        #expect(Set(sync.ledger.unsent.keys) == bad)
    }

    @Test func `What was denied is tried again, after longer and longer waits`() {
        var (sync, actions) = begin(["a", "b"])
        _ = send(&sync, actions, denies: { $0 == "b" })
        #expect(Set(sync.ledger.unsent.keys) == ["b"])
        actions = sync.handle(.time, at: DenialTests.now + 59_000)
        #expect(send(&sync, actions, denies: { _ in true }) == [])
        actions = sync.handle(.time, at: DenialTests.now + 61_000)
        #expect(send(&sync, actions, at: DenialTests.now + 61_000, denies: { _ in true }) == [["b"]])
        actions = sync.handle(.time, at: DenialTests.now + 122_000)
        #expect(send(&sync, actions, denies: { _ in true }) == [])
        actions = sync.handle(.time, at: DenialTests.now + 182_000)
        #expect(send(&sync, actions, at: DenialTests.now + 182_000, denies: { _ in false }) == [["b"]])
        #expect(sync.ledger.unsent.isEmpty && sync.ledger.pendingCount == 0)
    }

    @Test func `What was denied is tried again at the very moment that it asked for`() {
        var (sync, actions) = begin(["a"])
        _ = send(&sync, actions, denies: { _ in true })
        actions = sync.handle(.time, at: DenialTests.now + 59_999)
        #expect(send(&sync, actions, denies: { _ in true }) == [])
        actions = sync.handle(.time, at: DenialTests.now + 60_000)
        #expect(send(&sync, actions, denies: { _ in false }) == [["a"]])
    }

    @Test func `Many keys that are denied, but not in a row, do not keep the others back`() {
        let keys = (100..<400).map { Key("key \($0)") }
        let bad = Set(stride(from: 110, to: 400, by: 20).map { Key("key \($0)") })
        var (sync, actions) = begin(keys)
        _ = send(&sync, actions, denies: bad.contains)
        #expect(Set(sync.ledger.unsent.keys) == bad)
        #expect(sync.ledger.pendingCount == 0)
        actions = sync.handle(.local(["new": .some(.integer(1))]), at: DenialTests.now)
        #expect(send(&sync, actions, denies: bad.contains) == [["new"]])
    }

    @Test func `A cluster that takes nothing is not asked of each key, and gets all as soon as it takes one`() {
        let keys = (100..<300).map { Key("key \($0)") }
        var (sync, actions) = begin(keys)
        #expect(send(&sync, actions, denies: { _ in true }).count < 20)
        #expect(sync.isAtRest)
        actions = sync.handle(.time, at: DenialTests.now + 31_000)
        _ = send(&sync, actions, at: DenialTests.now + 31_000, denies: { _ in false })
        #expect(sync.ledger.pendingCount == 0 && sync.ledger.unsent.isEmpty)
    }
}
