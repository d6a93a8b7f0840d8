package import WidgetArchive

extension EnvironmentValues {
    /// The room that the widget keeps free at its edges.
    package var contentMargins: Edges {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// The size that a view is offered, as far as it is known before the layout; at first, that
    /// of the widget without its margins.
    package var offeredSize: Size {
        get { self[OfferedSizeKey.self] }
        set { self[OfferedSizeKey.self] = newValue }
    }

    /// The size of the whole widget.
    var fullSize: Size {
        get { self[FullSizeKey.self] }
        set { self[FullSizeKey.self] = newValue }
    }
}

private enum ContentMarginsKey: EnvironmentKey {
    static let defaultValue = Edges()
}

private enum OfferedSizeKey: EnvironmentKey {
    static let defaultValue = Family.systemSmall.size
}

private enum FullSizeKey: EnvironmentKey {
    static let defaultValue = Family.systemSmall.size
}

extension Size {
    func grown(by edges: Edges) -> Size {
        Size(width: width + edges.leading + edges.trailing, height: height + edges.top + edges.bottom)
    }
}
