import GroupStore
import GroupSync
import Testing

struct RehearsalTests {
    private static let now: Int64 = 1_790_000_000_000

    private func change(_ key: Key, _ value: Value, at milliseconds: Int64) -> RemoteChange {
        RemoteChange(key, 4, .value(value, Stamp(time: HybridClock.moment(milliseconds), machine: "other")))
    }

    private func rehearse(_ values: Members, _ changes: [RemoteChange]) -> Rehearsal {
        let sync = SuiteSync(
            machine: "m", ledger: Ledger(), values: values, writtenBy: RehearsalTests.now - 10_000)
        return Rehearsal(sync, values, cluster: "c", RemoteNews(changes), revision: 5, at: RehearsalTests.now)
    }

    @Test func `It tells what each side would get, and what would lose`() {
        let rehearsal = rehearse(
            ["mine": .integer(1), "later here": .integer(2), "later there": .integer(3), "same": .integer(4)],
            [
                change("theirs", .integer(5), at: RehearsalTests.now - 5_000),
                change("later here", .integer(6), at: RehearsalTests.now - 20_000),
                change("later there", .integer(7), at: RehearsalTests.now - 5_000),
                change("same", .integer(4), at: RehearsalTests.now - 5_000),
            ])
        #expect(rehearsal.fetched == ["theirs": .integer(5), "later there": .integer(7)])
        #expect(rehearsal.sent == ["mine": .integer(1), "later here": .integer(2)])
        #expect(rehearsal.conflicts.mapValues(\.value) == ["later here": .integer(6), "later there": .integer(3)])
        #expect(rehearsal.conflicts.mapValues(\.isOurs) == ["later here": false, "later there": true])
        #expect(rehearsal.sync.isAtRest)
    }

    @Test func `However much there is to send, all of it is told`() {
        let keys = (0..<300).map { Key("key \($0)") }
        let rehearsal = rehearse(Members(keys.map { ($0, .integer(1)) }), [])
        #expect(rehearsal.sent.count == 300)
        #expect(rehearsal.sync.isAtRest && rehearsal.sync.ledger.pendingCount == 0)
    }
}
