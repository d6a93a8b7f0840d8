public import Foundation

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

    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where SelectionValue == Never, Content == ForEach<Range<Int>, Int, RowContent> {}

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {}

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {}
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

extension MutableCollection {
    /// Moves the elements at some offsets before the one at another, as a list does.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let items = Array(self)
        let (before, after) = (0..<destination, destination..<items.count)
        let order = before.filter { !source.contains($0) } + source + after.filter { !source.contains($0) }
        for (index, offset) in zip(indices, order) { self[index] = items[offset] }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at some offsets, as a list does.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
    }
}
