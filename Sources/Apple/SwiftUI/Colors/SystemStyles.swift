package import WidgetArchive

/// The system's fill for shapes on a background.
public struct FillShapeStyle: PaintStyle, LevelledStyle {
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint { paint(at: 0, in: environment) }

    func paint(at level: Int, in environment: EnvironmentValues) -> Paint {
        .tone(environment.system(SystemTone.fills[min(level, SystemTone.fills.count - 1)]))
    }
}

public struct BackgroundStyle: PaintStyle, LevelledStyle {
    /// The background style of the environment, or the system's background.
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint {
        environment.backgroundStyle.map { environment.paint(of: $0) } ?? paint(at: 0, in: environment)
    }

    func paint(at level: Int, in environment: EnvironmentValues) -> Paint {
        .tone(environment.system(SystemTone.backgrounds[min(level, SystemTone.backgrounds.count - 1)]))
    }
}

public struct ForegroundStyle: PaintStyle {
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint { environment.foreground }
}

/// The colour of dividers.
public struct SeparatorShapeStyle: PaintStyle {
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint {
        .tone(environment.system(SystemTone.separator))
    }
}

/// A translucent material.
public struct Material: PaintStyle {
    let thickness: Double

    public static let ultraThin = Material(thickness: 0.3)
    public static let thin = Material(thickness: 0.45)
    public static let regular = Material(thickness: 0.6)
    public static let thick = Material(thickness: 0.75)
    public static let ultraThick = Material(thickness: 0.9)
    public static let bar = Material(thickness: 0.6)

    package func paint(in environment: EnvironmentValues) -> Paint { .material(thickness: thickness) }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

extension EnvironmentValues {
    /// The background style set by `backgroundStyle(_:)`; nil for the system's.
    @Entry public var backgroundStyle: AnyShapeStyle?
}
