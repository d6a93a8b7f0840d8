import Foundation
import WidgetArchive

extension Text {
    /// A stretch of a text of one look.
    struct Part: Sendable {
        var content: Content
        var lettering = Lettering()
    }

    /// What a stretch of a text says.
    enum Content: Equatable, Sendable {
        case words(String)
        case localized(LocalizedStringKey, table: String?, bundlePath: String?)
        case formatted(FormattedValue)
        case live(Paragraph.Content)
        case image(Image)
    }

    /// How a date reads.
    public struct DateStyle: Equatable, Sendable {
        let archived: Paragraph.DateStyle

        /// The hour and minute.
        public static let time = DateStyle(archived: .time)
        /// The day.
        public static let date = DateStyle(archived: .date)
        /// How long it is from now, such as `2 hr, 3 min`.
        public static let relative = DateStyle(archived: .relative)
        /// The same with a sign.
        public static let offset = DateStyle(archived: .offset)
        /// The same as `2:03:11`.
        public static let timer = DateStyle(archived: .timer)
    }

    /// Where a line that is too long loses its characters.
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
