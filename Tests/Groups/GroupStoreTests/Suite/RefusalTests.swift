import Foundation
import GroupStore
import TestSupport
import Testing

/// What the store does not do, and how it says so.
struct RefusalTests {
    private let temporary = TemporaryRoot()

    @Test(arguments: [
        ("", SuiteName.Problem.empty), ("a/b", .holdsSlash), ("/", .holdsSlash), ("..", .beginsWithDot),
        ("../evil", .holdsSlash), (".hidden", .beginsWithDot), ("a\0b", .holdsControlCharacter),
        ("a\nb", .holdsControlCharacter), (String(repeating: "a", count: 250), .tooLong),
        (String(repeating: "없", count: 84), .tooLong),
    ])
    func `An invalid name is refused`(name: String, problem: SuiteName.Problem) {
        let thrown = #expect(throws: SuiteName.Problem.self) { try SuiteName(name) }
        #expect(thrown == problem)
    }

    @Test(arguments: ["a", "group.sample", "a b", "없음", "a..b", "-s", String(repeating: "a", count: 249)])
    func `A valid name works`(name: String) throws {
        try temporary.suite(name).set(.integer(1), for: "a")
        #expect(try temporary.suite(name).value(for: "a") == .integer(1))
        #expect(try temporary.root.suites().map(\.text) == [name])
    }

    /// Where in the path of the suite a link stands, and whether it leads to a directory.
    @Test(arguments: [
        ("", true), ("/Library", true), ("/Library/Preferences", true), ("/Library/Preferences/group.test.json", false),
    ])
    func `No symbolic link leads out of the root`(step: String, isDirectory: Bool) throws {
        let outside = TemporaryDirectory()
        let suite = try temporary.suite()
        let link = suite.containerPath + step
        let target = outside.path + "/target"
        try FileManager.default.createDirectory(
            atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        if isDirectory {
            try FileManager.default.createDirectory(
                atPath: target + "/Library/Preferences", withIntermediateDirectories: true)
        } else {
            try Files.writeInPlace("{}", to: target)
        }
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        let before = outside.contents
        for action in [{ try suite.set(.integer(1), for: "a") }, { _ = try suite.value(for: "a") }] {
            expectRefusal(.symbolicLink, of: action)
        }
        #expect(outside.contents == before)
        if !isDirectory { #expect(try Files.read(target) == "{}") }
    }

    @Test func `Anything but a regular file is refused`() throws {
        let (directory, pipe) = (try temporary.suite("directory"), try temporary.suite("pipe"))
        try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
        let above = (pipe.path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: above, withIntermediateDirectories: true)
        #expect(mkfifo(pipe.path, 0o600) == 0)
        for suite in [directory, pipe] {
            expectRefusal(.notAFile) { _ = try suite.value(for: "a") }
            expectRefusal(.notAFile) { try suite.set(.integer(1), for: "a") }
        }
    }

    @Test func `A file in place of a directory is refused`() throws {
        let suite = try temporary.suite()
        try FileManager.default.createDirectory(atPath: temporary.root.path, withIntermediateDirectories: true)
        try Files.writeInPlace("x", to: suite.containerPath)
        #expect(throws: StoreError.self) { _ = try suite.value(for: "a") }
        #expect(throws: StoreError.self) { try suite.set(.integer(1), for: "a") }
        #expect(try Files.read(suite.containerPath) == "x")
    }

    @Test func `Values that are too large or too deep, and empty keys, are refused`() throws {
        let suite = try temporary.suite()
        try suite.set(.string(String(repeating: "a", count: 4 << 20)), for: "a")
        let before = Files.identity(suite.path)
        var deep = Value.array([])
        for _ in 0..<511 { deep = .array([deep]) }
        for (key, value, reason) in [
            ("b", .string(String(repeating: "a", count: (4 << 20) + 1)), .valueTooLarge("b", limit: 4 << 20)),
            ("b", .array([.data([UInt8](repeating: 0, count: 5 << 20))]), .valueTooLarge("b", limit: 4 << 20)),
            (
                "b", .dictionary(["d": .data([UInt8](repeating: 0, count: 5 << 20))]),
                .valueTooLarge("b", limit: 4 << 20)
            ),
            (
                "b", .dictionary([Key(String(repeating: "k", count: 5 << 20)): .integer(1)]),
                .valueTooLarge("b", limit: 4 << 20)
            ),
            ("b", deep, .valueTooDeep("b", limit: 511)), ("", .integer(1), .emptyKey),
        ] as [(Key, Value, StoreError.Reason)] {
            expectRefusal(reason) { try suite.set(value, for: key) }
        }
        #expect(Files.identity(suite.path) == before)
    }

    @Test func `A file beyond 64 MiB is neither read nor written`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        // What lies between its values counts too, and is read in no time.
        let text = "{\"a\": 1" + String(repeating: " ", count: 63 << 20) + "}"
        try Files.replace(suite.path, with: text)
        let error = #expect(throws: StoreError.self) {
            try suite.set(.string(String(repeating: "b", count: 1 << 20)), for: "b")
        }
        #expect(error?.reason == .tooLarge(limit: 64 << 20))
        #expect(try suite.snapshot().members == ["a": .integer(1)])
        let file = try #require(FileHandle(forWritingAtPath: suite.path))
        try file.truncate(atOffset: 65 << 20)
        try file.close()
        expectRefusal(.tooLarge(limit: 64 << 20)) { _ = try temporary.suite().snapshot() }
    }

    @Test func `A writer that holds its lock is named`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let other = try temporary.suite()
        try suite.write { draft in
            let waiting = Background { try other.write(waitingAtMost: .milliseconds(20)) { $0["a"] = .integer(2) } }
            #expect(eventually { waiting.isOver })
            expectRefusal(.locked(holder: getpid()), of: waiting.check)
            let seen = try other.value(for: "a")
            #expect(seen == .integer(1))
        }
    }

    @Test func `A process forked during a write does not block other writers`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(0), for: "a")
        // Swift gives it no name of its own, since a program of several threads can do little in the child.
        typealias Fork = @convention(c) () -> pid_t
        let fork = unsafeBitCast(try #require(dlsym(nil, "fork")), to: Fork.self)
        var child: pid_t = -1
        try suite.write { draft in
            draft["a"] = .integer(1)
            child = fork()
            while child == 0 { pause() }
        }
        defer {
            kill(child, SIGKILL)
            waitpid(child, nil, 0)
        }
        #expect(child > 0)
        try suite.write(waitingAtMost: .seconds(2)) { $0["a"] = .integer(2) }
        #expect(try suite.value(for: "a") == .integer(2))
    }

    @Test func `The next writer removes what a killed one left behind`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let directory = (suite.path as NSString).deletingLastPathComponent
        try Files.writeInPlace("half", to: directory + "/.group.test.new")
        let lock = try #require(FileHandle(forUpdatingAtPath: directory + "/.group.test.lock"))
        try lock.seek(toOffset: 16)
        try lock.write(contentsOf: Data([1, 2, 3, 0]))
        try lock.close()
        try suite.set(.integer(1), for: "a")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: directory).sorted() == [
                ".group.test.lock", "group.test.json",
            ])
    }

    @Test func `A group opened to others stays open`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        #expect(chmod(suite.path, 0o640) == 0)
        try suite.set(.integer(2), for: "a")
        #expect(Files.permissions(suite.path) == 0o640)
        let shared = try temporary.suite("shared")
        let directory = (shared.path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        #expect(chmod(directory, 0o770) == 0)
        try shared.set(.integer(1), for: "a")
        #expect(Files.permissions(shared.path) == 0o660)
        #expect(Files.permissions("\(directory)/.shared.lock") == 0o660)
    }
}
