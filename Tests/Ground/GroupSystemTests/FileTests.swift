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

    @Test func `A file that is renewed is written over the one before the last`() throws {
        let path = directory.path + "/file"
        try SmallFile.renew(path, with: Array("first".utf8))
        #expect(DirectoryListing.names(in: directory.path) == ["file"])
        try SmallFile.renew(path, with: Array("the second".utf8))
        let second = try FileStatus(of: path).identity
        try SmallFile.renew(path, with: Array("third".utf8))
        #expect(SmallFile.text(path) == "third")
        try SmallFile.renew(path, with: Array("no. 4".utf8))
        #expect(SmallFile.text(path) == "no. 4")
        #expect(try FileStatus(of: path).identity == second)
        #expect(DirectoryListing.names(in: directory.path).sorted() == ["file", "file.old"])
    }

    @Test func `A renewed file that is being read, or that has another name, keeps what it holds`() throws {
        let path = directory.path + "/file"
        try SmallFile.renew(path, with: Array("first".utf8))
        try SmallFile.renew(path, with: Array("second".utf8))
        let reader = try FileDescriptor(opening: path, .readOnly)
        for text in ["third", "fourth"] { try SmallFile.renew(path, with: Array(text.utf8)) }
        #expect(reader.readWhatIsThere() == Array("second".utf8))
        #expect(link(path, directory.path + "/copy") == 0)
        for text in ["fifth", "sixth"] { try SmallFile.renew(path, with: Array(text.utf8)) }
        #expect(SmallFile.text(directory.path + "/copy") == "fourth")
        #expect(SmallFile.text(path) == "sixth")
    }

    @Test func `A large file is replaced, and none is kept beside it`() throws {
        let path = directory.path + "/file"
        for text in ["first", "second"] { try SmallFile.renew(path, with: Array(text.utf8)) }
        let large = [UInt8](repeating: 7, count: 100_000)
        try SmallFile.renew(path, with: large)
        #expect(try SmallFile.bytes(path) == large)
        #expect(DirectoryListing.names(in: directory.path) == ["file"])
    }

    @Test func `Other processes find each renewed file whole`() throws {
        let path = directory.path + "/file"
        try SmallFile.renew(path, with: Array("a".utf8))
        // Ends once it has seen the last text, or one that is not of a single letter.
        let loop = """
            until [ "$text" = z ]; do
                text=$(tr -s a-z < '\(path)')
                case $text in [a-z]) ;; *) exit 9 ;; esac
            done
            """
        let readers = try (0..<3).map { _ in try ChildProcess("/bin/sh", ["-c", loop], environment: [:]) }
        for round in 0..<500 {
            let letter = UInt8(ascii: "a") + UInt8(round % 25)
            try SmallFile.renew(path, with: Array(repeating: letter, count: 10_000 + round % 7 * 4_000))
        }
        try SmallFile.renew(path, with: Array("z".utf8))
        for reader in readers { #expect(reader.wait().code == 0) }
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
