public import Foundation
import WidgetArchive

extension View {
    nonisolated func effect(_ kind: Node.Effect.Kind) -> some View {
        wrapped { node, _ in .effect(.init(kind, node)) }
    }

    nonisolated public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

    nonisolated public func hidden() -> some View { effect(.hidden) }

    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effect(.blur(radius: Double(radius)))
    }

    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        wrapped { node, environment in
            let offset = Point(x: Double(x), y: Double(y))
            return .effect(
                .init(.shadow(color.tone(in: environment), radius: Double(radius), offset: offset), node))
        }
    }

    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect(.rotation(degrees: angle.degrees, anchor: anchor.archived))
    }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        effect(.scale(x: Double(scale.width), y: Double(scale.height), anchor: anchor.archived))
    }

    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    nonisolated public func saturation(_ amount: Double) -> some View { effect(.saturation(amount)) }

    nonisolated public func brightness(_ amount: Double) -> some View { effect(.brightness(amount)) }

    nonisolated public func grayscale(_ amount: Double) -> some View { effect(.grayscale(amount)) }

    nonisolated public func contrast(_ amount: Double) -> some View { withoutEffect("contrast") }

    nonisolated public func colorInvert() -> some View { withoutEffect("colorInvert") }

    nonisolated public func colorMultiply(_ color: Color) -> some View { withoutEffect("colorMultiply") }

    nonisolated public func hueRotation(_ angle: Angle) -> some View { withoutEffect("hueRotation") }

    nonisolated public func luminanceToAlpha() -> some View { withoutEffect("luminanceToAlpha") }

    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { withoutEffect("blendMode") }

    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        withoutEffect("rotation3DEffect")
    }

    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        surrounded { $0.redactionReasons.formUnion(reason) }
    }

    nonisolated public func unredacted() -> some View { surrounded { $0.redactionReasons = [] } }

    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        surrounded { $0.isPrivacySensitive = sensitive }
    }

    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// How colours mix with what lies behind.
public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}
