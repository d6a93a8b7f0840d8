/// The bars of a screen. None of it has an effect in a widget.
nonisolated extension View {
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { withoutEffect() }
    public func navigationTitle(_ title: Text) -> some View { withoutEffect() }

    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> some View { withoutEffect() }

    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        withoutEffect()
    }

    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { withoutEffect() }

    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { withoutEffect() }

    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        withoutEffect()
    }

    public func navigationBarHidden(_ hidden: Bool) -> some View { withoutEffect() }
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { withoutEffect() }

    public func navigationDestination<D: Hashable>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> some View
    ) -> some View {
        withoutEffect()
    }

    public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View { withoutEffect() }

    @_disfavoredOverload
    public func toolbar(@ViewBuilder content: () -> some View) -> some View { withoutEffect() }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { withoutEffect() }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        withoutEffect()
    }

    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
        withoutEffect()
    }

    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        withoutEffect()
    }

    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        withoutEffect()
    }

    public func statusBarHidden(_ hidden: Bool = true) -> some View { withoutEffect() }
    public func statusBar(hidden: Bool) -> some View { withoutEffect() }
    public func tabViewStyle(_ style: some TabViewStyle) -> some View { withoutEffect() }
    public func indexViewStyle(_ style: some IndexViewStyle) -> some View { withoutEffect() }
    public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { withoutEffect() }
    public func navigationTransition(_ style: some NavigationTransition) -> some View { withoutEffect() }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { withoutEffect() }
}

/// The bar above a screen.
nonisolated public struct NavigationBarItem: Sendable {
    /// How its title is shown.
    public enum TitleDisplayMode: Sendable {
        /// As before, small, and large.
        case automatic, inline, large
    }
}

/// A bar of a screen.
nonisolated public struct ToolbarPlacement: Sendable {
    public static let automatic = ToolbarPlacement()
    public static let bottomBar = ToolbarPlacement()
    public static let navigationBar = ToolbarPlacement()
    public static let tabBar = ToolbarPlacement()
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
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
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

/// How a screen takes another's place, which means nothing in a widget.
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition {}

/// A screen that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}
