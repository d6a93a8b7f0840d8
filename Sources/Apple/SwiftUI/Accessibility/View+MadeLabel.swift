import FoundationEssentials
import SceneLayout
package import WidgetArchive

nonisolated extension View {
    /// Sets the accessibility text to the words of another view, which may hold the text so far.
    public func accessibilityLabel(
        @ViewBuilder content: @escaping (_ label: PlaceholderContentView<Self>) -> some View
    ) -> some View {
        MadeLabelView(content: self, label: content)
    }
}

/// The accessibility text of a view so far.
nonisolated public struct PlaceholderContentView<Value>: View, Primitive {
    let words: String

    @MainActor package func nodes(in context: Context) -> [Node] { context.nodes(of: Text(verbatim: words)) }
}

nonisolated private struct MadeLabelView<Content: View, Label: View>: View, Primitive {
    let content: Content
    let label: (PlaceholderContentView<Content>) -> Label

    @MainActor func nodes(in context: Context) -> [Node] {
        let content = context.at(0).node(of: content)
        let placeholder = PlaceholderContentView<Content>(words: content.spoken(at: Moment(.now)) ?? "")
        let label = context.at(1).node(of: label(placeholder)).spoken(at: Moment(.now))
        return [.label(.init(label, content))]
    }
}
