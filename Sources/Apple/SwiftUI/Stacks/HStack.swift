public import Foundation
package import WidgetArchive

/// Views in a row.
nonisolated public struct HStack<Content: View>: View, Primitive {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// A row of views; without a spacing, the default depends on the neighbours.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let children = context.aligning { $0.vertical = alignment }.alignedNodes(of: content, across: .vertical)
        return [
            .stack(
                .init(
                    .horizontal, alignment: .init(.center, alignment.archived), spacing: spacing.map { Double($0) },
                    children))
        ]
    }
}

/// In a widget, a plain `HStack`.
public typealias LazyHStack = HStack

extension HStack {
    /// A row of views; pinned views have no effect in a widget, which does not scroll.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content)
    }
}

/// The views of a lazy stack that stay in place while it scrolls; a widget does not scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
