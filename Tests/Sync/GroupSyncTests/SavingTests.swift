import GroupStore
import GroupSync
import Testing

/// When a machine saves, what it looks at again, and when it rests.
struct SavingTests {
    private func change(_ key: Key, _ value: Value, revision: Int64) -> SuiteSync.Event {
        let stamp = Stamp(time: HybridClock.moment(1_790_000_000_000), machine: "other")
        return .remote(RemoteNews([RemoteChange(key, revision, .value(value, stamp))]), revision: revision)
    }

    private func wakes(_ actions: [SuiteSync.Action]) -> [Int64] {
        actions.compactMap { if case .wake(let time) = $0 { time } else { nil } }
    }

    private func saves(_ actions: [SuiteSync.Action]) -> [Key: Value?] {
        actions.reduce(into: [:]) { saved, action in
            if case .save(let changes) = action { saved.merge(changes) { $1 } }
        }
    }

    @Test(arguments: [(0, 1_000), (100, 1_010)] as [(Int, Int64)])
    func `What is not urgent is saved a while later, as one`(keys: Int, delay: Int64) {
        var machine = MachineInStep((0..<keys).map { Key("key \($0)") })
        _ = machine.saved()
        let first = wakes(machine.act(.local(["a": .integer(1)])))
        #expect(first == [machine.now + delay])
        let second = wakes(machine.act(.local(["b": .integer(1)])))
        #expect(second.isEmpty)
        machine.pass(delay - 1)
        let early = saves(machine.act(.time))
        #expect(early.isEmpty)
        machine.pass(1)
        let saved = saves(machine.act(.time))
        #expect(saved.keys.filter { $0.text.hasPrefix("pending/") }.sorted() == ["pending/a", "pending/b"])
        machine.pass(delay)
        let late = saves(machine.act(.time))
        #expect(late.isEmpty)
    }

    @Test func `What is written to the suite is saved before, and looked at afterwards`() {
        var machine = MachineInStep(["key"])
        machine.tell(.connected(cluster: "c", revision: 2), .watching)
        let actions = machine.act(change("key", .integer(2), revision: 3))
        #expect(saves(actions)[Key("applying/key")] != nil)
        guard case .apply(let step)? = actions.last else {
            Issue.record("nothing is written to the suite")
            return
        }
        // A crash right after the suite was written.
        let resumed = SuiteSync(
            machine: "m", ledger: machine.saved(), values: ["key": .integer(2)], writtenBy: machine.now)
        #expect(resumed.ledger.pendingCount == 0)
        let woken = wakes(machine.act(.applied(step, leftAlone: [:])))
        #expect(woken.contains(machine.now + 1_000))
        machine.pass(1_000)
        let looks = machine.act(.time).compactMap { if case .look(let keys) = $0 { keys } else { nil } }
        #expect(looks == [["key"]])
    }

    @Test func `It rests while it watches, and nothing is on its way`() {
        var machine = MachineInStep(["key"])
        #expect(!machine.sync.isAtRest)
        machine.tell(.connected(cluster: "c", revision: 2), .watching)
        #expect(machine.sync.isAtRest)
        machine.tell(.local(["key": .integer(1)]))
        #expect(!machine.sync.isAtRest)
        machine.tell(.committed(revision: 3))
        #expect(machine.sync.isAtRest)
    }

    @Test func `With a new connection, a key that was denied is tried after the first pause again`() {
        var machine = MachineInStep([])
        for _ in 0..<2 {
            let sent = machine.send([("key", .integer(1))])
            #expect(sent != nil)
            let retries = wakes(machine.act(.denied("no")))
            #expect(retries.contains(machine.now + 60_000))
            machine.tell(.disconnected)
        }
    }

    @Test(arguments: [(0, true), (-1, false)])
    func `A note has a time from 1970 on`(time: Int, isRead: Bool) throws {
        let place = RemotePlace(prefix: "/team", suite: try SuiteName("group.test"))
        let text = "{\"d\": \"other\", \"n\": 3, \"t\": \(time)}"
        let note = RemoteEvent(name: Array(place.noteName(of: "other").utf8), value: Array(text.utf8), revision: 7)
        #expect(place.news([note]).lacking == (isRead ? 7 : nil))
    }

    @Test func `That a time is a guess is known after a restart, and it is set right`() {
        let year: Int64 = 365 * 86_400_000
        var machine = MachineInStep(["key"])
        machine.tell(.local(["key": .integer(1)]))
        var resumed = SuiteSync(
            machine: "m", ledger: machine.saved(), values: ["key": .integer(1)], writtenBy: machine.now)
        _ = resumed.handle(.clock(ahead: year), at: machine.now)
        #expect(resumed.ledger.pendingSince == machine.now + year)
    }
}
