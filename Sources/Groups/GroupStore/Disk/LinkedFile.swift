import GroupSystem

/// The file behind a symbolic link in the place of a suite's file.
///
/// A link is followed only if its owner has chosen so, as noted in the lock record, and if only that owner could have
/// put it there: the suite's directory, the link, the file and the file's directory must all be theirs.
final class LinkedFile: Sendable {
    let directory: FileDescriptor
    let name: String
    /// The path of the file, without further links.
    let path: String

    /// Throws `tooManySymbolicLinkLevels` if the link must not be followed, and `noSuchFileOrDirectory` if its target
    /// does not exist.
    init(of location: SuiteLocation, in suiteDirectory: borrowing FileDescriptor) throws(Errno) {
        let (above, link) = (try suiteDirectory.status(), try suiteDirectory.status(of: location.fileName))
        guard let path = FileSystem.realPath(location.file), let slash = path.lastIndex(of: "/") else {
            throw .noSuchFileOrDirectory
        }
        directory = try FileDescriptor(opening: String(path[...slash]), .directory)
        name = String(path[path.index(after: slash)...])
        self.path = path
        let (parent, file) = (try directory.status(), try directory.status(of: name))
        let owners = [above.owner, link.owner, parent.owner, file.owner]
        let isOpenToOthers = above.permissions & 0o022 != 0 || parent.permissions & 0o002 != 0
        guard link.isSymbolicLink, file.isRegularFile, owners.allSatisfy({ $0 == link.owner }), !isOpenToOthers else {
            throw .tooManySymbolicLinkLevels
        }
    }

    /// The target of a suite's link, for a reader that has found one.
    static func chosen(for location: SuiteLocation) throws(Errno) -> LinkedFile {
        guard let lock = try? location.openLock(), let record = try LockRecord(from: lock), record.followsLink,
            record.inode == (try lock.status().identity.inode)
        else { throw .tooManySymbolicLinkLevels }
        let root = try FileDescriptor(opening: location.root.path, .pathOnly | .directory)
        let directory = try FileDescriptor(opening: location.directoryInRoot, beneath: root, .directory)
        return try LinkedFile(of: location, in: directory)
    }

    /// Writes a text durably to the future target of a link. A file that exists there must have the same text.
    static func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        do throws(Errno) {
            let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
            let file = try FileDescriptor(opening: path, .writeOnly | .exclusiveCreate)
            try file.writeAll(bytes)
            try file.sync()
            try FileDescriptor(opening: parent, .directory).sync()
        } catch {
            if error == .fileExists, (try? SmallFile.bytes(path)) == bytes { return }
            throw StoreError("writing", path, error)
        }
    }

    func open() throws(Errno) -> FileDescriptor {
        try FileDescriptor(opening: name, in: directory, SuiteLocation.readingFlags)
    }
}
