package import WidgetArchive

/// A style for filling shapes and text.
public protocol ShapeStyle: Sendable {
    /// The style that this one resolves to.
    associatedtype Resolved: ShapeStyle = Never
    /// The style to use in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

/// A style that resolves to a paint, rather than to another style.
package protocol PaintStyle: ShapeStyle where Resolved == Never {
    func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle where Resolved == Never {
    /// Never called: a style without a `resolve(in:)` of its own is one of this module's.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is not made of other styles; give it a `resolve(in:)` that returns one")
    }
}

extension Never: ShapeStyle {}

extension EnvironmentValues {
    /// The paint of a style in this environment.
    package func paint(of style: some ShapeStyle) -> Paint {
        if let style = style as? any PaintStyle { return style.paint(in: self) }
        return paint(of: style.resolve(in: self))
    }

    /// The default paint of text and symbols.
    var foreground: Paint {
        textAttributes.style.map { paint(of: $0) } ?? .tone(system(SystemTone.label))
    }
}

/// A type-erased style.
public struct AnyShapeStyle: PaintStyle {
    let style: any ShapeStyle

    public init(_ style: some ShapeStyle) { self.style = style }

    package func paint(in environment: EnvironmentValues) -> Paint { environment.paint(of: style) }
}
