public import Foundation
package import WidgetArchive

/// Distances from the edges.
public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    package init(_ edges: Edges) {
        self.init(
            top: CGFloat(edges.top), leading: CGFloat(edges.leading), bottom: CGFloat(edges.bottom),
            trailing: CGFloat(edges.trailing))
    }
}
