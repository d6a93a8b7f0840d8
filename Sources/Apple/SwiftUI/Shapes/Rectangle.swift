public import Foundation
package import WidgetArchive

nonisolated public struct Rectangle: InsettableShape, OutlineShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// The shape, inset from its edges.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(shape: self, amount: amount) }

    package var outline: Outline { .rectangle }
}

/// The shape of rounded corners.
public enum RoundedCornerStyle: Sendable {
    /// Arcs of circles, and smoother curves.
    case circular, continuous
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape, OutlineShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(shape: self, amount: amount) }

    package var outline: Outline {
        .roundedRectangle(
            radii: Corners(all: Double(max(cornerSize.width, cornerSize.height))), isContinuous: style == .continuous)
    }
}

/// A rectangle with a radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, OutlineShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    /// The shape as a path, with its largest radius at all corners.
    public func path(in rect: CGRect) -> Path {
        let radius = max(
            cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing, cornerRadii.topTrailing)
        return Path(roundedRect: rect, cornerRadius: radius, style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(shape: self, amount: amount) }

    package var outline: Outline {
        .roundedRectangle(
            radii: Corners(
                topLeading: Double(cornerRadii.topLeading), bottomLeading: Double(cornerRadii.bottomLeading),
                bottomTrailing: Double(cornerRadii.bottomTrailing), topTrailing: Double(cornerRadii.topTrailing)),
            isContinuous: style == .continuous)
    }
}

/// A radius for each corner of a rectangle.
public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
