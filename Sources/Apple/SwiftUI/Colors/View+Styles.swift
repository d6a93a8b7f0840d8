import WidgetArchive

/// A style that has been resolved.
struct PaintedStyle: PaintStyle {
    let paint: Paint

    package func paint(in environment: EnvironmentValues) -> Paint { paint }
}

nonisolated extension View {
    /// Sets the foreground colour; nil restores the default.
    public func foregroundColor(_ color: Color?) -> some View { surrounded { $0.setForeground(color) } }

    /// Sets the foreground style of text, symbols and shapes.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        surrounded { $0.setForeground(style) }.wrapped { $1.shadowed($0, by: style) }
    }

    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
        surrounded {
            $0.setForeground(primary)
            $0.furtherStyles = [AnyShapeStyle(secondary)]
        }
    }

    public func foregroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
    ) -> some View {
        surrounded {
            $0.setForeground(primary)
            $0.furtherStyles = [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
        }
    }

    /// Sets the tint of the views inside.
    public func tint(_ tint: some ShapeStyle) -> some View {
        surrounded { $0.tintStyle = AnyShapeStyle(PaintedStyle(paint: $0.paint(of: tint))) }
    }

    /// Sets the tint of the views inside; nil restores the accent colour.
    public func tint(_ tint: Color?) -> some View {
        surrounded { values in
            values.tintStyle = tint.map { AnyShapeStyle(PaintedStyle(paint: values.paint(of: $0))) }
        }
    }

    /// Sets the tint of the views inside; nil restores the accent colour.
    public func accentColor(_ color: Color?) -> some View { tint(color) }

    /// Sets the style that `.background` refers to.
    public func backgroundStyle(_ style: some ShapeStyle) -> some View {
        surrounded { $0.backgroundStyle = AnyShapeStyle(PaintedStyle(paint: $0.paint(of: style))) }
    }
}

extension EnvironmentValues {
    /// Styles are resolved where they are set, so that `.secondary` refers to the enclosing style.
    fileprivate mutating func setForeground(_ style: (some ShapeStyle)?) {
        guard let style else {
            textAttributes.style = nil
            outerForeground = nil
            return
        }
        let painted = AnyShapeStyle(PaintedStyle(paint: paint(of: style)))
        textAttributes.style = painted
        if !(style is HierarchicalShapeStyle) { outerForeground = painted }
    }

    /// The styles of a symbol's further layers.
    @Entry var furtherStyles: [AnyShapeStyle] = []
}
