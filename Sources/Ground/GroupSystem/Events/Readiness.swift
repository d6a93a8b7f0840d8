import Glibc

/// An operation to perform on a descriptor as soon as it does not block.
package struct Interest: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case reading, writing, readingAndWriting
        /// Nothing but the hang-up of the other end, which is always reported.
        case nothing
    }

    package let descriptor: Int32
    package let kind: Kind

    package init(_ descriptor: Int32, _ kind: Kind = .reading) {
        (self.descriptor, self.kind) = (descriptor, kind)
    }

    fileprivate var request: pollfd { pollfd(fd: descriptor, events: kind.events, revents: 0) }
}

extension Interest.Kind {
    fileprivate var events: Int16 {
        switch self {
        case .reading: Int16(POLLIN)
        case .writing: Int16(POLLOUT)
        case .readingAndWriting: Int16(POLLIN | POLLOUT)
        case .nothing: 0
        }
    }
}

/// The descriptors that are ready. `poll` is called only here.
package struct Readiness {
    private var isReady: [Bool]

    /// Waits until a descriptor is ready or the deadline passes; it may also return early, for example after a
    /// signal. Negative descriptors are ignored.
    package static func wait(for interests: [Interest], until deadline: MonotonicTime? = nil) -> Readiness {
        var requests = interests.map(\.request)
        let count = poll(&requests, nfds_t(requests.count), deadline?.milliseconds(from: .now) ?? -1)
        return Readiness(isReady: requests.map { count > 0 && $0.revents != 0 })
    }

    /// Whether the descriptor at this position is ready or hung up.
    package subscript(place: Int) -> Bool { isReady[place] }
    package var isAny: Bool { isReady.contains(true) }
}
