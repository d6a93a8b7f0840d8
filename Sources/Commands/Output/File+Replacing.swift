import Glibc
import GroupStore

extension File {
    /// Writes a file, or what else a path leads to; `-` is the standard output. Of a regular file there is never half,
    /// and it keeps its permissions; a pipe or a device is written to, as a shell would. A new file that belongs to its
    /// directory is that of the directory's owner, also if root makes it.
    package static func replace(
        _ path: String, with bytes: [UInt8], belongsToDirectory: Bool = false
    ) throws(Failure) {
        if path == "-" { return Output.standard.write(bytes) }
        do throws(Errno) {
            let destination = try destination(of: path)
            switch destination {
            case .descriptor(let descriptor): try write(bytes, to: descriptor)
            case .path(let path):
                let old = try status(of: path)
                if let old, !old.isRegularFile { return try writeInPlace(bytes, path) }
                let owner = belongsToDirectory && geteuid() == 0 ? try status(of: parent(of: path)) : nil
                try exchange(path, old, owner, with: bytes)
            }
        } catch {
            throw .store("\(path) cannot be written: \(error)")
        }
    }

    private enum Destination {
        case path(String)
        /// One of our own, by a name such as `/dev/fd/1`.
        case descriptor(Int32)
    }

    /// Where a path leads when the links at its end are followed. The last may lead to what is not there yet.
    private static func destination(of path: String) throws(Errno) -> Destination {
        var path = path
        // As many as the kernel follows.
        for _ in 0...40 {
            let slash = path.lastIndex(of: "/")
            let (directory, name) = slash.map { (path[...$0], path[path.index(after: $0)...]) } ?? ("./", path[...])
            if let descriptor = Int32(name), absolute(String(directory)) == absolute("/proc/self/fd") {
                return .descriptor(descriptor)
            }
            var target = [CChar](repeating: 0, count: Int(PATH_MAX))
            let length = readlink(path, &target, target.count)
            if length < 0 { return .path(path) }
            let next = String(decoding: target[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
            path = next.hasPrefix("/") ? next : directory + next
        }
        throw Errno(ELOOP)
    }

    /// The path of a directory that leads through no link; nil if there is none.
    private static func absolute(_ directory: String) -> String? {
        guard let path = realpath(directory, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }

    private static func status(of path: String) throws(Errno) -> FileStatus? {
        do throws(Errno) {
            return try FileStatus(of: path, followsLinks: true)
        } catch {
            if error == Errno(ENOENT) { return nil }
            throw error
        }
    }

    private static func writeInPlace(_ bytes: [UInt8], _ path: String) throws(Errno) {
        let file = try FileDescriptor(opening: path, O_WRONLY | O_NOCTTY)
        try file.writeAll(bytes)
    }

    /// Puts a new file in the place of a path, like the one that was there; if there was none, with the owner that is named.
    private static func exchange(
        _ path: String, _ old: FileStatus?, _ owner: FileStatus?, with bytes: [UInt8]
    ) throws(Errno) {
        let replacement = try Replacement.make(for: path, mode: old == nil ? 0o666 : 0o600)
        do throws(Errno) {
            let descriptor = replacement.file.rawValue
            if let old {
                try makeAlike(descriptor, old)
            } else if let owner {
                _ = try systemCall { fchown(descriptor, owner.owner, owner.group) }
            }
            try replacement.file.writeAll(bytes)
            _ = try systemCall { fsync(descriptor) }
            _ = try systemCall { rename(replacement.path, path) }
        } catch {
            unlink(replacement.path)
            throw error
        }
    }

    /// Gives a new file the owner and the permissions of the old. Only root may give a file away: where its group cannot
    /// be kept, what the group was permitted is not for ours.
    private static func makeAlike(_ descriptor: Int32, _ old: FileStatus) throws(Errno) {
        let keepsGroup =
            fchown(descriptor, old.owner, old.group) == 0 || fchown(descriptor, uid_t.max, old.group) == 0
        _ = try systemCall { fchmod(descriptor, keepsGroup ? old.permissions : old.permissions & ~0o070) }
    }
}
