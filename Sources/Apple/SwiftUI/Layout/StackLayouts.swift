public import Foundation
import SceneLayout
import WidgetArchive

/// The layout of an `HStack`.
public struct HStackLayout: StackLayout, Sendable {
    public var alignment: VerticalAlignment
    /// The spacing between the views; nil for the default.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    @MainActor func node(of content: some View, in context: Context) -> Node {
        context.node(of: HStack(alignment: alignment, spacing: spacing) { content })
    }

    var stack: Node.Stack {
        .init(.horizontal, alignment: .init(.center, alignment.archived), spacing: spacing.map { Double($0) }, [])
    }
}

/// The layout of a `VStack`.
public struct VStackLayout: StackLayout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    @MainActor func node(of content: some View, in context: Context) -> Node {
        context.node(of: VStack(alignment: alignment, spacing: spacing) { content })
    }

    var stack: Node.Stack {
        .init(.vertical, alignment: .init(alignment.archived, .center), spacing: spacing.map { Double($0) }, [])
    }
}

/// The layout of a `ZStack`.
public struct ZStackLayout: StackLayout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    @MainActor func node(of content: some View, in context: Context) -> Node {
        context.node(of: ZStack(alignment: alignment) { content })
    }

    var stack: Node.Stack { .init(.depth, alignment: alignment.archived, []) }
}

/// The layout of a `Grid`. Inside a custom layout, each view is a row.
public struct GridLayout: StackLayout, Sendable {
    public var alignment: Alignment
    /// The spacing between columns; nil for the default.
    public var horizontalSpacing: CGFloat?
    /// The spacing between rows; nil for the default.
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    @MainActor func node(of content: some View, in context: Context) -> Node {
        context.node(
            of: Grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing) {
                content
            })
    }

    var stack: Node.Stack {
        .init(.vertical, alignment: alignment.archived, spacing: verticalSpacing.map { Double($0) }, [])
    }
}

/// A layout that works like a stack.
protocol StackLayout: ScreenLayout where Cache == Void {
    var stack: Node.Stack { get }
}

extension StackLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = StackArrangement(stack).measure(proposal.archived, of: subviews.map(\.content)).size
        return CGSize(width: size.width, height: size.height)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let size = Size(width: Double(bounds.width), height: Double(bounds.height))
        let spots = StackArrangement(stack).spots(for: subviews.map(\.content), in: size, for: proposal.archived)
        for (subview, spot) in zip(subviews, spots) {
            let position = CGPoint(x: bounds.minX + CGFloat(spot.origin.x), y: bounds.minY + CGFloat(spot.origin.y))
            subview.place(at: position, proposal: ProposedViewSize(spot.proposal))
        }
    }
}
