import Glibc

/// A file that takes the place of another in one step: whoever looks finds the old one or the new one, whole.
///
/// It is written beside the other, and removed unless it was put in its place.
package struct AtomicFile: ~Copyable {
    package let file: FileDescriptor
    private let directory: Int32
    private let temporaryName: String
    private var isInPlace = false

    /// Makes an empty file in a directory that stays open for as long as this is used. What has the temporary name is
    /// removed: it was left behind, or leads elsewhere.
    package init(
        in directory: borrowing FileDescriptor, temporaryName: String, mode: UInt32 = 0o600
    ) throws(Errno) {
        file = try AtomicFile.made(temporaryName, in: directory, mode)
        self.directory = directory.rawValue
        self.temporaryName = temporaryName
    }

    /// Who lacks the lock, since someone has removed its file, may make one of the same name at the same time.
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

    /// The same at a path, where nothing may be yet.
    package init(at temporaryPath: String, mode: UInt32) throws(Errno) {
        file = try FileDescriptor(opening: temporaryPath, .writeOnly | .exclusiveCreate | .noFollow, mode: mode)
        directory = AT_FDCWD
        temporaryName = temporaryPath
    }

    deinit {
        if !isInPlace { unlinkat(directory, temporaryName, 0) }
    }

    /// Puts the file in the place of the other. The corresponding C function is `renameat`.
    package mutating func replace(_ name: String) throws(Errno) {
        _ = try systemCall { renameat(directory, temporaryName, directory, name) }
        isInPlace = true
    }
}
