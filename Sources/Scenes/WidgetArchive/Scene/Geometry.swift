/// Lengths are in points, as on iOS: a small widget is 158 points wide on any screen.
package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    package static let zero = Size(width: 0, height: 0)
}

/// A place in its parent, or an offset from it.
package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package static let zero = Point(x: 0, y: 0)
}

/// A position in the unit square, from its top left corner.
package struct UnitPoint: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package static let topLeft = UnitPoint(x: 0, y: 0)
    package static let center = UnitPoint(x: 0.5, y: 0.5)
}

/// Distances from the edges; leading and trailing follow the writing direction.
package struct Edges: Hashable, Sendable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package init(all length: Double) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }
}

/// Where content is placed in a space of another size.
package struct Alignment: Hashable, Sendable {
    package var horizontal: Horizontal
    package var vertical: Vertical

    package init(_ horizontal: Horizontal, _ vertical: Vertical) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package enum Horizontal: String, Sendable {
        case leading, center, trailing
    }

    package enum Vertical: String, Sendable {
        case top, center, bottom, firstTextBaseline, lastTextBaseline
    }

    package static let center = Alignment(.center, .center)
}

/// The side on which contents begin.
package enum LayoutDirection: String, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

package enum Axis: String, Sendable {
    case horizontal, vertical
    /// Toward the viewer: each child is in front of the previous one.
    case depth
}
