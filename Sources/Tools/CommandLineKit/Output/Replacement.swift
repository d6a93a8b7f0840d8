import GroupStore
import GroupSystem

/// A file that is to replace another, in the same directory. It is locked while its creator runs: an unlocked one was
/// left behind by a killed program, and is removed by the next to work in that directory.
struct Replacement: ~Copyable {
    var new: AtomicFile

    fileprivate static let prefix = ".groupdefaults-new-"

    static func make(for replaced: String, mode: UInt32) throws(Errno) -> Replacement {
        let directory = File.parent(of: replaced)
        sweep(directory)
        while true {
            let path = directory + prefix + String(UInt64.random(in: 0...UInt64.max), radix: 36)
            let new = try AtomicFile(at: path, mode: mode)
            // Another program may have removed the file before it was locked.
            if try new.file.tryLock(), (try? FileStatus(of: path)) != nil { return Replacement(new: new) }
        }
    }

    private static func sweep(_ directory: String) {
        for name in DirectoryListing.names(in: directory) where File.isReplacement(name) {
            let path = directory + name
            if let file = try? FileDescriptor(opening: path, .noFollow | .nonBlocking), (try? file.tryLock()) == true {
                try? FileSystem.remove(path)
            }
        }
    }
}

extension File {
    /// Whether a name is that of a replacement file.
    package static func isReplacement(_ name: String) -> Bool { name.hasPrefix(Replacement.prefix) }

    /// The directory of a path, with a trailing slash.
    static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    }
}
