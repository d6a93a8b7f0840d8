public import Foundation
import WidgetArchive

/// Colours that pass into each other.
public struct Gradient: Hashable, Sendable {
    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat(Double($0) / last)) }
    }

    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    func archived(in environment: EnvironmentValues) -> [GradientStop] {
        stops.map { GradientStop($0.color.tone(in: environment), at: Double($0.location)) }
    }
}
