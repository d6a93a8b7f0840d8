package import WidgetArchive

/// The size classes of widgets.
public enum WidgetFamily: Int, CustomStringConvertible, CustomDebugStringConvertible, Hashable, Sendable, CaseIterable {
    case systemSmall = 0
    case systemMedium = 1
    case systemLarge = 2
    case systemExtraLarge = 3
    case accessoryCircular = 5
    case accessoryRectangular = 6
    case accessoryInline = 7

    public var description: String { family.rawValue }
    public var debugDescription: String { description }
}

extension WidgetFamily {
    package init(_ family: Family) {
        self =
            switch family {
            case .systemSmall: .systemSmall
            case .systemMedium: .systemMedium
            case .systemLarge: .systemLarge
            case .systemExtraLarge: .systemExtraLarge
            case .accessoryCircular: .accessoryCircular
            case .accessoryRectangular: .accessoryRectangular
            case .accessoryInline: .accessoryInline
            }
    }

    /// The same in archives.
    package var family: Family {
        switch self {
        case .systemSmall: .systemSmall
        case .systemMedium: .systemMedium
        case .systemLarge: .systemLarge
        case .systemExtraLarge: .systemExtraLarge
        case .accessoryCircular: .accessoryCircular
        case .accessoryRectangular: .accessoryRectangular
        case .accessoryInline: .accessoryInline
        }
    }
}
