package import SceneLayout
import WidgetArchive

/// Gathers what an evaluation tells beside its nodes.
package final class Recorder {
    private(set) var keysRead: Set<String> = []
    private(set) var notes: [String] = []
    private(set) var background: Node?
    /// Makes what is left open until the layout knows its place.
    package let maker = Maker()

    init() {}

    func noteRead(_ key: String) {
        keysRead.insert(key)
    }

    /// Keeps a note, unless it was made before.
    package func note(_ text: String) {
        if !notes.contains(text) { notes.append(text) }
    }

    /// The outermost background is the widget's.
    func setBackground(_ node: Node) {
        if background == nil {
            background = node
        } else {
            note("A widget has one container background; the outermost is used.")
        }
    }

    /// Where a tap on the widget leads: the URL that stands first, from outside in.
    func url(in root: Node) -> String? {
        let urls = root.coveringURLs
        if urls.count > 1 { note("A widget has one `.widgetURL`; of \(urls.count), the first is used: \(urls[0])") }
        return urls.first
    }
}

extension Node {
    /// The URLs that are for all of the widget, outermost first, then in the order of the source.
    var coveringURLs: [String] {
        if case .target(let target) = self, target.coversWidget, case .open(let url) = target.action {
            return [url] + target.content.coveringURLs
        }
        return parts.flatMap(\.coveringURLs)
    }
}
