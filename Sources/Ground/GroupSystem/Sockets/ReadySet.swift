import CLinux

/// Watches any number of descriptors at the cost of one. The corresponding C functions are `epoll_create1`, `epoll_ctl`
/// and `epoll_wait`.
package struct ReadySet: ~Copyable {
    private let file: FileDescriptor

    /// A descriptor that is ready. `token` is the number under which it is watched.
    package struct Member {
        package let token: UInt64
        package let isReadable: Bool
        package let isWritable: Bool
        package let isHungUp: Bool
    }

    package init() throws(Errno) {
        file = FileDescriptor(owning: try systemCall(clinux_make_ready_set))
    }

    /// Readable while a member is ready.
    package var descriptor: Int32 { file.rawValue }

    /// Adds a descriptor, until it is closed. Its token must never be that of another, so that what was ready before a
    /// descriptor was closed is not taken for its successor of the same number.
    package func add(_ descriptor: Int32, _ kind: Interest.Kind, token: UInt64) throws(Errno) {
        _ = try systemCall { clinux_watch_ready(file.rawValue, descriptor, 0, kind.bits, token) }
    }

    package func change(_ descriptor: Int32, to kind: Interest.Kind, token: UInt64) throws(Errno) {
        _ = try systemCall { clinux_watch_ready(file.rawValue, descriptor, 1, kind.bits, token) }
    }

    package func remove(_ descriptor: Int32) {
        _ = clinux_watch_ready(file.rawValue, descriptor, 1, -1, 0)
    }

    /// The members that are ready now, at most 64; the others come next time.
    package func ready() -> [Member] {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { tokens in
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: 64) { kinds in
                let count = clinux_take_ready(file.rawValue, tokens.baseAddress, kinds.baseAddress, 64)
                return (0..<max(0, Int(count))).map { place in
                    let kind = kinds[place]
                    return Member(
                        token: tokens[place], isReadable: kind & 1 != 0, isWritable: kind & 2 != 0,
                        isHungUp: kind & 4 != 0)
                }
            }
        }
    }
}

extension Interest.Kind {
    fileprivate var bits: Int32 {
        switch self {
        case .nothing: 0
        case .reading: 1
        case .writing: 2
        case .readingAndWriting: 3
        }
    }
}
