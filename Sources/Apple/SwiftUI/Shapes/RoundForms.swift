public import Foundation
package import WidgetArchive

nonisolated public struct Circle: InsettableShape, OutlineShape {
    /// The largest circle in the centre of its space.
    public init() {}

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
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(shape: self, amount: amount) }

    package var outline: Outline { .ellipse }
}

/// A rectangle whose short sides are half circles.
nonisolated public struct Capsule: InsettableShape, OutlineShape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(shape: self, amount: amount) }

    package var outline: Outline { .capsule }
}

/// The shape of the widget, inset by the distance to its edges.
nonisolated public struct ContainerRelativeShape: InsettableShape, OutlineShape {
    public init() {}

    /// A rectangle with the corner radius of a small widget, as a path.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: CGFloat(Family.systemSmall.cornerRadius))
    }

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
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

nonisolated extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
