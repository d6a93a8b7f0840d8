import ActivityKit
import GroupStore
import TestSupport
import Testing

/// Activities that real processes share.
struct ProcessTests {
    private let temporary = TemporaryRoot()

    private func begin(_ words: String...) throws -> ChildProcess {
        try ChildProcess(
            Tool.path("ParcelApp"), words,
            environment: ["GROUPDEFAULTS_ROOT": temporary.root.path, "PATH": "/usr/bin:/bin"])
    }

    private func run(_ words: String...) throws -> String {
        let outcome = try ChildProcess(
            Tool.path("ParcelApp"), words,
            environment: ["GROUPDEFAULTS_ROOT": temporary.root.path, "PATH": "/usr/bin:/bin"]
        ).wait()
        try #require(outcome.code == 0, "\(outcome)")
        return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test func `Another process sees an activity begin, change and end`() throws {
        let follower = try begin("follow")
        #expect(eventually { follower.isIdle })
        let id = try run("begin", "Books", "📦")
        for line in ["found Books", "content 📦", "state active"] {
            #expect(eventually { follower.output.contains(line) })
        }
        _ = try run("update", id, "🚚")
        #expect(eventually { follower.output.contains("content 🚚") })
        #expect(try run("list") == "Books 🚚 active")
        _ = try run("end", id, "🏠")
        #expect(eventually { follower.output.contains("content 🏠") && follower.output.contains("state ended") })
        #expect(try run("list") == "Books 🏠 ended")
        let suite = try Suite(SuiteName("activities"), in: Root(path: temporary.root.path + "/.widgets"))
        _ = try suite.removeAll()
        let outcome = follower.wait()
        #expect(outcome.code == 0)
        #expect(
            outcome.output.split(separator: "\n").filter { $0.hasPrefix("state") }
                == ["state active", "state ended", "state dismissed"])
    }

    @Test func `A stream tells when content goes out of date by itself`() throws {
        let follower = try begin("follow")
        _ = try run("begin", "Books", "📦", "0.3")
        #expect(eventually { follower.output.contains("state stale") })
    }

    @Test func `Processes that race for one activity lose nothing, and all see the last content`() throws {
        let id = try run("begin", "Books", "📦")
        let others = try (0..<3).map { _ in try begin("begin", "More", "📦") }
        let racers = try (0..<3).map { _ in try begin("count", id, "40") }
        #expect((others + racers).allSatisfy { $0.wait().code == 0 })
        let list = try run("list").split(separator: "\n")
        #expect(list.count == 4)
        #expect(list.contains("Books 40 active"))
    }

    @Test func `Taking the directory away ends no stream`() throws {
        let follower = try begin("follow")
        let directory = temporary.root.path + "/.widgets/activities/Library/Preferences"
        #expect(eventually { FileManager.default.fileExists(atPath: directory) && follower.isIdle })
        try FileManager.default.removeItem(atPath: directory)
        #expect(eventually { FileManager.default.fileExists(atPath: directory) })
        _ = try run("begin", "Books", "📦")
        #expect(eventually { follower.output.contains("found Books") })
    }

    @Test(.enabled(if: canRefuseInotify, "this machine refuses user namespaces"))
    func `Without inotify, activities are followed all the same`() throws {
        let follower = try ChildProcess(
            "/usr/bin/unshare", ["-Ur", "sh", "-c", refusingInotify, Tool.path("ParcelApp"), "follow"],
            environment: ["GROUPDEFAULTS_ROOT": temporary.root.path, "PATH": "/usr/bin:/bin"])
        #expect(eventually { follower.errorOutput.contains("once a second") })
        let id = try run("begin", "Books", "📦")
        #expect(eventually { follower.output.contains("found Books") })
        _ = try run("update", id, "🚚")
        #expect(eventually { follower.output.contains("content 🚚") })
    }
}

private let refusingInotify = "echo 0 > /proc/sys/user/max_inotify_instances && exec \"$0\" \"$@\""

private let canRefuseInotify =
    (try? ChildProcess("/usr/bin/unshare", ["-Ur", "sh", "-c", refusingInotify, "true"], environment: [:]).wait().code)
    == 0
