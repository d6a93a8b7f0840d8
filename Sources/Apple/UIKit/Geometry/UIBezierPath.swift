public import Foundation
import WidgetArchive

/// A path, and the line to draw it with.
open class UIBezierPath: NSObject, NSCopying {
    var steps: [PathStep] = []
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// The limit of mitred joins, which has no effect here.
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false
    private(set) var dash: [CGFloat] = []
    private(set) var dashPhase: CGFloat = 0

    public override init() { super.init() }

    public convenience init(cgPath: CGPath) {
        self.init()
        steps = cgPath.steps
    }

    public convenience init(rect: CGRect) {
        self.init()
        steps.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        steps.addEllipse(in: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle with some rounded corners; their radius is at most half of the shorter side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
        func size(_ corner: UIRectCorner) -> CGSize {
            corners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
        }
        steps.addRoundedRect(
            in: rect, topLeft: size(.topLeft), topRight: size(.topRight), bottomRight: size(.bottomRight),
            bottomLeft: size(.bottomLeft))
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    open func move(to point: CGPoint) { steps.move(to: point) }

    open func addLine(to point: CGPoint) { steps.addLine(to: point) }

    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        steps.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        steps.append(.quadratic(Point(end), control: Point(controlPoint)))
    }

    /// Adds an arc, which looks clockwise if `clockwise` is set.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // In UIKit, clockwise arcs look clockwise; in Core Graphics they do not.
        steps.addArc(
            center: center, radius: radius, from: Double(startAngle), to: Double(endAngle), clockwise: !clockwise)
    }

    open func close() { steps.append(.close) }

    open func removeAllPoints() { steps = [] }

    open func append(_ path: UIBezierPath) { steps += path.steps }

    /// Changes all points.
    open func apply(_ transform: CGAffineTransform) { steps = steps.applying(transform) }

    /// Sets the lengths of dashes and gaps.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    open var isEmpty: Bool { steps.isEmpty }

    /// The point at which the next segment starts.
    open var currentPoint: CGPoint { steps.currentPoint ?? .zero }

    /// The smallest rectangle around all points, including control points.
    open var bounds: CGRect { steps.boundingBox }

    /// The same lines and curves.
    open var cgPath: CGPath {
        get { CGPath(steps: steps) }
        set { steps = newValue.steps }
    }

    /// An independent copy of the path and its line.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: cgPath)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
        (copy.dash, copy.dashPhase) = (dash, dashPhase)
        return copy
    }
}
