package import SceneLayout
import WidgetArchive

/// Collects the results of an evaluation other than its nodes.
package final class Recorder {
    private(set) var keysRead: Set<String> = []
    private(set) var notes: [String] = []
    private(set) var background: Node?
    /// The direction of the whole scene.
    private let direction: LayoutDirection
    /// Resolves deferred nodes during layout.
    package let resolver = DeferredResolver()
    /// The views' state and pending actions, from one pass to the next.
    let life: ViewLife

    init(direction: LayoutDirection, life: ViewLife) {
        self.direction = direction
        self.life = life
    }

    func noteRead(_ key: String) {
        keysRead.insert(key)
    }

    /// Adds a note, unless it is there already.
    package func note(_ text: String) {
        if !notes.contains(text) { notes.append(text) }
    }

    /// The outermost container background wins.
    func setBackground(_ node: Node, direction inner: LayoutDirection) {
        if background == nil {
            background = node.directed(inner, within: direction)
        } else {
            note("A widget has one container background; the outermost is used.")
        }
    }

    /// The URL of the widget as a whole: the first one, outermost first.
    func url(in root: Node) -> String? {
        let urls = root.coveringURLs
        if urls.count > 1 { note("A widget has one `.widgetURL`; of \(urls.count), the first is used: \(urls[0])") }
        return urls.first
    }
}

extension Node {
    /// The URLs for the whole widget, outermost first, then in source order.
    var coveringURLs: [String] {
        if case .target(let target) = self, target.coversWidget, case .open(let url) = target.action {
            return [url] + target.content.coveringURLs
        }
        return parts.flatMap(\.coveringURLs)
    }
}
