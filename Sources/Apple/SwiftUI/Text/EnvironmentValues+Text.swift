public import Foundation
import WidgetArchive

extension EnvironmentValues {
    /// The default font of text.
    public var font: Font? {
        get { textAttributes.font }
        set { textAttributes.font = newValue }
    }

    /// The maximum number of lines of a text; nil for no limit.
    @Entry public var lineLimit: Int?

    @Entry var reservedLines = 0

    /// The extra space between lines of text.
    @Entry public var lineSpacing: CGFloat = 0

    /// How lines of text are aligned with each other.
    @Entry public var multilineTextAlignment = TextAlignment.leading

    /// How far text may shrink before it is truncated, as a fraction of its font size.
    @Entry public var minimumScaleFactor: CGFloat = 1

    /// Where text that does not fit is truncated.
    @Entry public var truncationMode = Text.TruncationMode.tail

    /// Whether text may tighten before it is truncated.
    @Entry public var allowsTightening = false

    /// The case that text is converted to; nil to leave it as it is.
    @Entry public var textCase: Text.Case?

    /// The default attributes of text.
    @Entry var textAttributes = TextAttributes()
}

/// How lines of text are aligned with each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// At the leading edge, in the centre, and at the trailing edge.
    case leading, center, trailing

    var archived: WidgetArchive.Alignment.Horizontal {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
