import GroupSystem

extension WidgetsDirectory {
    /// The process of the running host; nil if none runs, `unknownHost` if its number is unknown.
    package var host: Int32? {
        guard let file = try? FileDescriptor(opening: lockPath, .nonBlocking) else { return nil }
        // Closing the file releases this lock. It is shared, so that several processes can check at once.
        guard (try? file.tryLock(isShared: true)) == false else { return nil }
        return writtenHost ?? WidgetsDirectory.unknownHost
    }

    /// Stands for a host that has not written its process number yet, or whose lock file was emptied.
    package static let unknownHost: Int32 = 0

    /// The process number in the lock file.
    package var writtenHost: Int32? {
        let text = SmallFile.text(lockPath)
        return Int32(text.prefix { $0.isASCII && $0.isNumber }).flatMap { $0 > 0 ? $0 : nil }
    }
}
