import SceneLayout

/// A terminal's answers to a question about its background colour and then one about its kind, which every terminal
/// answers.
package struct GroundAnswer: Hashable, Sendable {
    package static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

    private let text: String

    package init(_ bytes: [UInt8]) {
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the last answer has arrived.
    package var isComplete: Bool {
        guard let kind = text.firstRange(of: "\u{1B}[?") else { return false }
        return text[kind.upperBound...].contains("c")
    }

    /// Whether it shows pictures in sixel, which is number 4 among its device attributes.
    package var showsSixel: Bool {
        guard let kind = text.firstRange(of: "\u{1B}[?") else { return false }
        return text[kind.upperBound...].prefix { $0 != "c" }.split(separator: ";").contains("4")
    }

    /// Nil if the terminal does not say.
    package var isDark: Bool? {
        guard let start = text.firstRange(of: "]11;rgb") else { return nil }
        let colour = text[start.upperBound...].drop { $0 != ":" }.dropFirst().prefix { $0.isHexDigit || $0 == "/" }
        let parts = colour.split(separator: "/").compactMap(GroundAnswer.share)
        guard parts.count >= 3 else { return nil }
        return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] < 0.5
    }

    /// From 0 to 1, for one to four hexadecimal digits.
    private static func share(_ digits: Substring) -> Double? {
        guard let value = Int(digits, radix: 16), digits.count <= 4 else { return nil }
        return Double(value) / Double((1 << (4 * digits.count)) - 1)
    }
}
