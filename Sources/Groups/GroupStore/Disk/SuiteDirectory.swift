import GroupSystem

/// The open directory of a suite, for a writer.
struct SuiteDirectory: ~Copyable {
    let descriptor: FileDescriptor
    private let location: SuiteLocation
    /// The file's location, if the suite's link is followed.
    private var linked: LinkedFile?

    private init(_ descriptor: consuming FileDescriptor, _ location: SuiteLocation) {
        self.descriptor = descriptor
        self.location = location
    }

    /// Opens the directory; nil if it does not exist.
    static func open(_ location: SuiteLocation) throws(StoreError) -> SuiteDirectory? {
        do throws(Errno) {
            let root = try FileDescriptor(opening: location.root.path, .pathOnly | .directory)
            let directory = try FileDescriptor(opening: location.directoryInRoot, beneath: root, .directory)
            return SuiteDirectory(directory, location)
        } catch {
            if error == .noSuchFileOrDirectory { return nil }
            throw StoreError("opening the directory", location.directory, error)
        }
    }

    /// Whether it is still the one at the suite's path, rather than moved away or removed.
    var isInPlace: Bool {
        guard let here = try? descriptor.status() else { return false }
        return (try? FileStatus(of: location.directory))?.identity == here.identity
    }

    /// Opens the suite's file in this directory, even if the directory has been moved; nil if it does not exist.
    func openFile() throws(Errno) -> FileDescriptor? {
        do throws(Errno) {
            if let linked { return try linked.open() }
            return try FileDescriptor(opening: location.fileName, in: descriptor, SuiteLocation.readingFlags)
        } catch {
            guard error == .noSuchFileOrDirectory else { throw error }
            return nil
        }
    }

    var fileStamp: FileStamp? {
        if let linked { return (try? linked.directory.status(of: linked.name)).map(FileStamp.init) }
        return (try? descriptor.status(of: location.fileName)).map(FileStamp.init)
    }

    /// Opens the directory, making it and its ancestors if they are missing.
    static func make(_ location: SuiteLocation) throws(StoreError) -> SuiteDirectory {
        if let existing = try SuiteDirectory.open(location) { return existing }
        do throws(Errno) {
            var directory = try FileDescriptor(makingDirectoryAt: location.root.path)
            for step in location.steps { directory = try FileDescriptor(makingDirectory: step, in: directory) }
            return SuiteDirectory(directory, location)
        } catch {
            throw StoreError("making the directory", location.directory, error)
        }
    }

    /// Replaces the suite's file by way of a temporary file beside it. The caller holds the lock. `exchange` is called
    /// to do the rename, and may decide against it and return false. After an error the file is as it was, unless the
    /// error came after the exchange.
    func replaceFile(
        with text: Splices, _ durability: Durability, exchange: (() throws(Errno) -> Void) throws(StoreError) -> Bool
    ) throws(StoreError) -> Bool {
        var new = try newFile()
        do throws(Errno) {
            try new.file.write(text)
            if durability == .synced { try new.file.sync() }
        } catch {
            throw StoreError("writing", location.file, error)
        }
        let name = linked?.name ?? location.fileName
        let isExchanged = try exchange { () throws(Errno) in try new.replace(name) }
        if isExchanged, durability == .synced { try syncAfterChange() }
        return isExchanged
    }

    /// An empty temporary file with the owner and permissions of the file to be replaced.
    private func newFile() throws(StoreError) -> AtomicFile {
        do throws(Errno) {
            if let linked { return try newFile(for: linked) }
            let new = try AtomicFile(in: descriptor, temporaryName: location.temporaryName)
            if let replaced = try openFile() {
                // A rename only requires permission to the directory; a file that was made read-only is meant to stay.
                try descriptor.requirePermissionToWrite(location.fileName)
                try new.file.resemble(replaced)
            } else {
                let directory = try descriptor.status()
                try new.file.setPermissions(directory.modeForNewFiles)
                try new.file.passToOwner(of: directory)
            }
            return new
        } catch {
            throw StoreError("making a temporary file", location.file, error)
        }
    }

    /// An empty temporary file beside the link's target, where suites of other roots may have theirs.
    private func newFile(for linked: LinkedFile) throws(Errno) -> AtomicFile {
        let name = "\(location.temporaryName).\(try descriptor.status().identity.inode)"
        let new = try AtomicFile(in: linked.directory, temporaryName: name)
        try linked.directory.requirePermissionToWrite(linked.name)
        try new.file.resemble(try linked.open())
        return new
    }

    /// Removes the suite's file, or only its link to it. The caller holds the lock.
    func removeFile() throws(StoreError) {
        do throws(Errno) {
            try descriptor.remove(location.fileName)
        } catch {
            if error == .noSuchFileOrDirectory { return }
            throw StoreError("removing", location.file, error)
        }
        try syncAfterChange(of: descriptor)
    }

    private func syncAfterChange() throws(StoreError) {
        if let linked { try syncAfterChange(of: linked.directory) } else { try syncAfterChange(of: descriptor) }
    }

    private func syncAfterChange(of directory: borrowing FileDescriptor) throws(StoreError) {
        do throws(Errno) {
            try directory.sync()
        } catch {
            throw StoreError(path: location.file, .unsettled("syncing its directory", error))
        }
    }
}

// MARK: Links

extension SuiteDirectory {
    /// Whether the suite's link is followed.
    var isLinked: Bool { linked != nil }

    /// Whether there is a link in the place of the suite's file.
    private var holdsLink: Bool { (try? descriptor.status(of: location.fileName))?.isSymbolicLink == true }

    /// Follows the suite's link, if there is one, and returns its target.
    mutating func followLink() throws(StoreError) -> String? {
        guard holdsLink else { return nil }
        do throws(Errno) {
            let file = try LinkedFile(of: location, in: descriptor)
            linked = file
            return file.path
        } catch {
            if error == .noSuchFileOrDirectory { throw StoreError(path: location.file, .vanished) }
            throw StoreError("following the link", location.file, error)
        }
    }

    /// Replaces the suite's file by a link to a path, by way of a temporary one.
    func putLink(to path: String) throws(StoreError) {
        do throws(Errno) {
            try? descriptor.remove(location.temporaryName)
            try descriptor.makeLink(location.temporaryName, to: path)
            try descriptor.rename(location.temporaryName, to: location.fileName)
        } catch {
            throw StoreError("linking", location.file, error)
        }
        try syncAfterChange(of: descriptor)
    }

    /// Removes a new link, and restores the file that it replaced.
    mutating func takeBackLink(for text: Splices?) throws(StoreError) {
        if let text { try replaceLink(with: text) } else if holdsLink { try removeFile() }
    }

    /// Replaces the suite's link by a regular file.
    mutating func replaceLink(with text: Splices) throws(StoreError) {
        linked = nil
        do throws(Errno) {
            var new = try AtomicFile(in: descriptor, temporaryName: location.temporaryName)
            let status = try descriptor.status()
            try new.file.setPermissions(status.modeForNewFiles)
            try new.file.passToOwner(of: status)
            try new.file.write(text)
            try new.file.sync()
            try new.replace(location.fileName)
        } catch {
            throw StoreError("replacing the link", location.file, error)
        }
        try syncAfterChange(of: descriptor)
    }
}

/// Whether a write waits until it is durable.
public enum Durability: Sendable, Hashable {
    /// The change survives a power cut.
    case synced
    /// The file is never half written, but a power cut may bring back the old one, or leave an empty one.
    case withoutSync
}

extension FileDescriptor {
    /// Copies the owner, permissions and attributes of the file to be replaced.
    fileprivate func resemble(_ replaced: borrowing FileDescriptor) throws(Errno) {
        let status = try replaced.status()
        // Before the permissions, which limit what an access list grants.
        try copyAttributes(of: replaced)
        try setPermissions(status.permissions)
        guard status.owner != CurrentProcess.user || status.group != CurrentProcess.group else { return }
        // Only root can give a file away. In a shared group, the file changes hands with its writer.
        try? setOwner(status.owner, group: status.group)
    }

    /// Writes a text, combining small pieces.
    fileprivate func write(_ text: Splices) throws(Errno) {
        var gathered: [UInt8] = []
        try text.forEachPiece { (piece) throws(Errno) in
            if piece.count < 1 << 16 { gathered.append(contentsOf: piece) }
            if gathered.count >= 1 << 16 || piece.count >= 1 << 16 {
                try writeAll(gathered)
                gathered.removeAll(keepingCapacity: true)
            }
            if piece.count >= 1 << 16 { try writeAll(UnsafeRawBufferPointer(piece)) }
        }
        try writeAll(gathered)
    }
}
