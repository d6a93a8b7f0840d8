import FoundationEssentials
import SceneLayout
package import WidgetArchive

/// A view that is drawn as one preview, and how.
nonisolated package struct PreviewedView {
    package var view: AnyView
    package var name: String?
    package var layout: PreviewLayout?
    package var context: (any PreviewContext)?
    /// Nil to follow the requested surroundings.
    package var colorScheme: ColorScheme?

    init(_ view: some View) {
        self.view = AnyView(view)
    }
}

extension View {
    /// The previews in it: a group has one for each of its views.
    @MainActor package var previewed: [PreviewedView] {
        (self as? any PreviewGroup)?.members ?? [PreviewedView(self)]
    }
}

/// A view whose parts are previews of their own.
private protocol PreviewGroup {
    @MainActor var members: [PreviewedView] { get }
}

extension Group: PreviewGroup where Content: View {
    @MainActor fileprivate var members: [PreviewedView] { content.previewed }
}

extension TupleView: PreviewGroup {
    @MainActor fileprivate var members: [PreviewedView] { views.flatMap { $0.previewed } }
}

extension ForEach: PreviewGroup where Content: View {
    @MainActor fileprivate var members: [PreviewedView] { data.flatMap { content($0).previewed } }
}

extension _ConditionalContent: PreviewGroup where First: View, Second: View {
    @MainActor fileprivate var members: [PreviewedView] {
        switch branch {
        case .first(let view): view.previewed
        case .second(let view): view.previewed
        }
    }
}

extension Optional: PreviewGroup where Wrapped: View {
    @MainActor fileprivate var members: [PreviewedView] { map(\.previewed) ?? [] }
}

extension AnyView: PreviewGroup {
    @MainActor fileprivate var members: [PreviewedView] { view.previewed }
}

extension EmptyView: PreviewGroup {
    @MainActor fileprivate var members: [PreviewedView] { [] }
}

extension WrappedView: PreviewGroup {
    @MainActor fileprivate var members: [PreviewedView] { content.previewed.map { $0.around { $0.wrapped(wrap) } } }
}

extension SurroundedView: PreviewGroup {
    @MainActor fileprivate var members: [PreviewedView] {
        content.previewed.map { preview in
            var changed = preview.around { $0.surrounded(change) }
            changed.colorScheme = preview.colorScheme ?? schemeSet
            return changed
        }
    }

    /// The colour scheme that the modifier sets, whatever it was before.
    private var schemeSet: ColorScheme? {
        let schemes = [ColorScheme.light, .dark].map { scheme in
            var values = EnvironmentValues()
            values.colorScheme = scheme
            change(&values)
            return values.colorScheme
        }
        return schemes[0] == schemes[1] ? schemes[0] : nil
    }
}

extension NotedView: PreviewGroup {
    @MainActor fileprivate var members: [PreviewedView] { content.previewed.map { $0.around { $0.noted(text) } } }
}

extension LivingView: PreviewGroup {
    @MainActor fileprivate var members: [PreviewedView] {
        content.previewed.map { $0.around { LivingView<AnyView, Event>(content: $0, event: event) } }
    }
}

extension IdentifiedView: PreviewGroup {
    @MainActor fileprivate var members: [PreviewedView] { content.previewed.map { $0.around { $0.id(id) } } }
}

extension PreviewedView {
    /// The size that the view takes of a screen, in whole points.
    @MainActor package func size(fitting screen: Size, in environment: EnvironmentValues) -> Size {
        let size = SwiftUI.size(of: view, in: environment, offered: screen)
        return Size(width: max(1, size.width.rounded(.up)), height: max(1, size.height.rounded(.up)))
    }

    /// This preview, inside a modifier that was applied to the group.
    fileprivate func around(_ modify: (AnyView) -> some View) -> PreviewedView {
        var changed = self
        changed.view = AnyView(modify(view))
        return changed
    }
}

/// A view with a setting for its preview. Settings further inside take precedence.
nonisolated struct PreviewSettingView<Content: View>: View, Primitive {
    let content: Content
    let set: (inout PreviewedView) -> Void

    @MainActor package func nodes(in context: Context) -> [Node] { context.nodes(of: content) }
}

extension PreviewSettingView: PreviewGroup {
    @MainActor fileprivate var members: [PreviewedView] {
        content.previewed.map { preview in
            var changed = preview
            set(&changed)
            return changed
        }
    }
}
