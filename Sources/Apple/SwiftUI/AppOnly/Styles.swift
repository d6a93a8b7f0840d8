/// How lists look, which makes no difference: a widget shows no lists.
@MainActor @preconcurrency public protocol ListStyle {}

nonisolated public struct DefaultListStyle: ListStyle { public init() {} }
nonisolated public struct PlainListStyle: ListStyle { public init() {} }
nonisolated public struct InsetListStyle: ListStyle { public init() {} }
nonisolated public struct GroupedListStyle: ListStyle { public init() {} }
nonisolated public struct InsetGroupedListStyle: ListStyle { public init() {} }
nonisolated public struct SidebarListStyle: ListStyle { public init() {} }

nonisolated extension ListStyle where Self == DefaultListStyle {
    public static var automatic: Self { Self() }
}

nonisolated extension ListStyle where Self == PlainListStyle {
    public static var plain: Self { Self() }
}

nonisolated extension ListStyle where Self == InsetListStyle {
    public static var inset: Self { Self() }
}

nonisolated extension ListStyle where Self == GroupedListStyle {
    public static var grouped: Self { Self() }
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: Self { Self() }
}

nonisolated extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: Self { Self() }
}

/// How pickers look, which makes no difference: a widget shows no pickers.
@MainActor @preconcurrency public protocol PickerStyle {}

nonisolated public struct DefaultPickerStyle: PickerStyle { public init() {} }
nonisolated public struct SegmentedPickerStyle: PickerStyle { public init() {} }
nonisolated public struct MenuPickerStyle: PickerStyle { public init() {} }
nonisolated public struct WheelPickerStyle: PickerStyle { public init() {} }
nonisolated public struct InlinePickerStyle: PickerStyle { public init() {} }

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: Self { Self() }
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: Self { Self() }
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: Self { Self() }
}

nonisolated extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: Self { Self() }
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: Self { Self() }
}

/// How date pickers look, which makes no difference: a widget shows no date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {}

nonisolated public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
nonisolated public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
nonisolated public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: Self { Self() }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: Self { Self() }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: Self { Self() }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: Self { Self() }
}

/// How text fields look, which makes no difference: a widget shows no text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {}

nonisolated public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
nonisolated public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: Self { Self() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: Self { Self() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: Self { Self() }
}

/// How navigation views look, which makes no difference: a widget shows no navigation views.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

nonisolated public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: Self { Self() }
}

/// How tab views look, which makes no difference: a widget shows no tabs.
@MainActor @preconcurrency public protocol TabViewStyle {}

nonisolated public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
nonisolated public struct CarouselTabViewStyle: TabViewStyle { public init() {} }
nonisolated public struct VerticalPageTabViewStyle: TabViewStyle { public init() {} }
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }

nonisolated public struct PageTabViewStyle: TabViewStyle {
    public enum IndexDisplayMode: Sendable { case automatic, always, never }

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: Self { Self() }
}

nonisolated extension TabViewStyle where Self == CarouselTabViewStyle {
    public static var carousel: Self { Self() }
}

nonisolated extension TabViewStyle where Self == VerticalPageTabViewStyle {
    public static var verticalPage: Self { Self() }
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: Self { Self() }
}

nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: Self { Self() }
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { Self() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

/// How the dots of pages look, which makes no difference either.
@MainActor @preconcurrency public protocol IndexViewStyle {}

nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { Self() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { Self() }
}
