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
}

private enum ContentMarginsKey: EnvironmentKey {
    static let defaultValue = Edges()
}

private enum SceneSizeKey: EnvironmentKey {
    static let defaultValue = Family.systemSmall.size
}
