import SwiftUI
import WidgetArchive

/// The parts of a control's labels.
struct ControlParts {
    var title: AnyView?
    var value: AnyView?
    var icon: AnyView?
}

/// A button or a toggle with the parts of its labels.
nonisolated struct LabelledControl: View, Primitive {
    let label: AnyView
    let value: AnyView?
    let control: @MainActor (ControlParts) -> AnyView

    @MainActor package func nodes(in context: Context) -> [Node] {
        let notes = ControlNotes()
        let inside = context.with { $0.controlNotes = notes }
        let label = LabelParts(label, in: inside)
        let value = value.map { LabelParts($0, in: inside) }
        let status = notes.status.map { AnyView(Text(verbatim: $0)) }
        let parts = ControlParts(
            title: label.title, value: status ?? value?.title,
            icon: (value?.icon ?? label.icon).map { AnyView($0.surrounded { $0.imagesAreDecorative = true }) })
        let spoken = [label.words, notes.status ?? value?.words, notes.actionHint].compactMap(\.self)
        let text = spoken.filter { !$0.isEmpty }.joined(separator: ", ")
        return context.nodes(of: control(parts)).map { text.isEmpty ? $0 : .label(.init(text, $0)) }
    }
}

/// The title and the icon of a label, which may be any view.
private struct LabelParts {
    let title: AnyView?
    let icon: AnyView?
    let words: String

    @MainActor init(_ label: AnyView, in context: Context) {
        let (title, icon) = (label.labelStyle(.titleOnly), label.labelStyle(.iconOnly))
        let (titleNode, iconNode) = (context.node(of: title), context.node(of: icon))
        // A view other than a `Label` looks the same in both styles: a text is then the title, and anything else the
        // icon.
        let isLabel = titleNode != iconNode
        self.title = titleNode.hasText ? AnyView(title) : nil
        self.icon = (isLabel || !iconNode.hasText) && iconNode != .nothing ? AnyView(icon) : nil
        words = titleNode.words.joined(separator: " ")
    }
}

extension Node {
    fileprivate var hasText: Bool {
        if case .text = self { true } else { parts.contains(where: \.hasText) }
    }
}
