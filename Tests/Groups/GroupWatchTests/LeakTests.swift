import Foundation
import GroupStore
import GroupWatch
import TestSupport
import Testing

@Suite(.overBothRooms) struct LeakTests {
    /// In a process of its own, since other tests open and close files too.
    @Test func `Ten thousand short-lived watchers leave nothing behind`() async {
        await #expect(processExitsWith: .success) { [room = Room.current as Room] in
            try Room.$current.withValue(room) {
                let temporary = TemporaryRoot()
                let suite = try temporary.suite()
                try suite.set(.integer(0), for: "n")
                func cycle(_ count: Int) throws {
                    for number in 0..<count {
                        let watcher = try Watcher(
                            number % 2 == 0 ? .all : .named("group.test"), in: temporary.root, on: room.thread
                        ) { _ in
                        }
                        if number % 100 == 0 { try suite.write(.withoutSync) { $0["n"] = .integer(Int64(number)) } }
                        watcher.stop()
                    }
                }
                try cycle(200)
                #expect(eventually { Process.watchingThreads == 0 })
                let before = (Process.descriptors, Process.residentPages)
                try cycle(10_000)
                #expect(eventually { Process.watchingThreads == 0 && Process.descriptors == before.0 })
                #expect(Process.residentPages < before.1 + 500)
            }
        }
    }

    @Test func `Directories that come and go under a watcher leave nothing behind`() async {
        await #expect(processExitsWith: .success) { [room = Room.current as Room] in
            try Room.$current.withValue(room) {
                let temporary = TemporaryRoot()
                let recorder = try Recorder(.all, in: temporary.root)
                func cycle(_ numbers: Range<Int>) throws {
                    for number in numbers {
                        let suite = try temporary.suite("group.\(number % 3)")
                        try suite.write(.withoutSync) { $0["n"] = .integer(Int64(number)) }
                        #expect(
                            recorder.waits { _ in recorder.picture(of: suite.name)["n"] == .integer(Int64(number)) })
                        try Files.remove(suite.containerPath)
                    }
                }
                try cycle(1..<50)
                let before = (Process.descriptors, Process.residentPages)
                try cycle(50..<1_200)
                // The watching thread may have a file open at any one moment.
                #expect(eventually { Process.descriptors <= before.0 })
                #expect(Process.residentPages < before.1 + 2_000)
            }
        }
    }
}

/// What this process holds, as the kernel counts it.
private enum Process {
    static var descriptors: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? -1 }
    static var watchingThreads: Int {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return threads.count { (try? Files.read("/proc/self/task/\($0)/comm")) == "GroupWatch\n" }
    }

    static var residentPages: Int {
        (try? Files.read("/proc/self/statm"))?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? -1
    }
}
