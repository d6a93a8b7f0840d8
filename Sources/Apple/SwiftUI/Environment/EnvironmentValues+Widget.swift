package import WidgetArchive

extension EnvironmentValues {
    /// The widget's content margins.
    @Entry package var contentMargins = Edges()

    /// The size of the widget.
    @Entry package var sceneSize = Family.systemSmall.size

    /// Whether it is beside the camera, in an island that is not expanded.
    @Entry package var isBesideCamera = false
}
