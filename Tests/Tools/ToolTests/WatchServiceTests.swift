import Glibc
import GroupStore
import TestSupport
import Testing

/// A watch that a service manager has started.
struct WatchServiceTests {
    @Test func `It is ready once it misses nothing, and what it runs hears nothing of the manager`() throws {
        let tool = Tool()
        let socket = try NotifySocket(at: tool.temporary.directory.path + "/notify")
        let watch = try tool.start(
            ["watch", "visits", "--", "env"],
            environment: ["NOTIFY_SOCKET": socket.address, "WATCHDOG_USEC": "9000000"])
        #expect(socket.hears("READY=1"))
        #expect(try tool.run("set", "--int", "visits", "1").code == 0)
        #expect(eventually { watch.output.contains("GROUPDEFAULTS_ROOT=") }, "\(watch.errorOutput)")
        #expect(!watch.output.contains("NOTIFY_SOCKET") && !watch.output.contains("WATCHDOG"))
        watch.send(SIGTERM)
        _ = watch.wait()
        #expect(socket.lines == ["READY=1"])
    }
}
