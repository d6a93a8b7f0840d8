/// Screens of an app, which a widget cannot show.
nonisolated public struct NavigationStack<Root: View>: View, AppOnlyView {
    public init(@ViewBuilder root: () -> Root) {}

    public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root) {}
}

/// Screens of an app, which a widget cannot show.
nonisolated public struct NavigationView<Content: View>: View, AppOnlyView {
    public init(@ViewBuilder content: () -> Content) {}
}

/// Screens of an app, which a widget cannot show.
nonisolated public struct NavigationSplitView<Sidebar: View, Detail: View>: View, AppOnlyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}

/// A way to another screen, which a widget cannot show.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View, AppOnlyView {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}

    public init(destination: Destination, @ViewBuilder label: () -> Label) {}

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) where Label == Text {}

    public init(_ titleKey: LocalizedStringKey, destination: Destination) where Label == Text {}

    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) where Label == Text {}

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}

    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: Destination) where Label == Text {}

    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {}

    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    }

    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {}

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, Destination == Never {}
}

/// Screens of an app side by side, which a widget cannot show.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, AppOnlyView {
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

/// The screens that are open; a widget has none.
nonisolated public struct NavigationPath: Equatable, Sendable {
    public private(set) var count = 0
    public var isEmpty: Bool { count == 0 }

    public init() {}

    public mutating func append(_ value: some Hashable) { count += 1 }

    public mutating func removeLast(_ number: Int = 1) { count -= number }
}
