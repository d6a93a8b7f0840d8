import Glibc

/// A file that replaces another atomically: readers find either the old one or the new one, complete.
///
/// It is written beside the other, and removed unless it replaces it.
package struct AtomicFile: ~Copyable {
    package let file: FileDescriptor
    private let directory: Int32
    private let temporaryName: String
    private var isInPlace = false

    /// Creates an empty file in a directory, which must stay open as long as this is used. An existing file of the
    /// temporary name is removed: it is a leftover, or a link that leads elsewhere.
    package init(
        in directory: borrowing FileDescriptor, temporaryName: String, mode: UInt32 = 0o600
    ) throws(Errno) {
        file = try AtomicFile.made(temporaryName, in: directory, mode)
        self.directory = directory.rawValue
        self.temporaryName = temporaryName
    }

    /// Retries, since a process without the lock, whose file somebody removed, may create the same name at the same
    /// time.
    private static func made(
        _ name: String, in directory: borrowing FileDescriptor, _ mode: UInt32
    ) throws(Errno) -> FileDescriptor {
        for _ in 1..<10_000 {
            try? directory.remove(name)
            do throws(Errno) {
                return try FileDescriptor(opening: name, in: directory, .writeOnly | .exclusiveCreate, mode: mode)
            } catch {
                guard error == .fileExists else { throw error }
            }
        }
        return try FileDescriptor(opening: name, in: directory, .writeOnly | .exclusiveCreate, mode: mode)
    }

    /// Creates the file at a path that must not exist yet.
    package init(at temporaryPath: String, mode: UInt32) throws(Errno) {
        file = try FileDescriptor(opening: temporaryPath, .writeOnly | .exclusiveCreate | .noFollow, mode: mode)
        directory = AT_FDCWD
        temporaryName = temporaryPath
    }

    deinit {
        if !isInPlace { unlinkat(directory, temporaryName, 0) }
    }

    /// Replaces the file of this name. The corresponding C function is `renameat`.
    package mutating func replace(_ name: String) throws(Errno) {
        _ = try systemCall { renameat(directory, temporaryName, directory, name) }
        isInPlace = true
    }
}
