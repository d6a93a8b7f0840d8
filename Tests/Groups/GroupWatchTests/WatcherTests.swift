import Foundation
import GroupStore
import Synchronization
import TestSupport
import Testing

@testable import GroupWatch

@Suite(.overBothRooms) struct WatcherTests {
    private let temporary = TemporaryRoot()

    @Test func `Every change is reported with its old and new value, in order`() throws {
        let suite = try temporary.suite()
        try suite.set(.string("Kim"), for: "name")
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        try suite.set(.string("Minsu"), for: "name")
        #expect(recorder.tells(["name: \"Kim\" → \"Minsu\""]))
        try suite.write { draft in
            draft["name"] = nil
            draft["age"] = .integer(3)
        }
        #expect(recorder.tells(["name: \"Kim\" → \"Minsu\"", "age: none → 3", "name: \"Minsu\" → none"]))
    }

    @Test func `A write without a change is silent`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let recorder = try Recorder(.all, in: temporary.root)
        try Files.writeInPlace("{\"a\":   1}", to: suite.path)
        try Files.replace(suite.path, with: "{\n\"a\": 1}\n")
        #expect(utimes(suite.path, nil) == 0)
        #expect(chmod(suite.path, 0o640) == 0)
        try Files.writeInPlace("x", to: (suite.path as NSString).deletingLastPathComponent + "/other.json")
        try suite.set(.integer(1), for: "a")
        try suite.set(.integer(2), for: "a")
        #expect(recorder.tells(["a: 1 → 2"]))
    }

    @Test func `Initial values are reported on request`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let options = Watcher.Options(tellsInitialValues: true)
        let first = try Recorder(.all, in: temporary.root, options: options)
        #expect(first.changes == ["a: none → 1"])
        #expect(first.events.allSatisfy { if case .changed(let change) = $0 { change.isFresh } else { false } })
        #expect(first.initial == [true])
        try suite.set(.integer(2), for: "a")
        let second = try Recorder(.named("group.test"), in: temporary.root, options: options)
        #expect(second.changes == ["a: none → 2"])
        #expect(first.tells(["a: none → 1", "a: 1 → 2"]))
        #expect(first.initial == [true, false])
    }

    @Test func `A suite that appears later is reported, even with its directories and root`() throws {
        let (named, all) = (
            try Recorder(.named("group.late"), in: temporary.root), try Recorder(.all, in: temporary.root)
        )
        try temporary.suite("group.late").set(.integer(1), for: "a")
        try temporary.suite("group.other").set(.integer(2), for: "b")
        #expect(all.waits { $0.count == 2 })
        #expect(Set(all.changes) == ["a: none → 1", "b: none → 2"])
        #expect(named.tells(["a: none → 1"]))
        try temporary.suite("group.late").set(.integer(3), for: "a")
        #expect(named.tells(["a: none → 1", "a: 1 → 3"]))
    }

    @Test func `All watchers get the same events, and a stopped one none`() throws {
        let suite = try temporary.suite()
        let recorders = try (0..<5).map { _ in try Recorder(.named("group.test"), in: temporary.root) }
        try suite.set(.integer(1), for: "a")
        for recorder in recorders { #expect(recorder.tells(["a: none → 1"])) }
        recorders[0].stop()
        try suite.set(.integer(2), for: "a")
        for recorder in recorders[1...] { #expect(recorder.tells(["a: none → 1", "a: 1 → 2"])) }
        #expect(recorders[0].changes == ["a: none → 1"])
    }

    @Test func `A handler may write, and start and stop watchers`() throws {
        let suite = try temporary.suite()
        let root = temporary.root
        let name = suite.name
        let recorder = try Recorder(.named("group.test"), in: root) { event in
            guard case .changed(let change) = event, let counter = change.changes["n"]?.new,
                case .integer(let number) = counter, number < 5
            else { return }
            try? suite.set(.integer(number + 1), for: "n")
            (try? Watcher(.suites([name]), in: root, on: Room.current.thread) { _ in })?.stop()
        }
        try suite.set(.integer(0), for: "n")
        #expect(recorder.waits { _ in recorder.picture(of: name) == ["n": .integer(5)] })
    }

    @Test(arguments: [Watcher.Scope.all, .named("group.late")])
    func `A suite created just before another watcher starts is reported to existing watchers`(
        scope: Watcher.Scope
    ) throws {
        let (first, late) = (try temporary.suite("group.first"), try temporary.suite("group.late"))
        try first.set(.integer(0), for: "n")
        let root = temporary.root
        let other = Mutex<Recorder?>(nil)
        let recorder = try Recorder(.all, in: root) { event in
            // On the watching thread, which so hears of the suite only after it was told to begin.
            guard case .changed(let change) = event, change.suite == first.name else { return }
            try? late.set(.integer(1), for: "late")
            other.withLock { $0 = try? Recorder(scope, in: root) }
        }
        try first.set(.integer(1), for: "n")
        #expect(recorder.tells(["n: 0 → 1", "late: none → 1"]))
        try late.set(.integer(2), for: "late")
        #expect(recorder.tells(["n: 0 → 1", "late: none → 1", "late: 1 → 2"]))
        #expect(try #require(other.withLock { $0 }).waits { !$0.isEmpty })
        #expect(other.withLock { $0?.changes.last } == "late: 1 → 2")
        #expect(other.withLock { $0?.changes.contains("late: none → 1") } == false)
    }

    @Test func `The old values of a large suite are known without a full reread`() throws {
        let suite = try temporary.suite()
        try suite.write(.withoutSync) { draft in
            for number in 0..<20_000 { draft[Key("key\(number)")] = .integer(Int64(number)) }
        }
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        var told: [String] = []
        for number in [0, 777, 19_999] {
            try suite.set(.integer(-1), for: Key("key\(number)"))
            told.append("key\(number): \(number) → -1")
            #expect(recorder.tells(told))
        }
    }

    @Test func `Without inotify the watcher polls`() throws {
        let suite = try temporary.suite()
        let options = Watcher.Options(pollingInterval: .milliseconds(5))
        let recorder = try Recorder(.all, in: temporary.root, options: options)
        try suite.set(.integer(1), for: "a")
        #expect(recorder.tells(["a: none → 1"]))
        try Files.remove(suite.containerPath)
        #expect(recorder.tells(["a: none → 1", "a: 1 → none"]))
    }

    @Test func `What happens at once in two roots is told in the order of their paths`() throws {
        for _ in 0..<12 {
            let temporary = TemporaryRoot()
            let roots = ["a", "b"].map { Root(path: "\(temporary.directory.path)/\($0)") }
            let suites = try roots.map { Suite(try SuiteName("group.test"), in: $0) }
            // What is made while it is watched is looked at more than once.
            for suite in suites { try suite.set(.integer(0), for: "go") }
            let told = Told()
            // A thread that watches nothing else.
            let thread = WatchThread { () throws(InotifyProblem) in try KernelInotify() }
            let recorders = try roots.map { root in
                try Recorder(.all, in: root, on: thread) { event in
                    guard case .changed(let change) = event else { return }
                    if change.changes.contains(where: { $0.key == "go" }) {
                        // On the watching thread, which so hears of both at once.
                        for suite in suites.reversed() { try? suite.set(.integer(1), for: "n") }
                    } else {
                        told.roots.withLock { $0.append(root.path) }
                    }
                }
            }
            try suites[1].set(.integer(1), for: "go")
            #expect(eventually { told.roots.withLock { $0.count } == 2 })
            #expect(told.roots.withLock { $0 } == roots.map(\.path))
            for recorder in recorders { recorder.stop() }
        }
    }

    private final class Told: Sendable {
        let roots = Mutex<[String]>([])
    }

    @Test func `If inotify cannot be had, the watcher says so once, and polls`() throws {
        let suite = try temporary.suite()
        let problem = InotifyProblem.tooManyInstances(limit: 128)
        let thread = WatchThread { () throws(InotifyProblem) in throw problem }
        let recorder = try Recorder(.all, in: temporary.root, on: thread)
        let second = try Recorder(.all, in: temporary.root, on: thread)
        try suite.set(.integer(1), for: "a")
        for one in [recorder, second] { #expect(one.tells(["a: none → 1"])) }
        #expect(recorder.notes == [.polling(problem)])
        #expect(recorder.events.first == .note(.polling(problem)))
    }

    @Test func `Thousands of suites are watched at once`() throws {
        let count = 1_500
        for number in 0..<count { try temporary.suite("group.\(number)").write(.withoutSync) { $0["n"] = .integer(0) } }
        let recorder = try Recorder(.all, in: temporary.root)
        for number in stride(from: 0, to: count, by: 7) {
            try temporary.suite("group.\(number)").write(.withoutSync) { $0["n"] = .integer(Int64(number + 1)) }
        }
        for number in stride(from: 0, to: count, by: 7) {
            let name = try SuiteName("group.\(number)")
            #expect(recorder.waits { _ in recorder.picture(of: name) == ["n": .integer(Int64(number + 1))] })
        }
    }
}
