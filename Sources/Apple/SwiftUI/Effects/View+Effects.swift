public import Foundation
import WidgetArchive

nonisolated extension View {
    func effect(_ kind: Node.Effect.Kind) -> some View { wrapped { node, _ in .effect(.init(kind, node)) } }

    /// Multiplies the opacity of the view as a whole.
    public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

    /// Hides the view, which keeps its space.
    public func hidden() -> some View { effect(.hidden) }

    /// Blurs the view; `opaque` has no effect here.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { effect(.blur(radius: Double(radius))) }

    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        wrapped { node, environment in
            let offset = Point(x: Double(x), y: Double(y))
            return .effect(
                .init(.shadow(color.tone(in: environment), radius: Double(radius), offset: offset), node))
        }
    }

    /// Rotates the drawn view around an anchor; its place in the layout stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect(.rotation(degrees: angle.degrees, anchor: anchor.archived))
    }

    /// Scales the drawn view around an anchor; its place in the layout stays.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        effect(.scale(x: Double(scale.width), y: Double(scale.height), anchor: anchor.archived))
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Multiplies the saturation.
    public func saturation(_ amount: Double) -> some View { effect(.saturation(amount)) }

    /// Adds to the brightness.
    public func brightness(_ amount: Double) -> some View { effect(.brightness(amount)) }

    /// Removes colour, from 0 for none of it to 1 for all.
    public func grayscale(_ amount: Double) -> some View { effect(.grayscale(amount)) }

    /// Multiplies the contrast.
    public func contrast(_ amount: Double) -> some View { effect(.contrast(amount)) }

    public func colorInvert() -> some View { effect(.colorInvert) }

    public func colorMultiply(_ color: Color) -> some View {
        wrapped { node, environment in .effect(.init(.colorMultiply(color.tone(in: environment)), node)) }
    }

    /// Rotates the hue.
    public func hueRotation(_ angle: Angle) -> some View { effect(.hueRotation(degrees: angle.degrees)) }

    /// Turns luminance into the opacity of black.
    public func luminanceToAlpha() -> some View { effect(.luminanceToAlpha) }

    /// Blends the view with what is behind it.
    public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode.archived)) }

    /// Rotates the view in three dimensions, as seen from afar: without perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        flattenedRotation(angle, axis, anchor)
    }

    @ViewBuilder private func flattenedRotation(
        _ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), _ anchor: UnitPoint
    ) -> some View {
        switch (axis.x != 0, axis.y != 0, axis.z != 0) {
        case (true, false, false): scaleEffect(x: 1, y: cos(angle.radians), anchor: anchor)
        case (false, true, false): scaleEffect(x: cos(angle.radians), y: 1, anchor: anchor)
        case (false, false, true): rotationEffect(axis.z > 0 ? angle : -angle, anchor: anchor)
        default: withoutEffect("rotation3DEffect")
        }
    }

    /// Redacts the content: text and images become bars for `placeholder`, and for `privacy` if they are sensitive.
    public func redacted(reason: RedactionReasons) -> some View { surrounded { $0.redactionReasons.formUnion(reason) } }

    /// Removes all reasons for redaction.
    public func unredacted() -> some View { surrounded { $0.redactionReasons = [] } }

    /// Marks the content as sensitive, so that it is redacted for privacy.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        surrounded { $0.isPrivacySensitive = sensitive }
    }

    /// Has no effect: nothing is invalidated here.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// How colours mix with those behind them.
public enum BlendMode: Sendable {
    /// Modes that source code may name.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter

    var archived: Node.Effect.BlendMode { Node.Effect.BlendMode(rawValue: "\(self)") ?? .normal }
}
