import CLinux
import Glibc

/// The two ends of a connection to a child process; ours never blocks.
package struct DescriptorPair: ~Copyable {
    package let ours: FileDescriptor
    package let theirs: FileDescriptor

    package enum Kind {
        /// A socket pair, for both directions. The corresponding C function is `socketpair`.
        case socket
        /// A pipe, from which we read. The corresponding C function is `pipe2`.
        case pipe
    }

    package init(_ kind: Kind) throws(Errno) {
        var pair: [Int32] = [-1, -1]
        _ = try systemCall {
            switch kind {
            case .socket: socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair)
            case .pipe: clinux_make_pipe(&pair)
            }
        }
        ours = FileDescriptor(owning: pair[0])
        theirs = FileDescriptor(owning: pair[1])
        FileDescriptor.neverBlock(pair[0])
    }

    package consuming func takeOurs() -> FileDescriptor { ours }
}
