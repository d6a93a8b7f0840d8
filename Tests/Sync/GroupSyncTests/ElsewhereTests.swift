import GroupStore
import GroupSync
import Testing

/// What other machines, another cluster, and whoever writes by hand may do to one.
struct ElsewhereTests {
    private func news(_ key: Key, _ value: Value, revision: Int64, at milliseconds: Int64) -> SuiteSync.Event {
        let stamp = Stamp(time: HybridClock.moment(milliseconds), machine: "other")
        return .remote(RemoteNews([RemoteChange(key, revision, .value(value, stamp))]), revision: revision)
    }

    @Test(arguments: Policy.allCases, [-60_000, 60_000] as [Int64])
    func `Which of two values counts is the policy's choice, and the other is kept`(policy: Policy, later: Int64) {
        var machine = MachineInStep(["key"], policy: policy)
        machine.tell(.clock(ahead: 0))
        _ = machine.send([("key", .integer(1))])
        let applied = machine.applied(news("key", .integer(2), revision: 3, at: machine.now + later))
        let givesWay = policy == .theirs || policy == .lastWriteWins && later > 0
        #expect(applied == (givesWay ? ["key": .integer(2)] : [:]))
        _ = machine.saved()
        let kept = machine.conflicts
        #expect(kept.map(\.value) == [.integer(givesWay ? 1 : 2)])
        #expect(kept.map(\.isOurs) == [givesWay])
    }

    @Test func `What is no value is refused and named, and its key not sent, until it is one`() {
        var machine = MachineInStep(["key"])
        machine.tell(.connected(cluster: "c", revision: 2), .watching)
        machine.act(.remote(RemoteNews([RemoteChange("key", 3, .refused(.noRecord))]), revision: 3))
        let refused = machine.sync.ledger.refused
        #expect(Array(refused.keys) == ["key"] && refused["key"]?.revision == 3)
        #expect(refused["key"]?.reason == Refusal.noRecord.description)
        let saved = machine.saved().refused
        #expect(saved == refused)
        let sent = machine.tell(.local(["key": .integer(1)]))
        #expect(sent.isEmpty && machine.sync.isAtRest)
        machine.act(news("key", .integer(0), revision: 4, at: machine.now - 1_000))
        let savedThen = machine.saved().refused
        #expect(machine.sync.ledger.refused.isEmpty && savedThen.isEmpty)
    }

    @Test(arguments: [("other", 9), ("c", 1)] as [(String, Int64)])
    func `What another cluster lacks, or one put back, was removed by nobody`(cluster: String, revision: Int64) {
        var machine = MachineInStep(["a", "b"])
        let asksForAll = readsAll(machine.act(.connected(cluster: cluster, revision: revision)))
        #expect(asksForAll)
        let actions = machine.act(.everything(RemoteNews(), revision: revision))
        #expect(!actions.contains { if case .apply = $0 { true } else { false } })
        machine.tell(.local(["a": .integer(0), "b": .integer(0)]))
        let sent = machine.tell(.watching).flatMap(\.operations)
        #expect(sent.map(\.key).sorted() == ["a", "b"])
        #expect(sent.allSatisfy { $0.expected == 0 })
    }

    @Test func `Nothing is taken over from the ledger of another machine`() {
        var machine = MachineInStep(["a", "b"])
        machine.tell(.local(["b": .integer(1)]))
        let copied = SuiteSync(
            machine: "copy", ledger: machine.saved(), values: ["a": .integer(0), "b": .integer(1)],
            writtenBy: machine.now)
        #expect(copied.ledger.revision == nil && copied.ledger.cluster == nil)
        #expect(copied.ledger.pendingCount == 2)
        let same = SuiteSync(
            machine: "m", ledger: machine.saved(), values: ["a": .integer(0), "b": .integer(1)],
            writtenBy: machine.now)
        #expect(same.ledger.revision == 2 && same.ledger.cluster == "c")
        #expect(same.ledger.pendingCount == 1)
    }

    @Test func `What has no answer is sent again, and since when it waits is known`() {
        var machine = MachineInStep(["key"])
        #expect(machine.sync.ledger.pendingSince == nil)
        let first = machine.send([("key", .integer(1))])
        #expect(machine.sync.ledger.pendingSince == machine.now)
        let again = machine.tell(.unanswered)
        #expect(first?.operations.map(\.key) == ["key"])
        #expect(again.map { $0.operations.map(\.key) } == [["key"]])
    }

    @Test func `What a program wrote meanwhile is sent at once`() {
        var machine = MachineInStep(["key"])
        machine.tell(.clock(ahead: 0), .connected(cluster: "c", revision: 2), .watching)
        let actions = machine.act(news("key", .integer(2), revision: 3, at: machine.now - 1_000))
        guard case .apply(let step)? = actions.last else {
            Issue.record("nothing is written to the suite")
            return
        }
        let sent = machine.tell(.applied(step, leftAlone: ["key": .some(.integer(9))]))
        #expect(sent.map { $0.operations.map(\.record.value) } == [[.integer(9)]])
        #expect(sent.first?.operations.map(\.expected) == [3])
    }

    @Test func `An earlier write of its own is no conflict`() {
        var machine = MachineInStep(["key"])
        machine.tell(.clock(ahead: 0), .connected(cluster: "c", revision: 2))
        machine.tell(.local(["key": .integer(2)]))
        let own = Stamp(time: HybridClock.moment(machine.now - 1_000), machine: "m")
        let change = RemoteChange("key", 3, .value(.integer(1), own))
        machine.tell(.watching, .disconnected, .connected(cluster: "c", revision: 3))
        let applied = machine.applied(.remote(RemoteNews([change]), revision: 3))
        let sent = machine.tell(.watching)
        #expect(applied.isEmpty)
        #expect(sent.map { $0.operations.map(\.expected) } == [[3]])
        _ = machine.saved()
        #expect(machine.conflicts.isEmpty)
    }

    @Test func `What is overwritten elsewhere at once is not written to the suite`() {
        var machine = MachineInStep(["key"])
        machine.tell(.clock(ahead: 0))
        _ = machine.send([("key", .integer(1))])
        let changes = [(3, 60_000), (4, -60_000)].map { revision, later in
            RemoteChange(
                "key", Int64(revision),
                .value(
                    .integer(Int64(revision)),
                    Stamp(time: HybridClock.moment(machine.now + Int64(later)), machine: "other")))
        }
        let applied = machine.applied(.remote(RemoteNews(changes), revision: 4))
        #expect(applied.isEmpty)
        let sent = machine.tell(.refused(revisions: ["key": 4]))
        #expect(sent.map { $0.operations.map(\.expected) } == [[4]])
    }

    @Test func `Names of no key are strangers, told by their first 200 bytes, and notes are neither`() throws {
        let place = RemotePlace(prefix: "/team", suite: try SuiteName("group.test"))
        let long = place.prefix + String(repeating: "/", count: 300)
        let events = [long, place.prefix + "%41", place.name(of: "key"), place.noteName(of: "gone")].map {
            RemoteEvent(
                name: Array($0.utf8), value: $0 == place.noteName(of: "gone") ? nil : Array("1".utf8), revision: 7)
        }
        let news = place.news(events)
        #expect(news.strangers == [String(long.prefix(200)), place.prefix + "%41"])
        #expect(news.changes.map(\.key) == ["key"])
        #expect(news.notes == ["gone": 0])
    }

    @Test func `A full read that tells nothing new takes nothing back`() {
        var machine = MachineInStep(["key"])
        _ = machine.send([("key", .integer(1))])
        machine.tell(.disconnected)
        machine.tell(.connected(cluster: "c", revision: 2))
        machine.act(.compacted)
        let old = RemoteChange("key", 2, .value(.integer(0), Stamp(time: 5, machine: "other")))
        let applied = machine.applied(.everything(RemoteNews([old]), revision: 2))
        #expect(applied.isEmpty && machine.conflicts.isEmpty)
        let sent = machine.tell(.watching).flatMap(\.operations)
        #expect(sent.map(\.record.value) == [.integer(1)])
    }

    @Test(arguments: [true, false])
    func `What was refused is not sent again until the watch tells why, or all is read`(isNew: Bool) {
        var machine = MachineInStep(isNew ? [] : ["key"])
        _ = machine.send([("key", .integer(1))])
        let again = machine.tell(.refused(revisions: ["key": 5]))
        #expect(again.isEmpty)
        let others = machine.tell(.local(["other": .integer(1)]))
        #expect(others.map { $0.operations.map(\.key) } == [["other"]])
        machine.pass(9_999)
        let early = readsAll(machine.act(.time))
        machine.pass(1)
        let late = readsAll(machine.act(.time))
        #expect(!early && late)
    }

    private func readsAll(_ actions: [SuiteSync.Action]) -> Bool {
        actions.contains { if case .readAll = $0 { true } else { false } }
    }

    @Test func `A clock follows others that are five minutes ahead at most`() {
        let now: Int64 = 1_790_000_000_000
        for (ahead, follows) in [(300_000, true), (300_001, false)] as [(Int64, Bool)] {
            var clock = HybridClock()
            clock.hear(HybridClock.moment(now + ahead), at: now)
            let next = clock.tick(at: now)
            #expect((next > HybridClock.moment(now + ahead)) == follows)
        }
        #expect(HybridClock.moment(1) == 65_536)
    }
}
