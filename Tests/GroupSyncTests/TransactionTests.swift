import GroupStore
import GroupSync
import Testing

/// How much goes up in one transaction.
struct TransactionTests {
    private static let now: Int64 = 1_790_000_000_000

    /// A machine whose keys are all in step, and which is not connected.
    private func inStep(_ keys: [Key]) -> SuiteSync {
        var sync = SuiteSync(
            machine: "m", ledger: Ledger(), values: Members(keys.map { ($0, .integer(0)) }),
            writtenBy: TransactionTests.now)
        let changes = keys.map {
            RemoteChange($0, 2, .value(.integer(0), Stamp(time: 5, machine: "other")))
        }
        let actions = tell(
            &sync, .connected(cluster: "c", revision: 2), .everything(RemoteNews(changes), revision: 2), .watching,
            .disconnected)
        #expect(sent(actions).isEmpty)
        return sync
    }

    /// Tells it of each change as of a step of its own, and connects it.
    private func send(_ changes: [(Key, Value?)], by sync: inout SuiteSync) -> Transaction? {
        for (key, value) in changes { tell(&sync, .local([key: value])) }
        return sent(tell(&sync, .connected(cluster: "c", revision: 2), .watching)).first
    }

    @discardableResult
    private func tell(_ sync: inout SuiteSync, _ events: SuiteSync.Event...) -> [SuiteSync.Action] {
        events.flatMap { sync.handle($0, at: TransactionTests.now) }
    }

    private func sent(_ actions: [SuiteSync.Action]) -> [Transaction] {
        actions.compactMap { if case .send(let transaction) = $0 { transaction } else { nil } }
    }

    private func keys(_ range: Range<Int>) -> [Key] { range.map { Key("key \($0)") } }

    @Test func `As many changes go together as a cluster takes writes`() throws {
        var sync = inStep(keys(0..<200))
        let transaction = try #require(send(keys(0..<200).map { ($0, .integer(1)) }, by: &sync))
        #expect(transaction.operations.count == Transaction.mostOperations)
        #expect(transaction.note == nil)
    }

    @Test(arguments: [true, false])
    func `A note takes the place of one`(isRemoval: Bool) throws {
        var sync = inStep(isRemoval ? keys(0..<200) : [])
        let changes: [(Key, Value?)] = keys(0..<200).map { ($0, isRemoval ? nil : .integer(1)) }
        let transaction = try #require(send(changes, by: &sync))
        #expect(transaction.operations.count == Transaction.mostOperations - 1)
        #expect(transaction.note?.record.removals == (isRemoval ? Transaction.mostOperations - 1 : 0))
    }

    @Test func `A key that needs the note after 127 that need none waits`() throws {
        var sync = inStep(keys(0..<200))
        let changes: [(Key, Value?)] = keys(0..<127).map { ($0, .integer(1)) } + [("new", .integer(1))]
        let transaction = try #require(send(changes, by: &sync))
        #expect(transaction.operations.count == 127 && transaction.note == nil)
    }

    @Test func `127 keys after one that needs the note leave one behind`() throws {
        var sync = inStep(keys(0..<200))
        let changes: [(Key, Value?)] = [("new", .integer(1))] + keys(0..<127).map { ($0, .integer(1)) }
        let transaction = try #require(send(changes, by: &sync))
        #expect(transaction.operations.count == 127 && transaction.note != nil)
    }

    @Test func `Together they have a million bytes at most, one alone may have more`() throws {
        var sync = inStep(keys(0..<3))
        let half = Value.string(String(repeating: "x", count: 450_000))
        let transaction = try #require(send(keys(0..<3).map { ($0, half) }, by: &sync))
        #expect(transaction.operations.map(\.key) == keys(0..<2))

        var other = inStep(keys(0..<2))
        let large = Value.string(String(repeating: "x", count: 1_100_000))
        let alone = try #require(send(keys(0..<2).map { ($0, large) }, by: &other))
        #expect(alone.operations.map(\.key) == keys(0..<1))
    }

    /// A record of exactly so many bytes.
    private func record(ofBytes count: Int) -> RemoteRecord {
        let stamp = Stamp(time: 1_790_000_000_000_000, machine: "m")
        let frame = RemoteRecord(.string(""), stamp).text.utf8.count
        return RemoteRecord(.string(String(repeating: "x", count: count - frame)), stamp)
    }

    @Test func `A record of 1.4 MB is read, and one of a byte more is not`() throws {
        let largest = record(ofBytes: RemoteRecord.maximumSize)
        #expect(try RemoteRecord(Array(largest.text.utf8), of: "k") == largest)
        #expect(throws: Refusal.tooLarge) {
            try RemoteRecord(Array(record(ofBytes: RemoteRecord.maximumSize + 1).text.utf8), of: "k")
        }
    }

    @Test func `What cannot be sent is named until it changes`() throws {
        var sync = inStep(["key", "other"])
        let tooLarge = Value.string(String(repeating: "x", count: RemoteRecord.maximumSize))
        #expect(send([("key", tooLarge)], by: &sync) == nil)
        #expect(sync.ledger.unsent["key"] == "it is larger than 1.4 MB")
        #expect(sync.isAtRest)
        let transaction = try #require(sent(tell(&sync, .local(["key": .integer(2)]))).first)
        #expect(transaction.operations.map(\.key) == ["key"])
        #expect(sync.ledger.unsent.isEmpty)
    }

    @Test func `A value that goes back to what the cluster has is no longer named as unsent`() {
        var sync = inStep(["key"])
        let tooLarge = Value.string(String(repeating: "x", count: RemoteRecord.maximumSize))
        _ = send([("key", tooLarge)], by: &sync)
        #expect(sent(tell(&sync, .local(["key": .integer(0)]))).isEmpty)
        #expect(sync.ledger.unsent.isEmpty && sync.ledger.pendingCount == 0)
    }

    @Test(arguments: [(2, false), (3, true)])
    func `All is read when removals are lacking that it has not dealt with`(lacking: Int64, isRead: Bool) {
        var sync = inStep([])
        tell(&sync, .connected(cluster: "c", revision: 2), .watching)
        var news = RemoteNews()
        news.lacking = lacking
        let readsAll = tell(&sync, .remote(news, revision: 4)).contains {
            if case .readAll = $0 { true } else { false }
        }
        #expect(readsAll == isRead)
    }
}
