import CLinux
import Glibc

/// The reason why a system call failed. The corresponding C variable is `errno`.
public struct Errno: Error, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: Int32

    public init(_ rawValue: Int32) {
        self.rawValue = rawValue
    }

    public var description: String { String(cString: clinux_error_words(rawValue)) }
}

/// The errors that callers distinguish, named as in swift-system.
extension Errno {
    package static var addressInUse: Errno { Errno(EADDRINUSE) }
    package static var argumentListTooLong: Errno { Errno(E2BIG) }
    package static var brokenPipe: Errno { Errno(EPIPE) }
    package static var deadlock: Errno { Errno(EDEADLK) }
    package static var diskQuotaExceeded: Errno { Errno(EDQUOT) }
    /// Not an executable for this machine, nor a script that names its interpreter.
    package static var execFormatError: Errno { Errno(ENOEXEC) }
    package static var fileExists: Errno { Errno(EEXIST) }
    package static var fileTooLarge: Errno { Errno(EFBIG) }
    /// Bytes that are not valid text.
    package static var illegalByteSequence: Errno { Errno(EILSEQ) }
    /// A link across file systems, or a path that leaves its directory.
    package static var improperLink: Errno { Errno(EXDEV) }
    package static var isDirectory: Errno { Errno(EISDIR) }
    package static var noSpace: Errno { Errno(ENOSPC) }
    package static var noSuchFileOrDirectory: Errno { Errno(ENOENT) }
    package static var notDirectory: Errno { Errno(ENOTDIR) }
    package static var notPermitted: Errno { Errno(EPERM) }
    package static var permissionDenied: Errno { Errno(EACCES) }
    package static var readOnlyFileSystem: Errno { Errno(EROFS) }
    package static var tooManyOpenFiles: Errno { Errno(EMFILE) }
    package static var tooManyOpenFilesInSystem: Errno { Errno(ENFILE) }
    package static var tooManySymbolicLinkLevels: Errno { Errno(ELOOP) }
    package static var wouldBlock: Errno { Errno(EWOULDBLOCK) }

    package static var interrupted: Errno { Errno(EINTR) }
    package static var invalidArgument: Errno { Errno(EINVAL) }
    static var noAddress: Errno { Errno(EADDRNOTAVAIL) }
    static var noAddressFamily: Errno { Errno(EAFNOSUPPORT) }
    /// The kernel lacks the system call.
    static var noFunction: Errno { Errno(ENOSYS) }
    /// The extended attribute does not exist.
    static var noAttribute: Errno { Errno(ENODATA) }
    static var notSupported: Errno { Errno(EOPNOTSUPP) }
    static var outOfRange: Errno { Errno(ERANGE) }
}

/// Makes a system call, and repeats it if a signal interrupted it. Every system call that can fail goes through here.
@inline(__always)
func systemCall<Result: SignedInteger>(_ call: () -> Result) throws(Errno) -> Result {
    while true {
        let result = call()
        if result != -1 { return result }
        let error = Errno(errno)
        if error != .interrupted { throw error }
    }
}
