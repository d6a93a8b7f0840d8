import GroupStore
import GroupSystem

extension File {
    /// Writes a file, or the pipe or device that a path leads to; `-` is the standard output. A regular file is
    /// replaced atomically and keeps its permissions; a pipe or a device is written to, as by a shell. With
    /// `belongsToDirectory`, a new file belongs to the directory's owner, even if root creates it.
    package static func replace(
        _ path: String, with bytes: [UInt8], belongsToDirectory: Bool = false
    ) throws(Failure) {
        if path == "-" { return Output.standard.write(bytes) }
        do throws(Errno) {
            let destination = try destination(of: path)
            switch destination {
            case .descriptor(let descriptor): try FileDescriptor.writeAll(bytes, to: descriptor)
            case .path(let path):
                let old = try status(of: path)
                if let old, !old.isRegularFile { return try writeInPlace(bytes, path) }
                let owner = belongsToDirectory && CurrentProcess.user == 0 ? try status(of: parent(of: path)) : nil
                try exchange(path, old, owner, with: bytes)
            }
        } catch {
            throw .store("\(path) cannot be written: \(error)")
        }
    }

    private enum Destination {
        case path(String)
        /// An open descriptor of this process, from a name such as `/dev/fd/1`.
        case descriptor(Int32)
    }

    /// Follows the links at the end of a path. The target need not exist yet.
    private static func destination(of path: String) throws(Errno) -> Destination {
        var path = path
        // The kernel's limit.
        for _ in 0...40 {
            let slash = path.lastIndex(of: "/")
            let (directory, name) = slash.map { (path[...$0], path[path.index(after: $0)...]) } ?? ("./", path[...])
            if let descriptor = Int32(name),
                FileSystem.realPath(String(directory)) == FileSystem.realPath("/proc/self/fd")
            {
                return .descriptor(descriptor)
            }
            guard let next = FileSystem.target(ofLink: path) else { return .path(path) }
            path = next.hasPrefix("/") ? next : directory + next
        }
        throw .tooManySymbolicLinkLevels
    }

    private static func status(of path: String) throws(Errno) -> FileStatus? {
        do throws(Errno) {
            return try FileStatus(of: path, followsLinks: true)
        } catch {
            if error == .noSuchFileOrDirectory { return nil }
            throw error
        }
    }

    private static func writeInPlace(_ bytes: [UInt8], _ path: String) throws(Errno) {
        let file = try FileDescriptor(opening: path, .writeOnly | .notAsTerminal)
        try file.writeAll(bytes)
    }

    /// Replaces the file at a path by a new one with the same owner and permissions; if there was none, with the given
    /// owner.
    private static func exchange(
        _ path: String, _ old: FileStatus?, _ owner: FileStatus?, with bytes: [UInt8]
    ) throws(Errno) {
        var replacement = try Replacement.make(for: path, mode: old == nil ? 0o666 : 0o600)
        if let old {
            try makeAlike(replacement.new.file, old)
        } else if let owner {
            try replacement.new.file.setOwner(owner.owner, group: owner.group)
        }
        try replacement.new.file.writeAll(bytes)
        try replacement.new.file.sync()
        try replacement.new.replace(path)
    }

    /// Gives a new file the owner and permissions of the old one. Only root may give a file away: if its group cannot
    /// be kept, the group's permissions must not pass to ours.
    private static func makeAlike(_ file: borrowing FileDescriptor, _ old: FileStatus) throws(Errno) {
        let keepsGroup =
            (try? file.setOwner(old.owner, group: old.group)) != nil
            || (try? file.setOwner(nil, group: old.group)) != nil
        try file.setPermissions(keepsGroup ? old.permissions : old.permissions & ~0o070)
    }
}
