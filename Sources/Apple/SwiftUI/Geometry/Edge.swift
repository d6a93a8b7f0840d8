public import Foundation
package import WidgetArchive

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading, trailing
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom
}

/// The distances of the sides of a rectangle from those of another.
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

    var archived: Edges {
        Edges(top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
    }

    package init(_ edges: Edges) {
        self.init(
            top: CGFloat(edges.top), leading: CGFloat(edges.leading), bottom: CGFloat(edges.bottom),
            trailing: CGFloat(edges.trailing))
    }
}
