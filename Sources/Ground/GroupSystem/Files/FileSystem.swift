import CLinux
import Glibc

/// Operations on paths.
package enum FileSystem {
    /// Removes a file. The corresponding C function is `unlink`.
    package static func remove(_ path: String) throws(Errno) {
        _ = try systemCall { unlink(path) }
    }

    /// Removes a file, or a directory with all that is in it. Links are not followed.
    package static func removeTree(_ path: String) throws(Errno) {
        guard try FileStatus(of: path).isDirectory else { return try remove(path) }
        for name in DirectoryListing.names(in: path) { try removeTree("\(path)/\(name)") }
        try removeDirectory(path)
    }

    /// Removes an empty directory. The corresponding C function is `rmdir`.
    package static func removeDirectory(_ path: String) throws(Errno) {
        _ = try systemCall { rmdir(path) }
    }

    /// Renames a file. The corresponding C function is `rename`.
    package static func rename(_ path: String, to other: String) throws(Errno) {
        _ = try systemCall { Glibc.rename(path, other) }
    }

    /// The target of a symbolic link; nil if the path is not one. The corresponding C function is `readlink`.
    package static func target(ofLink path: String) -> String? {
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { space, count in
            count = max(0, readlink(path, space.baseAddress.unsafelyUnwrapped, space.count))
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// The path without symbolic links; nil if it does not exist. The corresponding C function is `realpath`.
    package static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    package struct Access: OptionSet {
        package let rawValue: Int32

        package init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        package static var reading: Access { Access(rawValue: R_OK) }
        package static var writing: Access { Access(rawValue: W_OK) }
        package static var executing: Access { Access(rawValue: X_OK) }
    }

    /// Whether this process has all these permissions. The corresponding C function is `faccessat`.
    package static func allows(_ access: Access, to path: String) -> Bool {
        faccessat(AT_FDCWD, path, access.rawValue, AT_EACCESS) == 0
    }

    /// Creates a directory and its missing parents with the permissions that the umask leaves. The corresponding C
    /// function is `mkdir`.
    package static func makeDirectories(_ path: String) throws(Errno) {
        do throws(Errno) {
            _ = try systemCall { mkdir(path, 0o777) }
        } catch {
            if error == .fileExists, let status = try? FileStatus(of: path, followsLinks: true), status.isDirectory {
                return
            }
            guard error == .noSuchFileOrDirectory, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
                throw error
            }
            try makeDirectories(String(path[..<slash]))
            _ = try systemCall { mkdir(path, 0o777) }
        }
    }

    /// Creates a new directory for the owner only; the `XXXXXX` that ends the pattern is replaced by a unique suffix.
    /// The corresponding C function is `mkdtemp`.
    package static func makeDirectory(pattern: String) throws(Errno) -> String {
        var path = Array(pattern.utf8CString)
        guard mkdtemp(&path) != nil else { throw Errno(errno) }
        return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// When a file was created, in nanoseconds since 1970; nil if unknown, as on some file systems. The corresponding
    /// C function is `statx`.
    package static func birth(of path: String) -> Int64? {
        let birth = clinux_birth_of(path)
        return birth < 0 ? nil : birth
    }

    /// Whether a file has an access control list, which may admit others than its mode does.
    package static func hasAccessList(_ path: String) -> Bool { clinux_has_access_list(path) != 0 }

    /// The type of the file system that holds a path, by its number in `statfs`; 0 if unknown.
    package static func kind(at path: String) -> Int { clinux_file_system(path) }
}
