public import Foundation
package import WidgetArchive

/// A gradient outward from a point.
nonisolated public struct RadialGradient: View, PaintStyle, Primitive {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// A gradient from one radius to another, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Evenly spaced colours from one radius to another, in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at given positions, from one radius to another, in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    package func paint(in environment: EnvironmentValues) -> Paint {
        .radial(
            stops: gradient.archived(in: environment), center: center.archived, startRadius: Double(startRadius),
            endRadius: Double(endRadius))
    }

    @MainActor package func nodes(in context: Context) -> [Node] { [context.surface(of: self)] }
}

/// A radial gradient whose radii are fractions of the filled space.
nonisolated public struct EllipticalGradient: View, PaintStyle, Primitive {
    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    /// A gradient from one radius to another, as fractions of the filled space.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Evenly spaced colours from one radius to another, as fractions of the filled space.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    package func paint(in environment: EnvironmentValues) -> Paint {
        .elliptical(
            stops: gradient.archived(in: environment), center: center.archived,
            startRadius: Double(startRadiusFraction), endRadius: Double(endRadiusFraction))
    }

    @MainActor package func nodes(in context: Context) -> [Node] { [context.surface(of: self)] }
}
