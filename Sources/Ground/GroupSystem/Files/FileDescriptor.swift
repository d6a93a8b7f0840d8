import CLinux
import Glibc

/// An open file, closed when its owner goes away.
package struct FileDescriptor: ~Copyable, Sendable {
    package let rawValue: Int32

    package init(owning rawValue: Int32) {
        self.rawValue = rawValue
    }

    deinit {
        // After EINTR the descriptor is closed as well: closing it again could hit another thread's new file.
        close(rawValue)
    }

    /// The file's status. The corresponding C function is `fstat`.
    package func status() throws(Errno) -> FileStatus {
        try FileStatus(of: self)
    }

    package func status(of name: String) throws(Errno) -> FileStatus {
        try FileStatus(of: name, in: self)
    }

    /// Sets the permissions. The corresponding C function is `fchmod`.
    package func setPermissions(_ mode: UInt32) throws(Errno) {
        _ = try systemCall { fchmod(rawValue, mode) }
    }

    /// Sets the owner, or leaves it if nil, and the group. The corresponding C function is `fchown`.
    package func setOwner(_ owner: UInt32?, group: UInt32) throws(Errno) {
        _ = try systemCall { fchown(rawValue, owner ?? .max, group) }
    }

    /// Gives a file that root has created in a user's directory to that user, who otherwise could not use it.
    package func passToOwner(of directory: FileStatus) throws(Errno) {
        guard geteuid() == 0, directory.owner != 0 else { return }
        try setOwner(directory.owner, group: directory.group)
    }

    /// Cuts the file to a size. The corresponding C function is `ftruncate`.
    package func truncate(to size: Int = 0) throws(Errno) {
        _ = try systemCall { ftruncate(rawValue, size) }
    }

    /// Moves the offset back to the start. The corresponding C function is `lseek`.
    package func rewind() {
        lseek(rawValue, 0, SEEK_SET)
    }

    /// Flushes the file to the disk. The corresponding C function is `fsync`.
    package func sync() throws(Errno) {
        _ = try systemCall { fsync(rawValue) }
    }

    /// Removes a file from this directory. The corresponding C function is `unlinkat`.
    package func remove(_ name: String) throws(Errno) {
        _ = try systemCall { unlinkat(rawValue, name, 0) }
    }

    /// Creates a symbolic link in this directory. The corresponding C function is `symlinkat`.
    package func makeLink(_ name: String, to path: String) throws(Errno) {
        _ = try systemCall { symlinkat(path, rawValue, name) }
    }

    /// Renames a file in this directory. The corresponding C function is `renameat`.
    package func rename(_ name: String, to other: String) throws(Errno) {
        _ = try systemCall { renameat(rawValue, name, rawValue, other) }
    }

    /// Throws unless this process may write a file in this directory. The corresponding C function is `faccessat`.
    package func requirePermissionToWrite(_ name: String) throws(Errno) {
        _ = try systemCall { faccessat(rawValue, name, W_OK, AT_EACCESS) }
    }
}

// MARK: Opening

extension FileDescriptor {
    /// Opens a path. The corresponding C function is `open`.
    package init(opening path: String, _ options: OpenOptions, mode: UInt32 = 0o600) throws(Errno) {
        self.init(owning: try systemCall { open(path, options.rawValue | O_CLOEXEC, mode) })
    }

    /// Opens a path for reading, refusing symbolic links anywhere on it, also above a root; nil if links cannot be
    /// detected.
    package init?(openingThroughNoLink path: String, _ options: OpenOptions) throws(Errno) {
        do throws(Errno) {
            self.init(owning: try systemCall { clinux_open_through_no_link(path, options.rawValue) })
        } catch {
            guard [.tooManySymbolicLinkLevels, .noFunction, .notPermitted].contains(error) else { throw error }
            return nil
        }
    }

    /// Opens a file in a directory, refusing a symbolic link in its place. The corresponding C function is `openat`.
    package init(
        opening name: String, in directory: borrowing FileDescriptor, _ options: OpenOptions, mode: UInt32 = 0
    ) throws(Errno) {
        let (directory, flags) = (directory.rawValue, options.rawValue | O_CLOEXEC | O_NOFOLLOW)
        self.init(owning: try systemCall { openat(directory, name, flags, mode) })
    }

    /// Opens a path of several components below a directory; no symbolic link or `..` on the way can leave it.
    package init(
        opening path: String, beneath directory: borrowing FileDescriptor, _ options: OpenOptions
    ) throws(Errno) {
        let base = directory.rawValue
        do throws(Errno) {
            self.init(owning: try systemCall { clinux_open_beneath(base, path, options.rawValue, 0) })
        } catch {
            // Old kernels lack this call, and some sandboxes refuse calls that they do not know.
            guard error == .noFunction || error == .notPermitted else { throw error }
            let steps = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
            self = try FileDescriptor.walk(steps, from: directory, options)
        }
    }

    /// Opens the same path one component at a time: none may be a link, and without `..` none can lead up.
    package static func walk(
        _ steps: [String], from directory: borrowing FileDescriptor, _ options: OpenOptions
    ) throws(Errno) -> FileDescriptor {
        guard let first = steps.first else { throw .invalidArgument }
        guard steps.count > 1 else { return try FileDescriptor(opening: first, in: directory, options) }
        do throws(Errno) {
            let next = try FileDescriptor(opening: first, in: directory, .pathOnly | .directory)
            return try walk(Array(steps.dropFirst()), from: next, options)
        } catch {
            guard error == .notDirectory, try directory.status(of: first).isSymbolicLink else { throw error }
            throw .tooManySymbolicLinkLevels
        }
    }

    /// A temporary file without a name. The corresponding C function is `tmpfile`.
    package static func scratch() throws(Errno) -> FileDescriptor {
        guard let file = tmpfile() else { throw Errno(errno) }
        defer { fclose(file) }
        return FileDescriptor(owning: try systemCall { fcntl(fileno(file), F_DUPFD_CLOEXEC, 0) })
    }
}

// MARK: Creating directories

extension FileDescriptor {
    /// Opens a directory, creating it and its missing parents durably, for the owner only.
    package init(makingDirectoryAt path: String) throws(Errno) {
        do throws(Errno) {
            try self.init(opening: path, .directory)
        } catch {
            let parts = path.split(separator: "/")
            guard error == .noSuchFileOrDirectory, let name = parts.last, name != "." else { throw error }
            let start = path.hasPrefix("/") ? "/" : "./"
            let parent = try FileDescriptor(makingDirectoryAt: start + parts.dropLast().joined(separator: "/"))
            try self.init(makingDirectory: String(name), in: parent)
        }
    }

    package init(makingDirectory name: String, in parent: borrowing FileDescriptor) throws(Errno) {
        let above = parent.rawValue
        let isMade: Bool
        do throws(Errno) {
            _ = try systemCall { mkdirat(above, name, 0o700) }
            try parent.sync()
            isMade = true
        } catch {
            // Another process was faster.
            guard error == .fileExists else { throw error }
            isMade = false
        }
        let directory = try FileDescriptor(opening: name, in: parent, .directory)
        if isMade { try directory.passToOwner(of: parent.status()) }
        self = directory
    }
}
