import CLinux
import Glibc

/// The identity of a file, which distinguishes it from another at the same path.
package struct FileIdentity: Hashable, Sendable {
    package let device: UInt64
    package let inode: UInt64
}

/// The kernel's information about a file.
package struct FileStatus {
    private let status: clinux_status

    /// The status of a path; of a link itself, unless links are followed.
    package init(of path: String, followsLinks: Bool = false) throws(Errno) {
        try self.init(AT_FDCWD, path, followsLinks)
    }

    /// The status of a file in a directory, without following a link.
    package init(of name: String, in directory: borrowing FileDescriptor) throws(Errno) {
        try self.init(directory.rawValue, name, false)
    }

    package init(of file: borrowing FileDescriptor) throws(Errno) {
        try self.init(file.rawValue, "", false)
    }

    /// The status of a descriptor owned by others, such as a standard stream.
    package init(ofDescriptor descriptor: Int32) throws(Errno) {
        try self.init(descriptor, "", false)
    }

    private init(_ directory: Int32, _ path: String, _ followsLinks: Bool) throws(Errno) {
        var status = clinux_status()
        _ = try systemCall { clinux_status_of(directory, path, followsLinks ? 1 : 0, &status) }
        self.status = status
    }

    package var identity: FileIdentity { FileIdentity(device: status.device, inode: status.inode) }
    package var size: Int { Int(status.size) }
    /// When the contents last changed, in nanoseconds since 1970.
    package var modified: Int64 { status.modified }
    /// When anything last changed, including the name and the owner, in nanoseconds since 1970.
    package var changed: Int64 { status.changed }
    /// Distinguishes its contents from earlier and later ones, as far as the kernel's clock does.
    package var version: String { "\(status.inode):\(status.size):\(status.modified)" }
    package var owner: UInt32 { status.owner }
    package var group: UInt32 { status.group }
    /// The number of hard links.
    package var links: UInt64 { status.links }
    package var permissions: UInt32 { status.mode & 0o777 }
    /// Whether entries of this directory can be removed or renamed by their owners only.
    package var isSticky: Bool { status.mode & S_ISVTX != 0 }

    package var isRegularFile: Bool { status.mode & S_IFMT == S_IFREG }
    package var isDirectory: Bool { status.mode & S_IFMT == S_IFDIR }
    /// Whether reading or writing may wait for someone else, as for a terminal or a pipe.
    package var mayBlock: Bool { [S_IFCHR, S_IFIFO].contains(status.mode & S_IFMT) }
    package var isSymbolicLink: Bool { status.mode & S_IFMT == S_IFLNK }
}
