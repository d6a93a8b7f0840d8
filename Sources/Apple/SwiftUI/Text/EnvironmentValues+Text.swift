public import Foundation
import WidgetArchive

extension EnvironmentValues {
    /// The default font of text.
    public var font: Font? {
        get { lettering.font }
        set { lettering.font = newValue }
    }

    /// The maximum number of lines of a text; nil for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    /// The extra space between lines of text.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// How lines of text are aligned with each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// How far text may shrink before it is truncated, as a fraction of its font size.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Where text that does not fit is truncated.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// Whether text may tighten before it is truncated.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// The case that text is converted to; nil to leave it as it is.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The default attributes of text.
    var lettering: Lettering {
        get { self[LetteringKey.self] }
        set { self[LetteringKey.self] = newValue }
    }
}

private enum LetteringKey: EnvironmentKey {
    static let defaultValue = Lettering()
}

private enum LineLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
}

private enum ReservedLinesKey: EnvironmentKey {
    static let defaultValue = 0
}

private enum LineSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
}

private enum TextAlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
}

private enum MinimumScaleFactorKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
}

private enum TruncationModeKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
}

private enum AllowsTighteningKey: EnvironmentKey {
    static let defaultValue = false
}

private enum TextCaseKey: EnvironmentKey {
    static let defaultValue: Text.Case? = nil
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
