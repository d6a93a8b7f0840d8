/// Why the store could not do what was asked, as facts; `StoreError+Words.swift` has the words.
public struct StoreError: Error, Sendable, Hashable {
    /// The file or directory that it is about.
    public let path: String
    public let reason: Reason

    public init(path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }
}

extension StoreError {
    public enum Reason: Sendable, Hashable {
        /// There never was such a suite, or it was removed.
        case absent
        /// The suite was written once, and its file is gone without our doing.
        case vanished
        case damaged(Damage)
        case unreadable(Errno)
        case symbolicLink
        case notAFile
        case tooLarge(limit: Int)
        case valueTooLarge(Key, limit: Int)
        case valueTooDeep(Key, limit: Int)
        case emptyKey
        case noSpace(Errno)
        case readOnly(Errno)
        /// Another process, if it is known which, held the lock for too long.
        case locked(holder: Int32?)
        /// The thread that wants to write the suite is in the middle of writing it.
        case nested
        case failed(String, Errno)
        /// The same of a step after the change was made.
        case unsettled(String, Errno)
        /// Neither `$HOME` nor a root is known.
        case noHome
        /// A relative path was given in a directory that has no name, or none that can be told.
        case noWorkingDirectory(Errno)
        /// The bytes of what says where the groups are, such as a variable, are no UTF-8.
        case notText
        /// The text to be replaced is not what it was when it was read.
        case changedMeanwhile
    }
}
