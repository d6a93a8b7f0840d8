import Glibc

/// The open directory of a suite, for a writer.
struct SuiteDirectory: ~Copyable {
    let descriptor: FileDescriptor
    private let location: SuiteLocation

    private init(_ descriptor: consuming FileDescriptor, _ location: SuiteLocation) {
        self.descriptor = descriptor
        self.location = location
    }

    /// Nil if there is no such directory.
    static func open(_ location: SuiteLocation) throws(StoreError) -> SuiteDirectory? {
        do throws(Errno) {
            let root = try FileDescriptor(opening: location.root.path, O_PATH | O_DIRECTORY)
            let directory = try FileDescriptor(opening: location.directoryInRoot, beneath: root, O_RDONLY | O_DIRECTORY)
            return SuiteDirectory(directory, location)
        } catch {
            if error == Errno(ENOENT) { return nil }
            throw StoreError("opening the directory", location.directory, error)
        }
    }

    /// Whether it is still the one at the path of the suite, rather than moved away or removed.
    var isInPlace: Bool {
        guard let here = try? descriptor.status(), let there = FileStamp(path: location.directory) else { return false }
        return FileStamp(here).isSameFile(as: there)
    }

    /// The suite's file in this directory, whatever has become of the path meanwhile; nil if there is none.
    func openFile() throws(Errno) -> FileDescriptor? {
        do throws(Errno) {
            return try FileDescriptor(opening: location.fileName, in: descriptor, SuiteLocation.readingFlags)
        } catch {
            guard error == Errno(ENOENT) else { throw error }
            return nil
        }
    }

    var fileStamp: FileStamp? { (try? descriptor.status(of: location.fileName)).map(FileStamp.init) }

    /// Opens the directory, and makes it and those above it where they are missing.
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

    /// Puts the text in the place of the suite's file, by way of a file beside it. The caller holds the lock.
    /// `exchange` renames the one to the other, or decides otherwise and returns false. With an error the file is as it
    /// was, unless the error came after the exchange.
    func replaceFile(
        with text: Splices, _ durability: Durability, exchange: (() throws(Errno) -> Void) throws(StoreError) -> Bool
    ) throws(StoreError) -> Bool {
        let temporary = try newFile()
        do throws(Errno) {
            try temporary.write(text)
            if durability == .synced { try temporary.sync() }
        } catch {
            removeTemporaryFile()
            throw StoreError("writing", location.file, error)
        }
        do throws(StoreError) {
            let (directory, from, to) = (descriptor.rawValue, location.temporaryName, location.fileName)
            let isExchanged = try exchange { () throws(Errno) in
                _ = try systemCall { renameat(directory, from, directory, to) }
            }
            guard isExchanged else {
                removeTemporaryFile()
                return false
            }
        } catch {
            removeTemporaryFile()
            throw error
        }
        do throws(Errno) {
            if durability == .synced { try descriptor.sync() }
            return true
        } catch {
            throw StoreError(path: location.file, .unsettled("syncing its directory", error))
        }
    }

    /// An empty temporary file with the owner and the permissions of the file that it is to replace.
    private func newFile() throws(StoreError) -> FileDescriptor {
        do throws(Errno) {
            removeTemporaryFile()
            let file = try FileDescriptor(
                opening: location.temporaryName, in: descriptor, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
            if let replaced = try openFile() {
                try requirePermissionToWriteFile()
                try file.resemble(replaced)
            } else {
                let directory = try descriptor.status()
                try file.setPermissions(directory.modeForNewFiles)
                try file.passToOwner(of: directory)
            }
            return file
        } catch {
            throw StoreError("making a temporary file", location.file, error)
        }
    }

    /// A rename asks only for permission to the directory; a file that was made read-only is meant to stay as it is.
    private func requirePermissionToWriteFile() throws(Errno) {
        let (directory, name) = (descriptor.rawValue, location.fileName)
        _ = try systemCall { faccessat(directory, name, W_OK, AT_EACCESS) }
    }

    private func removeTemporaryFile() {
        unlinkat(descriptor.rawValue, location.temporaryName, 0)
    }

    /// Removes the suite's file. The caller holds the lock.
    func removeFile() throws(StoreError) {
        do throws(Errno) {
            let directory = descriptor.rawValue
            _ = try systemCall { unlinkat(directory, location.fileName, 0) }
        } catch {
            if error == Errno(ENOENT) { return }
            throw StoreError("removing", location.file, error)
        }
        do throws(Errno) {
            try descriptor.sync()
        } catch {
            throw StoreError(path: location.file, .unsettled("syncing its directory", error))
        }
    }
}

/// Whether a write waits until it would survive a power cut.
public enum Durability: Sendable, Hashable {
    case synced
    /// The file is never half written, but a power cut may bring back the old one, or an empty one.
    case withoutSync
}

extension FileDescriptor {
    /// Opens a directory, making it and those above it as far as they are missing, durably and for the owner only.
    package init(makingDirectoryAt path: String) throws(Errno) {
        do throws(Errno) {
            try self.init(opening: path, O_RDONLY | O_DIRECTORY)
        } catch {
            guard error == Errno(ENOENT), let slash = path.lastIndex(of: "/"), path.count > 1 else { throw error }
            let above = path[..<slash]
            let parent = try FileDescriptor(makingDirectoryAt: above.isEmpty ? "/" : String(above))
            try self.init(makingDirectory: String(path[path.index(after: slash)...]), in: parent)
        }
    }

    init(makingDirectory name: String, in parent: borrowing FileDescriptor) throws(Errno) {
        let above = parent.rawValue
        let isMade: Bool
        do throws(Errno) {
            _ = try systemCall { mkdirat(above, name, 0o700) }
            try parent.sync()
            isMade = true
        } catch {
            // Another process may have been faster.
            guard error == Errno(EEXIST) else { throw error }
            isMade = false
        }
        let directory = try FileDescriptor(opening: name, in: parent, O_RDONLY | O_DIRECTORY)
        if isMade { try directory.passToOwner(of: parent.status()) }
        self = directory
    }
}

extension FileDescriptor {
    /// Gives this file the owner, the permissions and the attributes of the one that it is to replace.
    fileprivate func resemble(_ replaced: borrowing FileDescriptor) throws(Errno) {
        let status = try replaced.status()
        // Before the permissions, which say what an access list grants at most.
        try copyAttributes(of: replaced)
        try setPermissions(status.permissions)
        guard status.owner != geteuid() || status.group != getegid() else { return }
        // Only root may give a file away; a file of a shared group changes hands with its writer.
        fchown(rawValue, status.owner, status.group)
    }

    /// Writes a text, its small pieces together.
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

    package func writeAll(_ bytes: [UInt8]) throws(Errno) {
        try bytes.withUnsafeBufferPointer { (buffer) throws(Errno) in try writeAll(UnsafeRawBufferPointer(buffer)) }
    }
}
