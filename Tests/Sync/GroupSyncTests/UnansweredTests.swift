import GroupStore
import GroupSync
import Testing

/// Transactions that make a key, have no answer, and whose key is removed elsewhere: nothing in the cluster tells of them
/// but the note.
struct UnansweredTests {
    private static let now: Int64 = 1_790_000_000_000
    private let place = RemotePlace(prefix: "/team", suite: try! SuiteName("group.test"))
    private var cluster = ModelCluster()
    private var (one, other): (ModelMachine, ModelMachine)

    init() {
        (one, other) = (ModelMachine("one", place), ModelMachine("other", place))
        other.write(["other": .integer(0)], at: UnansweredTests.now)
        other.settle(&cluster, at: UnansweredTests.now)
        one.settle(&cluster, at: UnansweredTests.now)
    }

    /// The values that were put for the key, in their order.
    private var puts: [Value] {
        place.news(cluster.history).changes.compactMap { change in
            if change.key == "key", case .value(let value, _) = change.content { value } else { nil }
        }
    }

    /// Has one machine make the key, and lose the answer.
    private mutating func make(_ value: Value) {
        one.write(["key": value], at: UnansweredTests.now)
        one.look(at: UnansweredTests.now)
        one.send(at: UnansweredTests.now)
        one.arrive(&cluster)
        one.disconnect(at: UnansweredTests.now)
        while one.hasActions { one.act(at: UnansweredTests.now) }
    }

    /// Has the other see the key, and remove it.
    private mutating func remove() {
        other.settle(&cluster, at: UnansweredTests.now + 1)
        other.write(["key": nil], at: UnansweredTests.now + 2)
        other.settle(&cluster, at: UnansweredTests.now + 2)
    }

    private func expectRemoved(kept: [Value?] = [], location: SourceLocation = #_sourceLocation) {
        #expect(puts == [.integer(1)], sourceLocation: location)
        #expect(one.suite == ["other": .integer(0)], sourceLocation: location)
        #expect(one.suite == other.suite, sourceLocation: location)
        #expect(one.conflicts.map(\.conflict.value) == kept, sourceLocation: location)
    }

    @Test mutating func `A key that was made and removed elsewhere is not made again`() {
        make(.integer(1))
        remove()
        one.settle(&cluster, at: UnansweredTests.now + 3)
        expectRemoved()
    }

    @Test(arguments: [false, true])
    mutating func `With the history forgotten, it is kept as one that lost`(crashes: Bool) {
        make(.integer(1))
        remove()
        cluster.compact()
        if crashes {
            // What is noted before the suite is written is no news afterwards.
            one.connect(cluster, at: UnansweredTests.now + 3)
            for _ in 0..<100 where one.conflicts.isEmpty {
                one.hasActions
                    ? one.act(at: UnansweredTests.now + 3) : one.hear(cluster, atMost: 100, at: UnansweredTests.now + 3)
            }
            #expect(one.suite["key"] == .integer(1))
            one.crash()
        }
        one.settle(&cluster, at: UnansweredTests.now + 4)
        expectRemoved(kept: [.integer(1)])
    }

    @Test(arguments: [false, true])
    mutating func `If it is refused before the history is forgotten, it is not made again either`(isByHand: Bool) {
        make(.integer(1))
        isByHand ? cluster.put(nil, place.name(of: "key")) : remove()
        // It begins to watch, and sends before it hears anything.
        one.connect(cluster, at: UnansweredTests.now + 3)
        for _ in 0..<100 where one.sent == nil {
            one.hasActions
                ? one.act(at: UnansweredTests.now + 3) : one.hear(cluster, atMost: 0, at: UnansweredTests.now + 3)
        }
        #expect(one.sent != nil)
        one.arrive(&cluster)
        one.hearAnswer(at: UnansweredTests.now + 3)
        one.disconnect(at: UnansweredTests.now + 3)
        cluster.compact()
        one.settle(&cluster, at: UnansweredTests.now + 4)
        other.settle(&cluster, at: UnansweredTests.now + 5)
        expectRemoved(kept: [.integer(1)])
    }

    @Test mutating func `One that was never made is sent, whatever was removed meanwhile`() {
        one.write(["key": .integer(1)], at: UnansweredTests.now)
        one.look(at: UnansweredTests.now)
        one.send(at: UnansweredTests.now)
        one.disconnect(at: UnansweredTests.now)
        other.write(["other": nil], at: UnansweredTests.now + 2)
        other.settle(&cluster, at: UnansweredTests.now + 2)
        cluster.compact()
        one.settle(&cluster, at: UnansweredTests.now + 3)
        #expect(one.suite == ["key": .integer(1)])
        #expect(cluster.values(in: place) == one.suite)
        #expect(one.conflicts.isEmpty)
    }

    @Test mutating func `One that comes late, after it was sent again and removed, is refused`() throws {
        one.write(["key": .integer(1)], at: UnansweredTests.now)
        one.look(at: UnansweredTests.now)
        one.send(at: UnansweredTests.now)
        let late = try #require(one.sent)
        one.disconnect(at: UnansweredTests.now)
        one.settle(&cluster, at: UnansweredTests.now + 1)
        remove()
        guard case .refused = cluster.commit(late, in: place) else {
            Issue.record("it was made twice")
            return
        }
        one.settle(&cluster, at: UnansweredTests.now + 3)
        expectRemoved()
    }

    @Test mutating func `A removal that is forgotten before a watch was told of it is found`() {
        one.write(["key": .integer(1)], at: UnansweredTests.now)
        one.settle(&cluster, at: UnansweredTests.now)
        remove()
        cluster.compact()
        one.settle(&cluster, at: UnansweredTests.now + 3)
        expectRemoved()
    }
}
