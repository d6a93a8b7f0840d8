import GroupStore
import GroupSync
import Testing

/// What is saved before it is sent.
struct AnnouncementTests {
    private static let now: Int64 = 1_790_000_000_000

    private func begin(_ values: Members, _ saved: Members = [:], revision: Int64 = 1) -> (
        SuiteSync, [SuiteSync.Action]
    ) {
        var sync = SuiteSync(
            machine: "m", ledger: Ledger(saved), values: values, writtenBy: AnnouncementTests.now)
        _ = sync.handle(.connected(cluster: "c", revision: revision), at: AnnouncementTests.now)
        if sync.ledger.revision == nil {
            _ = sync.handle(.everything(RemoteNews(), revision: revision), at: AnnouncementTests.now)
        }
        let actions = sync.handle(.watching, at: AnnouncementTests.now)
        return (sync, actions)
    }

    /// Has a cluster write all that is sent, until `last` transactions were. Returns what was saved, as a suite.
    private func answer(_ sync: inout SuiteSync, _ first: [SuiteSync.Action], last: Int = .max)
        -> (saves: Int, transactions: Int, saved: Members)
    {
        var (actions, saves, saved, transactions) = (first, 0, Members(), 0)
        while true {
            var sent: Transaction?
            for action in actions {
                switch action {
                case .save(let changes):
                    saves += 1
                    for (key, value) in changes { saved[key] = value }
                case .send(let transaction): sent = transaction
                default: break
                }
            }
            guard sent != nil, transactions < last else { return (saves, transactions, saved) }
            transactions += 1
            actions = sync.handle(.committed(revision: 100 + Int64(transactions)), at: AnnouncementTests.now)
        }
    }

    @Test func `Many keys are sent in many transactions, and saved by few`() {
        let values = Members((0..<10_000).map { (Key("key \($0)"), .integer(1)) })
        var (sync, actions) = begin(values)
        let found = answer(&sync, actions)
        #expect(found.transactions >= 10_000 / 128)
        #expect(found.saves < 6)
        #expect(sync.ledger.pendingCount == 0)
    }

    @Test func `What was saved as perhaps sent, and was not, is settled when its value is what the cluster has`() {
        let old = Members((0..<400).map { (Key("key \($0)"), .integer(1)) })
        var (sync, actions) = begin(old)
        let saved = answer(&sync, actions).saved
        #expect(sync.ledger.pendingCount == 0)
        let new = old.map { ($0.key, Value?.some(.integer(2))) }
        actions = sync.handle(.local(Dictionary(uniqueKeysWithValues: new)), at: AnnouncementTests.now)
        let before = answer(&sync, actions, last: 1)
        #expect(before.saved.contains { $0.key.text.hasPrefix("pending/") } && saved.count > 400)
        // All but those of the second transaction, which is under way.
        let underWay = sync.ledger.pendingCount
        let back = Dictionary(uniqueKeysWithValues: old.map { ($0.key, Value?.some($0.value)) })
        _ = sync.handle(.local(back), at: AnnouncementTests.now)
        #expect(underWay > 200)
        #expect(sync.ledger.pendingCount <= 2 * 128, "those that were sent, and those that may have been")
    }

    @Test func `After a crash, what was saved as perhaps sent may have been`() {
        let old = Members((0..<400).map { (Key("key \($0)"), .integer(1)) })
        var (sync, actions) = begin(old)
        var saved = answer(&sync, actions).saved
        actions = sync.handle(.local(["key 7": .some(.integer(2))]), at: AnnouncementTests.now)
        for case .save(let changes) in actions { for (key, value) in changes { saved[key] = value } }
        for case .save(let changes) in sync.handle(.ending, at: AnnouncementTests.now) {
            for (key, value) in changes { saved[key] = value }
        }
        // The write of 2 has no answer; the program takes it back while nothing runs.
        #expect(begin(old, saved, revision: 1_000).0.ledger.pendingCount == 1)
    }

    @Test func `What was to follow when a run was killed is sent, though the history is forgotten since`() throws {
        let place = RemotePlace(prefix: "/team", suite: try SuiteName("group.test"))
        var cluster = ModelCluster()
        var (one, other) = (ModelMachine("one", place), ModelMachine("other", place))
        let values = (0..<1_000).map { (Key("key \($0)"), Value?.some(.integer(1))) }
        one.write(Dictionary(uniqueKeysWithValues: values), at: AnnouncementTests.now)
        one.start()
        one.connect(cluster, at: AnnouncementTests.now)
        for _ in 0..<4 {
            one.send(at: AnnouncementTests.now)
            one.arrive(&cluster)
            one.hearAnswer(at: AnnouncementTests.now)
            if !one.hasActions { one.hear(cluster, atMost: 100, at: AnnouncementTests.now) }
        }
        #expect((100..<900).contains(cluster.all.count))
        one.crash()
        cluster.compact()
        one.settle(&cluster, at: AnnouncementTests.now + 1)
        other.settle(&cluster, at: AnnouncementTests.now + 2)
        #expect(one.suite.count == 1_000 && one.suite == other.suite)
        #expect(one.conflicts.isEmpty)
    }

    @Test func `What lost is saved before what won over it is sent once more`() {
        var machine = MachineInStep(["a"])
        #expect(machine.send([("a", .integer(1))]) != nil)
        // The answer is lost. It was not written, since another machine had changed the key a moment earlier.
        machine.tell(.disconnected)
        machine.tell(.connected(cluster: "c", revision: 3), .watching)
        let theirs = RemoteChange("a", 3, .value(.integer(2), Stamp(time: 6, machine: "other")))
        machine.tell(.remote(RemoteNews([theirs]), revision: 3))
        #expect(machine.tell(.refused(revisions: ["a": 3])).count == 1)
        #expect(machine.conflicts.map(\.value) == [.integer(2)])
    }
}
