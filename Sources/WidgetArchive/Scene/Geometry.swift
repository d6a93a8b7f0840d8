/// Lengths are in points, as on iOS: a small widget is 158 points wide, whatever shows it.
public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public static let zero = Size(width: 0, height: 0)
}

/// A place in its parent, or an offset from it.
public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = Point(x: 0, y: 0)
}

/// A place in a unit square, from its top left corner.
public struct UnitPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// Distances from the edges, of which leading and trailing follow the direction of writing.
public struct Edges: Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init(all length: Double) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }
}

/// Where a content stands in a space that is larger, or smaller, than itself.
public struct Alignment: Hashable, Sendable {
    public var horizontal: Horizontal
    public var vertical: Vertical

    public init(_ horizontal: Horizontal, _ vertical: Vertical) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public enum Horizontal: String, Sendable {
        case leading, center, trailing
    }

    public enum Vertical: String, Sendable {
        case top, center, bottom, firstTextBaseline, lastTextBaseline
    }

    public static let center = Alignment(.center, .center)
}

public enum Axis: String, Sendable {
    case horizontal, vertical
    /// Toward the one who looks: each child in front of the one before.
    case depth
}
