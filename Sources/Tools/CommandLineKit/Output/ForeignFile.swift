import GroupStore
import GroupSystem

/// A file in a directory of this user's that belongs to another user and is closed to this one. Commands run as root
/// may have left it behind.
package struct ForeignFile: CustomStringConvertible {
    private let path: String
    private let status: FileStatus
    private let directory: FileStatus

    /// The first one on the way to a path, from the top; nil if there is no such file.
    package init?(onTheWayTo path: String) {
        var above: FileStatus?
        for place in ForeignFile.steps(to: path) {
            guard let status = try? FileStatus(of: place, followsLinks: true) else { return nil }
            if let directory = above, status.isForeign(in: directory), !status.isOpen(at: place) {
                (self.path, self.status, self.directory) = (place, status, directory)
                return
            }
            above = status
        }
        return nil
    }

    package var description: String {
        "\(path) belongs to \(ForeignFile.name(ofUser: status.owner))"
    }

    fileprivate static func name(ofUser user: UInt32) -> String { user == 0 ? "root" : "user \(user)" }

    /// The command that makes it this user's.
    package var remedy: String {
        let words = ["sudo", "chown"] + (status.isDirectory ? ["-R"] : [])
        return (words + ["\(directory.owner):\(directory.group)", path.quotedForShell]).joined(separator: " ")
    }

    private static func steps(to path: String) -> [String] {
        let slashes = path.indices.dropFirst().filter { path[$0] == "/" }
        return (slashes + [path.endIndex]).map { String(path[..<$0]) }
    }
}

extension FileStatus {
    /// Whether it should be this user's and is not. Where others may create files, theirs are fine, except root's.
    fileprivate func isForeign(in directory: FileStatus) -> Bool {
        directory.owner == CurrentProcess.user && owner != CurrentProcess.user
            && (owner == 0 || directory.permissions & 0o022 == 0)
    }

    fileprivate func isOpen(at path: String) -> Bool {
        FileSystem.allows(isDirectory ? [.reading, .writing, .executing] : [.reading, .writing], to: path)
    }
}

extension String {
    /// Quoted as one word for a shell.
    fileprivate var quotedForShell: String {
        let isPlain = utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || "0123456789/._-".utf8.contains(byte)
        }
        if isPlain { return self }
        return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}

extension StoreError {
    /// The remedy, also if another user's file is in the way.
    package var advice: String? {
        switch reason {
        case .unreadable(.permissionDenied), .readOnly(.permissionDenied):
            ForeignFile(onTheWayTo: path).map { "\($0); to make it yours: \($0.remedy)" } ?? adviceOnLock ?? hint
        default: hint
        }
    }

    /// The remedy for a lock file that a member of a shared group has closed to the others.
    private var adviceOnLock: String? {
        guard path.hasSuffix(".lock"), let slash = path.lastIndex(of: "/") else { return nil }
        let above = String(path[..<slash])
        guard let lock = try? FileStatus(of: path), lock.owner != CurrentProcess.user,
            let directory = try? FileStatus(of: above), FileSystem.allows([.writing, .executing], to: above)
        else { return nil }
        let (owner, file) = (ForeignFile.name(ofUser: lock.owner), path.quotedForShell)
        if directory.isSticky, directory.owner != CurrentProcess.user {
            return "it belongs to \(owner), who can open it: chmod g+rw \(file)"
        }
        let remedy = "while nobody is writing the suite, 'rm \(file)' is safe: the next write makes another"
        return "it belongs to \(owner); \(remedy)"
    }
}
