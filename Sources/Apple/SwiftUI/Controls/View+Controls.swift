public import AppIntents
import WidgetArchive

nonisolated extension View {
    /// The status of the control that the view labels, in place of the label's own words.
    public func controlWidgetStatus(_ status: Text) -> some View {
        ControlNote(content: self, words: status, name: "controlWidgetStatus", note: \.status)
    }

    public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
        controlWidgetStatus(Text(statusKey))
    }

    @_disfavoredOverload
    public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
        controlWidgetStatus(Text(status))
    }

    @_disfavoredOverload
    public func controlWidgetStatus(_ status: some StringProtocol) -> some View {
        controlWidgetStatus(Text(verbatim: String(status)))
    }

    /// Says what the control that the view labels will do, as part of its accessibility text.
    public func controlWidgetActionHint(_ hint: Text) -> some View {
        ControlNote(content: self, words: hint, name: "controlWidgetActionHint", note: \.actionHint)
    }

    public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
        controlWidgetActionHint(Text(hintKey))
    }

    @_disfavoredOverload
    public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
        controlWidgetActionHint(Text(hint))
    }

    @_disfavoredOverload
    public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View {
        controlWidgetActionHint(Text(verbatim: String(hint)))
    }
}

/// The status and the action hint that a control's labels give.
package final class ControlNotes {
    package var status: String?
    package var actionHint: String?

    package init() {}
}

/// A view that says something about the control that it labels.
nonisolated private struct ControlNote<Content: View>: View, Primitive {
    let content: Content
    let words: Text
    let name: String
    let note: ReferenceWritableKeyPath<ControlNotes, String?>

    @MainActor package func nodes(in context: Context) -> [Node] {
        if let notes = context.environment.controlNotes {
            notes[keyPath: note] = words.plainWords(in: context.environment)
        } else {
            context.note("`.\(name)` has an effect in the label of a control alone")
        }
        return context.nodes(of: content)
    }
}

extension EnvironmentValues {
    /// Collects what the labels of a control say about it; nil outside of such labels.
    @Entry package var controlNotes: ControlNotes?
}
