public import Combine
public import Foundation
public import FoundationNetworking

// A module of its own, so that only programs that load something link FoundationNetworking.
extension URLSession {
    /// Publishes the response to a request, and finishes.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request to send.
        public let request: URLRequest
        /// The session that sends it.
        public let session: URLSession

        /// Creates a publisher of the response to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            var task: URLSessionDataTask?
            let answer = Future<Output, URLError> { promise in
                // Only the task calls the promise, and it does so once.
                nonisolated(unsafe) let promise = promise
                task = session.dataTask(with: request) { data, response, error in
                    if let data, let response, error == nil {
                        promise(.success((data, response)))
                    } else {
                        promise(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
            }
            answer.handleEvents(
                receiveCancel: { [task] in task?.cancel() },
                receiveRequest: { [task] in if $0 > 0 { task?.resume() } }
            ).receive(subscriber: subscriber)
        }
    }

    /// Publishes the response to a request for a URL, and finishes.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
