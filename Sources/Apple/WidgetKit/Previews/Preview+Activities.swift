public import ActivityKit
import Foundation
public import SwiftUI
package import WidgetArchive

/// Shows an activity in several states for `groupwidgets previews`.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes, Configured: Widget>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> Configured,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Collects the states of an activity's preview.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
    public static func buildExpression(_ state: Attributes.ContentState) -> [Attributes.ContentState] { [state] }
    public static func buildBlock(_ states: [Attributes.ContentState]...) -> [Attributes.ContentState] {
        states.flatMap(\.self)
    }
    public static func buildArray(_ states: [[Attributes.ContentState]]) -> [Attributes.ContentState] {
        states.flatMap(\.self)
    }
    public static func buildOptional(_ states: [Attributes.ContentState]?) -> [Attributes.ContentState] { states ?? [] }
    public static func buildEither(first: [Attributes.ContentState]) -> [Attributes.ContentState] { first }
    public static func buildEither(second: [Attributes.ContentState]) -> [Attributes.ContentState] { second }
}

extension Preview {
    /// A preview of an activity in several states.
    public init<Attributes: ActivityAttributes, Configured: Widget>(
        _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @escaping @MainActor () -> Configured,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init(
            name,
            .scenes {
                guard let views = widget().body.resolvedActivity as? ActivityViews<Attributes> else {
                    throw ProviderFailure.foreignActivity("\(Attributes.self)")
                }
                let family = kind.family
                let entries = await contentStates().map { state in
                    let context = ActivityViewContext(
                        activityID: "preview", attributes: attributes, state: state, isStale: false)
                    return views.entry(of: context, in: family, at: Date())
                }
                return PreviewScenes(family: family, entries)
            })
    }
}

extension ActivityPreviewViewKind {
    package var family: Family {
        switch self {
        case .content: .activityLockScreen
        case .dynamicIsland(.compact): .islandCompact
        case .dynamicIsland(.expanded): .islandExpanded
        case .dynamicIsland(.minimal): .islandMinimal
        }
    }
}

// MARK: Older previews

extension ActivityAttributes {
    /// A preview of an activity with these attributes, as the program's configuration shows it.
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        let given = Carried((attributes: self, state: contentState))
        return Color.clear.previewContext(
            ActivityPreviewContext(family: viewKind.family) {
                guard
                    let views = ProgramSession.current.activities.lazy.compactMap({ $0 as? ActivityViews<Self> }).first
                else { throw ProviderFailure.foreignActivity("\(Self.self)") }
                let context = ActivityViewContext(
                    activityID: "preview", attributes: given.value.attributes, state: given.value.state,
                    isStale: isStale)
                return views.entry(of: context, in: viewKind.family, at: Date())
            })
    }
}

/// A context in which a preview shows an activity instead of its view.
struct ActivityPreviewContext: PreviewContext {
    let family: Family
    let entry: @MainActor () throws -> SceneTimeline.Entry
}
