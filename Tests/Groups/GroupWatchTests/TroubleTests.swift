import Foundation
import GroupStore
import TestSupport
import Testing

@testable import GroupWatch

/// What watchers are told of a suite that cannot be read, up to its end.
@Suite(.overBothRooms) struct TroubleTests {
    private let temporary = TemporaryRoot()

    private func lock(of suite: Suite) -> String {
        (suite.path as NSString).deletingLastPathComponent + "/.\(suite.name).lock"
    }

    /// The reason of each trouble that was told.
    private func troubles(_ events: [WatchEvent]) -> [StoreError.Reason] {
        events.compactMap { if case .damaged(_, let error) = $0 { error.reason } else { nil } }
    }

    private func isDamage(_ reason: StoreError.Reason?) -> Bool {
        if case .damaged = reason { true } else { false }
    }

    // MARK: The end

    @Test func `A damaged suite is gone once its container is removed`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let recorders = [
            try Recorder(.named("group.test"), in: temporary.root), try Recorder(.all, in: temporary.root),
        ]
        try Files.replace(suite.path, with: "{")
        for recorder in recorders { #expect(recorder.waits { troubles($0).count == 1 }) }
        try Files.remove(suite.containerPath)
        for recorder in recorders {
            #expect(recorder.tells(["a: 1 → none"]))
            #expect(recorder.waits { $0.last == .mended(suite.name) })
        }
    }

    @Test func `A file removed by hand is missing, and gone once its container is removed too`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        try Files.remove(suite.path)
        #expect(recorder.waits { troubles($0) == [.vanished] })
        #expect(recorder.changes == [])
        try Files.remove(suite.containerPath)
        #expect(recorder.tells(["a: 1 → none"]))
        #expect(recorder.waits { $0.last == .mended(suite.name) })
    }

    /// Neither step says anything of the file itself: only the lock tells.
    @Test(arguments: [true, false])
    func `A file removed by hand is gone once the suite or the lock is removed`(properly: Bool) throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        try Files.remove(suite.path)
        #expect(recorder.waits { troubles($0) == [.vanished] })
        if properly { try suite.removeAll() } else { try Files.remove(lock(of: suite)) }
        #expect(eventually(within: 4) { recorder.changes == ["a: 1 → none"] })
        #expect(recorder.waits { $0.last == .mended(suite.name) })
    }

    @Test func `A damaged file without a lock is gone once it is removed by hand`() throws {
        let suite = try temporary.suite()
        try suite.makeContainer()
        try Files.replace(suite.path, with: "{\"a\": 1}")
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        try Files.replace(suite.path, with: "{")
        #expect(recorder.waits { troubles($0).count == 1 })
        try Files.remove(suite.path)
        #expect(recorder.tells(["a: 1 → none"]))
        #expect(recorder.waits { $0.last == .mended(suite.name) })
    }

    @Test func `A suite that was gone after trouble is reported when it returns`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        try Files.replace(suite.path, with: "{")
        #expect(recorder.waits { troubles($0).count == 1 })
        try Files.remove(suite.containerPath)
        #expect(recorder.waits { $0.last == .mended(suite.name) })
        try suite.set(.integer(2), for: "a")
        #expect(recorder.tells(["a: 1 → none", "a: none → 2"]))
    }

    // MARK: From one trouble to another

    @Test func `Each kind of trouble is reported, and only once`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        try Files.replace(suite.path, with: "{")
        #expect(recorder.waits { troubles($0).count == 1 })
        try Files.replace(suite.path, with: "{")
        try Files.remove(suite.path)
        #expect(recorder.waits { troubles($0).count == 2 })
        #expect(isDamage(troubles(recorder.events).first))
        #expect(troubles(recorder.events).last == .vanished)
        try Files.replace(suite.path, with: "{\"a\": 2}")
        #expect(recorder.tells(["a: 1 → 2"]))
        #expect(recorder.waits { $0.last == .mended(suite.name) })
        #expect(recorder.events.count == 4)
    }

    @Test func `Files damaged one after another are all reported`() throws {
        let (first, second, other) = (
            try temporary.suite(), try temporary.suite("group.second"), try temporary.suite("group.other")
        )
        for suite in [first, second, other] { try suite.set(.integer(0), for: "a") }
        // A thread that watches nothing else looks at all again after five seconds, and not before.
        let thread = WatchThread { () throws(InotifyProblem) in try KernelInotify() }
        let recorder = try Recorder(.all, in: temporary.root, on: thread)
        try Files.replace(first.path, with: "{")
        // Some milliseconds pass, in which the watcher has other things to do.
        for number in 1...20 {
            try other.set(.integer(Int64(number)), for: "a")
            #expect(recorder.waits { _ in recorder.picture(of: other.name)["a"] == .integer(Int64(number)) })
        }
        try Files.replace(second.path, with: "{")
        #expect(eventually(within: 4) { troubles(recorder.events).count == 2 })
    }

    // MARK: Watchers that begin in it

    @Test func `A watcher started while a suite is damaged gets the last good values, and the damage`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let first = try Recorder(.named("group.test"), in: temporary.root)
        try Files.replace(suite.path, with: "{")
        #expect(first.waits { troubles($0).count == 1 })
        let initial = Watcher.Options(tellsInitialValues: true)
        let (second, third) = (
            try Recorder(.named("group.test"), in: temporary.root, options: initial),
            try Recorder(.all, in: temporary.root)
        )
        #expect(second.changes == ["a: none → 1"])
        #expect(second.initial == [true])
        for recorder in [second, third] { #expect(recorder.events.last == first.events.last) }
        try Files.replace(suite.path, with: "{\"a\": 2}")
        #expect(second.tells(["a: none → 1", "a: 1 → 2"]))
        #expect(third.tells(["a: 1 → 2"]))
        for recorder in [first, second, third] {
            #expect(recorder.waits { $0.last == .mended(suite.name) })
            #expect(troubles(recorder.events).count == 1)
        }
    }

    @Test func `The initial values of an unreadable suite come once it can be read`() throws {
        let suite = try temporary.suite()
        try suite.makeContainer()
        try Files.replace(suite.path, with: "{")
        let initial = Watcher.Options(tellsInitialValues: true)
        let (told, untold) = (
            try Recorder(.named("group.test"), in: temporary.root, options: initial),
            try Recorder(.named("group.test"), in: temporary.root)
        )
        for recorder in [told, untold] { #expect(recorder.waits { troubles($0).count == 1 }) }
        #expect(told.initial == [])
        try Files.replace(suite.path, with: "{\"a\": 1}")
        for recorder in [told, untold] { #expect(recorder.tells(["a: none → 1"])) }
        for recorder in [told, untold] { #expect(recorder.waits { $0.last == .mended(suite.name) }) }
        #expect(told.initial == [true])
        #expect(untold.initial == [false])
    }

    @Test func `A named suite is reported as initial even if it has no values`() throws {
        let suite = try temporary.suite()
        let initial = Watcher.Options(tellsInitialValues: true)
        let named = try Recorder(.named("group.test"), in: temporary.root, options: initial)
        #expect(named.initial == [true])
        try suite.set(.integer(1), for: "a")
        #expect(named.tells(["a: none → 1"]))
        #expect(named.initial == [true, false])
    }
}
