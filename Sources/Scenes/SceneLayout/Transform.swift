import GroupSystem
package import WidgetArchive

/// An affine transform: `x' = a·x + c·y + x0`, `y' = b·x + d·y + y0`.
package struct Transform: Hashable, Sendable {
    package var a = 1.0
    package var b = 0.0
    package var c = 0.0
    package var d = 1.0
    package var x = 0.0
    package var y = 0.0

    package init() {}

    package func callAsFunction(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
    }

    /// The bounding box of a transformed rectangle.
    package func callAsFunction(_ rect: Rect) -> Rect {
        let corners = [
            rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
            Point(x: rect.maxX, y: rect.maxY),
        ].map { self($0) }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// The scale factors of widths and heights.
    package var width: Double { hypot(a, b) }
    package var height: Double { hypot(c, d) }
    /// The clockwise rotation.
    package var degrees: Double { atan2(b, a) * 180 / .pi }
    package var isMirrored: Bool { a * d - b * c < 0 }

    /// Whether it neither rotates nor mirrors.
    package var keepsUpright: Bool { abs(b) < 1e-9 && abs(c) < 1e-9 && a >= 0 && d >= 0 }

    /// Whether rectangles stay axis-aligned.
    package var keepsBoxes: Bool { max(abs(b), abs(c)) < 1e-9 || max(abs(a), abs(d)) < 1e-9 }

    /// Whether it only translates.
    package var keepsForms: Bool { keepsUpright && abs(a - 1) < 1e-9 && abs(d - 1) < 1e-9 }

    /// Applies `other` first, then this transform.
    package func after(_ other: Transform) -> Transform {
        var result = Transform()
        result.a = a * other.a + c * other.b
        result.b = b * other.a + d * other.b
        result.c = a * other.c + c * other.d
        result.d = b * other.c + d * other.d
        (result.x, result.y) = (self(Point(x: other.x, y: other.y)).x, self(Point(x: other.x, y: other.y)).y)
        return result
    }

    /// The inverse; nil if the transform is degenerate.
    package var inverse: Transform? {
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-12 else { return nil }
        var result = Transform()
        (result.a, result.b, result.c, result.d) = (
            d / determinant, -b / determinant, -c / determinant, a / determinant
        )
        (result.x, result.y) = (-(result.a * x + result.c * y), -(result.b * x + result.d * y))
        return result
    }

    /// Whether all of its numbers are finite.
    package var isFinite: Bool { [a, b, c, d, x, y].allSatisfy(\.isFinite) }

    package static func scale(x: Double, y: Double, around point: Point) -> Transform {
        var result = Transform()
        (result.a, result.d) = (x, y)
        (result.x, result.y) = (point.x * (1 - x), point.y * (1 - y))
        return result
    }

    package static func rotation(degrees: Double, around point: Point) -> Transform {
        let angle = degrees * .pi / 180
        var result = Transform()
        (result.a, result.b, result.c, result.d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
        result.x = point.x - result.a * point.x - result.c * point.y
        result.y = point.y - result.b * point.x - result.d * point.y
        return result
    }
}
