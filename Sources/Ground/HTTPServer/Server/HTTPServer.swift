package import GroupSystem

/// A server in an event loop, for a page in the browsers of this machine and of a few others: requests with small
/// bodies, replies at once or later, and streams of events.
///
/// Everything happens on the loop's thread. Connections are kept for further requests, which are served in the order in
/// which they come; those that wait for a turn are left to the kernel.
package final class HTTPServer {
    package typealias Answer = (HTTPRequest, HTTPResponder) -> Void

    let limits: Limits
    private let listening: [ListeningSocket]
    private let answer: Answer
    private let readySet: ReadySet
    private var source: EventLoop.Source?

    /// By the tokens under which they are watched. Those of the listening sockets are their positions.
    private(set) var connections: [UInt64: HTTPConnection] = [:]
    private var nextToken: UInt64
    /// How many connections each peer has that is not on this machine.
    private var shares: [[UInt8]: Int] = [:]
    private var isListening = false
    /// When it is next looked for what is due: never after the earliest deadline, and perhaps before it.
    private var nextLook: MonotonicTime?
    /// Streams whose owners still have to be told that they ended.
    private var ended: [HTTPStream] = []

    /// Calls `answer` for each request; the responder may be used later. The sockets are closed with the server.
    package init(
        listening: [ListeningSocket], in loop: EventLoop, limits: Limits = Limits(), answer: @escaping Answer
    ) throws(Errno) {
        (self.listening, self.limits, self.answer) = (listening, limits, answer)
        readySet = try ReadySet()
        nextToken = UInt64(listening.count)
        try listen(true)
        source = loop.add(
            interests: { [descriptor = readySet.descriptor] in [Interest(descriptor)] },
            deadline: { [weak self] in self?.nextLook }, attend: { [weak self] in self?.attend() })
    }

    deinit { source?.cancel() }

    /// The number of connections of all kinds.
    package var count: Int { connections.count }

    private func attend() {
        for member in readySet.ready() {
            if member.token < UInt64(listening.count) {
                accept(from: listening[Int(member.token)])
            } else {
                connections[member.token]?.attend(member)
            }
        }
        let now = MonotonicTime.now
        if let next = nextLook, next <= now { lookForDue(now) }
        // Owners may now end other streams, whose owners are then told on the next turn.
        let told = ended
        ended = []
        for stream in told { stream.closed?() }
    }
}

// MARK: Connections

extension HTTPServer {
    /// Takes the connections that wait, a few at a time, so that a flood of them does not hold up the others.
    private func accept(from socket: ListeningSocket) {
        for _ in 0..<16 {
            do throws(Errno) {
                try add(socket.accept())
            } catch {
                if error == .tooManyOpenFiles || error == .tooManyOpenFilesInSystem {
                    // The connection stays ready, and would be tried again for ever.
                    if !evict(share: nil) { try? listen(false) }
                }
                return
            }
        }
    }

    private func add(_ accepted: consuming ListeningSocket.Connection) throws(Errno) {
        let share = HTTPServer.share(of: accepted.peer)
        let isShareFull = share.map { shares[$0, default: 0] >= limits.connectionsOfPeer } ?? false
        if isShareFull, !evict(share: share) { return }
        if connections.count >= limits.connections, !evict(share: nil) { return }
        let connection = HTTPConnection(accepted.takeSocket(), token: nextToken, share: share, of: self)
        try readySet.add(connection.descriptor, .reading, token: nextToken)
        connections[nextToken] = connection
        nextToken += 1
        if let share { shares[share, default: 0] += 1 }
        connection.setDeadline(in: limits.head)
    }

    /// The part of an address that counts as one peer: all of it, or of version 6 the prefix that a network gives to
    /// one customer. Programs of this machine, among which may be a proxy for all others, share everything.
    private static func share(of peer: InternetAddress?) -> [UInt8]? {
        guard let peer, !peer.isLoopback else { return nil }
        return peer.host.count == 16 ? Array(peer.host.prefix(8)) : peer.host
    }

    /// Closes the connection, of a peer or of all, that can best be spared; returns false if none can.
    private func evict(share: [UInt8]?) -> Bool {
        var best: (HTTPConnection, rank: Int)?
        let candidates = connections.values.filter { share == nil || $0.share == share }
        for connection in candidates {
            guard let rank = connection.phase.rankOfEviction else { continue }
            // Of one rank the oldest: whoever is honest has soon done with its request.
            if best.map({ ($0.rank, $0.0.token) > (rank, connection.token) }) ?? true { best = (connection, rank) }
        }
        guard let spared = best?.0 ?? HTTPServer.oldestStreamOfMost(candidates) else { return false }
        spared.close()
        return true
    }

    package func endStreams(of owner: String) {
        for connection in connections.values where connection.streamOwner == owner { connection.close() }
    }

    /// The oldest stream of the owner who has the most, and more than one.
    private static func oldestStreamOfMost(_ connections: [HTTPConnection]) -> HTTPConnection? {
        let owned = Dictionary(grouping: connections.filter { $0.streamOwner != nil }, by: \.streamOwner)
        let most = owned.values.max { $0.count < $1.count } ?? []
        return most.count > 1 ? most.min { $0.token < $1.token } : nil
    }

    func remove(_ connection: HTTPConnection) {
        guard connections.removeValue(forKey: connection.token) != nil else { return }
        readySet.remove(connection.descriptor)
        if let share = connection.share {
            shares[share, default: 1] -= 1
            if shares[share] == 0 { shares[share] = nil }
        }
        if !isListening { try? listen(true) }
    }

    func watch(_ connection: HTTPConnection, _ kind: Interest.Kind) {
        do throws(Errno) {
            try readySet.change(connection.descriptor, to: kind, token: connection.token)
        } catch { connection.close() }
    }

    private func listen(_ listens: Bool) throws(Errno) {
        guard listens != isListening else { return }
        isListening = listens
        for (token, socket) in listening.enumerated() {
            if listens {
                try readySet.add(socket.descriptor, .reading, token: UInt64(token))
            } else {
                readySet.remove(socket.descriptor)
            }
        }
        if !listens { look(by: .now + .seconds(1)) }
    }

    func serve(_ request: HTTPRequest, _ responder: HTTPResponder) { answer(request, responder) }
}

// MARK: Time

extension HTTPServer {
    func look(by time: MonotonicTime) {
        nextLook = nextLook.map { min($0, time) } ?? time
    }

    func tell(_ stream: HTTPStream) {
        ended.append(stream)
        look(by: .now)
    }

    private func lookForDue(_ now: MonotonicTime) {
        if !isListening { try? listen(true) }
        for connection in connections.values where connection.deadline.map({ $0 <= now }) ?? false {
            connection.expire()
        }
        // Deadlines that are close together are met together, so that a flood of connections costs few looks.
        let soonest = connections.values.lazy.compactMap(\.deadline).min()
        nextLook = soonest.map { max($0, now + .milliseconds(100)) }
    }
}
