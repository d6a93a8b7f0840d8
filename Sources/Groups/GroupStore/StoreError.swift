/// The failure of an operation of the store. The sentences are in `StoreError+Words.swift`.
public struct StoreError: Error, Sendable, Hashable {
    /// The file or directory concerned.
    public let path: String
    /// The reason for the failure.
    public let reason: Reason

    /// Describes a failure at a path.
    public init(path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }
}

extension StoreError {
    /// The reasons for a failure.
    public enum Reason: Sendable, Hashable {
        /// The suite does not exist.
        case absent
        /// The suite's file is gone, though nobody removed the suite.
        case vanished
        /// The file is not a suite.
        case damaged(Damage)
        /// The file cannot be read.
        case unreadable(Errno)
        /// A component of the path below the root is a link.
        case symbolicLink
        /// There is no symbolic link at the path.
        case notALink
        /// There is something other than a file at the path.
        case notAFile
        /// The suite would be larger than its limit in bytes.
        case tooLarge(limit: Int)
        /// A value is larger than its limit in bytes.
        case valueTooLarge(Key, limit: Int)
        /// A value is nested deeper than its limit in levels.
        case valueTooDeep(Key, limit: Int)
        /// The key is empty.
        case emptyKey
        /// The disk or the quota is full, or the file would be larger than allowed.
        case noSpace(Errno)
        /// The file or its directory must not be written.
        case readOnly(Errno)
        /// Another process, whose number may be known, held the lock for too long.
        case locked(holder: Int32?)
        /// This very thread is already writing the suite.
        case nested
        /// A step failed; the suite is as it was.
        case failed(String, Errno)
        /// A step failed after the change was made.
        case unsettled(String, Errno)
        /// Neither `$HOME` nor a root is known.
        case noHome
        /// A relative path was given, but the working directory cannot be found.
        case noWorkingDirectory(Errno)
        /// A variable or path that says where the groups are is not UTF-8.
        case notText
        /// The text to be replaced has changed since it was read.
        case changedMeanwhile
    }
}
