public import Foundation

/// Decodes values.
public protocol TopLevelDecoder<Input> {
    /// The type of the encoded data.
    associatedtype Input
    /// Decodes a value from data.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Encodes values.
public protocol TopLevelEncoder<Output> {
    /// The type of the encoded data.
    associatedtype Output
    /// Encodes a value as data.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
    /// Decodes each element, and fails if that throws.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension Publisher where Output: Encodable {
    /// Encodes each element, and fails if that throws.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        tryMap { try encoder.encode($0) }
    }
}
