import GroupStore
import GroupSync
import Testing

/// Clocks that are wrong by years, against a cluster whose clock is right.
struct ClockTests {
    private static let start: Int64 = 1_790_000_000_000
    private static let hour: Int64 = 3_600_000
    private static let years: Int64 = 3 * 365 * 24 * hour
    private let place = RemotePlace(prefix: "/team", suite: try! SuiteName("group.test"))

    @Test(arguments: [years, -years], [true, false])
    func `The later of two writes wins, whichever clock is wrong by years`(error: Int64, wrongIsFirst: Bool) {
        var cluster = ModelCluster()
        var (wrong, right) = (ModelMachine("wrong", place), ModelMachine("right", place))
        wrong.clockError = error
        let (first, second) = (ClockTests.start, ClockTests.start + ClockTests.hour)
        wrong.write(["key": .integer(1)], at: wrongIsFirst ? first : second)
        right.write(["key": .integer(2)], at: wrongIsFirst ? second : first)
        let now = second + ClockTests.hour
        right.settle(&cluster, at: now)
        wrong.settle(&cluster, at: now + 1)
        right.settle(&cluster, at: now + 2)
        #expect(wrong.suite == ["key": .integer(wrongIsFirst ? 2 : 1)])
        #expect(right.suite == wrong.suite)
        #expect(Set((right.conflicts + wrong.conflicts).map(\.conflict.value)).count == 1)
    }

    @Test func `A write that was timed by the right clock is not corrected again after a restart`() {
        var cluster = ModelCluster()
        var (wrong, right) = (ModelMachine("wrong", place), ModelMachine("right", place))
        wrong.clockError = ClockTests.years
        wrong.settle(&cluster, at: ClockTests.start)
        wrong.disconnect(at: ClockTests.start)
        wrong.write(["key": .integer(1)], at: ClockTests.start + ClockTests.hour)
        wrong.look(at: ClockTests.start + ClockTests.hour)
        wrong.tell(.ending, at: ClockTests.start + ClockTests.hour)
        while wrong.hasActions { wrong.act(at: ClockTests.start + ClockTests.hour) }
        wrong.crash()
        right.write(["key": .integer(2)], at: ClockTests.start)
        right.settle(&cluster, at: ClockTests.start + 2 * ClockTests.hour)
        wrong.settle(&cluster, at: ClockTests.start + 3 * ClockTests.hour)
        #expect(wrong.suite == ["key": .integer(1)])
    }
}
