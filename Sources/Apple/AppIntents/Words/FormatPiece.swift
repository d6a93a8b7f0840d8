import Foundation

/// A piece of a format such as `Count: %lld`: text or a placeholder.
package enum FormatPiece: Hashable, Sendable {
    case words(String)
    /// The index of an argument, and its specifier, such as `%.2f`.
    case argument(Int, specifier: String)

    /// The pieces of a format, in order.
    package static func pieces(of format: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var words = ""
        var next = 0
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                words.append(character)
                continue
            }
            if rest.first == "%" {
                words.append(rest.removeFirst())
                continue
            }
            guard let (position, specifier) = takeSpecifier(from: &rest) else {
                words.append("%")
                continue
            }
            if !words.isEmpty { pieces.append(.words(words)) }
            words = ""
            pieces.append(.argument(position ?? next, specifier: specifier))
            next += 1
        }
        return words.isEmpty ? pieces : pieces + [.words(words)]
    }

    private static func takeSpecifier(from rest: inout Substring) -> (position: Int?, specifier: String)? {
        guard let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGaAcCsSp".contains($0) }) else { return nil }
        var body = rest[..<end]
        guard body.allSatisfy({ $0.isNumber || "$-+ #.'hlqLzt".contains($0) }) else { return nil }
        let conversion = rest[end]
        rest = rest[rest.index(after: end)...]
        guard let dollar = body.firstIndex(of: "$") else { return (nil, "%\(body)\(conversion)") }
        let position = Int(body[..<dollar]).map { $0 - 1 }
        body = body[body.index(after: dollar)...]
        return (position, "%\(body)\(conversion)")
    }
}

package enum FormatNumber: Hashable, Sendable {
    case integer(Int)
    case real(Double)

    /// The number formatted by the specifier. Without details in the specifier, its digits are grouped as usual in the
    /// locale.
    package func words(specifier: String, locale: Locale) -> String {
        switch self {
        case .integer(let number):
            FormatNumber.isPlain(specifier)
                ? number.formatted(.number.locale(locale))
                : String(format: FormatNumber.integral(specifier), Int64(number))
        case .real(let number): String(format: FormatNumber.real(specifier), locale: locale, number)
        }
    }

    /// The numeric value, which chooses between singular and plural.
    package var quantity: Double {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        }
    }

    /// The placeholder for it in a key.
    package var placeholder: String {
        switch self {
        case .integer: "%lld"
        case .real: "%lf"
        }
    }

    private static func isPlain(_ specifier: String) -> Bool {
        ["%@", "%d", "%i", "%u", "%ld", "%lu", "%li", "%lld", "%lli", "%llu", "%zd", "%zu", "%D", "%U"]
            .contains(specifier)
    }

    private static func integral(_ specifier: String) -> String {
        guard let conversion = specifier.last, "dDiuUxXoOcC".contains(conversion) else { return "%lld" }
        return specifier.dropLast().filter { !"hlqLzt".contains($0) } + "ll\(conversion)"
    }

    private static func real(_ specifier: String) -> String {
        guard let conversion = specifier.last, "fFeEgGaA".contains(conversion) else { return "%f" }
        return specifier.filter { !"hlqLzt".contains($0) }
    }
}
