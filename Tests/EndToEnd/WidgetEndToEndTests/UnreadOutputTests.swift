import Foundation
import GroupTesting
import TestSupport
import Testing

/// A host whose output nobody reads for a while: what it does must not wait for that.
struct UnreadOutputTests {
    private let group: TestGroup
    private let suite = "group.sample.alstn38.practice"

    init() throws {
        group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "xterm"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "Basic"))
        try group.run("groupwidgets", "place", "BasicWidget")
    }

    /// Starts a host whose standard streams are one file.
    private func startHost(on path: String, _ words: String) throws -> TestProcess {
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        return try group.start("/bin/sh", ["-c", "exec \"$0\" run \(words) <> \"$1\" >&0", tool, path])
    }

    /// Sets a value, and waits until the widget shows it.
    private func change(to name: String) throws {
        try group.set("SampleName", to: name, in: suite)
        let archive = group.path + "/.widgets/archives/BasicWidget-1.json"
        try #require(eventually { (try? Files.read(archive))?.contains("\"\(name)\"") == true })
    }

    /// Changes the value until nothing more can be written, and a few times more. Returns how often.
    private func changeUntilFull(_ isFull: () -> Bool) throws -> Int {
        var count = 0
        while !isFull(), count < 1_000 {
            count += 1
            try change(to: "name \(count)")
        }
        #expect(isFull())
        for more in 1...5 { try change(to: "name \(count + more)") }
        return count + 5
    }

    @Test(arguments: [true, false])
    func `Widgets are reloaded while a pipe is full, and each reload is told when someone reads`(isRead: Bool) throws {
        let path = group.path + "/pipe"
        #expect(mkfifo(path, 0o600) == 0)
        let reader = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        defer { close(reader) }
        // F_SETPIPE_SZ: the least that there is.
        _ = fcntl(reader, 1_031, 4_096)
        let host = try startHost(on: path, "--plain")
        // Which cannot take a line more.
        let count = try changeUntilFull { waiting(in: reader) >= 3_900 }
        var told = ""
        // The first reload has another cause.
        let isTold = {
            told += read(reader)
            return told.ranges(of: "SampleName of \(suite) changed").count >= count - 1
        }
        #expect(!isRead || eventually(isTold))
        host.send(SIGTERM)
        #expect(try host.wait().code == 0)
    }

    @Test(arguments: [true, false])
    func `Widgets are reloaded while a terminal is full, and the last of them is drawn when it is not`(
        isRead: Bool
    ) throws {
        let terminal = try PseudoTerminal(columns: 160, rows: 50)
        let host = try startHost(on: terminal.path, "")
        try change(to: "first")
        fill(terminal.theirs)
        for number in 1...5 { try change(to: "name \(number)") }
        #expect(!terminal.echoes)
        if isRead {
            try change(to: "ZZZZZZ")
            var drawn = ""
            #expect(
                eventually {
                    drawn += read(terminal.ours)
                    return drawn.contains("ZZZZZZ")
                })
            _ = write(terminal.ours, "q", 1)
            // It says goodbye to the terminal, which must be read.
            #expect(
                eventually {
                    drawn += read(terminal.ours)
                    return !Processes.isRunning(host.identifier)
                })
            #expect((drawn + read(terminal.ours)).hasSuffix("\u{1B}[?1049l"))
        } else {
            host.send(SIGTERM)
        }
        #expect(try host.wait().code == 0)
        #expect(terminal.echoes)
    }
}

/// Writes into a terminal until it takes nothing more. The kernel moves bytes on for a while.
private func fill(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let spaces = [UInt8](repeating: 0x20, count: 4_096)
    var refused = 0
    let isFull = eventually {
        refused = write(descriptor, spaces, spaces.count) < 0 ? refused + 1 : 0
        return refused == 10
    }
    #expect(isFull)
}

/// How many bytes can be read at once.
private func waiting(in descriptor: Int32) -> Int32 {
    var count: Int32 = 0
    return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? count : 0
}
