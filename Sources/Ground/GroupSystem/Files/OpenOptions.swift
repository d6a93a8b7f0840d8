import CLinux
import Glibc

/// The options for opening a file. The corresponding C values are the flags of `open`.
///
/// Not an `OptionSet`: its array literals are built at run time, and would make a program that reads one key half as
/// expensive again.
package struct OpenOptions: Hashable, Sendable {
    package let rawValue: Int32

    @inlinable
    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    @inlinable
    package static func | (left: OpenOptions, right: OpenOptions) -> OpenOptions {
        OpenOptions(rawValue: left.rawValue | right.rawValue)
    }

    @inlinable package static var readOnly: OpenOptions { OpenOptions(rawValue: O_RDONLY) }
    @inlinable package static var writeOnly: OpenOptions { OpenOptions(rawValue: O_WRONLY) }
    @inlinable package static var readWrite: OpenOptions { OpenOptions(rawValue: O_RDWR) }
    /// Opens the path only, which needs no permission to the contents.
    package static var pathOnly: OpenOptions { OpenOptions(rawValue: clinux_o_path) }

    @inlinable package static var append: OpenOptions { OpenOptions(rawValue: O_APPEND) }
    @inlinable package static var create: OpenOptions { OpenOptions(rawValue: O_CREAT) }
    @inlinable package static var directory: OpenOptions { OpenOptions(rawValue: O_DIRECTORY) }
    @inlinable package static var exclusiveCreate: OpenOptions { OpenOptions(rawValue: O_CREAT | O_EXCL) }
    @inlinable package static var noFollow: OpenOptions { OpenOptions(rawValue: O_NOFOLLOW) }
    @inlinable package static var nonBlocking: OpenOptions { OpenOptions(rawValue: O_NONBLOCK) }
    @inlinable package static var notAsTerminal: OpenOptions { OpenOptions(rawValue: O_NOCTTY) }
}
