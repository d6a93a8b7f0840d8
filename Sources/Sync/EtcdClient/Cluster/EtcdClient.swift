import GroupStore
package import GroupSystem

/// A client for one cluster member's JSON gateway. It belongs to the thread of its event loop.
package final class EtcdClient {
    package let endpoint: String
    private let transfers: Transfers
    /// The token of the logged-in user.
    package var token: String?

    /// More than any answer to our requests holds, except one with many large values.
    private static let mostBytes = 48 << 20

    package init(_ endpoint: String, _ security: Security, in loop: EventLoop) {
        self.endpoint = endpoint
        transfers = Transfers(security, in: loop)
    }

    /// The cluster's clock at its last answer, in milliseconds since 1970.
    package var time: Int64? { transfers.lastDate.map { $0 * 1_000 } }

    package typealias Done<Answer> = (Result<Answer, EtcdError>) -> Void

    /// Sends a request once. Without an answer, it may or may not have been carried out.
    private func call<Answer>(
        _ path: String, _ message: Members, _ done: @escaping Done<Answer>, _ read: @escaping (Members) -> Answer?
    ) {
        let body = Array(Value.dictionary(message).json().utf8)
        var bytes: [UInt8] = []
        let hear = { (more: [UInt8]) in
            bytes += more
            return bytes.count <= EtcdClient.mostBytes
        }
        transfers.begin(Transfer.Request(url: endpoint + path, body: body, token: token), hear: hear) { ending in
            if bytes.count > EtcdClient.mostBytes { return done(.failure(.unreadable("too large an answer"))) }
            done(
                EtcdClient.result(ending, bytes).flatMap { message in
                    read(message).map { .success($0) } ?? .failure(.unreadable("the answer"))
                })
        }
    }

    private static func result(_ ending: Transfer.Ending, _ bytes: [UInt8]) -> Result<Members, EtcdError> {
        switch ending {
        case .broken(let reason): return .failure(.unavailable(reason))
        case .answered(let status):
            guard let message = Wire.message(bytes) else {
                return .failure(status == 200 ? .unreadable("the answer") : .unavailable("it answers with \(status)"))
            }
            return status == 200 ? .success(message) : .failure(message.error)
        }
    }
}

extension Members {
    /// The error, if the message is one.
    var error: EtcdError { EtcdError(code: number("code"), text("error")) }
}

// MARK: Requests

extension EtcdClient {
    /// The cluster's identity and state, included in each answer.
    package struct Header: Sendable, Equatable {
        package let cluster: String
        package let revision: Int64

        init?(_ message: Members) {
            let header = message.object("header")
            guard header.number("revision") > 0 else { return nil }
            (cluster, revision) = (header.text("cluster_id"), header.number("revision"))
        }
    }

    /// Logs in. The token is sent with all later requests.
    package func logIn(_ user: String, _ password: String, _ done: @escaping Done<Void>) {
        let message: Members = ["name": .string(user), "password": .string(password)]
        call("/v3/auth/authenticate", message, done) { [weak self] answer in
            guard !answer.text("token").isEmpty else { return nil }
            self?.token = answer.text("token")
            return ()
        }
    }

    /// Asks for a header, which only a cluster with a leader can return.
    package func header(seenFrom name: String, _ done: @escaping Done<Header>) {
        call("/v3/kv/range", ["key": Wire.text(name), "keys_only": .boolean(true)], done, Header.init)
    }

    package func commit(_ transaction: EtcdTransaction, _ done: @escaping Done<EtcdTransaction.Answer>) {
        let heard: Done<(isCommitted: Bool, revision: Int64)> = { [weak self] result in
            switch result {
            case .success((true, let revision)): done(.success(.committed(revision)))
            case .success((false, let revision)): self?.explain(transaction, at: revision, done)
            case .failure(let error): done(.failure(error))
            }
        }
        call("/v3/kv/txn", transaction.message, heard) { answer in
            Header(answer).map { (answer.flag("succeeded"), $0.revision) }
        }
    }

    /// Asks why a transaction was not written.
    private func explain(
        _ transaction: EtcdTransaction, at revision: Int64, _ done: @escaping Done<EtcdTransaction.Answer>
    ) {
        call("/v3/kv/txn", transaction.question(at: revision), done) { transaction.revisions($0).map { .refused($0) } }
    }

    /// A name's new value, and the revision of the change; without a value, it was removed.
    package struct Event: Sendable, Equatable {
        package let name: [UInt8]
        package let value: [UInt8]?
        package let revision: Int64

        init?(_ entry: Members, isRemoval: Bool = false) {
            guard let name = entry.bytes("key"), let value = entry.bytes("value") else { return nil }
            (self.name, self.value, revision) = (name, isRemoval ? nil : value, entry.number("mod_revision"))
        }
    }

    /// Reads some of the names from a given one on, at a revision; 0 for the latest.
    package func read(
        from first: [UInt8], to end: [UInt8], atMost count: Int, at revision: Int64,
        _ done: @escaping Done<(events: [Event], hasMore: Bool, header: Header)>
    ) {
        let message: Members = [
            "key": Wire.bytes(first), "range_end": Wire.bytes(end), "limit": Wire.number(Int64(count)),
            "revision": Wire.number(revision),
        ]
        call("/v3/kv/range", message, done) { answer in
            let events = answer.objects("kvs").map { Event($0) }
            guard let header = Header(answer), !events.contains(where: { $0 == nil }) else { return nil }
            return (events.compactMap(\.self), answer.flag("more"), header)
        }
    }
}

// MARK: Watching

extension Transfer.Silence {
    /// A member reports progress every 11 minutes, except the first time after it has sent events.
    package static let ofWatch = Transfer.Silence(first: .seconds(30), later: .seconds(25 * 60))
}

extension EtcdClient {
    package enum News {
        case begun
        case events([Event], revision: Int64)
    }

    /// Reports the events from a revision on, each revision as a whole, until `hear` returns false. `end` is called
    /// when the watch cannot continue.
    @discardableResult
    package func watch(
        from first: String, to end: [UInt8], since revision: Int64, silence: Transfer.Silence = .ofWatch,
        hear: @escaping (News) -> Bool, end over: @escaping (EtcdError) -> Void
    ) -> Transfer? {
        let body = EtcdClient.watchRequest(first, end, revision)
        let request = Transfer.Request(
            url: endpoint + "/v3/watch", body: body, token: token, timeout: nil, silence: silence)
        var stream = WatchStream()
        return transfers.begin(request, hear: { stream.take($0, hear) }) { ending in
            over(stream.problem ?? stream.problem(at: ending))
        }
    }

    package func cancel(_ transfer: Transfer) {
        transfers.cancel(transfer)
    }

    private static func watchRequest(_ first: String, _ end: [UInt8], _ revision: Int64) -> [UInt8] {
        let request: Members = [
            "key": Wire.text(first), "range_end": Wire.bytes(end), "start_revision": Wire.number(revision),
            "progress_notify": .boolean(true), "fragment": .boolean(true),
        ]
        return Array(Value.dictionary(["create_request": .dictionary(request)]).json().utf8)
    }
}
