/// How a screen takes another's place, which means nothing in a widget.
public protocol NavigationTransition {}

/// The usual way from one screen to another.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A screen that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The usual way from one screen to another.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A screen that grows out of the view of an identifier.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        withoutEffect("navigationTransition")
    }

    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        withoutEffect("matchedTransitionSource")
    }
}
