import CLinux
import Glibc
import GroupStore

/// The two ends of a connection to a child: ours never makes us wait.
struct DescriptorPair: ~Copyable {
    let ours: FileDescriptor
    let theirs: FileDescriptor

    enum Kind {
        /// Both ends read and write. The C function is `socketpair`.
        case socket
        /// What they write, we read.
        case pipe
    }

    init(_ kind: Kind) throws(Errno) {
        var pair: [Int32] = [-1, -1]
        _ = try systemCall {
            switch kind {
            case .socket: socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair)
            case .pipe: clinux_make_pipe(&pair)
            }
        }
        ours = FileDescriptor(owning: pair[0])
        theirs = FileDescriptor(owning: pair[1])
        // Nothing can be wrong with a descriptor that is new.
        _ = fcntl(pair[0], F_SETFL, O_NONBLOCK)
    }

    consuming func takeOurs() -> FileDescriptor { ours }
}
