public import Foundation

/// The predecessors of `NavigationStack`, `dismiss` and alerts with builders. None of it has an effect in a widget.
nonisolated extension View {
    public func navigationBarItems(leading: some View, trailing: some View) -> some View { withoutEffect() }
    public func navigationBarItems(leading: some View) -> some View { withoutEffect() }
    public func navigationBarItems(trailing: some View) -> some View { withoutEffect() }
    public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { withoutEffect() }
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { withoutEffect() }

    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        withoutEffect()
    }
}

/// A message over a screen, which is not shown here.
nonisolated public struct Alert {
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}

    /// A button below a message.
    nonisolated public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }
}

/// Begins editing a list, which a widget cannot show.
nonisolated public struct EditButton: View, AppOnlyView {
    public init() {}
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
