import Foundation
import WidgetArchive

extension UIColor {
    /// Fills and draws lines in this colour from now on.
    public func set() {
        setFill()
        setStroke()
    }

    /// Fills in this colour from now on.
    public func setFill() { DrawingStack.current?.setFillColor(cgColor) }

    /// Draws lines in this colour from now on.
    public func setStroke() { DrawingStack.current?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
    private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func changed(in context: CGContext) -> [PathStep] { context.steps { $0 = steps } }

    public func fill() { DrawingStack.current.map { $0.fill(changed(in: $0), rule) } }

    /// Draws a line along the path.
    public func stroke() {
        guard let context = DrawingStack.current else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setLineDash(phase: dashPhase, lengths: dash)
        context.stroke(changed(in: context))
        context.restoreGState()
    }

    /// Limits what is drawn from now on to the path.
    public func addClip() { DrawingStack.current.map { $0.clip(to: changed(in: $0), rule) } }
}
