import CLinux
import Glibc

let O_PATH = clinux_o_path

/// An open file that is closed when its owner lets go of it.
package struct FileDescriptor: ~Copyable {
    package let rawValue: Int32

    package init(owning rawValue: Int32) {
        self.rawValue = rawValue
    }

    deinit {
        // After EINTR the descriptor is gone as well: closing it again could hit another thread's new file.
        close(rawValue)
    }

    /// The corresponding C function is `open`.
    package init(opening path: String, _ flags: Int32) throws(Errno) {
        rawValue = try systemCall { open(path, flags | O_CLOEXEC) }
    }

    /// Opens a path for reading in which no step may be a link, those above a root included; nil where that cannot be told.
    init?(openingThroughNoLink path: String, _ flags: Int32) throws(Errno) {
        do throws(Errno) {
            rawValue = try systemCall { clinux_open_through_no_link(path, flags) }
        } catch {
            guard [ELOOP, ENOSYS, EPERM].contains(error.rawValue) else { throw error }
            return nil
        }
    }

    /// Opens a file in a directory; a symbolic link in its place is refused. The corresponding C function is `openat`.
    init(
        opening name: String, in directory: borrowing FileDescriptor, _ flags: Int32, mode: mode_t = 0
    ) throws(Errno) {
        let directory = directory.rawValue
        rawValue = try systemCall { openat(directory, name, flags | O_CLOEXEC | O_NOFOLLOW, mode) }
    }

    /// Opens a path of several steps below a directory that no symbolic link or `..` on the way can lead out of it.
    init(opening path: String, beneath directory: borrowing FileDescriptor, _ flags: Int32) throws(Errno) {
        let base = directory.rawValue
        do throws(Errno) {
            rawValue = try systemCall { clinux_open_beneath(base, path, flags, 0) }
        } catch {
            // An old kernel has no such call, and some sandboxes refuse what they do not know.
            guard error == Errno(ENOSYS) || error == Errno(EPERM) else { throw error }
            let steps = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
            self = try FileDescriptor.walk(steps, from: directory, flags)
        }
    }

    /// The same one step at a time: since no step is `..`, none can lead up, and none may be a link.
    static func walk(
        _ steps: [String], from directory: borrowing FileDescriptor, _ flags: Int32
    ) throws(Errno) -> FileDescriptor {
        guard let first = steps.first else { throw Errno(EINVAL) }
        guard steps.count > 1 else { return try FileDescriptor(opening: first, in: directory, flags) }
        do throws(Errno) {
            let next = try FileDescriptor(opening: first, in: directory, O_PATH | O_DIRECTORY)
            return try walk(Array(steps.dropFirst()), from: next, flags)
        } catch {
            guard error == Errno(ENOTDIR), try directory.status(of: first).isSymbolicLink else { throw error }
            throw Errno(ELOOP)
        }
    }

    /// The corresponding C function is `fstat`.
    func status() throws(Errno) -> FileStatus {
        try FileStatus(of: self)
    }

    /// The status of a file in this directory.
    func status(of name: String) throws(Errno) -> FileStatus {
        try FileStatus(of: name, in: self)
    }

    /// The corresponding C function is `read`.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
        try systemCall { Glibc.read(rawValue, buffer.baseAddress, buffer.count) }
    }

    /// Reads until the buffer is full or the file ends. The corresponding C function is `pread`.
    static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int
    ) throws(Errno) -> Int {
        var filled = 0
        while filled < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let count = try systemCall { pread(descriptor, rest.baseAddress, rest.count, offset + filled) }
            if count == 0 { break }
            filled += count
        }
        return filled
    }

    package func writeAll(_ bytes: UnsafeRawBufferPointer) throws(Errno) {
        var rest = bytes
        while !rest.isEmpty {
            let written = try systemCall { Glibc.write(rawValue, rest.baseAddress, rest.count) }
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
    }

    /// The corresponding C function is `fchmod`.
    func setPermissions(_ mode: mode_t) throws(Errno) {
        _ = try systemCall { fchmod(rawValue, mode) }
    }

    /// Gives a file that root has made in the directory of a user to that user, who could not use it otherwise.
    func passToOwner(of directory: FileStatus) throws(Errno) {
        guard geteuid() == 0, directory.owner != 0 else { return }
        _ = try systemCall { fchown(rawValue, directory.owner, directory.group) }
    }

    /// The corresponding C function is `fsync`.
    func sync() throws(Errno) {
        _ = try systemCall { fsync(rawValue) }
    }
}
