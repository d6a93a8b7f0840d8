public import Foundation
import Synchronization
package import WidgetArchive

/// A path of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
    // Unchecked, because a class with a subclass cannot be checked; its state is a Mutex.
    private let state: Mutex<[PathStep]>

    package init(steps: [PathStep]) { state = Mutex(steps) }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addRect(rect) }
    }

    /// The ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addEllipse(in: rect) }
    }

    /// A rectangle with rounded corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(transform) {
            $0.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
        }
    }

    private init(_ transform: UnsafePointer<CGAffineTransform>?, _ make: (inout [PathStep]) -> Void) {
        var steps: [PathStep] = []
        make(&steps)
        let change = transform?.pointee ?? .identity
        state = Mutex(steps.applying(change))
    }

    package fileprivate(set) var steps: [PathStep] {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    /// Whether nothing has been added.
    public var isEmpty: Bool { steps.isEmpty }

    /// The point at which the next segment starts.
    public var currentPoint: CGPoint { steps.currentPoint ?? .zero }

    /// The smallest rectangle around all points, including control points.
    public var boundingBox: CGRect { steps.boundingBox }

    /// An immutable copy.
    public func copy() -> CGPath? { CGPath(steps: steps) }

    /// A mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

    /// Whether both have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }

    /// Hashes the steps.
    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public convenience init() { self.init(steps: []) }

    /// Begins a subpath at a point.
    public func move(to end: CGPoint) { steps.move(to: end) }

    /// Adds a straight line.
    public func addLine(to end: CGPoint) { steps.addLine(to: end) }

    /// Adds straight lines between points.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        steps.move(to: first)
        for end in points.dropFirst() { steps.addLine(to: end) }
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        steps.append(.quadratic(Point(end), control: Point(control)))
    }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { steps.addRect(rect) }

    /// Adds the ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { steps.addEllipse(in: rect) }

    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        steps.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
    }

    /// Adds an arc; since y grows downward, `clockwise` looks anticlockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        steps.addArc(
            center: center, radius: radius, from: Double(startAngle), to: Double(endAngle), clockwise: clockwise)
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        steps += path.steps.applying(transform)
    }

    /// Closes the subpath with a straight line.
    public func closeSubpath() { steps.append(.close) }
}
