public import Foundation
import SceneLayout
public import UIKit
import WidgetArchive

extension GraphicsContext {
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
    }

    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Clips what is drawn next to a path, or to the outside of one that does not overlap itself.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let steps = path.applying(transform).steps
        let outline =
            options.contains(.inverse)
            ? Outline.outside(steps, of: canvas.size) : style.applied(to: .path(steps))
        treat { .clipped(.init(outline, $0)) }
    }

    /// Masks what is drawn next by a drawing; `inverse` has no effect here.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        CurrentEvaluation.noteWithoutEffect("clipToLayer(options: .inverse)", options.contains(.inverse))
        var layer = layer()
        layer.opacity = opacity
        try content(&layer)
        if options.contains(.inverse) { return }
        let mask = layer.drawn.node
        treat { .masked(.init($0, by: mask, alignment: .init(.leading, .top))) }
    }

    /// Draws several things as one, so that opacity, blend mode and filters apply to them together.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = layer()
        try content(&layer)
        var node = Node.effect(.init(.compositingGroup, layer.drawn.node))
        if opacity != 1 { node = .effect(.init(.opacity(opacity), node)) }
        append(node)
    }

    /// Filters what is drawn next; options have no effect here.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        let kind = filter.kind(environment)
        treat { .effect(.init(kind, $0)) }
    }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Clips to the outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// A change of the look of what is drawn.
    public struct Filter {
        let kind: (EnvironmentValues) -> Node.Effect.Kind

        private init(_ kind: Node.Effect.Kind) { self.init { _ in kind } }
        private init(_ kind: @escaping (EnvironmentValues) -> Node.Effect.Kind) { self.kind = kind }

        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal
        ) -> Filter {
            let offset = Point(x: Double(x), y: Double(y))
            return Filter { .shadow(color.tone(in: $0), radius: Double(radius), offset: offset) }
        }

        public static func blur(radius: CGFloat) -> Filter { Filter(.blur(radius: Double(radius))) }
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }
        public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(degrees: angle.degrees)) }
        public static func colorMultiply(_ color: Color) -> Filter { Filter { .colorMultiply(color.tone(in: $0)) } }
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }
    }
}
