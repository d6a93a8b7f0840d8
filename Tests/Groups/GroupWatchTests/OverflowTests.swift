import Foundation
import GroupStore
import GroupWatch
import Synchronization
import TestSupport
import Testing

@Suite(.overBothRooms) struct OverflowTests {
    /// In a process of its own, since it holds up the thread that all watchers of a process share.
    @Test func `When the kernel's queue overflows, the last state of every suite is found`() async {
        await #expect(processExitsWith: .success) { [room = Room.current as Room] in
            try Room.$current.withValue(room) {
                let temporary = TemporaryRoot()
                let names = (0..<20).map { "group.\($0)" }
                for name in names { try temporary.suite(name).set(.integer(0), for: "n") }
                let (isHeld, mayGoOn) = (Flag(), Flag())
                let recorder = try Recorder(.all, in: temporary.root) { _ in
                    isHeld.raise()
                    mayGoOn.wait()
                }
                try temporary.suite("group.0").set(.integer(1), for: "n")
                isHeld.wait()
                let limit = Int(try Files.read("/proc/sys/fs/inotify/max_queued_events").filter(\.isNumber)) ?? 16_384
                let directory = (try temporary.suite("group.1").path as NSString).deletingLastPathComponent
                for number in 0..<limit + 100 {
                    // Equal events that follow one another would be merged.
                    close(open("\(directory)/noise\(number % 2)", O_WRONLY | O_CREAT, 0o600))
                }
                for name in names { try temporary.suite(name).write(.withoutSync) { $0["n"] = .integer(9) } }
                mayGoOn.raise()
                for name in names {
                    let name = try SuiteName(name)
                    #expect(recorder.waits { _ in recorder.picture(of: name)["n"] == .integer(9) })
                }
                // A look that was due anyway may find the states before the events are read.
                #expect(recorder.waits { $0.contains(.note(.overflow)) })
            }
        }
    }
}

/// Something that is raised once, and waited for.
final class Flag: Sendable {
    private let isUp = Atomic(false)

    func raise() { isUp.store(true, ordering: .releasing) }

    func wait() {
        if !eventually(within: 120, { isUp.load(ordering: .acquiring) }) { Issue.record("nobody raised the flag") }
    }
}
