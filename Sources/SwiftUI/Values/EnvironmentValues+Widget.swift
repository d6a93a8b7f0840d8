package import WidgetArchive

nonisolated extension EnvironmentValues {
    /// The room that the widget keeps free at its edges.
    package var contentMargins: Edges {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// The size that a view is offered, as far as it is known before the layout; at first, that of the widget.
    package var offeredSize: Size {
        get { self[OfferedSizeKey.self] }
        set { self[OfferedSizeKey.self] = newValue }
    }
}

nonisolated private enum ContentMarginsKey: EnvironmentKey {
    static let defaultValue = Edges()
}

nonisolated private enum OfferedSizeKey: EnvironmentKey {
    static let defaultValue = Family.systemSmall.size
}
