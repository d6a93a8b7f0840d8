import CLinux
import Glibc

/// Why a system call failed. The corresponding C variable is `errno`.
public struct Errno: Error, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: Int32

    public init(_ rawValue: Int32) {
        self.rawValue = rawValue
    }

    public var description: String { String(cString: clinux_error_words(rawValue)) }
}

/// Makes a system call, again if a signal interrupted it. Every system call of this module goes through here.
@inline(__always)
package func systemCall<Result: SignedInteger>(_ call: () -> Result) throws(Errno) -> Result {
    while true {
        let result = call()
        if result != -1 { return result }
        let error = errno
        if error != EINTR { throw Errno(error) }
    }
}
