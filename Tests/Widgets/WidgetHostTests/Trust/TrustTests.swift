import Foundation
import GroupStore
import GroupSystem
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

/// Why a root is refused for widgets.
private struct Refused {
    let error: WidgetError
    let path: String
    let exposure: Exposure

    /// Nil if it is not.
    init?(_ root: Root) {
        do {
            _ = try WidgetsDirectory(root)
            return nil
        } catch let error as WidgetError {
            guard case .exposed(let path, let exposure, _) = error else { return nil }
            (self.error, self.path, self.exposure) = (error, path, exposure)
        } catch {
            return nil
        }
    }
}

struct TrustTests {
    private let session: HostSession
    private let above: String

    init() throws {
        session = try HostSession()
        try session.addProgram()
        try session.directory.place("Name")
        try session.directory.requestReload(ofKind: nil)
        try session.directory.settings.set(.string("xdg-open"), for: "opener")
        above = session.temporary.directory.path
    }

    private func refused() -> Refused? { Refused(session.temporary.root) }

    private static let parts = [
        "groups/.widgets", "groups/.widgets/programs", "groups/.widgets/placed/Library",
        "groups/.widgets/requests/Library/Preferences", "groups/.widgets/programs/Library/Preferences/programs.json",
        "groups/.widgets/settings/Library/Preferences/settings.json", "groups/.widgets/archives",
    ]

    @Test(arguments: parts) func `What everyone may change is refused`(part: String) throws {
        #expect(refused() == nil)
        try #require(chmod("\(above)/\(part)", 0o777) == 0)
        let refused = try #require(self.refused())
        #expect(refused.path.hasSuffix(part))
        #expect(refused.exposure == .writable(by: "everyone"))
    }

    @Test(arguments: ["groups", ""]) func `A directory on the way in which everyone may replace entries is refused`(
        part: String
    ) throws {
        let directory = part.isEmpty ? above : "\(above)/\(part)"
        try #require(chmod(directory, 0o777) == 0)
        #expect(refused()?.path == directory)
        #expect(refused()?.exposure == .replaceable(by: "everyone"))
        // As in /tmp, where all may add something.
        try #require(chmod(directory, 0o1777) == 0)
        #expect(refused() == nil)
    }

    @Test func `The targets of links are checked, too`() throws {
        try #require(mkdir("\(above)/open", 0o700) == 0)
        try #require(rename("\(above)/groups", "\(above)/open/groups") == 0)
        try #require(symlink("open/../open/groups", "\(above)/groups") == 0)
        #expect(refused() == nil)
        try #require(chmod("\(above)/open", 0o777) == 0)
        #expect(refused()?.path.hasSuffix("/open") == true)
    }

    @Test func `What is not there yet is refused only where others may make it so that it could be theirs`() throws {
        #expect(Refused(Root(path: "\(above)/new/groups")) == nil)
        try #require(chmod(above, 0o1777) == 0)
        #expect(Refused(Root(path: "\(above)/new/groups")) == nil)
        try #require(chmod(above, 0o777) == 0)
        #expect(Refused(Root(path: "\(above)/new/groups")) != nil)
    }

    @Test func `A host ends when the directory turns out to be someone else's`() throws {
        try session.start()
        try #require(chmod(session.directory.path, 0o777) == 0)
        try #require(rename(session.directory.lockPath, session.directory.lockPath + ".old") == 0)
        try session.suite.set(.integer(1), for: "SampleName")
        #expect(eventually { session.directory.host == nil && session.isOver })
    }

    private var notes: [String] {
        session.events.compactMap { if case .note(let words) = $0 { words } else { nil } }
    }

    @Test func `What is registered and placed while others could do so is taken once they cannot`() throws {
        try session.start()
        #expect(session.eventuallyShows("nothing", "Name-1"))
        let (records, directory) = (session.directory, session.directory.path)
        let own = try #require(try records.programs.value(for: "FakeWidget"))
        let widget = try #require(try records.placements.value(for: "Name-1"))
        let mark = "\(above)/has run"
        try Files.writeProgram("#!/bin/sh\ntouch '\(mark)'\n", to: "\(above)/other")
        let description = try records.program("FakeWidget").description
        let other = RegisteredProgram(
            name: "FakeWidget", path: "\(above)/other", added: .distantFuture, description: description)

        try #require(chmod(directory, 0o777) == 0)
        try records.keep(other)
        try records.placements.set(widget, for: "Name-2")
        #expect(eventually { notes.contains { $0.hasPrefix("\(directory) can be changed by everyone, and ") } })
        try records.programs.set(own, for: "FakeWidget")
        // What is known already goes on.
        try session.suite.set(.string("Minsu"), for: "SampleName")
        #expect(session.eventuallyShows("\"Minsu\"", "Name-1"))
        #expect(session.text(of: "Name-2") == nil && !Files.exists(mark))

        try #require(chmod(directory, 0o700) == 0)
        #expect(session.eventuallyShows("\"Minsu\"", "Name-2"))
        #expect(notes.contains("\(directory) can be trusted again"))
        #expect(!Files.exists(mark))
        #expect(notes.count { $0.contains("can be changed") } == 1, "\(notes)")
    }

    @Test func `No program is started while others may change the records`() throws {
        try session.start()
        #expect(session.eventuallyShows("nothing", "Name-1"))
        try #require(chmod(session.directory.path, 0o777) == 0)
        // One that was built anew is started anew.
        try session.copyProgram(to: "\(above)/other")
        try #require(rename("\(above)/other", "\(above)/FakeWidget") == 0)
        #expect(
            eventually {
                session.failures(of: "Name-1").contains {
                    $0.contains("cannot be run: \(session.directory.path) can be changed by everyone")
                }
            })
        try #require(chmod(session.directory.path, 0o700) == 0)
        try session.suite.set(.string("Minsu"), for: "SampleName")
        #expect(session.eventuallyShows("\"Minsu\"", "Name-1"))
    }

    @Test func `No URL is opened by what others may have chosen`() throws {
        let mark = "\(above)/opened"
        try session.directory.settings.set(.array([.string("touch"), .string(mark)]), for: "opener")
        let loop = EventLoop()
        let opener = Opener(session.directory, in: loop) { _ in }
        try #require(chmod(session.directory.path, 0o777) == 0)
        #expect(opener.open("sample://")?.contains("can be changed by everyone") == true)
        #expect(!Files.exists(mark))
    }

    @Test func `A program that others may change is not run, and costs its own widget only`() throws {
        let path = try session.addProgram("Open")
        let id = try session.directory.place("Name", program: "Open")
        try #require(chmod(path, 0o777) == 0)
        try session.start()
        #expect(session.eventuallyShows("nothing", "Name-1"))
        #expect(
            eventually {
                session.failures(of: id).first?.contains("cannot be run: it can be changed by everyone") == true
            })
        try #require(chmod(path, 0o755) == 0)
        #expect(session.eventuallyShows("nothing", id))
    }

    @Test func `The hint says what to do`() throws {
        try #require(chmod(above, 0o777) == 0)
        let error = try #require(refused()).error
        #expect("\(error)".hasPrefix("\(above) can be changed by everyone, and "))
        #expect(error.hint == "'chmod +t \(above)' keeps them from replacing what is not theirs")
    }
}

/// Users of whom the tests know nothing but their numbers.
@Suite(.enabled(if: geteuid() == 0, "only root can give files to other users"))
struct OwnerTests {
    private let temporary = TemporaryRoot()
    private var above: String { temporary.directory.path }

    init() throws {
        let directory = try WidgetsDirectory(temporary.root)
        try directory.requestReload(ofKind: nil)
    }

    private func refused() -> WidgetError? { Refused(temporary.root)?.error }

    @Test(arguments: ["groups", "groups/.widgets", "groups/.widgets/requests/Library", ""])
    func `Files of another user are refused`(part: String) throws {
        #expect(refused() == nil)
        let path = part.isEmpty ? above : "\(above)/\(part)"
        try #require(lchown(path, 12_001, 12_001) == 0)
        #expect(refused() == .exposed(path: path, .owned(by: "user 12001"), user: "root"))
        #expect(refused()?.hint == "do it as user 12001, without sudo")
    }

    @Test func `A link of another user's on the way is refused, and one of our own is not`() throws {
        try #require(rename("\(above)/groups", "\(above)/real") == 0)
        try #require(symlink("real", "\(above)/groups") == 0)
        #expect(refused() == nil)
        try #require(chmod(above, 0o1777) == 0)
        try #require(lchown("\(above)/groups", 12_001, 12_001) == 0)
        #expect(refused() == .exposed(path: "\(above)/groups", .owned(by: "user 12001"), user: "root"))
    }

    @Test func `What another group may change is refused, but not what only root's may`() throws {
        try #require(chmod("\(above)/groups/.widgets", 0o770) == 0)
        #expect(refused() == nil)
        try #require(lchown("\(above)/groups/.widgets", 0, 12_000) == 0)
        #expect(
            refused()
                == .exposed(path: "\(above)/groups/.widgets", .writable(by: "group 12000"), user: "root"))
    }

    @Test func `A program of another user's is not run`() throws {
        let path = "\(above)/Program"
        try FileManager.default.copyItem(atPath: "/bin/true", toPath: path)
        try #require(lchown(path, 12_001, 12_001) == 0)
        #expect {
            try WidgetsDirectory(temporary.root).add(path)
        } throws: { error in
            "\(error)".contains("cannot be run: it belongs to user 12001, and root would run it; a copy would be yours")
        }
    }
}
