/// Rows, which a widget cannot show.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, AppOnlyView {
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {}

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, SelectionValue == Never, Content == ForEach<Data, Data.Element.ID, RowContent> {
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where SelectionValue == Never, Content == ForEach<Data, ID, RowContent> {}
}

/// Rows of controls, which a widget cannot show.
nonisolated public struct Form<Content: View>: View, AppOnlyView {
    public init(@ViewBuilder content: () -> Content) {}
}

/// Content that scrolls, which a widget cannot show.
nonisolated public struct ScrollView<Content: View>: View, AppOnlyView {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}

/// Content that scrolls to a place, which a widget cannot show.
nonisolated public struct ScrollViewReader<Content: View>: View, AppOnlyView {
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

/// Scrolls to a view, which has no effect here.
nonisolated public struct ScrollViewProxy: Sendable {
    /// Has no effect here.
    public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}
