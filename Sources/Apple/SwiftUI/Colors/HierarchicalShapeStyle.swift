package import WidgetArchive

/// A level of the foreground style.
public struct HierarchicalShapeStyle: PaintStyle {
    let level: Int

    /// The foreground itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth and faintest level of the foreground.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    package func paint(in environment: EnvironmentValues) -> Paint {
        guard let outer = environment.outerForeground else {
            let tones = SystemTone.labels
            return .tone(environment.system(tones[min(level, tones.count - 1)]))
        }
        return environment.paint(of: outer).opacity(HierarchicalShapeStyle.strength(of: level))
    }

    static func strength(of level: Int) -> Double { [1, 0.5, 0.25, 0.18, 0.1][min(level, 4)] }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
    /// The style of a field's prompt.
    public static var placeholder: HierarchicalShapeStyle { .tertiary }
}

/// A level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: PaintStyle {
    let base: Base
    let level: Int

    package func paint(in environment: EnvironmentValues) -> Paint {
        if let base = base as? any LevelledStyle { return base.paint(at: level, in: environment) }
        return environment.paint(of: base).opacity(HierarchicalShapeStyle.strength(of: level))
    }
}

/// A style with its own colours for each level.
protocol LevelledStyle: ShapeStyle {
    func paint(at level: Int, in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth and faintest level of this style.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }

    /// This style, multiplied by an opacity.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FaintStyle(base: self, opacity: opacity) }
}

/// A style with reduced opacity.
struct FaintStyle<Base: ShapeStyle>: PaintStyle {
    let base: Base
    let opacity: Double

    package func paint(in environment: EnvironmentValues) -> Paint { environment.paint(of: base).opacity(opacity) }
}

extension EnvironmentValues {
    /// The foreground that hierarchical styles derive from; nil for the default.
    @Entry var outerForeground: AnyShapeStyle?
}
