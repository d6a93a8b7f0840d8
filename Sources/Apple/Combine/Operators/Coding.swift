/// Makes values of data.
public protocol TopLevelDecoder<Input> {
    /// The kind of data.
    associatedtype Input
    /// Makes a value of data.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Makes data of values.
public protocol TopLevelEncoder<Output> {
    /// The kind of data.
    associatedtype Output
    /// Makes data of a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension Publishers {
    /// Publishes values decoded from data.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// Publishes the data.
        public let upstream: Upstream
        private let decoder: Coder

        init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber, trying: { .pass(try decoder.decode(Output.self, from: $0)) }))
        }
    }

    /// Publishes values encoded as data.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// Publishes the values.
        public let upstream: Upstream
        private let encoder: Coder

        init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Pipe(subscriber, trying: { .pass(try encoder.encode($0)) }))
        }
    }
}

extension Publisher {
    /// Decodes each value, and fails if that throws.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publisher where Output: Encodable {
    /// Encodes each value, and fails if that throws.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
