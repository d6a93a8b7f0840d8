import CTables
import WidgetArchive

/// Advance widths close to Apple's system font: Inter's, with San Francisco's tracking. From 17 to 28 points, San Francisco
/// goes over from its cut for text to the one for titles, and so do these. It consults no font and no library, so every
/// process measures alike.
struct FontTable {
    private let font: Font
    /// The column of the lighter of the two nearest weights in the table.
    private let lighter: Int
    /// The position of the font's weight between the two, from 0 to 1.
    private let share: Double
    /// How much of its letters is of the cut for titles, from 0 to 1.
    private let titleShare: Double
    let tracking: Double

    init(_ font: Font) {
        self.font = font
        let weight = font.weightOnAxis
        lighter = weight < 400 ? 0 : 1
        share = weight < 400 ? (weight - 100) / 300 : (weight - 400) / 500
        titleShare = font.design == .standard ? min(max((font.size - 17) / 11, 0), 1) : 0
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
                        InterTable.shared.widths(of: scalar) != nil || scalar.properties.generalCategory.takesNoRoom
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
        let table = InterTable.shared
        let isDigit = ("0"..."9").contains(scalar)
        guard let widths = isDigit && font.hasEvenDigits ? table.evenDigit : table.widths(of: scalar) else {
            return scalar.properties.generalCategory.takesNoRoom ? 0 : 0.6
        }
        func width(from column: Int) -> Double {
            let (light, bold) = (Double(widths[column]), Double(widths[column + 1]))
            return (light + (bold - light) * share) / table.unitsPerEm
        }
        // San Francisco's percent sign is much wider than Inter's in its cut for text, but not in that for titles.
        let text = width(from: lighter) + (scalar == "%" ? 0.195 : 0)
        guard titleShare > 0 else { return text }
        // Its digits become narrower in titles by about a third of what Inter's do.
        return text + (width(from: lighter + 3) - text) * titleShare * (isDigit ? 0.37 : 1)
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
    /// Whether its letters are cut for titles: where their widths are more of that cut than of the one for text.
    package var isForTitles: Bool { family == nil && design == .standard && size > 22.5 }

    /// The height of letters relative to Inter's: San Francisco's are as wide, but lower.
    package func heightOfLetters(_ words: String) -> Double {
        let isInter = family == nil && (design == .standard || design == .rounded) && FontTable(self).knows(words)
        return isInter ? 0.704590 / (isForTitles ? 0.718750 : 0.727273) : 1
    }
}
