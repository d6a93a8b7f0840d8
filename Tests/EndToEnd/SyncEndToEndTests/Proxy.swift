import Foundation
import Synchronization
import TestSupport

/// A network between a machine and a member: it passes bytes on, and cuts, delays, halves and swallows them when told.
///
/// Each connection has two threads, so that a member that reads nothing stops nothing else.
final class Proxy: Sendable {
    let port: Int
    private let listener: Int32
    private let target: Int
    private let weather = Mutex(Weather())

    enum Manner {
        case passing
        /// Connections are accepted, and not a byte goes either way.
        case silent
        /// Connections are closed as soon as they are made.
        case cut
    }

    private struct Weather {
        var manner = Manner.passing
        var delay: UInt32 = 0
        /// Ends the connection of the next request with these bytes, before or in the middle of its answer.
        var doomed: (request: String, part: Part)?
        var doomedCount = 0
        /// Requests with these bytes never pass.
        var forbidden: String?
        var passages: [Passage] = []
        var acceptedCount = 0
    }

    enum Part {
        case request, answer
    }

    init(to target: Int) throws {
        self.target = target
        (listener, port) = try FreePorts.listen()
        let listener = listener
        Thread.detachNewThread { [weak self] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0, let self else { break }
                _ = fcntl(client, F_SETFD, FD_CLOEXEC)
                take(client)
            }
            close(listener)
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        weather.withLock { $0.passages }.forEach { $0.cut() }
    }

    private func take(_ client: Int32) {
        let server = manner == .cut ? -1 : FreePorts.connect(to: target)
        guard server >= 0 else {
            Passage.reset(client)
            return
        }
        let passage = Passage(client: client, server: server)
        weather.withLock { weather in
            weather.passages.removeAll(where: \.isCut)
            weather.passages.append(passage)
            weather.acceptedCount += 1
        }
        Thread.detachNewThread { [weak self] in passage.pump(.request, through: { self }) }
        Thread.detachNewThread { [weak self] in passage.pump(.answer, through: { self }) }
    }

    private var manner: Manner { weather.withLock(\.manner) }
}

// MARK: Weather

extension Proxy {
    /// All that is connected ends, and nothing can be connected.
    func cut() {
        turn(.cut)
        interrupt()
    }

    func turn(_ manner: Manner) { weather.withLock { $0.manner = manner } }

    /// All that is connected ends; it may be connected anew.
    func interrupt() {
        for passage in weather.withLock(\.passages) { passage.cut() }
    }

    /// The clients of all connections hear that there is nothing more to come, while the member goes on.
    func halfClose() {
        for passage in weather.withLock(\.passages) { passage.halfClose() }
    }

    /// Swallows what goes through the connections that are open now, for ever.
    func swallow() {
        for passage in weather.withLock(\.passages) { passage.swallow() }
    }

    /// How long each piece of data takes each way.
    func delay(milliseconds: Int) {
        weather.withLock { $0.delay = UInt32(milliseconds) * 1_000 }
    }

    /// How many connections have been made.
    var acceptedCount: Int { weather.withLock(\.acceptedCount) }

    /// The next request with these bytes is cut in its middle, or reaches the member and has its answer cut.
    func doom(_ part: Part, ofNext request: String) { weather.withLock { $0.doomed = (request, part) } }
    /// How often that has happened.
    var doomedCount: Int { weather.withLock(\.doomedCount) }

    /// Lets no request with these bytes pass from now on.
    func forbid(_ request: String?) { weather.withLock { $0.forbidden = request } }

    /// What becomes of bytes that have come.
    fileprivate enum Fate {
        case pass, hold, end
        case half
    }

    fileprivate func fate(of bytes: ArraySlice<UInt8>, _ part: Part, _ passage: Passage) -> Fate {
        let delay = weather.withLock(\.delay)
        if delay > 0 { usleep(delay) }
        return weather.withLock { weather in
            if weather.manner == .silent { return .hold }
            if part == .answer { return passage.isDoomed ? .half : .pass }
            if let forbidden = weather.forbidden, Proxy.contains(bytes, forbidden) { return .end }
            guard let doomed = weather.doomed, Proxy.contains(bytes, doomed.request) else { return .pass }
            weather.doomed = nil
            weather.doomedCount += 1
            if doomed.part == .request { return .half }
            passage.doom()
            return .pass
        }
    }

    private static func contains(_ bytes: ArraySlice<UInt8>, _ text: String) -> Bool {
        String(decoding: bytes, as: UTF8.self).contains(text)
    }
}

/// One connection through a proxy. The sockets close when both directions have ended.
private final class Passage: Sendable {
    private let client: Int32
    private let server: Int32
    private let state = Mutex((isCut: false, isDoomed: false, swallows: false))

    init(client: Int32, server: Int32) {
        (self.client, self.server) = (client, server)
    }

    deinit {
        close(client)
        close(server)
    }

    var isCut: Bool { state.withLock(\.isCut) }
    var isDoomed: Bool { state.withLock(\.isDoomed) }
    func doom() { state.withLock { $0.isDoomed = true } }
    func swallow() { state.withLock { $0.swallows = true } }

    func cut() {
        state.withLock { $0.isCut = true }
        shutdown(client, Int32(SHUT_RDWR))
        shutdown(server, Int32(SHUT_RDWR))
    }

    func halfClose() { shutdown(client, Int32(SHUT_WR)) }

    static func reset(_ socket: Int32) {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
        close(socket)
    }

    func pump(_ part: Proxy.Part, through proxy: () -> Proxy?) {
        let (from, to) = part == .request ? (client, server) : (server, client)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while !isCut {
            let count = recv(from, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            guard pass(buffer[..<count], part, to, proxy) else { return cut() }
        }
        // What one side has ended, the other may go on answering.
        if isCut || part == .answer { cut() } else { shutdown(to, Int32(SHUT_WR)) }
    }

    private func pass(_ bytes: ArraySlice<UInt8>, _ part: Proxy.Part, _ to: Int32, _ proxy: () -> Proxy?) -> Bool {
        while !isCut {
            if state.withLock(\.swallows) { return true }
            switch proxy()?.fate(of: bytes, part, self) ?? .end {
            case .pass: return write(bytes, to)
            case .hold: usleep(2_000)
            case .half:
                _ = write(bytes.prefix(bytes.count / 2), to)
                return false
            case .end: return false
            }
        }
        return false
    }

    private func write(_ bytes: ArraySlice<UInt8>, _ socket: Int32) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
