/// How lists look, which makes no difference: a widget shows no lists.
@MainActor @preconcurrency public protocol ListStyle {}

/// The `automatic` look of lists, which has no effect here.
nonisolated public struct DefaultListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The `automatic` look of lists, which has no effect here.
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The `plain` look of lists, which has no effect here.
nonisolated public struct PlainListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// The `plain` look of lists, which has no effect here.
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

/// The `inset` look of lists, which has no effect here.
nonisolated public struct InsetListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == InsetListStyle {
    /// The `inset` look of lists, which has no effect here.
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

/// The `grouped` look of lists, which has no effect here.
nonisolated public struct GroupedListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// The `grouped` look of lists, which has no effect here.
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The `insetGrouped` look of lists, which has no effect here.
nonisolated public struct InsetGroupedListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// The `insetGrouped` look of lists, which has no effect here.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The `sidebar` look of lists, which has no effect here.
nonisolated public struct SidebarListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// The `sidebar` look of lists, which has no effect here.
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
