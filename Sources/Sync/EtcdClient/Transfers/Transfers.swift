import CCurl
package import GroupSystem

/// Requests by libcurl, on an event loop that waits for its sockets and timers. It belongs to the loop's thread, on
/// which all answers are delivered.
package final class Transfers {
    private let multi: UnsafeMutableRawPointer
    private let loop: EventLoop
    private var sockets: [Int32: (kind: Interest.Kind, source: EventLoop.Source)] = [:]
    private var running: [UnsafeMutableRawPointer: Transfer] = [:]
    private var deadline: MonotonicTime?
    private var timer: EventLoop.Source?
    private let security: Security
    /// The server's clock at its last answer, in seconds since 1970.
    private(set) var lastDate: Int64?
    /// Up to the year 10000, so that no server's date can overflow an integer.
    private static let dates: Range<Int64> = 1..<253_402_300_800

    package init(_ security: Security, in loop: EventLoop) {
        curl_global_init(Int(CURL_GLOBAL_DEFAULT))
        guard let multi = curl_multi_init() else { preconditionFailure("no memory for libcurl") }
        (self.multi, self.loop, self.security) = (multi, loop, security)
        let owner = Unmanaged.passUnretained(self).toOpaque()
        ccurl_set_socket_function(multi, noteSocket, owner)
        ccurl_set_timer_function(multi, noteTimer, owner)
        timer = loop.add(deadline: { [weak self] in self?.nextDeadline }) { [weak self] in self?.advanceIfDue() }
    }

    deinit {
        // From here on, libcurl's reports on its sockets do not matter.
        ccurl_set_socket_function(multi, nil, nil)
        ccurl_set_timer_function(multi, nil, nil)
        cancelAll()
        curl_multi_cleanup(multi)
        for (_, source) in sockets.values { source.cancel() }
        timer?.cancel()
    }

    /// Begins a request. `hear` gets the answer's bytes and may end it by returning false; `end` is called once, unless
    /// the transfer is cancelled.
    @discardableResult
    package func begin(
        _ request: Transfer.Request, hear: @escaping ([UInt8]) -> Bool, end: @escaping (Transfer.Ending) -> Void
    ) -> Transfer? {
        guard let transfer = Transfer(request, security, hear: hear, end: end) else { return nil }
        running[transfer.easy] = transfer
        curl_multi_add_handle(multi, transfer.easy)
        return transfer
    }

    package func cancel(_ transfer: Transfer) {
        guard running.removeValue(forKey: transfer.easy) != nil else { return }
        curl_multi_remove_handle(multi, transfer.easy)
    }

    private func cancelAll() {
        for transfer in Array(running.values) { cancel(transfer) }
    }
}

// MARK: libcurl's sockets and timers

extension Transfers {
    fileprivate func wait(for socket: Int32, _ kind: Interest.Kind?) {
        guard let kind else {
            sockets.removeValue(forKey: socket)?.source.cancel()
            return
        }
        if sockets[socket] != nil {
            sockets[socket]?.kind = kind
            return
        }
        let interests = { [weak self] in self?.sockets[socket].map { [Interest(socket, $0.kind)] } ?? [] }
        let source = loop.add(interests: interests) { [weak self] in self?.advance(socket) }
        sockets[socket] = (kind, source)
    }

    fileprivate func wait(milliseconds: Int) {
        deadline = milliseconds < 0 ? nil : .now + .milliseconds(milliseconds)
    }

    private var nextDeadline: MonotonicTime? {
        (running.values.compactMap(\.deadline) + [deadline].compactMap(\.self)).min()
    }

    private func advanceIfDue() {
        endSilent()
        guard let deadline, deadline <= .now else { return }
        self.deadline = nil
        advance(CURL_SOCKET_TIMEOUT)
    }

    private func endSilent() {
        let now = MonotonicTime.now
        for transfer in Array(running.values) where transfer.deadline.map({ $0 <= now }) ?? false {
            // Ending one transfer may have cancelled others.
            guard running[transfer.easy] != nil else { continue }
            cancel(transfer)
            transfer.end(.broken("it has stopped responding"))
        }
    }

    private func advance(_ socket: Int32) {
        var count: Int32 = 0
        curl_multi_socket_action(multi, socket, 0, &count)
        for transfer in Array(running.values) where !transfer.deliver() {
            guard running[transfer.easy] != nil else { continue }
            cancel(transfer)
            transfer.end(.broken("more than was asked for"))
        }
        finishEnded()
    }

    private func finishEnded() {
        var result = CURLE_OK
        while let easy = ccurl_next_ended(multi, &result) {
            curl_multi_remove_handle(multi, easy)
            guard let transfer = running.removeValue(forKey: easy) else { continue }
            let isWhole = result == CURLE_OK
            if isWhole, case let date = ccurl_date(easy), Transfers.dates.contains(date) { lastDate = date }
            transfer.end(
                isWhole ? .answered(ccurl_status(easy)) : .broken(transfer.problem(result)))
        }
    }
}

private func noteSocket(
    _ easy: UnsafeMutableRawPointer?, _ socket: Int32, _ what: Int32, _ owner: UnsafeMutableRawPointer?,
    _ unused: UnsafeMutableRawPointer?
) -> Int32 {
    guard let owner else { return 0 }
    let kinds: [Int32: Interest.Kind] = [
        CURL_POLL_IN: .reading, CURL_POLL_OUT: .writing, CURL_POLL_INOUT: .readingAndWriting, 0: .nothing,
    ]
    Unmanaged<Transfers>.fromOpaque(owner).takeUnretainedValue().wait(for: socket, kinds[what])
    return 0
}

private func noteTimer(
    _ multi: UnsafeMutableRawPointer?, _ milliseconds: Int, _ owner: UnsafeMutableRawPointer?
) -> Int32 {
    if let owner { Unmanaged<Transfers>.fromOpaque(owner).takeUnretainedValue().wait(milliseconds: milliseconds) }
    return 0
}
