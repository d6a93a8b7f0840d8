import Foundation

/// An activity's values as JSON text, equal for equal values.
enum ActivityText {
    /// The limit in bytes for attributes and state together, as on iOS.
    static let limit = 4_096

    static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func value<Value: Decodable>(_ text: String, as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }

    static func isTooLarge(_ attributes: String, _ state: String) -> Bool {
        attributes.utf8.count + state.utf8.count > limit
    }
}

/// Logs a line to stderr for the developer, where there is no caller to throw to.
func complain(_ words: String) {
    // A program that has closed its stderr carries on without it.
    try? FileHandle.standardError.write(contentsOf: Data("ActivityKit: \(words)\n".utf8))
}
