import Glibc
import GroupSystem
import TestSupport
import Testing

struct FileTests {
    private let directory = TemporaryDirectory()

    @Test func `A file is replaced as a whole, or nothing is left behind`() throws {
        let path = directory.path + "/file"
        try SmallFile.replace(path, with: Array("old".utf8))
        do {
            let dropped = try AtomicFile(at: path + ".new", mode: 0o600)
            try dropped.file.writeAll(Array("half".utf8))
        }
        #expect(SmallFile.text(path) == "old")
        try SmallFile.replace(path, with: Array("new".utf8))
        #expect(SmallFile.text(path) == "new")
        #expect(DirectoryListing.names(in: directory.path) == ["file"])
    }

    @Test func `A temporary file is made though another process keeps making one of its name`() throws {
        let loop = "while :; do : > '\(directory.path)/file.new'; done"
        let other = try ChildProcess("/bin/sh", ["-c", loop], environment: [:])
        defer {
            other.send(SIGKILL)
            _ = other.wait()
        }
        #expect(eventually { DirectoryListing.names(in: directory.path) == ["file.new"] })
        let place = try FileDescriptor(opening: directory.path, .directory)
        for _ in 0..<1_000 {
            var file = try AtomicFile(in: place, temporaryName: "file.new")
            try? file.replace("file")
        }
    }

    @Test func `A lock excludes others until it is released`() throws {
        let path = directory.path + "/lock"
        var patience = Patience(.zero)
        do {
            let lock = try FileLock(try FileDescriptor(opening: path, .readWrite | .create), &patience)
            let other = try FileDescriptor(opening: path, .readOnly)
            #expect(try !other.tryLock())
            #expect(try !other.tryLock(isShared: true))
            #expect(throws: Errno.wouldBlock) {
                _ = try FileLock(try FileDescriptor(opening: path, .readOnly), &patience)
            }
            _ = lock
        }
        #expect(try FileDescriptor(opening: path, .readOnly).tryLock())
    }

    @Test func `Events in a watched directory carry names`() throws {
        let watch = try DirectoryWatch()
        let number = try watch.add(directory.path, [.movedTo, .delete])
        try SmallFile.replace(directory.path + "/file", with: [])
        try FileSystem.remove(directory.path + "/file")
        let events = watch.events()
        #expect(events.map(\.name) == ["file", "file"])
        #expect(events.map(\.watch) == [number, number])
        #expect(events.map { $0.kinds.contains(.movedTo) } == [true, false])
        #expect(throws: Errno.noSuchFileOrDirectory) { try watch.add(directory.path + "/nowhere", .delete) }
    }
}
