public import Foundation

extension JSONDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    public typealias Output = Data
}
