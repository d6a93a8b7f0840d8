package import FoundationEssentials

/// A text of one or more lines.
package struct Paragraph: Hashable, Sendable {
    package var runs: [Run]
    package var lineLimit: Int?
    /// It is at least as high as so many lines.
    package var reservedLines: Int
    package var alignment: Alignment.Horizontal
    package var truncation: Truncation
    /// How far it may shrink rather than be cut short.
    package var minimumScale: Double
    /// Points between its lines, beyond the usual.
    package var lineSpacing: Double
    /// Whether its letters may stand closer together rather than be cut short.
    package var allowsTightening: Bool

    package init(
        _ runs: [Run], lineLimit: Int? = nil, reservedLines: Int = 0, alignment: Alignment.Horizontal = .leading,
        truncation: Truncation = .tail, minimumScale: Double = 1, lineSpacing: Double = 0,
        allowsTightening: Bool = false
    ) {
        self.runs = runs
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.alignment = alignment
        self.truncation = truncation
        self.minimumScale = minimumScale
        self.lineSpacing = lineSpacing
        self.allowsTightening = allowsTightening
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
        /// The colour behind its letters.
        package var background: Tone?
        package var underline: Line?
        package var strikethrough: Line?
        /// Points between its characters, beyond the usual.
        package var kerning: Double
        /// The same, also within ligatures; where it is told, kerning does not count.
        package var tracking: Double?
        /// How far it stands above the line.
        package var baselineOffset: Double
        /// The URL that it leads to.
        package var link: String?

        package init(
            _ content: Content, font: Font, paint: Paint, background: Tone? = nil, underline: Line? = nil,
            strikethrough: Line? = nil, kerning: Double = 0, tracking: Double? = nil, baselineOffset: Double = 0,
            link: String? = nil
        ) {
            self.content = content
            self.font = font
            self.paint = paint
            self.background = background
            self.underline = underline
            self.strikethrough = strikethrough
            self.kerning = kerning
            self.tracking = tracking
            self.baselineOffset = baselineOffset
            self.link = link
        }

        /// Points between its characters, beyond the usual.
        package var letterSpacing: Double { tracking ?? kerning }
    }

    /// A line under or through the letters of a run.
    package struct Line: Hashable, Sendable {
        package var pattern: Pattern
        /// Nil for the paint of the letters.
        package var tone: Tone?

        package init(_ pattern: Pattern = .solid, tone: Tone? = nil) {
            self.pattern = pattern
            self.tone = tone
        }

        package enum Pattern: String, Sendable {
            case solid, dot, dash, dashDot, dashDotDot
        }
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
