public import Foundation

extension View {
    /// Has no effect in a widget.
    nonisolated public func sheet(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
    ) -> some View {
        withoutEffect("sheet")
    }

    /// Has no effect in a widget.
    nonisolated public func sheet<Item: Identifiable>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View {
        withoutEffect("sheet")
    }

    /// Has no effect in a widget.
    nonisolated public func fullScreenCover(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
    ) -> some View {
        withoutEffect("fullScreenCover")
    }

    /// Has no effect in a widget.
    nonisolated public func popover(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View)
        -> some View
    {
        withoutEffect("popover")
    }

    /// Has no effect in a widget.
    nonisolated public func alert(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
    ) -> some View {
        withoutEffect("alert")
    }

    /// Has no effect in a widget.
    nonisolated public func alert(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
        @ViewBuilder message: () -> some View
    ) -> some View {
        withoutEffect("alert")
    }

    /// Has no effect in a widget.
    nonisolated public func confirmationDialog(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> some View
    ) -> some View {
        withoutEffect("confirmationDialog")
    }

    /// Has no effect in a widget.
    nonisolated public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
        withoutEffect("contextMenu")
    }

    /// Has no effect in a widget.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        withoutEffect("onOpenURL")
    }

    /// Has no effect in a widget.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        withoutEffect("refreshable")
    }

    /// Has no effect in a widget.
    nonisolated public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View {
        withoutEffect("searchable")
    }
}

/// Closes a screen, which has no effect in a widget.
nonisolated public struct DismissAction: Sendable {
    /// Has no effect in a widget.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Has no effect in a widget.
    public var dismiss: DismissAction { DismissAction() }
}
