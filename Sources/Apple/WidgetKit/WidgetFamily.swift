package import WidgetArchive

/// The sizes and shapes of widgets.
public enum WidgetFamily: Int, CustomStringConvertible, CustomDebugStringConvertible, Hashable, Sendable, CaseIterable {
    /// A small square.
    case systemSmall = 0
    /// As high as a small one, and twice as wide.
    case systemMedium = 1
    /// A large square.
    case systemLarge = 2
    /// As high as a large one, and twice as wide.
    case systemExtraLarge = 3
    @available(*, unavailable, renamed: "accessoryCorner")
    case corner = 4
    /// A small circle, as on a Lock Screen.
    case accessoryCircular = 5
    /// A small rectangle, as on a Lock Screen.
    case accessoryRectangular = 6
    /// A line of text, as on a Lock Screen.
    case accessoryInline = 7

    /// The families of widgets here.
    public static var allCases: [WidgetFamily] {
        [
            .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular,
            .accessoryInline,
        ]
    }

    /// The corner of a watch face. Source shared with a watch may name it; no widget here is ever placed there.
    // An unavailable case need not be in a `switch`, but cannot be named; a case without values is its number in a byte.
    public static var accessoryCorner: WidgetFamily { unsafeBitCast(UInt8(4), to: WidgetFamily.self) }

    /// The name of the family.
    public var description: String { self == .accessoryCorner ? "accessoryCorner" : family.rawValue }
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
            // Controls have no widget family; this is the nearest.
            case .controlSmall, .controlMedium, .controlLarge: .systemSmall
            case .accessoryCircular: .accessoryCircular
            case .accessoryRectangular: .accessoryRectangular
            case .accessoryInline: .accessoryInline
            // Activities have no widget family; their views get the usual one.
            case .activityLockScreen, .islandExpanded, .islandCompact, .islandMinimal: .systemMedium
            }
    }

    /// The family's name in archives; the nearest for a watch's.
    package var family: Family {
        if self == .accessoryCorner { return .accessoryCircular }
        return switch self {
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
