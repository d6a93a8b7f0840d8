package import WidgetArchive

/// A style of any type.
public struct AnyShapeStyle: PaintStyle {
    let style: any ShapeStyle

    public init(_ style: some ShapeStyle) { self.style = style }

    package func paint(in environment: EnvironmentValues) -> Paint { environment.paint(of: style) }
}
