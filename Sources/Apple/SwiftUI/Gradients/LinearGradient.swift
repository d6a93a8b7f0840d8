package import WidgetArchive

/// A gradient along a line.
nonisolated public struct LinearGradient: View, PaintStyle, Primitive {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Evenly spaced colours from one point to another.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at given positions, from one point to another.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    package func paint(in environment: EnvironmentValues) -> Paint {
        .linear(stops: gradient.archived(in: environment), start: startPoint.archived, end: endPoint.archived)
    }

    @MainActor package func nodes(in context: Context) -> [Node] { [context.surface(of: self)] }
}

extension Context {
    /// A view that fills its space with a style.
    func surface(of style: some ShapeStyle) -> Node {
        .surface(.init(.rectangle, fill: environment.paint(of: style)))
    }
}

/// The gradient of a single colour.
nonisolated public struct AnyGradient: View, PaintStyle, Primitive, Hashable {
    let color: Color

    package func paint(in environment: EnvironmentValues) -> Paint {
        let tone = color.tone(in: environment)
        let stops = [GradientStop(tone.lighter, at: 0), GradientStop(tone, at: 1)]
        return .linear(stops: stops, start: UnitPoint.top.archived, end: UnitPoint.bottom.archived)
    }

    @MainActor package func nodes(in context: Context) -> [Node] { [context.surface(of: self)] }
}

extension Color {
    /// A gentle vertical gradient that ends in this colour.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Tone {
    fileprivate var lighter: Tone { Tone(light: light.lighter, dark: dark.lighter, role: role) }
}

extension Shade {
    fileprivate var lighter: Shade {
        func raised(_ part: Double) -> Double { part + (1 - part) * 0.2 }
        return Shade(red: raised(red), green: raised(green), blue: raised(blue), opacity: opacity)
    }
}
