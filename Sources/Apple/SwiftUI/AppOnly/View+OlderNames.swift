public import Foundation

/// The predecessors of `NavigationStack`, `dismiss` and alerts with builders. None of it has an effect in a widget.
extension View {
    nonisolated public func navigationBarItems(leading: some View, trailing: some View) -> some View {
        withoutEffect("navigationBarItems")
    }

    nonisolated public func navigationBarItems(leading: some View) -> some View { withoutEffect("navigationBarItems") }

    nonisolated public func navigationBarItems(trailing: some View) -> some View {
        withoutEffect("navigationBarItems")
    }

    nonisolated public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View {
        withoutEffect("navigationViewStyle")
    }

    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        withoutEffect("alert")
    }

    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        withoutEffect("alert")
    }
}

/// How navigation views look, which makes no difference: a widget shows no navigation views.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// The `stack` look of navigation views, which has no effect here.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// The `stack` look of navigation views, which has no effect here.
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// A message over a screen, which is not shown here.
nonisolated public struct Alert {
    /// A message with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    /// A message with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}

    /// A button below a message.
    nonisolated public struct Button {
        /// A usual button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that gives up.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that gives up.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that destroys.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }
}

/// Begins editing a list, which a widget cannot show.
nonisolated public struct EditButton: View {
    public init() {}

    @MainActor public var body: some View { UnavailableMark(name: "EditButton") }
}

/// Whether a screen is shown.
nonisolated public struct PresentationMode: Sendable {
    /// False: a widget shows no screens.
    public var isPresented: Bool { false }

    public mutating func dismiss() {}
}

extension EnvironmentValues {
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

extension ForEach where Content: View {
    /// The same views: nothing is deleted in a widget.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

    /// The same views: nothing is moved in a widget.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
