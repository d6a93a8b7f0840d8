import GroupSystem

extension WidgetsDirectory {
    /// The process of the running host; nil if none runs, `unknownHost` if its number is unknown.
    package var host: Int32? {
        guard let file = try? FileDescriptor(opening: lockPath, .nonBlocking) else { return nil }
        // The lock that this takes ends with the file. It is shared, so that many may ask at once.
        guard (try? file.tryLock(isShared: true)) == false else { return nil }
        return writtenHost ?? WidgetsDirectory.unknownHost
    }

    /// Stands for a host that has not written its process number yet, or whose lock file was emptied.
    package static let unknownHost: Int32 = 0

    /// The process that the lock file names.
    package var writtenHost: Int32? {
        let text = SmallFile.text(lockPath)
        return Int32(text.prefix { $0.isASCII && $0.isNumber }).flatMap { $0 > 0 ? $0 : nil }
    }
}
