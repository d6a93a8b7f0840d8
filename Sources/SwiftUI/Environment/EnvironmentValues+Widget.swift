package import WidgetArchive

extension EnvironmentValues {
    /// The room that the widget keeps free at its edges.
    package var contentMargins: Edges {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// The size of the whole widget.
    package var sceneSize: Size {
        get { self[SceneSizeKey.self] }
        set { self[SceneSizeKey.self] = newValue }
    }

    /// The size of the nearest space that is known: that of a view made in the layout, or of the widget.
    var roomSize: Size {
        get { self[RoomSizeKey.self] ?? sceneSize }
        set { self[RoomSizeKey.self] = newValue }
    }
}

private enum ContentMarginsKey: EnvironmentKey {
    static let defaultValue = Edges()
}

private enum SceneSizeKey: EnvironmentKey {
    static let defaultValue = Family.systemSmall.size
}

private enum RoomSizeKey: EnvironmentKey {
    static let defaultValue: Size? = nil
}
