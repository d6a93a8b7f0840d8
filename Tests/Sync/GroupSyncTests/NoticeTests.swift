import GroupStore
import GroupSync
import Testing

/// Both machines of a conflict learn what lost, though only one of them settles it.
struct NoticeTests {
    private static let now: Int64 = 1_790_000_000_000
    private let place = RemotePlace(prefix: "/team", suite: try! SuiteName("group.test"))
    private var cluster = ModelCluster()
    private var (one, other): (ModelMachine, ModelMachine)

    init() {
        (one, other) = (ModelMachine("one", place), ModelMachine("other", place))
        one.write(["key": .integer(0)], at: NoticeTests.now)
        one.settle(&cluster, at: NoticeTests.now)
        other.settle(&cluster, at: NoticeTests.now)
    }

    /// Both write while the other is offline; the other connects last, and settles the conflict.
    private mutating func meet(_ value: Value?, otherAt otherTime: Int64) {
        other.disconnect(at: NoticeTests.now)
        one.write(["key": value], at: NoticeTests.now + 50)
        one.settle(&cluster, at: NoticeTests.now + 50)
        other.write(["key": .integer(2)], at: NoticeTests.now + otherTime)
        other.look(at: NoticeTests.now + otherTime)
        other.settle(&cluster, at: NoticeTests.now + 200)
        ringAndSettle()
    }

    private mutating func ringAndSettle() {
        for later in [2_000, 4_000, 6_000] as [Int64] {
            other.ring(at: NoticeTests.now + later)
            other.settle(&cluster, at: NoticeTests.now + later)
            one.ring(at: NoticeTests.now + later)
            one.settle(&cluster, at: NoticeTests.now + later)
        }
    }

    private var notices: [String] { cluster.records.keys.filter { $0.contains("//lost.") } }

    @Test(arguments: [nil, 1] as [Int64?])
    mutating func `The machine whose write was written over lists it as its own`(written: Int64?) {
        let value = written.map { Value.integer($0) }
        meet(value, otherAt: 100)
        #expect(one.suite == ["key": .integer(2)] && other.suite == one.suite)
        #expect(one.conflicts.map(\.conflict.value) == [value])
        #expect(one.conflicts.map(\.conflict.isOurs) == [true])
        #expect(other.conflicts.map(\.conflict.isOurs) == [false])
        #expect(notices.isEmpty)
    }

    @Test mutating func `The machine whose write won lists what it won over`() {
        meet(.integer(1), otherAt: 10)
        #expect(one.suite == ["key": .integer(1)] && other.suite == one.suite)
        #expect(one.conflicts.map(\.conflict.value) == [.integer(2)])
        #expect(one.conflicts.map(\.conflict.isOurs) == [false])
        #expect(other.conflicts.map(\.conflict.isOurs) == [true])
    }

    @Test mutating func `A machine that is away learns of it when it is back, and by a full read`() {
        meet(.integer(1), otherAt: 100)
        one.disconnect(at: NoticeTests.now + 7_000)
        let notice = "{\"d\": \"one\", \"for\": \"one\", \"k\": \"key\", \"t\": 7, \"v\": 9}"
        cluster.put(notice, place.noteName(of: "lost.one.7-one.key"))
        cluster.compact()
        one.settle(&cluster, at: NoticeTests.now + 8_000)
        one.ring(at: NoticeTests.now + 10_000)
        one.settle(&cluster, at: NoticeTests.now + 10_000)
        #expect(one.conflicts.contains { $0.conflict.value == .integer(9) })
        #expect(notices.isEmpty)
    }

    @Test mutating func `Rubbish in the place of a notice is ignored, and so is what is for another machine`() {
        for (name, text) in [
            ("lost.one.7-one.key", "rubbish"), ("lost.one.8-one.key", "{\"d\": \"one\", \"for\": \"one\", \"t\": 7}"),
            ("lost.far.7-one.key", "{\"d\": \"one\", \"for\": \"far\", \"k\": \"key\", \"t\": 7, \"v\": 9}"),
        ] { cluster.put(text, place.noteName(of: name)) }
        ringAndSettle()
        #expect(one.conflicts.isEmpty && one.suite == ["key": .integer(0)])
        #expect(place.news(cluster.all).strangers.isEmpty)
    }
}
