public import FoundationEssentials

/// How values become JSON, in archives and between processes.
public enum ArchiveCoding {
    /// For a file: on many lines, and always in the same order.
    public static func file(_ value: some Encodable) throws -> Data {
        try encoder([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]).encode(value) + [0x0A]
    }

    /// For a stream: one line, with its end.
    public static func line(_ value: some Encodable) throws -> Data {
        try encoder([.sortedKeys, .withoutEscapingSlashes]).encode(value) + [0x0A]
    }

    public static func value<Value: Decodable>(_ type: Value.Type = Value.self, from data: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            guard let date = (try? style.parse(text)) ?? (try? Date.ISO8601FormatStyle().parse(text)) else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is no date"))
            }
            return date
        }
        return try decoder.decode(type, from: data)
    }

    private static let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    private static func encoder(_ formatting: JSONEncoder.OutputFormatting) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(date.formatted(style))
        }
        return encoder
    }
}
