import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

/// Files in the container of a group that a widget reads.
struct ContainerTests {
    private let session: HostSession
    private let container: String
    private let outside: String
    private let id: String

    init() throws {
        session = try HostSession()
        container = session.temporary.root.path + "/group.test"
        outside = session.temporary.directory.path + "/outside"
        try session.addProgram()
        id = try session.directory.place("Files")
        try session.suite.set(.string("Kim"), for: "SampleName")
        try FileManager.default.createDirectory(atPath: outside + "/full", withIntermediateDirectories: true)
        try Files.writeInPlace("1", to: outside + "/full/a.json")
        try session.start()
        // Written when what the widget has read is watched.
        #expect(eventually { session.directory.archives.baseline(of: id) != nil })
    }

    /// Whether a change leads to a reload for this file. It need not be the first one after it: a file that is written
    /// slowly may be told both when it is made and when it is closed.
    private func isReloaded(for file: String, after change: () throws -> Void) rethrows -> Bool {
        let before = session.records(of: id).count
        try change()
        return eventually {
            session.records(of: id).dropFirst(before).contains { record in
                record.causes.contains("the file \(file) of group.test changed")
            }
        }
    }

    @Test func `Files that are written, linked or removed are reported by name`() throws {
        let (file, theirs) = (container + "/a.json", outside + "/full/a.json")
        #expect(try isReloaded(for: "a.json") { try Files.writeInPlace("1", to: file) })
        #expect(isReloaded(for: "hard") { _ = link(theirs, container + "/hard") })
        #expect(isReloaded(for: "soft") { _ = symlink(theirs, container + "/soft") })
        #expect(try isReloaded(for: "a.json") { try Files.remove(file) })
    }

    @Test func `Directories that are moved in or out are reported with their contents`() throws {
        #expect(isReloaded(for: "in/a.json") { _ = rename(outside + "/full", container + "/in") })
        #expect(try isReloaded(for: "in/a.json") { try Files.writeInPlace("22", to: container + "/in/a.json") })
        #expect(isReloaded(for: "in") { _ = rename(container + "/in", outside + "/full") })
    }

    @Test func `A container that is made again is watched again`() throws {
        #expect(
            try isReloaded(for: "b.json") {
                try FileManager.default.removeItem(atPath: container)
                try FileManager.default.createDirectory(atPath: container, withIntermediateDirectories: false)
                try Files.writeInPlace("1", to: container + "/b.json")
            })
    }

    @Test func `A file that changes before the container is watched, but after a widget has read it, is not missed`()
        throws
    {
        let other = try HostSession()
        try other.addProgram()
        let draft = try other.directory.place("Draft")
        try other.start()
        #expect(other.eventuallyShows("\"done\"", draft))
        #expect(other.causes(of: draft, count: 2).last == ["the file draft of group.test changed"])
        // What was there before is nothing new, and what is watched is not looked at again.
        let files = try other.directory.place("Files")
        #expect(eventually { other.reloads(of: files) == 1 })
        try other.suite.set(.string("Kim"), for: "SampleName")
        #expect(other.eventuallyShows("\"Kim\"", files))
        #expect(other.causes(of: files, count: 2) == [["the widget was placed"], ["SampleName of group.test changed"]])
    }

    @Test func `A file that is removed before the container is watched, but after a widget has read it, is not missed`()
        throws
    {
        let other = try HostSession()
        try other.addProgram()
        try other.suite.set(.string("Kim"), for: "SampleName")
        let container = other.temporary.root.path + "/group.test"
        try Files.writeInPlace("1", to: container + "/litter")
        // What happens to a file as soon as it is there may be of the same moment, in which nothing can be told apart.
        let made = Date()
        #expect(eventually { Date() > made + 0.05 })
        let litter = try other.directory.place("Litter")
        try other.start()
        #expect(other.eventuallyShows("gone", litter))
        #expect(other.causes(of: litter, count: 2).last == ["files of group.test changed"])
    }

    @Test func `A widget that reads a container is reloaded when the host starts again, for what it may have missed`()
        throws
    {
        session.stop()
        let next = try HostSession(in: session.temporary)
        try next.start()
        #expect(next.causes(of: id, count: 1) == [["files of group.test may have changed while no host ran"]])
    }

    @Test func `Too many directories to watch are reported`() throws {
        for number in 1...1_001 {
            try FileManager.default.createDirectory(
                atPath: "\(container)/\(number)", withIntermediateDirectories: false)
        }
        #expect(
            eventually {
                session.events.contains { event in
                    guard case .note(let note) = event else { return false }
                    return note.contains("more than 1000 directories")
                }
            })
    }
}

/// What the kernel tells, taken without a host.
struct ContainerWatchTests {
    private let temporary = TemporaryRoot()

    @Test func `When events were lost, everything that is watched counts as changed`() throws {
        let root = temporary.root
        let container = root.path + "/group.test"
        try FileManager.default.createDirectory(atPath: container, withIntermediateDirectories: true)
        var watch = ContainerWatch()
        _ = watch.watch([SuiteName(literal: "group.test")], in: root)
        let limit = try #require(Int(Files.read("/proc/sys/fs/inotify/max_queued_events").dropLast()))
        let (one, other) = (container + "/one", container + "/other")
        try Files.writeInPlace("1", to: one)
        for _ in 0..<limit {
            _ = rename(one, other)
            _ = rename(other, one)
        }
        try FileManager.default.createDirectory(atPath: container + "/late", withIntermediateDirectories: false)
        #expect(watch.changes().contains(ContainerWatch.Change(suite: SuiteName(literal: "group.test"), file: "")))
        try Files.writeInPlace("1", to: container + "/late/file")
        #expect(watch.changes() == [ContainerWatch.Change(suite: SuiteName(literal: "group.test"), file: "late/file")])
    }

    /// The files that are told to have changed.
    private func files(_ watch: inout ContainerWatch) -> [String] { watch.changes().map(\.file) }

    @Test func `A new file is told once it is closed, and a link at once, wherever it leads`() throws {
        let container = temporary.root.path + "/group.test"
        try FileManager.default.createDirectory(atPath: container, withIntermediateDirectories: true)
        let (empty, full) = (temporary.directory.path + "/empty", temporary.directory.path + "/full")
        try Files.writeInPlace("", to: empty)
        try Files.writeInPlace("1", to: full)
        var watch = ContainerWatch()
        _ = watch.watch([SuiteName(literal: "group.test")], in: temporary.root)
        let file = open(container + "/new", O_WRONLY | O_CREAT, 0o600)
        #expect(files(&watch) == [])
        close(file)
        #expect(files(&watch) == ["new"])
        #expect(mkfifo(container + "/pipe", 0o600) == 0)
        #expect(files(&watch) == ["pipe"])
        for target in [empty, full, container, container + "/none"] {
            #expect(symlink(target, container + "/soft") == 0)
            #expect(files(&watch) == ["soft"], "\(target)")
            try Files.remove(container + "/soft")
            #expect(files(&watch) == ["soft"])
        }
        for target in [empty, full] {
            #expect(link(target, container + "/hard") == 0)
            #expect(files(&watch) == ["hard"], "\(target)")
            try Files.remove(container + "/hard")
            #expect(files(&watch) == ["hard"])
        }
    }

    @Test func `A directory that was moved out is told, and no more watched, nor what is in it`() throws {
        let container = temporary.root.path + "/group.test"
        let outside = temporary.directory.path + "/outside"
        for name in ["in/deep", "inside"] {
            try FileManager.default.createDirectory(
                atPath: "\(container)/\(name)", withIntermediateDirectories: true)
        }
        var watch = ContainerWatch()
        _ = watch.watch([SuiteName(literal: "group.test")], in: temporary.root)
        #expect(rename(container + "/in", outside) == 0)
        #expect(files(&watch) == ["in"])
        try Files.writeInPlace("1", to: outside + "/file")
        try Files.writeInPlace("1", to: outside + "/deep/file")
        #expect(files(&watch) == [])
        try Files.writeInPlace("1", to: container + "/inside/file")
        #expect(files(&watch) == ["inside/file"])
    }
}
