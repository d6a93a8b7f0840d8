package import WidgetArchive

extension EnvironmentValues {
    /// The widget's content margins.
    package var contentMargins: Edges {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// The size of the widget.
    package var sceneSize: Size {
        get { self[SceneSizeKey.self] }
        set { self[SceneSizeKey.self] = newValue }
    }

    /// The nearest known size: that of the enclosing deferred view, or else of the widget.
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
