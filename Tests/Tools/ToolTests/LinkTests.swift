import Foundation
import GroupStore
import TestSupport
import Testing

/// Suites whose file is a symbolic link, among dotfiles for example.
struct LinkTests {
    private let tool = Tool()
    private let dotfiles: String

    init() throws {
        dotfiles = tool.temporary.directory.path + "/dotfiles"
        try FileManager.default.createDirectory(atPath: dotfiles, withIntermediateDirectories: false)
    }

    private var file: String { dotfiles + "/app.json" }
    private var path: String { get throws { try tool.temporary.suite("group.default").path } }

    /// Puts a link in the place of the suite's file, as stow does.
    private func stow() throws {
        try tool.run("set", "k", "v")
        try FileManager.default.moveItem(atPath: path, toPath: file)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: file)
    }

    private func isLink() throws -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    @Test func `A link is followed only when its owner has chosen so`() throws {
        try stow()
        for words in [["get", "k"], ["set", "k", "w"], ["list"]] {
            let refused = try tool.start(words).wait()
            #expect(refused.code == 3)
            #expect(refused.error.contains("through a symbolic link") && refused.error.contains("groupdefaults link"))
        }
        let outcome = try tool.run("link")
        #expect(outcome.output == "\(try path) → \(file)\n", "\(outcome)")
        #expect(try tool.run("get", "k").output == "v\n")
        #expect(try tool.run("set", "k", "w", "other", "x").code == 0)
        #expect(try Files.read(file) == "{\n  \"k\": \"w\",\n  \"other\": \"x\"\n}\n")
        #expect(try isLink())
        #expect(try FileManager.default.contentsOfDirectory(atPath: dotfiles) == ["app.json"])
        #expect(try tool.run("check").output == "group.default: ok, 2 keys\n")
    }

    @Test func `A suite moves to a file, and back`() throws {
        try tool.run("set", "k", "v")
        #expect(try tool.shell(#"cd "$TMPDIR/dotfiles" && "$tool" link app.json"#).code == 0)
        #expect(try isLink())
        #expect(try Files.read(file) == "{\n  \"k\": \"v\"\n}\n")
        #expect(try tool.run("set", "k", "w").code == 0)
        #expect(try tool.run("link", "--off").code == 0)
        #expect(try !isLink())
        #expect(try tool.run("get", "k").output == "w\n")
        #expect(Files.permissions(try path) == 0o600)
        #expect(try tool.run("set", "k", "x").code == 0)
        #expect(try Files.read(file).contains("\"w\""))
        // What was followed once is not followed again.
        try Files.remove(path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: file)
        #expect(try tool.run("get", "k").code == 3)
        #expect(try tool.run("link", "--off").code == 3)
    }

    @Test func `A suite takes the values of a file, unless it has others`() throws {
        try Files.writeInPlace(#"{"k": "theirs"}"#, to: file)
        #expect(try tool.run("link", file).code == 0)
        #expect(try tool.run("get", "k").output == "theirs\n")
        try tool.run("set", "-s", "other", "k", "mine")
        let refused = try tool.run("link", "-s", "other", file)
        #expect(refused.code == 2)
        #expect(refused.error.contains("both the suite and \(file) have values"))
        #expect(try tool.run("get", "-s", "other", "k").output == "mine\n")
        #expect(try tool.run("link", "-s", "third", dotfiles + "/none.json").code == 1)
        #expect(try tool.run("suites").output == "group.default\nother\n")
    }

    @Test func `A file that is no suite is not linked, and nothing has changed`() throws {
        try Files.writeInPlace("oops", to: file)
        let outcome = try tool.run("link", file)
        #expect(outcome.code == 3, "\(outcome)")
        #expect(try !isLink())
        #expect(try tool.run("suites").output == "")
        #expect(try tool.run("set", "k", "v").code == 0)
        #expect(try tool.run("get", "k").output == "v\n")
    }

    @Test func `A link is not followed where others could have put it`() throws {
        try stow()
        try tool.run("link")
        let directory = (try path as NSString).deletingLastPathComponent
        for (open, closed) in [(directory, 0o700), (dotfiles, 0o755)] {
            chmod(open, 0o777)
            #expect(try tool.run("get", "k").code == 3)
            #expect(try tool.run("set", "k", "w").code == 3)
            chmod(open, mode_t(closed))
            #expect(try tool.run("get", "k").output == "v\n")
        }
    }

    @Test(.enabled(if: getuid() == 0, "only root can give a file away"))
    func `A link is not followed out of its owner's files`() throws {
        try stow()
        try tool.run("link")
        chown(file, 12_345, 12_345)
        #expect(try tool.run("get", "k").code == 3)
        #expect(try tool.run("set", "k", "w").code == 3)
        #expect(try Files.read(file) == "{\n  \"k\": \"v\"\n}\n")
    }

    @Test(arguments: [
        #"rm "$P/.group.default.lock""#,
        #"cp -a "$P/.group.default.lock" "$P/l" && mv "$P/l" "$P/.group.default.lock""#,
    ])
    func `A choice is not that of another lock file`(change: String) throws {
        try stow()
        try tool.run("link")
        let directory = (try path as NSString).deletingLastPathComponent
        let outcome = try tool.shell(
            "P='\(directory)'; \(change); \"$tool\" get k; echo $?; \"$tool\" set k w; echo $?")
        #expect(outcome.output == "3\n3\n", "\(outcome)")
        #expect(try Files.read(file) == "{\n  \"k\": \"v\"\n}\n")
    }

    @Test func `A file that is gone is not taken for an empty suite`() throws {
        try stow()
        try tool.run("link")
        try Files.remove(file)
        #expect(try tool.run("get", "k").code == 3)
        #expect(try tool.run("set", "k", "w").code == 3)
        #expect(!Files.exists(file))
        #expect(try tool.run("unset", "--all").code == 0)
        #expect(try tool.run("set", "k", "new").code == 0)
        #expect(try !isLink())
    }

    @Test func `Removing the suite removes the link, and leaves the file`() throws {
        try stow()
        try tool.run("link")
        #expect(try tool.run("unset", "--all").code == 0)
        #expect(Files.exists(file))
        #expect(try tool.run("suites").output == "")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: file)
        #expect(try tool.run("get", "k").code == 3)
    }

    @Test func `Another process sees writes and edits through the link, by every kind of edit`() throws {
        try stow()
        try tool.run("link")
        let suite = try tool.temporary.suite("group.default")
        #expect(try suite.value(for: "k") == .string("v"))
        try tool.run("set", "k", "w")
        #expect(try suite.value(for: "k") == .string("w"))
        try Files.replace(file, with: #"{"k": "edited"}"#)
        #expect(try eventually { try suite.value(for: "k") == .string("edited") })
        try Files.writeInPlace(#"{"k": "in place"}"#, to: file)
        #expect(try eventually { try suite.value(for: "k") == .string("in place") })
        try suite.set(.string("own"), for: "k")
        #expect(try Files.read(file) == #"{"k": "own"}"#)
    }

    @Test func `A watch sees the choice, writes through the link, and edits of the file`() throws {
        try stow()
        let process = try tool.start(["watch", "--initial", "k"])
        #expect(eventually { process.errorOutput.contains("through a symbolic link") })
        try tool.run("link")
        #expect(eventually { process.output == "k: \"v\"\n" })
        try tool.run("set", "k", "w")
        #expect(eventually { process.output.contains("k: \"v\" → \"w\"\n") })
        try Files.replace(file, with: #"{"k": "edited"}"#)
        #expect(eventually { process.output.contains("k: \"w\" → \"edited\"\n") })
        try Files.writeInPlace(#"{"k": "in place"}"#, to: file)
        #expect(eventually { process.output.contains("k: \"edited\" → \"in place\"\n") })
        try tool.run("link", "--off")
        try tool.run("set", "k", "off")
        #expect(eventually { process.output.contains("k: \"in place\" → \"off\"\n") })
        process.send(SIGTERM)
        _ = process.wait()
    }

    @Test(.enabled(if: Strace.isPossible, "\(Strace.excuse)"))
    func `A writer that is killed leaves the old file, and the next one tidies up`() throws {
        try stow()
        try tool.run("link")
        let outcome = try tool.shell(
            """
            cd "$TMPDIR" && strace -qq -o trace -e inject=fsync:signal=KILL "$tool" set k w; "$tool" get k
            ls -A dotfiles | wc -l; "$tool" set k x && ls -A dotfiles && "$tool" get k
            """)
        #expect(outcome.output == "v\n2\napp.json\nx\n", "\(outcome)")
    }
}
