import AssetCatalogs
package import WidgetArchive

/// The tint, which marks controls.
public struct TintShapeStyle: PaintStyle {
    /// The tint set by an enclosing view, or the accent colour.
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint {
        environment.tintStyle.map { environment.paint(of: $0) } ?? .tone(environment.accent)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
    /// The accent colour of the program's asset catalogue, or the system's.
    fileprivate var accent: Tone {
        AssetCatalog.accent(isContrasting: colorSchemeContrast == .increased).map(pinned) ?? system(SystemTone.accent)
    }

    /// The style set by `.tint(_:)`.
    @Entry var tintStyle: AnyShapeStyle?
}
