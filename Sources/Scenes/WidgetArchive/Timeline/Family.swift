/// The size classes of widgets, and the presentations of Live Activities.
package enum Family: String, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case controlSmall, controlMedium, controlLarge
    case accessoryCircular, accessoryRectangular, accessoryInline
    case activityLockScreen, islandExpanded, islandCompact, islandMinimal

    /// Its name among the families of one kind: `small`, `circular`, `lockScreen`.
    package var shortName: String {
        let name = rawValue.drop { !$0.isUppercase }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// Whether a word names it, in any case.
    package func isCalled(_ word: String) -> Bool {
        let word = word.lowercased()
        return word == rawValue.lowercased() || word == shortName.lowercased()
            || word == "xl" && self == .systemExtraLarge
    }

    /// Those for placed widgets.
    package static let ofWidgets = allCases.filter { !$0.isActivity }
    /// Those for activities.
    package static let ofActivities = allCases.filter(\.isActivity)

    /// Its size in points, on a medium-sized phone.
    package var size: Size {
        switch self {
        case .systemSmall: Size(width: 158, height: 158)
        case .systemMedium: Size(width: 338, height: 158)
        case .systemLarge: Size(width: 338, height: 354)
        case .systemExtraLarge: Size(width: 715, height: 354)
        case .controlSmall: Size(width: 72, height: 72)
        case .controlMedium: Size(width: 158, height: 72)
        case .controlLarge: Size(width: 158, height: 158)
        case .accessoryCircular: Size(width: 72, height: 72)
        case .accessoryRectangular: Size(width: 160, height: 72)
        case .accessoryInline: Size(width: 234, height: 26)
        case .activityLockScreen: Size(width: 365, height: 160)
        case .islandExpanded: Size(width: 371, height: 160)
        case .islandCompact: Size(width: 285, height: Family.islandHeight)
        case .islandMinimal: Size(width: 45, height: Family.islandHeight)
        }
    }

    /// Its minimum size, where the content decides.
    package var leastSize: Size {
        switch self {
        case .activityLockScreen: Size(width: 365, height: 84)
        case .islandExpanded: Size(width: 371, height: 84)
        case .islandCompact: Size(width: 125, height: Family.islandHeight)
        case .islandMinimal: Size(width: Family.islandHeight, height: Family.islandHeight)
        default: size
        }
    }

    /// The height of an island that is not expanded.
    private static let islandHeight = 36.67

    package var cornerRadius: Double {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: 21.6
        case .controlSmall, .controlMedium, .controlLarge: 36
        case .accessoryCircular: 36
        case .accessoryRectangular, .accessoryInline: 0
        case .activityLockScreen: 24
        case .islandExpanded: 44
        case .islandCompact, .islandMinimal: Family.islandHeight / 2
        }
    }

    /// Whether it is black with light content, whatever is around it.
    package var isIsland: Bool { self == .islandExpanded || self == .islandCompact || self == .islandMinimal }
    package var isActivity: Bool { isIsland || self == .activityLockScreen }

    package var isControl: Bool { self == .controlSmall || self == .controlMedium || self == .controlLarge }

    package var isAccessory: Bool {
        switch self {
        case .controlSmall, .controlMedium, .controlLarge: false
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
        case .activityLockScreen, .islandExpanded, .islandCompact, .islandMinimal: false
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        }
    }
}
