import WidgetArchive

/// A style that has become a paint.
struct PaintedStyle: PaintStyle {
    let paint: Paint

    package func paint(in environment: EnvironmentValues) -> Paint { paint }
}

extension View {
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        surrounded { $0.setForeground(color) }
    }

    nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        surrounded { $0.setForeground(style) }
    }

    nonisolated public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
        surrounded {
            $0.setForeground(primary)
            $0.furtherStyles = [AnyShapeStyle(secondary)]
        }
    }

    nonisolated public func foregroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
    ) -> some View {
        surrounded {
            $0.setForeground(primary)
            $0.furtherStyles = [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
        }
    }

    nonisolated public func tint(_ tint: some ShapeStyle) -> some View {
        surrounded { $0.tintStyle = AnyShapeStyle(PaintedStyle(paint: $0.paint(of: tint))) }
    }

    nonisolated public func tint(_ tint: Color?) -> some View {
        surrounded { values in
            values.tintStyle = tint.map { AnyShapeStyle(PaintedStyle(paint: values.paint(of: $0))) }
        }
    }

    nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }

    nonisolated public func backgroundStyle(_ style: some ShapeStyle) -> some View {
        surrounded { $0.backgroundStyle = AnyShapeStyle(PaintedStyle(paint: $0.paint(of: style))) }
    }
}

extension EnvironmentValues {
    /// The style becomes a paint where it is set, so that `.secondary` is a fainter form of what is around.
    fileprivate mutating func setForeground(_ style: (some ShapeStyle)?) {
        guard let style else {
            lettering.style = nil
            outerForeground = nil
            return
        }
        let painted = AnyShapeStyle(PaintedStyle(paint: paint(of: style)))
        lettering.style = painted
        if !(style is HierarchicalShapeStyle) { outerForeground = painted }
    }

    /// What further layers of a symbol are painted with.
    var furtherStyles: [AnyShapeStyle] {
        get { self[FurtherStylesKey.self] }
        set { self[FurtherStylesKey.self] = newValue }
    }
}

private enum FurtherStylesKey: EnvironmentKey {
    static let defaultValue: [AnyShapeStyle] = []
}
