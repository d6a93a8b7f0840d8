import Foundation
import TestSupport
import Testing

/// The scripts of the action that shows how a package's widgets differ from those of its base, in a real repository. Nothing is
/// built: a stub in the place of `swift` says that it has, and one for `groupwidgets` copies pictures from the package.
@Suite(.enabled(if: Tool.isInstalled("git"), "there is no git"))
struct SnapshotsActionTests {
    private static let scripts =
        URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path + "/.github/actions/snapshots"

    private let tool = Tool("groupwidgets")
    private var path: String { tool.temporary.directory.path }
    private var package: String { "\(path)/repository/widgets" }

    init() throws {
        try write(
            """
            case "$*" in
                'package describe')
                    [ ! -d Sources ] || printf '  Name: Sample\\n  Type: executable\\n  Path: Sources\\n' ;;
                *--show-bin-path) echo "$PWD" ;;
                *) [ ! -f broken ] || { echo 'error: it is broken' >&2; exit 1; } ;;
            esac
            """, to: "swift")
        try write(
            """
            [ "$1" != compare ] || exec '\(tool.program)' "$@"
            [ "$1" = --root ] && shift 2
            case $1 in
                gallery) mkdir -p "$2" && cp pictures/* "$2" ;;
                previews) exit 1 ;;
            esac
            """, to: "groupwidgets")
        try tool.run("add", Tool.path("CoffeeWidget"))
        for (name, options) in [("usual", []), ("bold", ["--bold-text"])] {
            let drawn = try tool.start(["gallery", "\(path)/\(name)"] + options).wait()
            try #require(drawn.code == 0, "\(drawn)")
        }
        try sh("git init -q -b main '\(path)/repository' && mkdir '\(package)'")
    }

    private func write(_ script: String, to name: String) throws {
        try FileManager.default.createDirectory(atPath: "\(path)/bin", withIntermediateDirectories: true)
        try Files.writeProgram("#!/bin/sh\n\(script)\n", to: "\(path)/bin/\(name)")
    }

    private func start(_ script: String, _ more: [String: String] = [:]) throws -> Outcome {
        let environment = [
            "PATH": "\(path)/bin:/usr/bin:/bin", "HOME": path, "TMPDIR": path, "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@a", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@a",
            "scripts": Self.scripts, "usual": "\(path)/usual", "bold": "\(path)/bold", "package": package,
        ]
        return try ChildProcess(
            "/bin/sh", ["-c", "cd '\(path)' && { [ ! -d '\(package)' ] || cd '\(package)'; } && \(script)"],
            environment: environment.merging(more) { $1 }
        ).wait()
    }

    @discardableResult
    private func sh(_ script: String) throws -> String {
        let outcome = try start(script)
        try #require(outcome.code == 0, "\(outcome)")
        return outcome.output
    }

    private static let commit = "git add -A . && git commit -q --allow-empty -m c"

    /// Commits a package with widgets, of these pictures.
    private func commit(_ pictures: String) throws {
        try sh(
            """
            mkdir -p Sources pictures && echo 'import WidgetKit' > Sources/Sample.swift && touch Package.swift
            printf '.build\\n' > .gitignore && cp \(pictures) pictures && \(Self.commit)
            """)
    }

    private func run(_ words: String = "") throws -> Outcome {
        try start("\"$scripts/run\" --tools '\(path)/bin' \(words)")
    }

    private func summary(_ status: Int, _ url: String = "") throws -> String {
        try sh("\"$scripts/summary\" . \(status) '\(url)'")
    }

    @Test func `Without a base, there is what was drawn, and no report`() throws {
        try commit("\"$usual\"/*")
        let outcome = try run()
        #expect(outcome.code == 0, "\(outcome)")
        #expect(Files.exists("\(package)/.build/ci/after/Sample/gallery/Coffee-systemSmall.png"))
        #expect(!Files.exists("\(package)/.build/ci/report"))
        #expect(try summary(0) == "### Widgets: 4 pictures\n\n")
    }

    @Test func `A base with the same pictures is the same`() throws {
        try commit("\"$usual\"/*")
        try sh("echo // >> Sources/Sample.swift && \(Self.commit)")
        let outcome = try run("--base HEAD~1")
        #expect(outcome.code == 0 && outcome.output.hasSuffix("all 4 pictures are the same\n"), "\(outcome)")
        #expect(try sh("git worktree list | wc -l && ls -d ../../repository*") == "1\n../../repository\n")
    }

    @Test func `Changed, new and removed pictures are shown`() throws {
        try commit("\"$usual\"/Coffee-systemSmall* \"$usual\"/Coffee-systemMedium.*")
        try sh("rm pictures/Coffee-systemSmall-dark*")
        try commit("\"$bold\"/Coffee-systemSmall.* \"$usual\"/Coffee-systemMedium*")
        let outcome = try run("--base main~1")
        #expect(outcome.code == 1, "\(outcome)")
        let words = [
            "Coffee-systemMedium-dark:\n  there is no old picture",
            "Coffee-systemSmall-dark:\n  there is no new picture",
            "Coffee-systemSmall:\n", " bold, not ",
        ]
        for words in words { #expect(outcome.output.contains(words), "\(outcome)") }
        #expect(Files.exists("\(package)/.build/ci/report/index.html"))

        let plain = try summary(1)
        #expect(
            plain.hasPrefix("### Widgets: 3 pictures differ\n\n| | before | after | difference |\n|---|---|---|---|\n"))
        #expect(plain.contains("| Sample/gallery/Coffee-systemMedium-dark |  |  |  |\n"))
        let pictured = try summary(1, "https://example.com/raw")
        let place = "https://example.com/raw/Sample/gallery/Coffee-system"
        #expect(
            pictured.contains("|  | <img src=\"\(place)Medium-dark.after.png\" width=\"158\" alt=\"after\"> |  |\n"))
        #expect(pictured.contains("<img src=\"\(place)Small.difference.png\""))
    }

    @Test func `Names are words in a summary, whatever is in them`() throws {
        try sh("mkdir -p '.build/ci/report/a|b <b>`c`' && touch '.build/ci/report/a|b <b>`c`/_d.comparison.json'")
        #expect(try summary(1).contains(#"| a\|b &lt;b\>\`c\`/\_d |"#))
    }

    @Test(arguments: ["true", "mkdir pictures && touch Package.swift"])
    func `All is new to a base without widgets`(_ base: String) throws {
        try sh("\(base) && \(Self.commit)")
        try commit("\"$usual\"/*")
        let outcome = try run("--base HEAD~1")
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.output.components(separatedBy: "there is no old picture").count == 5)
        #expect(try summary(1).hasPrefix("### Widgets: 4 pictures differ\n"))
    }

    @Test func `A base that is not there is named`() throws {
        try commit("\"$usual\"/*")
        let outcome = try run("--base nowhere")
        #expect(outcome.code == 3 && outcome.error.contains("there is no commit 'nowhere' here; fetch it first"))
    }

    @Test func `A package that cannot be built, or has no widgets, fails`() throws {
        try commit("\"$usual\"/*")
        try sh("touch broken")
        let broken = try run()
        #expect(broken.code == 3 && broken.error.contains("error: it is broken\nerror: \(package) cannot be built"))
        #expect(try summary(3) == "### Widgets: something could not be built, drawn or compared\n\n")
        try sh("rm -r broken Sources")
        let empty = try run()
        #expect(empty.code == 3 && empty.error.contains("no executable of \(package) imports WidgetKit"))
    }

    @Test func `A base that cannot be built fails each time, and leaves nothing behind`() throws {
        try commit("\"$usual\"/*")
        try sh("touch broken && \(Self.commit) && git rm -q broken && \(Self.commit)")
        for _ in 0..<2 {
            let outcome = try run("--base HEAD~1")
            #expect(
                outcome.code == 3 && outcome.error.contains("repository.base/widgets/ cannot be built"), "\(outcome)")
        }
        #expect(try sh("git worktree list | wc -l && ls -d ../../repository*") == "1\n../../repository\n")
        #expect(try run("--base HEAD~2").code == 0)
    }

    @Test func `A folder of somebody else's in the place of the base stays`() throws {
        try commit("\"$usual\"/*")
        try sh("echo // >> Sources/Sample.swift && \(Self.commit) && mkdir ../../repository.base")
        let outcome = try run("--base HEAD~1")
        #expect(outcome.code == 3 && outcome.error.contains("repository.base is in the way; remove it"), "\(outcome)")
        #expect(Files.exists("\(path)/repository.base"))
    }

    @Test func `Pictures are pushed as one commit without a parent, and nothing else changes`() throws {
        try commit("\"$usual\"/*")
        try sh(
            "git init -q --bare '\(path)/remote' && mkdir -p .build/ci/report/a && cp \"$usual\"/*.png .build/ci/report/a"
        )
        let state = try sh("git status --porcelain && git rev-parse HEAD && git ls-files -s | cksum")
        let server = [
            "REMOTE": "\(path)/remote", "GITHUB_SERVER_URL": "https://example.com", "GITHUB_REPOSITORY": "a/b",
            "TOKEN": "",
        ]
        let outcome = try start("\"$scripts/push-pictures\" .build/ci/report 7", server)
        let commit = try sh("git -C '\(path)/remote' rev-list widget-pictures/7")
        #expect(outcome.code == 0 && outcome.output == "url=https://example.com/a/b/raw/\(commit)", "\(outcome)")
        let files = try sh("git -C '\(path)/remote' ls-tree -r --name-only widget-pictures/7").split(separator: "\n")
        #expect(files.count == 4 && files.contains("a/Coffee-systemSmall.png"), "\(files)")
        #expect(try sh("git status --porcelain && git rev-parse HEAD && git ls-files -s | cksum") == state)
    }

    @Test func `A token that may not push fails nothing`() throws {
        try commit("\"$usual\"/*")
        try sh("mkdir -p .build/ci/report && cp \"$usual\"/*.png .build/ci/report")
        let server = [
            "REMOTE": "\(path)/nowhere", "GITHUB_SERVER_URL": "https://example.com", "GITHUB_REPOSITORY": "a/b",
        ]
        let outcome = try start("\"$scripts/push-pictures\" .build/ci/report 7", server)
        #expect(outcome.code == 0 && outcome.output == "" && outcome.error.contains("may not push"), "\(outcome)")
    }

    @Test(arguments: [("0", ""), ("1000", "sudo ")])
    func `Only what is missing is installed, by whoever may`(_ user: String, _ before: String) throws {
        try write("case $2 in git|zlib1g-dev) exit 1 ;; esac", to: "dpkg")
        try write("echo \(user)", to: "id")
        for name in ["sudo", "apt-get"] { try write("echo \(name) \"$@\"", to: name) }
        let install = "apt-get install -y --no-install-recommends git zlib1g-dev\n"
        #expect(try sh("\"$scripts/install\"") == "\(before)apt-get update\n\(before)\(install)")
        try write("exit 0", to: "dpkg")
        #expect(try sh("\"$scripts/install\"") == "")
    }
}
