public import Foundation
public import UIKit
import SceneLayout
import WidgetArchive

/// A path of lines and curves.
nonisolated public struct Path: Shape, Equatable {
    var steps: [PathStep] = []

    public init() {}

    public init(_ path: CGPath) { steps = path.steps }

    /// The same lines and curves for Core Graphics.
    public var cgPath: CGPath { CGPath(steps: steps) }

    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public init(_ rect: CGRect) { addRect(rect) }

    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// A rectangle with rounded corners; the corner style has no effect here.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }

    /// The path as it is, whatever the rectangle.
    public func path(in rect: CGRect) -> Path { self }

    public var isEmpty: Bool { steps.isEmpty }

    /// The point at which the next segment starts.
    public var currentPoint: CGPoint? { steps.currentPoint }

    public mutating func move(to end: CGPoint) { steps.append(.move(Point(end))) }

    public mutating func addLine(to end: CGPoint) { steps.append(.line(Point(end))) }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        steps.append(.quadratic(Point(end), control: Point(control)))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.append(.cubic(Point(end), control1: Point(control1), control2: Point(control2)))
    }

    public mutating func closeSubpath() { steps.append(.close) }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for end in lines.dropFirst() { addLine(to: end) }
    }

    public mutating func addPath(_ path: Path) { steps += path.steps }

    public func applying(_ transform: CGAffineTransform) -> Path {
        var changed = self
        changed.steps = steps.applying(transform)
        return changed
    }

    /// The part of it between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        var trimmed = self
        trimmed.steps = steps.trimmed(from: Double(from), to: Double(to))
        return trimmed
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}
