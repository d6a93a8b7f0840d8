public import Foundation
public import UIKit
import WidgetArchive

/// A path of lines and curves.
nonisolated public struct Path: Shape, Equatable {
    var steps: [PathStep] = []

    /// An empty path.
    public init() {}

    /// A path of Core Graphics.
    public init(_ path: CGPath) { steps = path.steps }

    /// The same lines and curves for Core Graphics.
    public var cgPath: CGPath { CGPath(steps: steps) }

    /// A path drawn by a closure.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// A rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// The ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// A rectangle with rounded corners; the corner style has no effect here.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle with rounded corners; the corner style has no effect here.
    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }

    /// The path as it is, whatever the rectangle.
    public func path(in rect: CGRect) -> Path { self }

    /// Whether nothing has been added.
    public var isEmpty: Bool { steps.isEmpty }

    /// The point at which the next segment starts.
    public var currentPoint: CGPoint? { steps.currentPoint }

    /// Begins a subpath at a point.
    public mutating func move(to end: CGPoint) { steps.append(.move(Point(end))) }

    /// Adds a straight line.
    public mutating func addLine(to end: CGPoint) { steps.append(.line(Point(end))) }

    /// Adds a quadratic curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        steps.append(.quadratic(Point(end), control: Point(control)))
    }

    /// Adds a cubic curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.append(.cubic(Point(end), control1: Point(control1), control2: Point(control2)))
    }

    /// Closes the subpath with a straight line.
    public mutating func closeSubpath() { steps.append(.close) }

    /// Adds straight lines between points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for end in lines.dropFirst() { addLine(to: end) }
    }

    /// Adds another path.
    public mutating func addPath(_ path: Path) { steps += path.steps }
}
