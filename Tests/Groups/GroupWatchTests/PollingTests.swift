import Foundation
import GroupStore
import GroupWatch
import Synchronization
import TestSupport
import Testing

@Suite(.overBothRooms) struct PollingTests {
    /// In a process of its own, where no other test has everything looked at meanwhile.
    @Test func `Inotify events do not postpone polls that are due`() async {
        await #expect(processExitsWith: .success) { [room = Room.current as Room] in
            try Room.$current.withValue(room) {
                let temporary = TemporaryRoot()
                let suite = try temporary.suite()
                try suite.set(.integer(1), for: "n")
                let polling = Watcher.Options(pollingInterval: .milliseconds(50))
                let recorders = [
                    try Recorder(.named("group.test"), in: temporary.root),
                    try Recorder(.named("group.test"), in: temporary.root, options: polling),
                ]
                let isDone = Atomic(false)
                let noise = Background {
                    while !isDone.load(ordering: .acquiring) {
                        mkdir(temporary.root.path + "/noise", 0o700)
                        rmdir(temporary.root.path + "/noise")
                        usleep(1_000)
                    }
                }
                // Inotify tells of this only when the file is closed.
                let file = open(suite.path, O_WRONLY | O_TRUNC)
                let text = Array("{\"n\": 2}".utf8)
                #expect(write(file, text, text.count) == text.count)
                for recorder in recorders { #expect(eventually(within: 4) { recorder.changes == ["n: 1 → 2"] }) }
                close(file)
                isDone.store(true, ordering: .releasing)
                #expect(eventually { noise.isOver })
            }
        }
    }
}
