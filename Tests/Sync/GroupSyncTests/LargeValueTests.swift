import GroupStore
import GroupSync
import Testing

/// Values near the limits of a transaction and of a record.
struct LargeValueTests {
    private func text(_ count: Int) -> Value { .string(String(repeating: "x", count: count)) }

    @Test func `Together they have a million bytes at most, one alone may have more`() throws {
        var machine = MachineInStep(["a", "b", "c"])
        let twoSent = machine.send(["a", "b", "c"].map { ($0, text(450_000)) })
        let two = try #require(twoSent)
        #expect(two.operations.map(\.key) == ["a", "b"])
        var other = MachineInStep(["a", "b"])
        let aloneSent = other.send(["a", "b"].map { ($0, text(1_100_000)) })
        let alone = try #require(aloneSent)
        #expect(alone.operations.map(\.key) == ["a"])
    }

    /// A record of exactly so many bytes.
    private func record(ofBytes count: Int) -> RemoteRecord {
        let stamp = Stamp(time: 1_790_000_000_000_000, machine: "m")
        return RemoteRecord(text(count - RemoteRecord(text(0), stamp).text.utf8.count), stamp)
    }

    @Test func `A record of 1.4 MB is read, and one of a byte more is not`() throws {
        let largest = record(ofBytes: 1_400_000)
        #expect(try RemoteRecord(Array(largest.text.utf8), of: "k") == largest)
        #expect(throws: Refusal.tooLarge) {
            try RemoteRecord(Array(record(ofBytes: 1_400_001).text.utf8), of: "k")
        }
    }

    @Test func `What cannot be sent is named until it changes`() throws {
        var machine = MachineInStep(["key", "other"])
        let none = machine.send([("key", text(1_400_000))])
        #expect(none == nil)
        #expect(machine.sync.ledger.unsent["key"] == "it is larger than 1.4 MB")
        #expect(machine.sync.isAtRest)
        let sent = machine.tell(.local(["key": .integer(2)])).first
        let transaction = try #require(sent)
        #expect(transaction.operations.map(\.key) == ["key"])
        #expect(machine.sync.ledger.unsent.isEmpty)
    }

    @Test func `A value that goes back to what the cluster has is no longer named as unsent`() {
        var machine = MachineInStep(["key"])
        _ = machine.send([("key", text(1_400_000))])
        let sent = machine.tell(.local(["key": .integer(0)]))
        #expect(sent.isEmpty)
        #expect(machine.sync.ledger.unsent.isEmpty && machine.sync.ledger.pendingCount == 0)
    }
}
