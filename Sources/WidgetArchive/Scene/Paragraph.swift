package import FoundationEssentials

/// A text of one or more lines.
package struct Paragraph: Hashable, Sendable {
    package var runs: [Run]
    package var lineLimit: Int?
    package var alignment: Alignment.Horizontal
    package var truncation: Truncation
    /// How far it may shrink rather than be cut short.
    package var minimumScale: Double

    package init(
        _ runs: [Run], lineLimit: Int? = nil, alignment: Alignment.Horizontal = .leading,
        truncation: Truncation = .tail, minimumScale: Double = 1
    ) {
        self.runs = runs
        self.lineLimit = lineLimit
        self.alignment = alignment
        self.truncation = truncation
        self.minimumScale = minimumScale
    }

    /// Where a line that is too long loses its characters.
    package enum Truncation: String, Sendable {
        case head, middle, tail
    }
}

extension Paragraph {
    /// A stretch of text of one look.
    package struct Run: Hashable, Sendable {
        package var content: Content
        package var font: Font
        package var paint: Paint
        package var lines: Set<Line>
        /// Points between its characters, beyond the usual.
        package var kerning: Double
        /// How far it stands above the line.
        package var baselineOffset: Double

        package init(
            _ content: Content, font: Font, paint: Paint, lines: Set<Line> = [], kerning: Double = 0,
            baselineOffset: Double = 0
        ) {
            self.content = content
            self.font = font
            self.paint = paint
            self.lines = lines
            self.kerning = kerning
            self.baselineOffset = baselineOffset
        }
    }

    package enum Line: String, Sendable {
        case under, through
    }

    /// What a run says: words that stay, or the time, which the screen keeps up to date.
    package enum Content: Hashable, Sendable {
        case words(String)
        /// A date, told in a way that does not depend on when it is looked at.
        case date(Date, DateStyle)
        /// From the first date to the second.
        case interval(Date, Date)
        /// Counts up from a date or down to it, between the two, in hours, minutes and seconds.
        case timer(from: Date, to: Date, countsDown: Bool, pausedAt: Date?, showsHours: Bool)
        /// The symbol of this name, as high as the letters.
        case symbol(String)
    }

    package enum DateStyle: String, Sendable {
        /// The hour and minute, or the day.
        case time, date
        /// How long it is to the date, or since: `2 hr, 3 min`; the same with a sign; and as `2:03:11`.
        case relative, offset, timer

        /// Whether what it says changes while it is looked at.
        package var isLive: Bool { self != .time && self != .date }
    }
}

/// The letters of a text.
package struct Font: Hashable, Sendable {
    /// The height in points.
    package var size: Double
    /// From 100, ultra light, to 900, black; 400 is regular and 700 bold.
    package var weight: Int
    package var design: Design
    package var isItalic: Bool
    /// Whether all digits are equally wide.
    package var hasEvenDigits: Bool
    package var isSmallCaps: Bool
    /// The family, if it is not the screen's own.
    package var family: String?

    package init(
        size: Double, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
        hasEvenDigits: Bool = false, isSmallCaps: Bool = false, family: String? = nil
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.hasEvenDigits = hasEvenDigits
        self.isSmallCaps = isSmallCaps
        self.family = family
    }

    package enum Design: String, Sendable {
        case standard, serif, rounded, monospaced
    }
}
