import CTables
import WidgetArchive

/// Advance widths close to Apple's system font: Inter's, with San Francisco's tracking. It consults no font and no
/// library, so every process measures alike.
struct FontTable {
    private let font: Font
    /// The widths of the two nearest weights in the table.
    private let lighter: [UInt16]
    private let bolder: [UInt16]
    /// The position of the font's weight between the two, from 0 to 1.
    private let share: Double
    private let evenDigit: Double
    let tracking: Double

    init(_ font: Font) {
        self.font = font
        let weight = font.weightOnAxis
        let isLight = weight < 400
        let inter = InterTable.shared
        lighter = isLight ? inter.thin : inter.regular
        bolder = isLight ? inter.regular : inter.black
        let share = isLight ? (weight - 100) / 300 : (weight - 400) / 500
        self.share = share
        let digits = inter.evenDigit
        evenDigit = isLight ? digits[0] + (digits[1] - digits[0]) * share : digits[1] + (digits[2] - digits[1]) * share
        tracking = font.family == nil ? Tracking.of(font) : 0
    }

    /// The distance from this character to the next, in points.
    func advance(_ character: Character) -> Double { width(character) * font.size + tracking }

    /// The distance by which two characters move apart, or together if it is negative, in points.
    func kerning(_ first: Character, _ second: Character) -> Double {
        font.design == .monospaced ? 0 : Kerning.between(first, second) * font.size
    }

    /// Whether the table has the widths of all characters of a text, so that none is guessed.
    func knows(_ words: String) -> Bool {
        words.utf8.allSatisfy { $0 < 0x80 }
            || words.allSatisfy { character in
                character.isWide || character.isEmoji
                    || character.unicodeScalars.allSatisfy { scalar in
                        InterTable.shared.place(of: scalar) != nil || scalar.properties.generalCategory.takesNoRoom
                    }
            }
    }

    /// In ems.
    private func width(_ character: Character) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if font.design == .monospaced { return character.isWide ? 1.2 : 0.6 }
        if character.isEmoji { return 1.25 }
        if font.isSmallCaps, character.isLowercase, let capital = character.uppercased().first {
            return Font.smallCapital * inter(capital.unicodeScalars.first ?? scalar)
        }
        return character.isWide ? 1 : inter(scalar)
    }

    private func inter(_ scalar: Unicode.Scalar) -> Double {
        if font.hasEvenDigits, ("0"..."9").contains(scalar) { return evenDigit / InterTable.shared.unitsPerEm }
        guard let place = InterTable.shared.place(of: scalar) else {
            return scalar.properties.generalCategory.takesNoRoom ? 0 : 0.6
        }
        let (light, bold) = (Double(lighter[place]), Double(bolder[place]))
        // San Francisco's percent sign is much wider than Inter's in its cut for text, but not in that for titles.
        let extra = scalar == "%" ? 0.195 * min(max((28 - font.size) / 11, 0), 1) : 0
        return (light + (bold - light) * share) / InterTable.shared.unitsPerEm + extra
    }
}

extension Font {
    /// The size of a small capital relative to a capital's.
    package static let smallCapital = 0.8

    /// The position of its weight on a variable font's axis, like San Francisco's and within the range of Inter's.
    package var weightOnAxis: Double {
        switch weight {
        case ..<150: 100
        case ..<250: 111
        case ..<350: 274
        case ..<450: 400
        case ..<550: 510
        case ..<650: 590
        case ..<750: 700
        case ..<850: 860
        default: 900
        }
    }
}

extension Unicode.GeneralCategory {
    fileprivate var takesNoRoom: Bool {
        switch self {
        case .nonspacingMark, .enclosingMark, .format, .control: true
        default: false
        }
    }
}

/// The kerning of character pairs.
private enum Kerning {
    private struct Pair: Hashable {
        let first: Character
        let second: Character
    }

    private static let pairs: [Pair: Double] = {
        var pairs: [Pair: Double] = [:]
        var table = TableReader(inter_kerning())
        while table.nextRow() {
            let (firsts, seconds) = (table.word(), table.word())
            guard let hundredths = Double(table.word()) else { continue }
            for first in firsts {
                for second in seconds { pairs[Pair(first: first, second: second)] = hundredths / 100 }
            }
        }
        return pairs
    }()

    static func between(_ first: Character, _ second: Character) -> Double {
        pairs[Pair(first: first, second: second)] ?? 0
    }
}

extension Font {
    /// The height of letters relative to Inter's: San Francisco's are as wide, but lower.
    package func heightOfLetters(_ words: String) -> Double {
        let isInter = family == nil && (design == .standard || design == .rounded) && FontTable(self).knows(words)
        return isInter ? 0.704590 / 0.727273 : 1
    }
}
