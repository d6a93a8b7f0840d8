public import Foundation
import WidgetArchive

/// A shadow of what a style fills.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow inside of what is filled, which has no effect here.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }
}

/// A style whose fills have a shadow.
struct ShadowedStyle: PaintStyle {
    let base: AnyShapeStyle
    let shadow: ShadowStyle

    package func paint(in environment: EnvironmentValues) -> Paint {
        CurrentEvaluation.noteWithoutEffect("shadow(.inner)", shadow.isInner)
        return environment.paint(of: base)
    }
}

extension ShapeStyle {
    /// The style, with a shadow of what it fills.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedStyle(base: AnyShapeStyle(self), shadow: style)
    }

    /// The shadows that are drawn, from the innermost to the outermost.
    fileprivate var shadows: [ShadowStyle] {
        if let style = self as? AnyShapeStyle { return style.style.shadows }
        guard let style = self as? ShadowedStyle else { return [] }
        return style.base.shadows + (style.shadow.isInner ? [] : [style.shadow])
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style, with a shadow of what it fills.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().shadow(style)) }
}

extension EnvironmentValues {
    /// A node under the shadows of a style that it is filled with.
    func shadowed(_ node: Node, by style: some ShapeStyle) -> Node {
        style.shadows.reduce(node) {
            let offset = Point(x: Double($1.offset.width), y: Double($1.offset.height))
            return .effect(.init(.shadow($1.color.tone(in: self), radius: Double($1.radius), offset: offset), $0))
        }
    }
}
