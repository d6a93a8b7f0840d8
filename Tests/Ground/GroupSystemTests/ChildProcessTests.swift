import Glibc
import GroupSystem
import TestSupport
import Testing

struct ChildProcessTests {
    private let directory = TemporaryDirectory()

    private func run(_ script: String, _ change: (inout ProgramStart) -> Void = { _ in }) throws
        -> GroupSystem.ExitStatus
    {
        var start = ProgramStart(["/bin/sh", "-c", script])
        change(&start)
        return try start.start().wait()
    }

    @Test func `A program exits with its code, or by a signal`() throws {
        #expect(try run("exit 3") == .exited(code: 3))
        #expect(try run("kill -TERM $$") == .killed(.terminate))
        #expect(try run("kill -KILL $$").shellCode == 128 + 9)
    }

    @Test func `A missing program is reported at once`() {
        #expect(throws: Errno.noSuchFileOrDirectory) { try ProgramStart(["/nowhere/program"]).start() }
    }

    @Test func `A program gets its streams, kept descriptors and variables`() throws {
        let path = directory.path + "/out"
        let output = try FileDescriptor(opening: path, .writeOnly | .create | .append)
        let kept = try FileDescriptor(opening: path, .writeOnly | .append)
        let nothing = try FileDescriptor(opening: "/dev/null", .readOnly)
        let status = try run("echo \"$WORD\" >> /proc/self/fd/\(kept.rawValue); echo out; echo err >&2; cat") { start in
            start.environment = .only(["WORD": "kept", "PATH": "/bin:/usr/bin"])
            (start.output, start.errorOutput) = (output.rawValue, output.rawValue)
            start.input = nothing.rawValue
            start.kept = kept.rawValue
        }
        #expect(status == .exited(code: 0))
        #expect(SmallFile.text(path) == "kept\nout\nerr\n")
    }

    @Test func `The exit of a program can be waited for`() throws {
        let child = try ProgramStart(["/bin/sleep", "600"]).start()
        #expect(!child.hasEnded)
        #expect(!child.ends(by: .now))
        child.send(.kill)
        #expect(child.ends(by: .now + .seconds(60)))
        #expect(child.hasEnded)
        #expect(try child.wait() == .killed(.kill))
    }

    @Test func `All processes of a session are killed, whatever their group`() throws {
        let pair = try DescriptorPair(.pipe)
        var start = ProgramStart(["/bin/sh", "-m", "-c", "sleep 600 & sleep 600"])
        start.family = .ownSession
        start.output = pair.theirs.rawValue
        let child = try start.start()
        let ours = pair.takeOurs()
        child.killSession()
        #expect(try child.wait() == .killed(.kill))
        // The pipe ends when nobody holds it any more.
        let isOver = eventually { ours.readWhatIsThere()?.isEmpty == true }
        #expect(isOver)
    }

    /// With `posix_spawn`, whoever starts a process carries on before the kernel shows its environment. That takes the
    /// longer, the larger it is.
    @Test func `A process that was started a moment ago is known by the mark`() throws {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, 0x80)  // POSIX_SPAWN_SETSID, which Glibc does not show to Swift
        let mark = ProcessMark(named: "TEST_MARK")
        var words = ["/bin/sleep", "600", nil].map { $0.flatMap { strdup($0) } }
        let filling = Array(repeating: strdup("x"), count: 150_000)
        var variables = [strdup("\(mark.name)=\(mark.value)")] + filling + [nil]
        defer { for text in Set(words + variables) { free(text) } }
        var start = ProgramStart(["/bin/sleep", "600"])
        start.family = .ownSession
        let first = try start.start()
        first.send(.kill)
        try #require(first.ends(by: .now + .seconds(60)))
        var last: pid_t = 0
        try #require(posix_spawn(&last, "/bin/sleep", nil, &attributes, &words, &variables) == 0)
        first.killSession(markedBy: mark)
        _ = try first.wait()
        defer { kill(last, SIGKILL) }
        var status: Int32 = 0
        let isKilled = eventually(within: 10) { waitpid(last, &status, WNOHANG) == last }
        #expect(isKilled)
    }

    /// In a process of its own, whose descriptors it uses up.
    @Test func `One that nobody could follow is killed, and does not stay`() async {
        await #expect(processExitsWith: .success) {
            var start = ProgramStart(["/bin/sh", "-c", "sleep 600"])
            start.family = .ownGroup
            let child = try start.start()
            var taken: [Int32] = []
            while case let descriptor = dup(0), descriptor >= 0 { taken.append(descriptor) }
            #expect(throws: Errno(EMFILE)) { _ = try child.endDescriptorOrKill() }
            for descriptor in taken { close(descriptor) }
            #expect(eventually { kill(child.id, 0) != 0 })
        }
    }

    @Test(arguments: ["is killed", "has ended"])
    func `What has begun a session of its own is known by the mark, and what bears another is spared`(_ way: String)
        throws
    {
        func started(_ mark: ProcessMark) throws -> (GroupSystem.ChildProcess, Int32) {
            let path = directory.path + "/" + mark.value
            let words = "setsid sh -c 'echo $$ > \(path); exec sleep 600' & wait"
            var start = ProgramStart(["/bin/sh", "-c", words])
            start.environment = .ours(changing: [mark.name: mark.value])
            start.family = .ownSession
            let child = try start.start()
            var process: Int32?
            let isStarted = eventually {
                process = Int32(SmallFile.text(path).dropLast())
                return process != nil
            }
            try #require(isStarted)
            return (child, try #require(process))
        }
        let (mark, other) = (ProcessMark(named: "TEST_MARK"), ProcessMark(named: "TEST_MARK"))
        let (child, daemon) = try started(mark)
        let (stranger, theirs) = try started(other)
        if way == "has ended" { child.send(.kill) }
        child.killSession(markedBy: mark)
        _ = try child.wait()
        #expect(eventually { !Processes.isRunning(daemon) })
        #expect(Processes.isRunning(theirs))
        stranger.killSession(markedBy: other)
        _ = try stranger.wait()
    }
}
