public import Foundation
import SceneLayout
import UIKit
import WidgetArchive

extension Path {
    nonisolated public enum Element: Equatable, Sendable {
        /// Begins a subpath.
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to where the subpath began.
        case closeSubpath

        init(_ step: PathStep) {
            self =
                switch step {
                case .move(let end): .move(to: CGPoint(end))
                case .line(let end): .line(to: CGPoint(end))
                case .quadratic(let end, let control): .quadCurve(to: CGPoint(end), control: CGPoint(control))
                case .cubic(let end, let control1, let control2):
                    .curve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
                case .close: .closeSubpath
                }
        }
    }

    /// Calls a closure for each step.
    public func forEach(_ body: (Element) -> Void) {
        for step in steps { body(Element(step)) }
    }

    /// The smallest rectangle around the path, curves included, but not their control points.
    public var boundingRect: CGRect { steps.extent.map { CGRect($0) } ?? .null }
}

extension CGPoint {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
