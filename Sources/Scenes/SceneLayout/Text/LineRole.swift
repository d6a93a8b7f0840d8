/// Where a line may break beside a character, after the Unicode line breaking algorithm (UAX #14).
///
/// The rules are few and by hand. libunistring's `u8_possible_linebreaks` breaks in "e.g.", "C++" and between the
/// syllables of a Korean word, its `u8_width` counts joined emoji one by one, and since layout is part of every widget's
/// program, everyone who builds a widget would need its package. Thai, which has no spaces, needs a dictionary, which
/// neither has: it breaks where a line is full.
struct LineRole: OptionSet, Sendable {
    let rawValue: UInt16

    static let newline = LineRole(rawValue: 1)
    /// May overhang a line's end, and never begins one.
    static let space = LineRole(rawValue: 2)
    /// Never ends a line.
    static let opens = LineRole(rawValue: 4)
    /// Never begins a line, even after spaces.
    static let closes = LineRole(rawValue: 8)
    /// Stays with what it follows, but not across spaces.
    static let follows = LineRole(rawValue: 16)
    /// Separate from both neighbours, like Chinese and Japanese characters and emoji.
    static let ideograph = LineRole(rawValue: 32)
    static let letter = LineRole(rawValue: 64)
    /// A line may break after it.
    static let hinge = LineRole(rawValue: 128)
    /// A line may break between it and a letter, but not a digit.
    static let hyphen = LineRole(rawValue: 256)
    static let glue: LineRole = [.opens, .follows]

    /// Whether a line may break between two characters.
    static func mayBreak(_ before: LineRole, _ after: LineRole) -> Bool {
        if !after.isDisjoint(with: [.space, .closes]) { return false }
        if before.contains(.space) { return true }
        if before.contains(.opens) || after.contains(.follows) { return false }
        return !before.isDisjoint(with: [.ideograph, .hinge]) || after.contains(.ideograph)
            || before.contains(.hyphen) && after.contains(.letter)
    }
}

extension LineRole {
    init(_ character: Character) {
        let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A: self = .letter
        case 0x30...0x39 where character.utf8.count == 1: self = []
        case 0x20: self = .space
        case _ where character.isNewline: self = .newline
        case _ where character.isEmoji: self = .ideograph
        default:
            self = LineRole.signs[scalar] ?? LineRole(scalar.properties)
            if self != .space, scalar.isWide, !scalar.isHangul { formUnion(.ideograph) }
        }
    }

    private init(_ properties: Unicode.Scalar.Properties) {
        self = properties.isWhitespace ? .space : properties.isAlphabetic ? .letter : []
    }

    private static let signs: [Unicode.Scalar: LineRole] = {
        var signs: [Unicode.Scalar: LineRole] = [:]
        for (role, scalars) in [
            (.glue, "\u{A0}\u{2007}\u{2011}\u{202F}\u{2060}\u{FEFF}\"'«»‹›"),
            (.opens, "([{“‘„‚¿¡（［｛「『【〔〈《〖〘｢"),
            (.closes, ")]},.:;?!،؛؟）］｝」』】〕〉》〗〙｣、。，．：；？！､｡"),
            (.follows, "”’…‥%％‰・･ー～〜々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶｧｨｩｪｫｬｭｮｯｰ"),
            ([.hinge, .follows], "\u{2010}–—―"), ([.hyphen, .follows], "-/"), (.hinge, "\u{200B}"),
        ] as [(LineRole, String)] {
            for scalar in scalars.unicodeScalars { signs[scalar] = role }
        }
        return signs
    }()
}
