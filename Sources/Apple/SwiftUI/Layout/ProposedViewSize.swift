public import Foundation
import SceneLayout
import WidgetArchive

/// The size that a layout proposes to a view; nil asks for the ideal length.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width; nil for the ideal width.
    public var width: CGFloat?
    /// The proposed height; nil for the ideal height.
    public var height: CGFloat?

    /// A proposal of lengths, or of ideal ones.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    init(_ proposal: Proposal) {
        self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
    }

    /// Asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposed size, with lengths of another in place of missing ones.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    var archived: Proposal { Proposal(width: width.map { Double($0) }, height: height.map { Double($0) }) }
}

/// The spacing that a view prefers.
public struct ViewSpacing: Sendable {
    private var isNone = false

    public init() {}

    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.isNone = true
        return spacing
    }()

    /// The distance between two views along an axis: zero if neither wants spacing, and the default otherwise.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let usual = Metrics.reference.spacing
        return isNone && next.isNone ? 0 : CGFloat(axis == .horizontal ? usual.width : usual.height)
    }

    /// Combines two spacings on all edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { isNone = isNone && other.isNone }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }
}
