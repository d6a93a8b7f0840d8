import GroupStore
import GroupSync
import Testing

/// How many keys go up in one transaction.
struct TransactionTests {
    private func keys(_ count: Int) -> [Key] { (0..<count).map { Key("key \($0)") } }

    /// Changes of keys that need no note.
    private func changes(_ count: Int) -> [(Key, Value?)] { keys(count).map { ($0, .integer(1)) } }

    @Test func `As many changes go together as a cluster takes writes`() throws {
        var machine = MachineInStep(keys(200))
        let sent = machine.send(changes(200))
        let transaction = try #require(sent)
        #expect(transaction.operations.count == Transaction.mostOperations)
        #expect(transaction.note == nil)
    }

    @Test func `A note takes the place of one, and a removal needs none`() throws {
        var maker = MachineInStep([])
        let madeSent = maker.send(changes(200))
        let made = try #require(madeSent)
        #expect(made.operations.count == Transaction.mostOperations - 1 && made.note?.record.removals == 0)
        var remover = MachineInStep(keys(200))
        let removedSent = remover.send(keys(200).map { ($0, nil) })
        let removed = try #require(removedSent)
        #expect(removed.operations.count == Transaction.mostOperations && removed.note == nil)
    }

    @Test func `A key that needs the note after 127 that need none waits`() throws {
        var machine = MachineInStep(keys(200))
        let sent = machine.send(changes(127) + [("new", .integer(1))])
        let transaction = try #require(sent)
        #expect(transaction.operations.count == 127 && transaction.note == nil)
    }

    @Test func `127 keys after one that needs the note leave one behind`() throws {
        var machine = MachineInStep(keys(200))
        let sent = machine.send([("new", .integer(1))] + changes(127))
        let transaction = try #require(sent)
        #expect(transaction.operations.count == 127 && transaction.note != nil)
    }

    @Test(arguments: [(2, false), (3, true)])
    func `All is read when removals are lacking that it has not dealt with`(lacking: Int64, isRead: Bool) {
        var machine = MachineInStep([])
        machine.tell(.connected(cluster: "c", revision: 2), .watching)
        var news = RemoteNews()
        news.lacking = lacking
        let readsAll = machine.act(.remote(news, revision: 4)).contains {
            if case .readAll = $0 { true } else { false }
        }
        #expect(readsAll == isRead)
    }

    @Test(arguments: [(10_000, true), (10_001, false)])
    func `A name of ten thousand bytes can be sent, and no longer one`(length: Int, isSent: Bool) {
        let key = Key(String(repeating: "k", count: length))
        var machine = MachineInStep([])
        let sent = machine.send([(key, .integer(1))])
        #expect(sent?.operations.map(\.key) == (isSent ? [key] : nil))
        #expect(machine.sync.ledger.unsent[key] == (isSent ? nil : "its name is longer than 10,000 bytes"))
    }

    @Test func `What was refused waits until the watch tells why, and if it does not, all is read`() throws {
        var machine = MachineInStep([])
        let first = machine.send([("key", .integer(1))])
        #expect(first != nil)
        let refused = machine.act(.refused(revisions: ["key": 3], note: 0))
        #expect(!refused.contains { if case .send = $0 { true } else { false } })
        #expect(refused.contains { if case .wake(machine.now + 10_000) = $0 { true } else { false } })
        machine.pass(10_000)
        let late = machine.act(.time)
        #expect(late.contains { if case .readAll = $0 { true } else { false } })
        let theirs = RemoteChange("key", 3, .value(.integer(2), Stamp(time: 5, machine: "other")))
        let sent = machine.tell(.everything(RemoteNews([theirs]), revision: 3), .watching)
        #expect(sent.map { $0.operations.map(\.expected) } == [[3]])
    }

    @Test(arguments: [(127, false), (128, true)])
    func `A step of more keys than go together is told as split`(count: Int, isSplit: Bool) {
        var machine = MachineInStep([])
        machine.tell(.local(Dictionary(uniqueKeysWithValues: keys(count).map { ($0, .integer(1)) })))
        #expect(machine.sync.ledger.split?.keys == (isSplit ? count : nil))
    }
}
