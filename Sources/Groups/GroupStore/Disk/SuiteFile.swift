import GroupSystem

/// The contents of a suite's file at one moment.
struct SuiteFile {
    let text: Text
    let stamp: FileStamp
    /// Whether any change since then is certain to show in the stamp.
    let isSettled: Bool
    /// Whether it was reached through the suite's link.
    let isLinked: Bool

    /// Reads the file of a suite; nil if the suite does not exist. Throws if the file should exist and does not.
    static func find(_ location: SuiteLocation) throws(StoreError) -> SuiteFile? {
        if let file = try SuiteFile(location) { return file }
        var patience = Patience(.milliseconds(50))
        while true {
            // The record is read before the file; read afterwards, it could describe a file that appeared in between.
            let record = location.record
            if let file = try SuiteFile(location) { return file }
            guard let record, record.isPresent else { return nil }
            let isSteady = !record.isExchanging && location.record?.generation == record.generation
            if isSteady { throw StoreError(path: location.file, .vanished) }
            // A writer is removing the suite, or was killed while doing so.
            if !patience.wait() { return nil }
        }
    }

    /// Finds the file for a writer that holds the lock: in its directory, even if that was moved.
    static func find(
        _ location: SuiteLocation, in directory: borrowing SuiteDirectory, _ record: LockRecord
    ) throws(StoreError) -> SuiteFile? {
        if let file = try SuiteFile(location, in: directory) { return file }
        if record.isPresent { throw StoreError(path: location.file, .vanished) }
        return nil
    }

    /// Reads the file; nil if it does not exist.
    init?(_ location: SuiteLocation) throws(StoreError) {
        do throws(Errno) {
            guard let file = try SuiteFile.open(location) else { return nil }
            try self.init(file.descriptor, isLinked: file.isLinked)
        } catch {
            throw StoreError(readingSuite: location.file, error)
        }
    }

    init?(_ location: SuiteLocation, in directory: borrowing SuiteDirectory) throws(StoreError) {
        do throws(Errno) {
            guard let file = try directory.openFile() else { return nil }
            self = try SuiteFile(file, isLinked: directory.isLinked)
        } catch {
            throw StoreError(readingSuite: location.file, error)
        }
    }

    /// The result for a program that reads one key only.
    enum Found {
        case value(Value?)
        case file(SuiteFile)
        case nothing
    }

    /// Looks for a key in a large file without reading all of it at once. Reads the file if it is small, or cannot be
    /// searched.
    static func search(for key: Key, _ location: SuiteLocation) throws(StoreError) -> Found {
        do throws(Errno) {
            guard let file = try open(location) else { return .nothing }
            if case .found(let value) = try outcome(for: key, in: file.descriptor) { return .value(value) }
            return .file(try SuiteFile(file.descriptor, isLinked: file.isLinked))
        } catch {
            throw StoreError(readingSuite: location.file, error)
        }
    }

    private static func outcome(for key: Key, in file: borrowing FileDescriptor) throws(Errno) -> KeySearch.Outcome {
        let status = try file.status()
        guard status.isRegularFile, KeySearch.window..<SuiteText.maximumSize ~= status.size else { return .unclear }
        let descriptor = file.rawValue
        let outcome = try KeySearch.outcome(for: key, size: status.size) { (buffer, offset) throws(Errno) in
            try FileDescriptor.read(descriptor, into: buffer, at: offset)
        }
        // If someone was writing to the file, the result is meaningless.
        return FileStamp(try file.status()) == FileStamp(status) ? outcome : .unclear
    }

    private struct Opened: ~Copyable {
        let descriptor: FileDescriptor
        var isLinked = false
    }

    private static func open(_ location: SuiteLocation) throws(Errno) -> Opened? {
        do throws(Errno) {
            do throws(Errno) {
                return Opened(descriptor: try location.openFile())
            } catch {
                guard error == .tooManySymbolicLinkLevels else { throw error }
                return Opened(descriptor: try LinkedFile.chosen(for: location).open(), isLinked: true)
            }
        } catch {
            guard error == .noSuchFileOrDirectory else { throw error }
            return nil
        }
    }

    private init(_ file: borrowing FileDescriptor, isLinked: Bool) throws(Errno) {
        self.isLinked = isLinked
        var attempts = 8
        while true {
            let status = try file.status()
            guard status.isRegularFile else { throw .isDirectory }
            guard status.size <= SuiteText.maximumSize else { throw .fileTooLarge }
            // A copy, which nobody can change under the scanner; a mapping would show edits in place.
            let descriptor = file.rawValue
            let text = try Text(capacity: status.size) { (buffer) throws(Errno) in
                try FileDescriptor.read(descriptor, into: buffer, at: 0)
            }
            let stamp = FileStamp(try file.status())
            attempts -= 1
            // Someone may have written to the file in place meanwhile.
            guard stamp == FileStamp(status) || attempts == 0 else { continue }
            self.text = text
            self.stamp = stamp
            isSettled = stamp.isSettled(at: CoarseClock.fileTime)
            return
        }
    }
}

extension StoreError {
    fileprivate init(readingSuite path: String, _ error: Errno) {
        switch error {
        case .isDirectory: self.init(path: path, .notAFile)
        case .fileTooLarge: self.init(path: path, .tooLarge(limit: SuiteText.maximumSize))
        default: self.init(reading: path, error)
        }
    }
}
