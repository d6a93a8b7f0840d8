public import Foundation
package import WidgetArchive

nonisolated public struct Circle: InsettableShape, OutlineShape {
    /// The largest circle in the centre of its space.
    public init() {}

    /// The circle as a path.
    public func path(in rect: CGRect) -> Path {
        let length = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length))
    }

    /// The shape, inset from its edges.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(shape: self, amount: amount) }

    package var outline: Outline { .circle }
}

nonisolated public struct Ellipse: InsettableShape, OutlineShape {
    /// An ellipse that fills its space.
    public init() {}

    /// The ellipse as a path.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// The shape, inset from its edges.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(shape: self, amount: amount) }

    package var outline: Outline { .ellipse }
}

/// A rectangle whose short sides are half circles.
nonisolated public struct Capsule: InsettableShape, OutlineShape {
    public var style: RoundedCornerStyle

    /// A capsule that fills its space.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// The capsule as a path.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    /// The shape, inset from its edges.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(shape: self, amount: amount) }

    package var outline: Outline { .capsule }
}

/// The shape of the widget, inset by the distance to its edges.
nonisolated public struct ContainerRelativeShape: InsettableShape, OutlineShape {
    /// The shape of the widget, inset by the distance to its edges.
    public init() {}

    /// A rectangle with the corner radius of a small widget, as a path.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: CGFloat(Family.systemSmall.cornerRadius))
    }

    /// The shape, inset from its edges.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(shape: self, amount: amount) }

    package var outline: Outline { .container }
}

nonisolated extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

nonisolated extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

nonisolated extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}

nonisolated extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
    /// The shape of the widget, inset by the distance to its edges.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

nonisolated extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a radius.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
