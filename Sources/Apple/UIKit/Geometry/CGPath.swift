public import Foundation
import Synchronization
package import WidgetArchive

/// A path of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
    // Unchecked, because a class with a subclass cannot be checked; its state is a Mutex.
    private let state: Mutex<[PathStep]>

    package init(steps: [PathStep]) { state = Mutex(steps) }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addRect(rect) }
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addEllipse(in: rect) }
    }

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

    public var isEmpty: Bool { steps.isEmpty }

    /// The point at which the next segment starts.
    public var currentPoint: CGPoint { steps.currentPoint ?? .zero }

    /// The smallest rectangle around all points, including control points.
    public var boundingBox: CGRect { steps.boundingBox }

    public func copy() -> CGPath? { CGPath(steps: steps) }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }

    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public convenience init() { self.init(steps: []) }

    public func move(to end: CGPoint) { steps.move(to: end) }

    public func addLine(to end: CGPoint) { steps.addLine(to: end) }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        steps.move(to: first)
        for end in points.dropFirst() { steps.addLine(to: end) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        steps.append(.quadratic(Point(end), control: Point(control)))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addRect(_ rect: CGRect) { steps.addRect(rect) }

    public func addEllipse(in rect: CGRect) { steps.addEllipse(in: rect) }

    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        steps.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
    }

    /// Adds an arc; since y grows downward, `clockwise` looks anticlockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        steps.addArc(
            center: center, radius: radius, from: Double(startAngle), to: Double(endAngle), clockwise: clockwise)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        steps += path.steps.applying(transform)
    }

    public func closeSubpath() { steps.append(.close) }
}
