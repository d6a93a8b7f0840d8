import Foundation
import GroupStore

/// The coercions of the typed accessors of `UserDefaults`, as on Apple's systems.
extension Value {
    var coercedString: String? {
        switch self {
        case .string(let text): text
        case .boolean(let flag): flag ? "1" : "0"
        case .integer(let number): String(number)
        case .unsigned(let number): String(number)
        case .real(let number): number.shortestDecimal
        case .date, .data, .array, .dictionary: nil
        }
    }

    var coercedBool: Bool {
        switch self {
        case .boolean(let flag): flag
        case .integer(let number): number != 0
        case .unsigned: true
        case .real(let number): number != 0
        case .string(let text): text.utf8.beginsLikeTrue
        case .date, .data, .array, .dictionary: false
        }
    }

    var coercedInteger: Int {
        switch self {
        case .boolean(let flag): flag ? 1 : 0
        case .integer(let number): Int(number)
        case .unsigned: .max
        case .real(let number): Int(saturating: number)
        case .string(let text): Int(leading: text.utf8)
        case .date, .data, .array, .dictionary: 0
        }
    }

    var coercedDouble: Double {
        switch self {
        case .boolean(let flag): flag ? 1 : 0
        case .integer(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .real(let number): number
        case .string(let text): Double(leading: text.utf8)
        case .date, .data, .array, .dictionary: 0
        }
    }

    var coercedURL: URL? {
        switch self {
        case .string(let text) where text.contains("://"): URL(string: text) ?? URL(path: text)
        case .string(let text): URL(path: text)
        case .data(let bytes): ArchivedURL.read(bytes)
        default: nil
        }
    }

    var stringArray: [String]? {
        guard case .array(let values) = self else { return nil }
        let strings = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
        return strings.count == values.count ? strings : nil
    }

    /// The stored form of a URL: the path of a file, with `~` for the home directory, or an archive of any other.
    init?(_ url: URL) {
        if url.isFileURL {
            self = .string(url.path.abbreviatedWithTilde)
        } else {
            guard let data = ArchivedURL.write(url) else { return nil }
            self = .data(data)
        }
    }
}

extension URL {
    fileprivate init(path: String) {
        self.init(fileURLWithPath: (path as NSString).expandingTildeInPath)
    }
}

extension String {
    /// The path with `~` for the home directory. Foundation on Linux only expands it.
    fileprivate var abbreviatedWithTilde: String {
        let home = NSHomeDirectory()
        if self == home { return "~" }
        return home.count > 1 && hasPrefix(home + "/") ? "~" + dropFirst(home.count) : self
    }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
    /// The fewest digits that read back as the number, without a point if it is whole.
    var shortestDecimal: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Double {
    /// The number at the start of a text; 0 if it starts with something else.
    fileprivate init(leading text: String.UTF8View) {
        var reader = LeadingNumber(text)
        self = Double(reader.decimal()) ?? 0
    }
}

extension Int {
    fileprivate init(saturating number: Double) {
        if number.isNaN {
            self = 0
        } else if let exact = Int(exactly: number.rounded(.towardZero)) {
            self = exact
        } else {
            self = number < 0 ? .min : .max
        }
    }

    fileprivate init(leading text: String.UTF8View) {
        var reader = LeadingNumber(text)
        let (isNegative, digits) = reader.integer()
        let limit = isNegative ? Int.min : Int.max
        self = digits.isEmpty ? 0 : Int((isNegative ? "-" : "") + digits) ?? limit
    }
}

extension String.UTF8View {
    /// Whether, after spaces, a sign and zeros, the text starts with a digit or with a word for yes.
    fileprivate var beginsLikeTrue: Bool {
        var rest = self[...].drop { $0.isSpace }
        if let first = rest.first, "+-".utf8.contains(first) { rest.removeFirst() }
        rest = rest.drop { $0 == UInt8(ascii: "0") }
        return rest.first.map { "YyTt123456789".utf8.contains($0) } ?? false
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
}

/// Reads the number at the start of a text.
private struct LeadingNumber {
    private var rest: Substring.UTF8View

    init(_ text: String.UTF8View) {
        rest = text[...].drop { $0.isSpace }
    }

    mutating func integer() -> (isNegative: Bool, digits: String) {
        let sign = take("+-")
        return (sign == "-", digits())
    }

    /// The longest prefix that is a decimal number, as text.
    mutating func decimal() -> String {
        var text = take("+-") + digits()
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            let fraction = digits()
            if text.last?.isNumber != true, fraction.isEmpty { return "" }
            text = (text.last?.isNumber == true ? text : text + "0") + "." + (fraction.isEmpty ? "0" : fraction)
        }
        guard text.last?.isNumber == true else { return "" }
        guard !take("eE").isEmpty else { return text }
        let exponent = take("+-") + digits()
        return exponent.last?.isNumber == true ? "\(text)e\(exponent)" : text
    }

    private mutating func take(_ characters: String) -> String {
        guard let first = rest.first, characters.utf8.contains(first) else { return "" }
        rest.removeFirst()
        return String(UnicodeScalar(first))
    }

    private mutating func digits() -> String {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        rest = rest.dropFirst(digits.count)
        return String(decoding: digits, as: UTF8.self)
    }
}
