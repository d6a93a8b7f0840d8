import WidgetArchive

/// The role and the state of a view for accessibility.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let isButton = Self(rawValue: 1)
    public static let isHeader = Self(rawValue: 1 << 1)
    public static let isSelected = Self(rawValue: 1 << 2)
    public static let isLink = Self(rawValue: 1 << 3)
    public static let isImage = Self(rawValue: 1 << 4)
    public static let isStaticText = Self(rawValue: 1 << 5)
    public static let isSummaryElement = Self(rawValue: 1 << 6)
    public static let updatesFrequently = Self(rawValue: 1 << 7)
    public static let allowsDirectInteraction = Self(rawValue: 1 << 8)
    public static let causesPageTurn = Self(rawValue: 1 << 9)
    public static let isKeyboardKey = Self(rawValue: 1 << 10)
    public static let isModal = Self(rawValue: 1 << 11)
    public static let isSearchField = Self(rawValue: 1 << 12)
    public static let isToggle = Self(rawValue: 1 << 13)
    public static let playsSound = Self(rawValue: 1 << 14)
    public static let startsMediaSession = Self(rawValue: 1 << 15)
    public static let isTabBar = Self(rawValue: 1 << 16)

    var archived: Set<AccessibilityProperties.Trait> {
        Set(AccessibilityTraits.archived.filter { contains($0.0) }.map(\.1))
    }

    private static let archived: [(AccessibilityTraits, AccessibilityProperties.Trait)] = [
        (isButton, .button), (isHeader, .header), (isSelected, .selected), (isLink, .link), (isImage, .image),
        (isStaticText, .staticText), (isSummaryElement, .summaryElement), (updatesFrequently, .updatesFrequently),
        (allowsDirectInteraction, .allowsDirectInteraction), (causesPageTurn, .causesPageTurn),
        (isKeyboardKey, .keyboardKey), (isModal, .modal), (isSearchField, .searchField), (isToggle, .toggle),
        (playsSound, .playsSound), (startsMediaSession, .startsMediaSession), (isTabBar, .tabBar),
    ]
}
