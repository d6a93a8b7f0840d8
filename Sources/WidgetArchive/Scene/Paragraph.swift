public import FoundationEssentials

/// A text of one or more lines.
public struct Paragraph: Hashable, Sendable {
    public var runs: [Run]
    public var lineLimit: Int?
    public var alignment: Alignment.Horizontal
    public var truncation: Truncation
    /// How far it may shrink rather than be cut short.
    public var minimumScale: Double

    public init(
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
    public enum Truncation: String, Sendable {
        case head, middle, tail
    }
}

extension Paragraph {
    /// A stretch of text of one look.
    public struct Run: Hashable, Sendable {
        public var content: Content
        public var font: Font
        public var paint: Paint
        public var lines: Set<Line>
        /// Points between its characters, beyond the usual.
        public var kerning: Double
        /// How far it stands above the line.
        public var baselineOffset: Double

        public init(
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

    public enum Line: String, Sendable {
        case under, through
    }

    /// What a run says: words that stay, or the time, which the screen keeps up to date.
    public enum Content: Hashable, Sendable {
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

    public enum DateStyle: String, Sendable {
        /// The hour and minute, or the day.
        case time, date
        /// How long it is to the date, or since: `2 hr, 3 min`; the same with a sign; and as `2:03:11`.
        case relative, offset, timer

        /// Whether what it says changes while it is looked at.
        public var isLive: Bool { self != .time && self != .date }
    }
}

/// The letters of a text.
public struct Font: Hashable, Sendable {
    /// The height in points.
    public var size: Double
    /// From 100, ultra light, to 900, black; 400 is regular and 700 bold.
    public var weight: Int
    public var design: Design
    public var isItalic: Bool
    /// Whether all digits are equally wide.
    public var hasEvenDigits: Bool
    public var isSmallCaps: Bool
    /// The family, if it is not the screen's own.
    public var family: String?

    public init(
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

    public enum Design: String, Sendable {
        case standard, serif, rounded, monospaced
    }
}
