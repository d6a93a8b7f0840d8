package import FoundationEssentials
package import SceneLayout
import UIKit
package import WidgetArchive

/// The result of evaluating a view.
package struct Evaluation: Sendable {
    package let scene: WidgetArchive.Scene
    /// The names of the environment values that were read, such as `widgetFamily`.
    package let environmentKeysRead: Set<String>
    /// Whether the view depends on the colour scheme by more than its colours.
    package let usesColorScheme: Bool
    /// Notes about what has no effect here, each once.
    package let notes: [String]
}

/// Measures text during evaluation.
package var referenceMeasurer: TableMeasurer { TableMeasurer() }

/// Evaluates a view to a scene. Each `body` is called once, and again after the view's actions on appearing; views that
/// depend on their size are called during layout. Live text is measured as of a date.
@MainActor package func evaluate(
    _ view: some View, in environment: EnvironmentValues, at date: Date = Date()
) -> Evaluation {
    UITraitCollection.evaluate(
        isDark: environment.colorScheme == .dark, isContrasting: environment.colorSchemeContrast == .increased,
        noteRead: { EnvironmentValues.noteRead("colorScheme") }
    ) { evaluateInTurns(view, in: environment, at: date) }
}

@MainActor private func evaluateInTurns(
    _ view: some View, in environment: EnvironmentValues, at date: Date
) -> Evaluation {
    let life = ViewLife()
    var recorders: [Recorder] = []
    func next() -> WidgetArchive.Scene {
        let recorder = Recorder(direction: environment.layoutDirection, life: life)
        recorders.append(recorder)
        return pass(over: view, in: environment, at: date, recorder)
    }
    var scene = next()
    while life.isWaitingToAct, recorders.count < ViewLife.mostPasses {
        life.act()
        scene = next()
    }
    if life.isWaitingToAct { recorders[0].note(ViewLife.restlessness) }
    life.end()
    let keysRead = recorders.reduce(into: Set()) { $0.formUnion($1.keysRead) }
    return Evaluation(
        scene: scene, environmentKeysRead: keysRead, usesColorScheme: keysRead.contains("colorScheme"),
        notes: recorders.flatMap(\.notes).uniqued)
}

@MainActor private func pass(
    over view: some View, in environment: EnvironmentValues, at date: Date, _ recorder: Recorder
) -> WidgetArchive.Scene {
    let direction = environment.layoutDirection.archived
    defer { recorder.resolver.forget() }
    let context = Context(environment: environment, recorder: recorder)
    let widget = Rect(.zero, environment.sceneSize)
    func made(_ node: Node, in frame: Rect) -> Node {
        recorder.resolver.resolve(
            node, in: frame, of: widget, direction: direction, measurer: referenceMeasurer, at: Moment(date))
    }
    // Layout may still record a background, a URL or a key.
    let root = made(
        context.inside { context.node(of: view) }, in: Rect(widget, without: environment.contentMargins))
    let background = recorder.background.map { made($0, in: widget) }
    return WidgetArchive.Scene(
        root, background: background, margins: environment.contentMargins, url: recorder.url(in: root),
        direction: direction)
}

/// The size that a view takes of a space that it is offered.
@MainActor package func size(
    of view: some View, in environment: EnvironmentValues, offered space: Size, at date: Date = Date()
) -> Size {
    var environment = environment
    environment.sceneSize = space
    let scene = evaluate(view, in: environment, at: date).scene
    return scene.size(fitting: space, measurer: referenceMeasurer, at: Moment(date))
}

extension Rect {
    fileprivate init(_ outer: Rect, without edges: Edges) {
        self.init(
            x: outer.minX + edges.leading, y: outer.minY + edges.top,
            width: max(0, outer.size.width - edges.leading - edges.trailing),
            height: max(0, outer.size.height - edges.top - edges.bottom))
    }
}

extension [String] {
    /// Without repetitions: each string where it first occurs.
    fileprivate var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
