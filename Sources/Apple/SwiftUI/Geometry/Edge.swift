public import Foundation
package import WidgetArchive

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The four edges.
    case top, leading, bottom, trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
        /// All edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// The edges at the sides.
    case leading, trailing
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    /// The edges above and below.
    case top, bottom
}

/// The distances of the sides of a rectangle from those of another.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// A distance for each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distances.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    var archived: Edges {
        Edges(top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
    }

    package init(_ edges: Edges) {
        self.init(
            top: CGFloat(edges.top), leading: CGFloat(edges.leading), bottom: CGFloat(edges.bottom),
            trailing: CGFloat(edges.trailing))
    }
}
