public import Foundation
import WidgetArchive

/// An effect on the look of a view, which keeps its place in the layout.
public protocol VisualEffect: Sendable {}

/// The effect that a chain of effects starts from.
public struct EmptyVisualEffect: VisualEffect {
    /// An effect that changes nothing.
    public init() {}
}

/// A chain of effects, innermost first.
private struct VisualEffects: VisualEffect {
    let kinds: [Node.Effect.Kind]
}

extension VisualEffect {
    var kinds: [Node.Effect.Kind] { (self as? VisualEffects)?.kinds ?? [] }

    private func adding(_ kind: Node.Effect.Kind) -> some VisualEffect { VisualEffects(kinds: kinds + [kind]) }

    /// Draws the view at an offset.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset(Point(x: Double(x), y: Double(y))))
    }

    /// Scales the drawn view around an anchor.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(x: Double(x), y: Double(y), anchor: anchor.archived))
    }

    /// Rotates the drawn view around an anchor.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation(degrees: angle.degrees, anchor: anchor.archived))
    }

    /// Multiplies the opacity.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

    /// Blurs the view; `opaque` has no effect here.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.blur(radius: Double(radius)))
    }

    /// Multiplies the saturation.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }

    public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }

    /// Removes colour, from 0 for none of it to 1 for all.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale(amount)) }

    /// Multiplies the contrast.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }

    /// Rotates the hue.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(degrees: angle.degrees)) }
}
