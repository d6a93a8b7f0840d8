import Foundation
import GroupTesting
import TestSupport
import Testing

/// Other users than the one who runs the tests, of whom nobody knows more than their numbers.
private enum Users {
    static let group: gid_t = 12_000

    /// Whether they can be acted as, and may run what was built.
    static let arePossible =
        geteuid() == 0
        && (try? run(as: 12_001, "/usr/bin/test", ["-x", Tool.path("groupwidgets")], root: "/").code) == 0

    static let excuse = "only root can act as other users, and these must be let in where the programs were built"

    static func run(as user: Int, _ program: String, _ words: [String], root: String) throws -> Outcome {
        let identity = ["--reuid", "\(user)", "--regid", "\(user)", "--groups", "\(group)", "--", program]
        return try ChildProcess(
            "/usr/bin/setpriv", identity + words,
            environment: ["GROUPDEFAULTS_ROOT": root, "HOME": "/", "PATH": "/usr/bin:/bin", "NO_COLOR": "1"]
        ).wait()
    }
}

/// What becomes of widgets in a root that several users share.
@Suite(.enabled(if: Users.arePossible, Comment(rawValue: Users.excuse)))
struct UsersTests {
    private let temporary = TemporaryDirectory()
    private var root: String { temporary.path + "/groups" }

    /// A directory to which the members of a group may add, and where they may remove only what is theirs.
    init() throws {
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        try #require(chown(root, 0, Users.group) == 0)
        try #require(chmod(root, 0o3770) == 0)
    }

    private func widgets(as user: Int, _ words: [String]) throws -> Outcome {
        try Users.run(as: user, Tool.path("groupwidgets"), words, root: root)
    }

    private static let commands = [
        "run --plain", "add /bin/true", "add --forget Basic", "kinds", "place BasicWidget", "list",
        "edit BasicWidget-1", "remove BasicWidget-1", "show --once", "show --once BasicWidget", "stop", "reload --all",
        "tap BasicWidget-1", "why", "opener", "opener firefox",
    ]

    @Test(arguments: commands) func `Nobody's command runs or changes what is registered by another`(
        line: String
    ) throws {
        #expect(try widgets(as: 12_001, ["add", Tool.path("Basic")]).code == 0)
        #expect(try widgets(as: 12_001, ["place", "BasicWidget"]).output == "BasicWidget-1\n")
        let before = try contents()
        for user in [12_002, 0] {
            let outcome = try widgets(as: user, line.split(separator: " ").map(String.init))
            #expect(outcome.code == 3, "\(outcome)")
            #expect(outcome.output.isEmpty)
            #expect(outcome.error.hasPrefix("error: \(root)/.widgets belongs to user 12001, and "))
            #expect(outcome.error.contains("\nhint: "))
        }
        #expect(try contents() == before)
        #expect(try widgets(as: 12_001, ["list"]).output.hasPrefix("BasicWidget-1"))
    }

    @Test func `Where a group may exchange what is in the root, its owner is told how to keep widgets there`() throws {
        try #require(chown(root, 12_001, Users.group) == 0)
        try #require(chmod(root, 0o2770) == 0)
        let refused = try widgets(as: 12_001, ["add", Tool.path("Basic")])
        #expect(refused.code == 3)
        #expect(refused.error.contains("\(root) can be changed by group 12000"))
        #expect(refused.error.contains("hint: 'chmod +t \(root)'"))
        try #require(chmod(root, 0o3770) == 0)
        #expect(try widgets(as: 12_001, ["add", Tool.path("Basic")]).code == 0)
    }

    /// What is on the disk, and in which version.
    private func contents() throws -> [String] {
        let directory = root + "/.widgets"
        let names = try #require(FileManager.default.enumerator(atPath: directory)).compactMap { $0 as? String }
        return names.sorted().map { "\($0) \(Files.identity("\(directory)/\($0)"))" }
    }
}
