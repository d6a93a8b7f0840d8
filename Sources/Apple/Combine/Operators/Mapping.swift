public import Foundation

extension Publisher {
    /// Publishes the result of a closure for each element.
    public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
        stepping { .pass(transform($0)) }
    }

    /// Publishes a property of each element.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> some Publisher<T, Failure> { map { $0[keyPath: keyPath] } }

    /// Publishes the result of a closure for each element, and fails if it throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> some Publisher<T, any Error> {
        Stepping(upstream: self, ending: \.erased) { { .pass(try transform($0)) } }
    }

    /// Publishes the results of a closure that are not nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> some Publisher<T, Failure> {
        stepping { transform($0).map(Step.pass) ?? .skip }
    }

    public func replaceNil<T>(with output: T) -> some Publisher<T, Failure> where Output == T? { map { $0 ?? output } }

    /// Decodes each element, and fails if that throws.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> some Publisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

/// Decodes values.
public protocol TopLevelDecoder<Input> {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
