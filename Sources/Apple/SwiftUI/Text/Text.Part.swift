import Foundation
import WidgetArchive

extension Text {
    /// A run of text with the same attributes.
    struct Part: Sendable {
        var content: Content
        var textAttributes = TextAttributes()
        /// Read by screen readers in its place.
        var label: [Part]?
    }

    /// The content of a run.
    enum Content: Equatable, Sendable {
        case words(String)
        case localized(LocalizedStringKey, table: String?, bundlePath: String?)
        case formatted(FormattedValue)
        case live(Paragraph.Content)
        case image(Image)
    }

    /// How a date is written.
    public struct DateStyle: Equatable, Sendable {
        let archived: Paragraph.DateStyle

        public static let time = DateStyle(archived: .time)
        public static let date = DateStyle(archived: .date)
        /// The time from now, such as `2 hr, 3 min`.
        public static let relative = DateStyle(archived: .relative)
        /// The time from now with a sign, such as `+2 hours`.
        public static let offset = DateStyle(archived: .offset)
        /// The time from now as a timer, such as `2:03:11`.
        public static let timer = DateStyle(archived: .timer)
    }

    /// Where a line that is too long is truncated.
    public enum TruncationMode: Sendable {
        /// At the beginning, at the end, and in the middle.
        case head, tail, middle

        var archived: Paragraph.Truncation {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }

    /// The case that text is converted to.
    public enum Case: Sendable {
        /// All capitals, and all small letters.
        case uppercase, lowercase
    }
}
