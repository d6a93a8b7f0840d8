import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive

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
        #expect(eventually { session.directory.archives.basis(of: id) != nil })
    }

    /// The reason for which the widget is reloaded after a change.
    private func cause(of change: () throws -> Void) rethrows -> String? {
        let before = session.reloads(of: id)
        try change()
        _ = eventually { session.reloads(of: id) > before }
        return session.records(of: id).dropFirst(before).first?.causes.first
    }

    @Test func `Files that are written, linked and removed are told by their names`() throws {
        let (file, theirs) = (container + "/a.json", outside + "/full/a.json")
        let written = try cause { try Files.writeInPlace("1", to: file) }
        #expect(written == "the file a.json of group.test changed")
        let hard = cause { _ = link(theirs, container + "/hard") }
        #expect(hard == "the file hard of group.test changed")
        let soft = cause { _ = symlink(theirs, container + "/soft") }
        #expect(soft == "the file soft of group.test changed")
        let removed = try cause { try Files.remove(file) }
        #expect(removed == "the file a.json of group.test changed")
    }

    @Test func `Directories that are moved in and out are told with what is in them`() throws {
        let movedIn = cause { _ = rename(outside + "/full", container + "/in") }
        #expect(movedIn == "the file in/a.json of group.test changed")
        let written = try cause { try Files.writeInPlace("22", to: container + "/in/a.json") }
        #expect(written == "the file in/a.json of group.test changed")
        let movedOut = cause { _ = rename(container + "/in", outside + "/full") }
        #expect(movedOut == "the file in of group.test changed")
    }

    @Test func `A container that is made again is watched again`() throws {
        try FileManager.default.removeItem(atPath: container)
        try FileManager.default.createDirectory(atPath: container, withIntermediateDirectories: false)
        try Files.writeInPlace("1", to: container + "/b.json")
        #expect(
            eventually { session.records(of: id).last?.causes.last == "the file b.json of group.test changed" })
    }

    @Test func `More directories than can be watched are told`() throws {
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

    @Test func `When events were lost, everything that is watched has changed`() throws {
        let root = temporary.root
        let container = root.path + "/group.test"
        try FileManager.default.createDirectory(atPath: container, withIntermediateDirectories: true)
        var watch = ContainerWatch()
        watch.watch(["group.test"], in: root)
        let limit = try #require(Int(Files.read("/proc/sys/fs/inotify/max_queued_events").dropLast()))
        let (one, other) = (container + "/one", container + "/other")
        try Files.writeInPlace("1", to: one)
        for _ in 0..<limit {
            _ = rename(one, other)
            _ = rename(other, one)
        }
        try FileManager.default.createDirectory(atPath: container + "/late", withIntermediateDirectories: false)
        #expect(watch.changes().contains(ContainerWatch.Change(suite: "group.test", file: "")))
        try Files.writeInPlace("1", to: container + "/late/file")
        #expect(watch.changes() == [ContainerWatch.Change(suite: "group.test", file: "late/file")])
    }
}
