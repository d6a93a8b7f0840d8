public import Foundation
import Synchronization

/// A connection that fails as if the network were down, once it is started.
public final class NWConnection: Sendable {
    public enum State: Equatable, Sendable {
        case setup, preparing, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }

    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }

    /// Metadata of a message, unused here.
    public final class ContentContext: Sendable {
        public static let defaultMessage = ContentContext(identifier: "default")
        public static let defaultStream = ContentContext(identifier: "stream")
        public static let finalMessage = ContentContext(identifier: "final", isFinal: true)

        public let identifier: String
        public let isFinal: Bool

        public init(identifier: String, isFinal: Bool = false) {
            self.identifier = identifier
            self.isFinal = isFinal
        }
    }

    public typealias Reception =
        @Sendable (
            _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
        ) -> Void

    private struct Life {
        var state = State.setup
        var handler: (@Sendable (State) -> Void)?
        var queue: DispatchQueue?
        /// The state that is still to be reported.
        var news: State?
    }

    private static let failure = NWError.posix(.ENETDOWN)

    public let endpoint: NWEndpoint
    private let life = Mutex(Life())

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
    }

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { life.withLock(\.handler) }
        set {
            life.withLock { $0.handler = newValue }
            tell()
        }
    }

    public var state: State { life.withLock(\.state) }
    public var queue: DispatchQueue? { life.withLock(\.queue) }
    public var currentPath: NWPath? { nil }

    public func start(queue: DispatchQueue) {
        _ = noteOfConnection
        life.withLock { $0.queue = queue }
        move(to: .failed(NWConnection.failure))
    }

    public func restart() { move(to: .failed(NWConnection.failure)) }
    public func cancel() { move(to: .cancelled) }
    public func forceCancel() { cancel() }

    /// Sends nothing, and says why.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        guard case .contentProcessed(let handler) = completion else { return }
        answer { handler(NWConnection.failure) }
    }

    /// Receives nothing, and says why.
    @preconcurrency public func receive(
        minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping Reception
    ) {
        answer { completion(nil, nil, false, NWConnection.failure) }
    }

    /// Receives nothing, and says why.
    @preconcurrency public func receiveMessage(completion: @escaping Reception) {
        answer { completion(nil, nil, false, NWConnection.failure) }
    }

    /// A connection that is cancelled stays so.
    private func move(to state: State) {
        life.withLock { life in
            guard life.state != .cancelled else { return }
            (life.state, life.news) = (state, state)
        }
        tell()
    }

    /// Source may set the handler after `start(queue:)`, where a real connection has not failed yet.
    private func tell() {
        answer { [self] in
            let (handler, news) = life.withLock { life in
                defer { if life.handler != nil { life.news = nil } }
                return (life.handler, life.news)
            }
            if let news { handler?(news) }
        }
    }

    private func answer(_ body: @escaping @Sendable () -> Void) { (queue ?? .global()).async(execute: body) }
}

/// Says once, in the program's log, why a connection fails.
private let noteOfConnection: Void = FileHandle.standardError.write(
    Data("Network: NWConnection reaches nobody on Linux; use URLSession.\n".utf8))
