/// The bars of a screen. None of it has an effect in a widget.
extension View {
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        withoutEffect("navigationTitle")
    }

    nonisolated public func navigationTitle(_ title: Text) -> some View {
        withoutEffect("navigationTitle")
    }

    @_disfavoredOverload
    nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View {
        withoutEffect("navigationTitle")
    }

    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        withoutEffect("navigationBarTitle")
    }

    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        withoutEffect("navigationBarTitleDisplayMode")
    }

    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        withoutEffect("navigationBarHidden")
    }

    nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
        withoutEffect("navigationBarBackButtonHidden")
    }

    nonisolated public func navigationDestination<D: Hashable>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> some View
    ) -> some View {
        withoutEffect("navigationDestination")
    }

    nonisolated public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
        withoutEffect("toolbar")
    }

    @_disfavoredOverload
    nonisolated public func toolbar(@ViewBuilder content: () -> some View) -> some View {
        withoutEffect("toolbar")
    }

    nonisolated public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
        withoutEffect("tabItem")
    }
}

/// The bar above a screen.
nonisolated public struct NavigationBarItem: Sendable {
    /// How its title is shown.
    public enum TitleDisplayMode: Sendable {
        /// As before, small, and large.
        case automatic, inline, large
    }
}

/// The content of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {}

nonisolated public struct ToolbarItem<Content: View>: ToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Several parts of a toolbar.
nonisolated public struct ToolbarParts: ToolbarContent {}

/// The place of an item.
nonisolated public struct ToolbarItemPlacement: Sendable {
    /// Where it fits.
    public static let automatic = ToolbarItemPlacement()
    /// In the middle.
    public static let principal = ToolbarItemPlacement()
    /// Before the title.
    public static let navigation = ToolbarItemPlacement()
    /// Where actions are.
    public static let primaryAction = ToolbarItemPlacement()
    /// Where a change is confirmed.
    public static let confirmationAction = ToolbarItemPlacement()
    /// Where a change is given up.
    public static let cancellationAction = ToolbarItemPlacement()
    /// Below the screen.
    public static let bottomBar = ToolbarItemPlacement()
    /// Above the keyboard.
    public static let keyboard = ToolbarItemPlacement()
    /// At the leading end of the bar.
    public static let topBarLeading = ToolbarItemPlacement()
    /// At the trailing end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement()
    /// At the leading end of the bar.
    public static let navigationBarLeading = ToolbarItemPlacement()
    /// At the trailing end of the bar.
    public static let navigationBarTrailing = ToolbarItemPlacement()
}

/// Collects the parts of a toolbar.
@resultBuilder nonisolated public enum ToolbarContentBuilder {
    public static func buildBlock<each Part: ToolbarContent>(_ part: repeat each Part) -> ToolbarParts {
        ToolbarParts()
    }
    public static func buildOptional(_ part: ToolbarParts?) -> ToolbarParts { ToolbarParts() }
    public static func buildEither(first part: ToolbarParts) -> ToolbarParts { part }
    public static func buildEither(second part: ToolbarParts) -> ToolbarParts { part }
}
