public import Foundation
import UIKit
import WidgetArchive

extension Path {
    public mutating func addRect(_ rect: CGRect) { steps.addRect(rect) }

    public mutating func addEllipse(in rect: CGRect) { steps.addEllipse(in: rect) }

    /// Adds a rectangle with rounded corners; the corner style has no effect here.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        steps.addRoundedRect(in: rect, cornerSize: cornerSize)
    }

    /// Adds an arc; since y grows downward, `clockwise` looks anticlockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        steps.addArc(
            center: center, radius: radius, from: startAngle.radians, to: endAngle.radians, clockwise: clockwise)
    }

    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        steps.addRelativeArc(center: center, radius: radius, from: startAngle.radians, by: delta.radians)
    }
}
