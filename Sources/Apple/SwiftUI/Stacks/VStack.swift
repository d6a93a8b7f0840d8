public import Foundation
package import WidgetArchive

/// Views in a column.
nonisolated public struct VStack<Content: View>: View, Primitive {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// A column of views; without a spacing, the default depends on the neighbours.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let children = context.aligning { $0.horizontal = alignment }.alignedNodes(of: content, across: .horizontal)
        return [
            .stack(
                .init(
                    .vertical, alignment: .init(alignment.archived, .center), spacing: spacing.map { Double($0) },
                    children))
        ]
    }
}

/// In a widget, a plain `VStack`.
public typealias LazyVStack = VStack

extension VStack {
    /// A column of views; pinned views have no effect in a widget, which does not scroll.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content)
    }
}
