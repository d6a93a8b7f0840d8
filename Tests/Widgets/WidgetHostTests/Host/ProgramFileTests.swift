import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

/// Programs that are replaced by way of what leads to them.
struct ProgramFileTests {
    private let session: HostSession
    private let releases: String

    init() throws {
        session = try HostSession()
        releases = session.temporary.directory.path + "/rel"
        for number in 1...2 { try release("\(number)") }
    }

    private func release(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: "\(releases)/\(name)", withIntermediateDirectories: true)
        try session.copyProgram(to: "\(releases)/\(name)/Prog")
    }

    /// Shows a widget of the program at a path.
    private func begin(_ path: String) throws -> String {
        try session.directory.add(path)
        let id = try session.directory.place("Name")
        // A program that cannot be run while it is on its way is not tried again by itself.
        try session.start { $0.pacing.firstRetry = 1_000_000 }
        try #require(eventually { session.reloads(of: id) == 1 })
        return id
    }

    private func isRebuilt(_ id: String, _ count: Int = 2) -> Bool {
        eventually { session.reloads(of: id) >= count }
            && session.records(of: id).last?.causes == ["its program was rebuilt"]
    }

    @Test func `A program that is written anew, as by a linker, is rebuilt once`() throws {
        let path = releases + "/1/Prog"
        let id = try begin(path)
        try Files.remove(path)
        // Which another process writes, in two steps.
        let go = session.temporary.directory.path + "/go"
        try #require(mkfifo(go, 0o600) == 0)
        let script = """
            use Fcntl; open(my $in, "<", $ARGV[0]); sysopen(my $out, $ARGV[1], O_WRONLY | O_CREAT | O_EXCL, 0755);
            read($in, my $bytes, 4096); syswrite($out, $bytes); open(my $go, "<", $ARGV[2]); <$go>;
            while (read($in, $bytes, 1 << 20)) { syswrite($out, $bytes) }
            """
        let writer = try ChildProcess(
            "/usr/bin/perl", ["-e", script, releases + "/2/Prog", path, go], environment: ["PATH": "/usr/bin:/bin"])
        #expect(eventually { (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int == 4_096 })
        try session.suite.set(.string("Sam"), for: "SampleName")
        try #require(eventually { session.records(of: id).count >= 2 })
        try Files.writeInPlace("go\n", to: go)
        #expect(writer.wait().code == 0)
        #expect(isRebuilt(id))
        #expect(session.records(of: id).count { $0.causes.contains("its program was rebuilt") } == 1)
    }

    @Test func `A link on the way is pointed elsewhere`() throws {
        try #require(symlink("1", releases + "/current") == 0)
        let id = try begin(releases + "/current/Prog")
        try #require(symlink("2", releases + "/next") == 0)
        try #require(rename(releases + "/next", releases + "/current") == 0)
        #expect(isRebuilt(id))
        // And back, in two steps.
        try Files.remove(releases + "/current")
        try #require(symlink("1", releases + "/current") == 0)
        #expect(isRebuilt(id, 3))
    }

    @Test func `A directory on the way is moved into the place of another`() throws {
        let id = try begin(releases + "/1/Prog")
        try #require(rename(releases + "/1", releases + "/old") == 0)
        try #require(rename(releases + "/2", releases + "/1") == 0)
        #expect(isRebuilt(id))
        try #require(rename(releases, releases + ".old") == 0)
        try release("1")
        #expect(isRebuilt(id, 3))
    }

    @Test func `A directory that a link leads to is removed and made anew`() throws {
        try release("x86/release")
        try #require(symlink("x86/release", releases + "/release") == 0)
        let id = try begin(releases + "/release/Prog")
        try FileManager.default.removeItem(atPath: releases + "/x86")
        try release("x86/release")
        #expect(isRebuilt(id))
    }

    @Test func `A new program is made executable later`() throws {
        let path = releases + "/1/Prog"
        let id = try begin(path)
        try #require(chmod(releases + "/2/Prog", 0o600) == 0)
        try #require(rename(releases + "/2/Prog", path) == 0)
        try #require(eventually { session.failures(of: id).last?.contains("Permission denied") == true })
        try #require(chmod(path, 0o700) == 0)
        #expect(isRebuilt(id))
    }
}
