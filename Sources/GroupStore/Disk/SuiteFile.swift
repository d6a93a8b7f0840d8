import Glibc

/// A suite's file as it was at one moment.
struct SuiteFile {
    let text: Text
    let stamp: FileStamp
    /// Whether a change since then is sure to show in the stamp.
    let isSettled: Bool

    /// The file of a suite; nil if there is no suite. A file that ought to be there and is not throws.
    static func find(_ location: SuiteLocation) throws(StoreError) -> SuiteFile? {
        if let file = try SuiteFile(location) { return file }
        var patience = Patience(.milliseconds(50))
        while true {
            // The record before the file: one that is read after it could tell of a file that came in between.
            let record = location.record
            if let file = try SuiteFile(location) { return file }
            guard let record, record.isPresent else { return nil }
            let isSteady = !record.isExchanging && location.record?.generation == record.generation
            if isSteady { throw StoreError(path: location.file, .vanished) }
            // A writer is just removing the suite, or was killed at that.
            if !patience.wait() { return nil }
        }
    }

    /// The same for a writer, which holds the lock: the file in its directory, wherever that has been moved.
    static func find(
        _ location: SuiteLocation, in directory: borrowing SuiteDirectory, _ record: LockRecord
    ) throws(StoreError) -> SuiteFile? {
        if let file = try SuiteFile(location, in: directory) { return file }
        if record.isPresent { throw StoreError(path: location.file, .vanished) }
        return nil
    }

    /// Nil if there is no file.
    init?(_ location: SuiteLocation) throws(StoreError) {
        let file: FileDescriptor
        do throws(Errno) {
            file = try location.openFile()
        } catch {
            if error == Errno(ENOENT) { return nil }
            throw StoreError(reading: location.file, error)
        }
        try self.init(file, path: location.file)
    }

    init?(_ location: SuiteLocation, in directory: borrowing SuiteDirectory) throws(StoreError) {
        do throws(Errno) {
            guard let file = try directory.openFile() else { return nil }
            self = try SuiteFile(file)
        } catch {
            throw StoreError(readingSuite: location.file, error)
        }
    }

    private init(_ file: borrowing FileDescriptor, path: String) throws(StoreError) {
        do throws(Errno) {
            try self.init(file)
        } catch {
            throw StoreError(readingSuite: path, error)
        }
    }

    private init(_ file: borrowing FileDescriptor) throws(Errno) {
        var attempts = 8
        while true {
            let status = try file.status()
            guard status.isRegularFile else { throw Errno(EISDIR) }
            guard status.size <= Document.maximumSize else { throw Errno(EFBIG) }
            let text = try SuiteFile.read(file, size: status.size)
            let stamp = FileStamp(try file.status())
            attempts -= 1
            // Someone may have written to the file in place while we read it.
            guard stamp == FileStamp(status) || attempts == 0 else { continue }
            self.text = text
            self.stamp = stamp
            isSettled = stamp.isSettled(at: CoarseClock.fileTime)
            return
        }
    }

    /// A copy, which nobody can change under a scanner: a mapped file would show what others write to it in place.
    private static func read(_ file: borrowing FileDescriptor, size: Int) throws(Errno) -> Text {
        let descriptor = file.rawValue
        return try Text(capacity: size) { (buffer) throws(Errno) in
            var filled = 0
            while filled < size {
                let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
                let count = try systemCall { pread(descriptor, rest.baseAddress, rest.count, filled) }
                if count == 0 { break }
                filled += count
            }
            return filled
        }
    }
}

extension StoreError {
    fileprivate init(readingSuite path: String, _ error: Errno) {
        switch error.rawValue {
        case EISDIR: self.init(path: path, .notAFile)
        case EFBIG: self.init(path: path, .tooLarge(limit: Document.maximumSize))
        default: self.init(reading: path, error)
        }
    }
}
