package import WidgetArchive

/// What a form or a text is filled with.
public protocol ShapeStyle: Sendable {
    /// The style that this one resolves to.
    associatedtype Resolved: ShapeStyle = Never
    /// The style to use in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

/// A style that is not made of others, but knows its paint.
package protocol PaintStyle: ShapeStyle where Resolved == Never {
    func paint(in environment: EnvironmentValues) -> Paint
}

/// A style whose paint depends on the size of what it fills.
package protocol SizedStyle: PaintStyle {}

extension ShapeStyle where Resolved == Never {
    /// Never called: a style without a `resolve(in:)` of its own is one of this module's.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is not made of other styles; give it a `resolve(in:)` that returns one")
    }
}

extension Never: ShapeStyle {}

extension EnvironmentValues {
    /// What a style comes to in these surroundings.
    package func paint(of style: some ShapeStyle) -> Paint {
        if let style = style as? any PaintStyle { return style.paint(in: self) }
        return paint(of: style.resolve(in: self))
    }

    /// What texts and symbols are painted with that do not say otherwise.
    var foreground: Paint {
        lettering.style.map { paint(of: $0) } ?? .tone(pinned(SystemTone.label))
    }
}

/// A style of any type.
public struct AnyShapeStyle: PaintStyle {
    let style: any ShapeStyle

    /// Wraps a style.
    public init(_ style: some ShapeStyle) { self.style = style }

    package func paint(in environment: EnvironmentValues) -> Paint { environment.paint(of: style) }
}
