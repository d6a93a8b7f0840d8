public import Foundation

/// Sheets, alerts, menus, search and the like. None of it has an effect in a widget.
nonisolated extension View {
    public func sheet(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
    ) -> some View {
        withoutEffect()
    }

    public func sheet<Item: Identifiable>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View {
        withoutEffect()
    }

    public func fullScreenCover(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
    ) -> some View {
        withoutEffect()
    }

    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { withoutEffect() }

    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        withoutEffect()
    }

    public func presentationDragIndicator(_ visibility: Visibility) -> some View { withoutEffect() }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { withoutEffect() }
    public func presentationBackground(_ style: some ShapeStyle) -> some View { withoutEffect() }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { withoutEffect() }

    public func popover(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View) -> some View {
        withoutEffect()
    }

    public func popover<Item: Identifiable>(
        item: Binding<Item?>, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View { withoutEffect() }

    public func fullScreenCover<Item: Identifiable>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View { withoutEffect() }

    public func alert<Value>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
        @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
    ) -> some View { withoutEffect() }

    public func alert<Failure: LocalizedError>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> some View
    ) -> some View { withoutEffect() }

    public func alert(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
    ) -> some View {
        withoutEffect()
    }

    public func alert(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
        @ViewBuilder message: () -> some View
    ) -> some View {
        withoutEffect()
    }

    @_disfavoredOverload
    public func alert(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
    ) -> some View {
        withoutEffect()
    }

    @_disfavoredOverload
    public func alert(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
        @ViewBuilder message: () -> some View
    ) -> some View {
        withoutEffect()
    }

    public func confirmationDialog(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> some View
    ) -> some View {
        withoutEffect()
    }

    public func confirmationDialog(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
    ) -> some View { withoutEffect() }

    public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { withoutEffect() }
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { withoutEffect() }
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { withoutEffect() }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { withoutEffect() }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { withoutEffect() }
    public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View { withoutEffect() }
}

/// A height of a sheet.
nonisolated public struct PresentationDetent: Hashable, Sendable {
    private var fraction: CGFloat?
    private var height: CGFloat?

    public static let medium = fraction(0.5)
    public static let large = fraction(1)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(fraction: fraction) }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: height) }
}

/// Closes a screen, which has no effect in a widget.
nonisolated public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var dismiss: DismissAction { DismissAction() }
}
