package import FoundationEssentials

/// A text of one or more lines.
package struct Paragraph: Hashable, Sendable {
    package var runs: [Run]
    package var lineLimit: Int?
    /// The minimum height, in lines.
    package var reservedLines: Int
    package var alignment: Alignment.Horizontal
    package var truncation: Truncation
    /// How far it may shrink before it is truncated.
    package var minimumScale: Double
    /// Extra points between lines.
    package var lineSpacing: Double
    /// The points that its text style adds between lines.
    package var leading: Double
    /// Whether its letters may move closer together before it is truncated.
    package var allowsTightening: Bool

    package init(
        _ runs: [Run], lineLimit: Int? = nil, reservedLines: Int = 0, alignment: Alignment.Horizontal = .leading,
        truncation: Truncation = .tail, minimumScale: Double = 1, lineSpacing: Double = 0,
        leading: Double = 0, allowsTightening: Bool = false
    ) {
        self.runs = runs
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.alignment = alignment
        self.truncation = truncation
        self.minimumScale = minimumScale
        self.lineSpacing = lineSpacing
        self.leading = leading
        self.allowsTightening = allowsTightening
    }

    /// Where a line that is too long is truncated.
    package enum Truncation: String, Sendable {
        case head, middle, tail
    }
}

extension Paragraph {
    /// A stretch of text with one set of attributes.
    package struct Run: Hashable, Sendable {
        package var content: Content
        package var font: Font
        package var paint: Paint
        /// The colour behind its letters.
        package var background: Tone?
        package var underline: Line?
        package var strikethrough: Line?
        /// Extra points between characters.
        package var kerning: Double
        /// Replaces kerning, and applies within ligatures, too.
        package var tracking: Double?
        /// How far it is raised above the baseline.
        package var baselineOffset: Double
        /// The URL it opens.
        package var link: String?
        /// The time that its words were made from for one moment, if they change by themselves. Archives have that time as
        /// the content.
        package var clock: Content?

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

        /// Extra points between characters.
        package var letterSpacing: Double { tracking ?? kerning }
    }

    /// An underline or strikethrough.
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

    /// The words of a run, or a time that the screen keeps up to date.
    package enum Content: Hashable, Sendable {
        case words(String)
        /// A date in one of several styles.
        case date(Date, DateStyle)
        /// From the first date to the second.
        case interval(Date, Date)
        /// Counts up or down between two dates, in hours, minutes and seconds.
        case timer(from: Date, to: Date, countsDown: Bool, pausedAt: Date?, showsHours: Bool)
        /// A symbol by name, as high as the letters.
        case symbol(String)
    }

    package enum DateStyle: String, Sendable {
        /// The hour and minute, or the day.
        case time, date
        /// The time until or since the date: `2 hr, 3 min`; the same with a sign; `2:03:11`.
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
    /// Whether all digits have the same width.
    package var hasEvenDigits: Bool
    package var isSmallCaps: Bool
    /// The family; nil for the screen's own.
    package var family: String?
    /// The letters of a file in the program's bundle, if the family is one of those.
    package var face: Face?

    package init(
        size: Double, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
        hasEvenDigits: Bool = false, isSmallCaps: Bool = false, family: String? = nil, face: Face? = nil
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.hasEvenDigits = hasEvenDigits
        self.isSmallCaps = isSmallCaps
        self.family = family
        self.face = face
    }

    /// A font file, and the heights of its letters as shares of the size.
    package struct Face: Hashable, Sendable {
        package var file: String
        package var ascent: Double
        package var descent: Double
        package var capHeight: Double

        package init(file: String, ascent: Double, descent: Double, capHeight: Double) {
            self.file = file
            self.ascent = ascent
            self.descent = descent
            self.capHeight = capHeight
        }
    }

    package enum Design: String, Sendable {
        case standard, serif, rounded, monospaced
    }
}
