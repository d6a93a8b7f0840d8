/// A name such as `bell.badge.fill` or `leaf.circle`, split into its parts.
struct SymbolVariant: Equatable {
    var base: String
    var kind: Kind

    enum Kind: Equatable {
        case enclosed(Form, isFilled: Bool)
        /// A sign within a round arrow, as in `goforward.15`.
        case encircled(String)
        case slashed(isFilled: Bool)
        /// With another symbol in its corner, or a dot.
        case badged(String?, isFilled: Bool)
    }

    /// Each is drawn on the sheet under this name, and most filled too.
    enum Form: String, CaseIterable {
        case circle, square, app, shield, bubble, message, icloud, viewfinder
        case diamond, hexagon, octagon, rectangle, seal
    }

    var isEnclosed: Bool {
        if case .enclosed = kind { true } else { false }
    }

    /// Nil for a name that is not a variant of another.
    init?(_ name: String) {
        let plain = name.withoutLast("fill")
        let isFilled = plain != nil
        var words = (plain ?? name).split(separator: ".").map(String.init)
        guard words.count > 1, let last = words.last else { return nil }
        if let form = Form(rawValue: last) {
            kind = .enclosed(form, isFilled: isFilled)
            words.removeLast()
        } else if words.count == 2, words[0] == "goforward" || words[0] == "gobackward" {
            kind = .encircled(last)
            words.removeLast()
        } else if last == "slash" {
            kind = .slashed(isFilled: isFilled)
            words.removeLast()
        } else if let place = words.firstIndex(where: { $0.hasSuffix("badge") }), place > 0 {
            let badge = words[(place + 1)...].joined(separator: ".")
            kind = .badged(badge.isEmpty ? nil : badge, isFilled: isFilled)
            words = Array(words[..<place])
        } else {
            return nil
        }
        base = words.joined(separator: ".")
    }
}
