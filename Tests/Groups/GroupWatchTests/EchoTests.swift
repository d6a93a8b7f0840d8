import GroupStore
import GroupWatch
import Synchronization
import TestSupport
import Testing

struct EchoTests {
    private let suite: SuiteName
    private var echoes = Echoes<String>()
    private static let patience: Int64 = 3_000_000_000

    init() throws {
        suite = try SuiteName("group")
    }

    private func change(_ value: Int64?, of key: Key = "count") -> KeyChange {
        KeyChange(suite: suite, key: key, value: value.map(Value.integer))
    }

    @Test mutating func `A change to what was written is an echo, once, and another value or key is not`() throws {
        echoes.expect(change(2), by: ["A", "B"])
        #expect(echoes.authors(of: change(2, of: "other")) == [])
        #expect(echoes.authors(of: KeyChange(suite: try SuiteName("other"), key: "count", value: .integer(2))) == [])
        #expect(echoes.authors(of: change(2)) == ["A", "B"])
        #expect(echoes.authors(of: change(2)) == [])
        echoes.expect(change(nil), by: ["A"])
        #expect(echoes.authors(of: change(1)) == [])
        // Someone else wrote in between: the removal came before that, and was skipped.
        #expect(echoes.authors(of: change(nil)) == [])
    }

    @Test mutating func `Of very many writes to a key, the last thousand are told apart`() throws {
        for value in 1...20_000 { echoes.expect(change(Int64(value)), by: ["A"]) }
        var earlier = echoes
        #expect(earlier.authors(of: change(17_000)) == [])
        #expect(echoes.authors(of: change(19_500)) == ["A"])
        #expect(echoes.authors(of: change(20_000)) == ["A"])
        #expect(echoes.settle(0).isEmpty)
    }

    @Test(arguments: [[1, 2, 3], [3], [1, 3], [2, 3]] as [[Int64]])
    mutating func `Of several writes, all or only the last may be reported`(reported: [Int64]) {
        for value in 1...3 { echoes.expect(change(Int64(value)), by: ["\(value)"]) }
        for value in reported { #expect(echoes.authors(of: change(value)) == ["\(value)"]) }
        #expect(echoes.settle(0).isEmpty)
        #expect(echoes.deadline == nil)
        #expect(echoes.authors(of: change(1)) == [])
    }

    @Test mutating func `An echo that is not the last is suspected until the last comes, or no longer may`() {
        for value in [1, 0] as [Int64] { echoes.expect(change(value), by: ["A"]) }
        #expect(echoes.authors(of: change(1)) == ["A"])
        #expect(echoes.settle(5).isEmpty)
        #expect(echoes.deadline == 5 + EchoTests.patience)
        #expect(echoes.settle(4 + EchoTests.patience).isEmpty)
        let settled = echoes.settle(5 + EchoTests.patience)
        #expect(settled.map(\.change) == [change(1)])
        #expect(settled.map(\.authors) == [["A"]])
        #expect(echoes.deadline == nil)
    }

    @Test mutating func `Expectations that are joined are the later ones`() {
        var later = Echoes<String>()
        echoes.expect(change(1), by: ["A"])
        later.expect(change(2), by: ["B"])
        echoes.join(later)
        #expect(echoes.authors(of: change(2)) == ["B"])
        #expect(echoes.authors(of: change(1)) == [])
    }

    /// As a process does that carries values from elsewhere into a root, and others out of it.
    @Test func `A process tells its own writes from those of others by what its watcher reports`() throws {
        let temporary = TemporaryRoot()
        let (mine, other) = (try temporary.suite(), try temporary.suite())
        let state = Mutex((echoes: Echoes<String>(), own: 0, foreign: [KeyChange]()))
        let watcher = try Watcher(.suites([mine.name]), in: temporary.root, on: Room.current.thread) { event in
            guard case .changed(let told) = event else { return }
            state.withLock { state in
                for one in told.changes {
                    let change = KeyChange(suite: told.suite, key: one.key, value: one.new)
                    if state.echoes.authors(of: change).isEmpty { state.foreign.append(change) } else { state.own += 1 }
                }
            }
        }
        for number in 1...20 as ClosedRange<Int64> {
            let key = Key("mine\(number)")
            let write = KeyChange(suite: mine.name, key: key, value: .integer(number))
            // Before the write, since its echo may come at once.
            state.withLock { $0.echoes.expect(write, by: ["elsewhere"]) }
            try mine.set(.integer(number), for: key)
            try other.set(.integer(number), for: Key("theirs\(number)"))
        }
        #expect(eventually { state.withLock { $0.own + $0.foreign.count } == 40 })
        #expect(state.withLock { $0.foreign.allSatisfy { $0.key.text.hasPrefix("theirs") } })
        withExtendedLifetime(watcher) {}
    }
}
