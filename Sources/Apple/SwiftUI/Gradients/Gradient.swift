public import Foundation
package import WidgetArchive

/// The colours of a gradient; as a style, a vertical gradient.
public struct Gradient: PaintStyle, Hashable {
    /// The colours and their positions.
    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat(Double($0) / last)) }
    }

    /// How colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String

        /// By the components of sRGB.
        public static let device = ColorSpace(name: "device")
        /// In equal steps for the eye.
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    /// A colour and its position.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// The position, from 0 to 1.
        public var location: CGFloat

        /// A colour at a position from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    package func paint(in environment: EnvironmentValues) -> Paint {
        .linear(stops: archived(in: environment), start: UnitPoint.top.archived, end: UnitPoint.bottom.archived)
    }

    func archived(in environment: EnvironmentValues) -> [GradientStop] {
        stops.map { GradientStop($0.color.tone(in: environment), at: Double($0.location)) }
    }
}
