import Foundation
import GroupStore
import TestSupport
import Testing

/// Settings say where values and a password are sent, so nobody else may decide what they say.
struct TrustTests {
    private let tool: Tool
    private let machine: Machine
    /// Nobody answers there.
    private static let address = "http://127.0.0.1:1"

    init() throws {
        machine = try Machine(at: TrustTests.address)
        tool = machine.tool
        try machine.suite.set(.integer(1), for: "key")
        #expect(try tool.run("sync", "run", "--once").code == 3)
    }

    private var above: String { tool.temporary.directory.path }

    private static let parts = [
        "", "groups", "groups/.sync", "groups/.sync/settings/Library",
        "groups/.sync/settings/Library/Preferences/settings.json", "groups/.sync/state", "groups/.sync/suites",
        "groups/.sync/suites/group.test/Library/Preferences/group.test.json", "groups/.sync/log.jsonl",
        "groups/.sync/run.lock",
    ]

    @Test(arguments: parts) func `What everyone may change is not used`(part: String) throws {
        #expect(try tool.run("sync", "status").code == 0)
        let path = part.isEmpty ? above : "\(above)/\(part)"
        try #require(chmod(path, 0o777) == 0)
        let verbs = [
            ["run"], ["run", "--once"], ["status"], ["conflicts"], ["log"], ["remove", "group.test"],
            ["remove", "--all"], ["add", "group.other"], ["add", "--dry-run", "group.test"],
        ]
        for verb in verbs {
            let outcome = try tool.start(["sync"] + verb).wait()
            #expect(outcome.code == 3 && outcome.output.isEmpty, "\(verb): \(outcome)")
            #expect(outcome.error.hasPrefix("error: \(path) can be changed by everyone, and "), "\(verb): \(outcome)")
            #expect(outcome.error.contains("\nhint: 'chmod "), "\(verb): \(outcome)")
        }
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files to other users"))
    func `What another user has put there is not used`() throws {
        try #require(chmod("\(above)/groups", 0o1777) == 0)
        #expect(try tool.run("sync", "status").code == 0)
        OtherUser.give("\(above)/groups/.sync")
        let outcome = try tool.run("sync", "run", "--once")
        #expect(outcome.code == 3)
        let words = "error: \(above)/groups/.sync belongs to user \(OtherUser.identifier), and root would send values"
        #expect(outcome.error.hasPrefix(words), "\(outcome)")
    }

    @Test(arguments: ["groups", "groups/.sync"]) func `A run ends when others get to change its settings`(
        part: String
    ) throws {
        let run = try tool.start(["sync", "run"])
        #expect(eventually { run.errorOutput.contains("cannot connect") })
        try #require(chmod("\(above)/\(part)", 0o777) == 0)
        let outcome = run.wait()
        #expect(outcome.code == 3 && outcome.error.contains("error: \(above)/\(part) can be changed"), "\(outcome)")
    }

    @Test func `A run ends when the settings that it reads again may be changed by others`() throws {
        let run = try tool.start(["sync", "run"])
        #expect(eventually { run.errorOutput.contains("cannot connect") })
        let settings = Suite(try SuiteName("settings"), in: Root(path: "\(above)/groups/.sync"))
        try #require(chmod("\(above)/groups/.sync/settings/Library", 0o777) == 0)
        try settings.set(.array([.string("http://127.0.0.1:2")]), for: "endpoints")
        let outcome = run.wait()
        #expect(outcome.code == 3 && outcome.error.contains("Library can be changed by everyone"), "\(outcome)")
        #expect(!outcome.error.contains(":2"))
    }

    // MARK: What settings say

    private func edit(_ key: Key, _ value: Value) throws {
        try Suite(SuiteName("settings"), in: Root(path: "\(above)/groups/.sync")).set(value, for: key)
    }

    @Test(arguments: [
        ("http://192.0.2.1:2379", "is not encrypted"), ("ftp://127.0.0.1:1", "is not an address"),
        ("http://a@127.0.0.1:1", "is not an address"), ("", "is not an address"),
    ])
    func `An address that could not be added is not asked, either`(address: String, words: String) throws {
        try edit("endpoints", .array([.string(TrustTests.address), .string(address)]))
        for verb in [["run", "--once"], ["add", "--dry-run", "group.test"]] {
            let outcome = try tool.start(["sync"] + verb).wait()
            #expect(outcome.code == 2 && outcome.error.contains("'\(address)' \(words)"), "\(outcome)")
        }
    }

    @Test func `Settings without an address are not used`() throws {
        try edit("endpoints", .array([]))
        let outcome = try tool.run("sync", "run", "--once")
        #expect(outcome.code == 2 && outcome.error.contains("the settings name no cluster"), "\(outcome)")
    }

    @Test func `A network that is to be trusted stays so`() throws {
        // A name that nobody has.
        let words = ["--to", "http://cluster.invalid:1", "--unencrypted", "group.test"]
        #expect(try tool.start(["sync", "add"] + words).wait().code == 0)
        let outcome = try tool.run("sync", "run", "--once")
        #expect(outcome.code == 3 && !outcome.error.contains("not encrypted"), "\(outcome)")
        #expect(try tool.run("sync", "add", "--to", "http://127.0.0.1:2", "group.test").code == 0)
        try edit("endpoints", .array([.string("http://cluster.invalid:1")]))
        #expect(try tool.run("sync", "run", "--once").code == 2)
    }

    @Test func `A password file that others may read is not sent`() throws {
        let file = above + "/password"
        try Files.writeInPlace("word\n", to: file)
        try edit("user", .string("minsu"))
        try edit("password-file", .string(file))
        try #require(chmod(file, 0o644) == 0)
        let outcome = try tool.run("sync", "run", "--once")
        #expect(outcome.code == 2 && outcome.error.contains("\(file) may be read by others"), "\(outcome)")
        try #require(chmod(file, 0o600) == 0)
        #expect(try tool.run("sync", "run", "--once").code == 3)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files to other users"))
    func `Neither is another user's, nor what is no file`() throws {
        let file = above + "/password"
        try Files.writeInPlace("word\n", to: file)
        try edit("user", .string("minsu"))
        try edit("password-file", .string(file))
        try #require(chmod(file, 0o600) == 0 && lchown(file, OtherUser.identifier, OtherUser.identifier) == 0)
        for words in ["\(file) belongs to user \(OtherUser.identifier)", "\(file) is not a regular file"] {
            let outcome = try tool.run("sync", "run", "--once")
            #expect(outcome.code == 2 && outcome.error.contains(words), "\(outcome)")
            try Files.remove(file)
            try #require(mkfifo(file, 0o600) == 0)
        }
    }

    @Test(arguments: ["ca", "cert", "key"]) func `A certificate that others may exchange is not used`(
        name: String
    ) throws {
        let file = above + "/certificate"
        try Files.writeInPlace("", to: file)
        try #require(chmod(file, 0o666) == 0)
        try edit(Key(name), .string(file))
        let outcome = try tool.run("sync", "run", "--once")
        #expect(outcome.code == 3 && outcome.error.contains("\(file) can be changed by everyone"), "\(outcome)")
    }
}
