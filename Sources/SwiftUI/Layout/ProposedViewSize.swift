public import Foundation
import SceneLayout
import WidgetArchive

/// The size that a layout offers a view; nil asks for the ideal length.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    init(_ proposal: Proposal) {
        self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
    }

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    var archived: Proposal { Proposal(width: width.map { Double($0) }, height: height.map { Double($0) }) }
}

/// How far a view likes to be from its neighbours.
public struct ViewSpacing: Sendable {
    private var isNone = false

    /// The usual distance.
    public init() {}

    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.isNone = true
        return spacing
    }()

    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let usual = Metrics.reference.spacing
        return isNone && next.isNone ? 0 : CGFloat(axis == .horizontal ? usual.width : usual.height)
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { isNone = isNone && other.isNone }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }
}
