import Glibc
import GroupStore

/// A file that is to take another's place, made in the same directory. It is locked until its maker ends: one that is not
/// was left by a program that was killed, and the next to work in that directory removes it.
struct Replacement: ~Copyable {
    let path: String
    let file: FileDescriptor

    fileprivate static let prefix = ".groupdefaults-new-"

    static func make(for replaced: String, mode: mode_t) throws(Errno) -> Replacement {
        let directory = File.parent(of: replaced)
        sweep(directory)
        while true {
            let name = prefix + String(UInt64.random(in: 0...UInt64.max), radix: 36)
            let replacement = try Replacement(path: directory + name, mode: mode)
            // Another program may have swept the file away before it was locked.
            if replacement.file.lock(), (try? FileStatus(of: replacement.path)) != nil { return replacement }
        }
    }

    private init(path: String, mode: mode_t) throws(Errno) {
        self.path = path
        file = FileDescriptor(
            owning: try systemCall { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) })
    }

    private static func sweep(_ directory: String) {
        for name in File.names(in: directory) where File.isReplacement(name) {
            let path = directory + name
            if let file = try? FileDescriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK), file.lock() {
                unlink(path)
            }
        }
    }
}

extension File {
    /// Whether a name is that of a file that is to take another's place.
    package static func isReplacement(_ name: String) -> Bool { name.hasPrefix(Replacement.prefix) }

    /// The directory of a path, with a slash at its end.
    static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    }
}

extension FileDescriptor {
    /// Takes the kernel's lock on the file, if nobody has it.
    package func lock() -> Bool {
        flock(rawValue, LOCK_EX | LOCK_NB) == 0
    }
}
