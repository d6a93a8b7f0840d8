/// How lists look, which makes no difference in a widget: it shows none.
@MainActor @preconcurrency public protocol ListStyle {}

/// The look `automatic` of lists. It has no effect here.
nonisolated public struct DefaultListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The look `automatic` of lists. It has no effect here.
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The look `plain` of lists. It has no effect here.
nonisolated public struct PlainListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// The look `plain` of lists. It has no effect here.
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

/// The look `inset` of lists. It has no effect here.
nonisolated public struct InsetListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == InsetListStyle {
    /// The look `inset` of lists. It has no effect here.
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

/// The look `grouped` of lists. It has no effect here.
nonisolated public struct GroupedListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// The look `grouped` of lists. It has no effect here.
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The look `insetGrouped` of lists. It has no effect here.
nonisolated public struct InsetGroupedListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// The look `insetGrouped` of lists. It has no effect here.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The look `sidebar` of lists. It has no effect here.
nonisolated public struct SidebarListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// The look `sidebar` of lists. It has no effect here.
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
