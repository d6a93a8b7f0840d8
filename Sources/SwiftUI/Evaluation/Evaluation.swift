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

/// Turns a view into a scene. Every `body` in it is asked once.
@MainActor package func evaluate(_ view: some View, in environment: EnvironmentValues) -> Evaluation {
    let recorder = Recorder()
    var environment = environment
    environment.fullSize = environment.offeredSize.grown(by: environment.contentMargins)
    let context = Context(environment: environment, recorder: recorder)
    let root = context.inside { context.node(of: view) }
    let scene = WidgetArchive.Scene(
        root, background: recorder.background, margins: environment.contentMargins, url: recorder.url(in: root))
    return Evaluation(
        scene: scene, environmentKeysRead: recorder.keysRead,
        usesColorScheme: recorder.keysRead.contains("colorScheme"),
        notes: recorder.notes)
}
