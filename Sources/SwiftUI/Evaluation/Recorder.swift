import WidgetArchive

/// Gathers what an evaluation tells beside its nodes.
package final class Recorder {
    private(set) var keysRead: Set<String> = []
    private(set) var notes: [String] = []
    private(set) var background: Node?

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

    /// The nodes directly within this one.
    var parts: [Node] {
        switch self {
        case .text, .image, .surface, .divider, .spacer: []
        case .gauge(let gauge): [gauge.label, gauge.current, gauge.minimum, gauge.maximum].compactMap(\.self)
        case .stack(let stack): stack.children
        case .grid(let grid): grid.rows.flatMap(\.self)
        case .fitting(let fitting): fitting.choices
        case .frame(let frame): [frame.content]
        case .padding(let padding): [padding.content]
        case .sizing(let sizing): [sizing.content]
        case .layered(let layered): [layered.content, layered.other]
        case .clipped(let clipped): [clipped.content]
        case .effect(let effect): [effect.content]
        case .target(let target): [target.content]
        case .label(let label): [label.content]
        }
    }
}
