package import FoundationEssentials
package import SceneLayout
package import WidgetArchive

/// What became of a view.
package struct Evaluation: Sendable {
    package let scene: WidgetArchive.Scene
    /// The names of the values that the view read from its environment, such as `widgetFamily`.
    package let environmentKeysRead: Set<String>
    /// Whether it may look different in dark surroundings by more than its colours.
    package let usesColorScheme: Bool
    /// What the view asked for and did not get, each thing once.
    package let notes: [String]
}

/// Measures texts where views are evaluated.
package let referenceMeasurer = TableMeasurer()

/// Turns a view into a scene. Every `body` in it is asked once; what fills the space it is offered is asked when that is
/// known, with the time as it is at a date.
@MainActor package func evaluate(
    _ view: some View, in environment: EnvironmentValues, at date: Date = Date()
) -> Evaluation {
    let recorder = Recorder()
    defer { recorder.maker.forget() }
    let context = Context(environment: environment, recorder: recorder)
    let widget = Rect(.zero, environment.sceneSize)
    func made(_ node: Node, in frame: Rect) -> Node {
        recorder.maker.make(node, in: frame, measurer: referenceMeasurer, at: Moment(date))
    }
    // A background, a URL or a key may also come from what is made only in the layout.
    let root = made(
        context.inside { context.node(of: view) }, in: Rect(widget, without: environment.contentMargins))
    let background = recorder.background.map { made($0, in: widget) }
    let scene = WidgetArchive.Scene(
        root, background: background, margins: environment.contentMargins, url: recorder.url(in: root))
    return Evaluation(
        scene: scene, environmentKeysRead: recorder.keysRead,
        usesColorScheme: recorder.keysRead.contains("colorScheme"),
        notes: recorder.notes)
}

extension Rect {
    fileprivate init(_ outer: Rect, without edges: Edges) {
        self.init(
            x: outer.minX + edges.leading, y: outer.minY + edges.top,
            width: max(0, outer.size.width - edges.leading - edges.trailing),
            height: max(0, outer.size.height - edges.top - edges.bottom))
    }
}
