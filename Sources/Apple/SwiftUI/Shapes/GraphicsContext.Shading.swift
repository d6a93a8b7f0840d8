public import Foundation
import UIKit
import WidgetArchive

extension GraphicsContext {
    /// The colour or style of fills and strokes.
    public struct Shading {
        /// The style, by the coordinates of what is drawn and the size of the canvas.
        let style: (CGAffineTransform, Size) -> AnyShapeStyle

        private init(_ style: some ShapeStyle) { self.style = { _, _ in AnyShapeStyle(style) } }

        private init(
            placed style: @escaping (_ unit: (CGPoint) -> UnitPoint, CGAffineTransform) -> some ShapeStyle
        ) {
            self.style = { transform, size in
                let unit = { (point: CGPoint) in
                    let point = point.applying(transform)
                    return UnitPoint(
                        x: point.x / CGFloat(max(size.width, 1)), y: point.y / CGFloat(max(size.height, 1)))
                }
                return AnyShapeStyle(style(unit, transform))
            }
        }

        public static func color(_ color: Color) -> Shading { Shading(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            Shading(Color(colorSpace, white: white, opacity: opacity))
        }

        public static func style(_ style: some ShapeStyle) -> Shading { Shading(style) }

        public static var foreground: Shading { Shading(ForegroundStyle()) }

        /// The first of several styles, since a path has one.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        /// A gradient between two points; options have no effect here.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            options.noteWithoutEffect()
            return Shading { unit, _ in
                LinearGradient(gradient: gradient, startPoint: unit(startPoint), endPoint: unit(endPoint))
            }
        }

        /// A gradient outward from a point; options have no effect here.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            options.noteWithoutEffect()
            return Shading { unit, transform in
                RadialGradient(
                    gradient: gradient, center: unit(center), startRadius: startRadius * CGFloat(transform.factor),
                    endRadius: endRadius * CGFloat(transform.factor))
            }
        }

        /// A gradient around a point; options have no effect here.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
        ) -> Shading {
            options.noteWithoutEffect()
            return Shading { unit, transform in
                AngularGradient(
                    gradient: gradient, center: unit(center), angle: angle + .radians(transform.turn))
            }
        }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)

        fileprivate func noteWithoutEffect() {
            CurrentEvaluation.noteWithoutEffect("linearGradient(options:)", !isEmpty)
        }
    }
}
