/// How such a view looks, which makes no difference here.
@MainActor @preconcurrency public protocol ListStyle {}

/// A look.
nonisolated public struct DefaultListStyle: ListStyle {
    /// The look.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The look.
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A look.
nonisolated public struct PlainListStyle: ListStyle {
    /// The look.
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// The look.
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

/// A look.
nonisolated public struct InsetListStyle: ListStyle {
    /// The look.
    public init() {}
}

extension ListStyle where Self == InsetListStyle {
    /// The look.
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

/// A look.
nonisolated public struct GroupedListStyle: ListStyle {
    /// The look.
    public init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// The look.
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A look.
nonisolated public struct InsetGroupedListStyle: ListStyle {
    /// The look.
    public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// The look.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A look.
nonisolated public struct SidebarListStyle: ListStyle {
    /// The look.
    public init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// The look.
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
