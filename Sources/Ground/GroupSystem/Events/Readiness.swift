import Glibc

/// What is to be done with a descriptor as soon as it makes nobody wait.
package struct Interest: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case reading, writing, readingAndWriting
        /// Nothing: only that the other end has gone away is told, which it always is.
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

/// Which descriptors are ready. The one call of `poll` is here.
package struct Readiness {
    private var isReady: [Bool]

    /// Waits until one of them is ready, or until a deadline; it may also end for no reason, as when a signal comes.
    /// Negative descriptors are passed over.
    package static func wait(for interests: [Interest], until deadline: MonotonicTime? = nil) -> Readiness {
        var requests = interests.map(\.request)
        let count = poll(&requests, nfds_t(requests.count), deadline?.milliseconds(from: .now) ?? -1)
        return Readiness(isReady: requests.map { count > 0 && $0.revents != 0 })
    }

    /// Whether the one at this place is ready; so is one whose other end has gone away.
    package subscript(place: Int) -> Bool { isReady[place] }
    package var isAny: Bool { isReady.contains(true) }
}
