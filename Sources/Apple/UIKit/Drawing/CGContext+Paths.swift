public import Foundation
import WidgetArchive

/// The rule that decides what is inside of a path that overlaps itself.
public enum CGPathFillRule: Int, Sendable {
    /// By the number of times it winds around, and by the number of times it is crossed.
    case winding, evenOdd
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Its inside by either rule, its line, and both.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
    private func changed(_ steps: [PathStep]) -> [PathStep] { steps.applying(state.transform) }

    private func add(_ make: (inout [PathStep]) -> Void) {
        var steps: [PathStep] = []
        make(&steps)
        path += changed(steps)
    }

    private func point(_ point: CGPoint) -> Point { Point(point.applying(state.transform)) }

    public func beginPath() { path = [] }

    public func move(to end: CGPoint) { path.append(.move(point(end))) }

    public func addLine(to end: CGPoint) { path.append(.line(point(end))) }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for end in points.dropFirst() { addLine(to: end) }
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.append(.cubic(point(end), control1: point(control1), control2: point(control2)))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.append(.quadratic(point(end), control: point(control)))
    }

    /// Adds an arc; since y grows downward, `clockwise` looks anticlockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        var arc: [PathStep] = []
        arc.addArc(
            center: center, radius: radius, from: Double(startAngle), to: Double(endAngle), clockwise: clockwise)
        guard !path.isEmpty, case .move(let start)? = arc.first else {
            path += changed(arc)
            return
        }
        path += changed([.line(start)] + arc.dropFirst())
    }

    public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }

    public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }

    public func addPath(_ other: CGPath) { path += changed(other.steps) }

    public func closePath() { path.append(.close) }

    /// Fills the path, and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(path, rule)
        path = []
    }

    /// Draws a line along the path, and forgets it.
    public func strokePath() {
        stroke(path)
        path = []
    }

    /// Draws the path, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fill(path, .winding)
        case .eoFill: fill(path, .evenOdd)
        case .stroke: stroke(path)
        case .fillStroke, .eoFillStroke:
            fill(path, mode == .fillStroke ? .winding : .evenOdd)
            stroke(path)
        }
        path = []
    }

    public func fill(_ rect: CGRect) { fill(steps { $0.addRect(rect) }, .winding) }

    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    public func fillEllipse(in rect: CGRect) { fill(steps { $0.addEllipse(in: rect) }, .winding) }

    public func stroke(_ rect: CGRect) { stroke(steps { $0.addRect(rect) }) }

    /// Draws a line of a width around a rectangle.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    public func strokeEllipse(in rect: CGRect) { stroke(steps { $0.addEllipse(in: rect) }) }

    public func clear(_ rect: CGRect) { erase(steps { $0.addRect(rect) }) }

    /// Limits what is drawn from now on to the path, and forgets the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: path, rule)
        path = []
    }

    /// Limits what is drawn from now on to a rectangle.
    public func clip(to rect: CGRect) { clip(to: steps { $0.addRect(rect) }, .winding) }

    func steps(_ make: (inout [PathStep]) -> Void) -> [PathStep] {
        var steps: [PathStep] = []
        make(&steps)
        return changed(steps)
    }

    func fill(_ steps: [PathStep], _ rule: CGPathFillRule) {
        if state.blendMode == .clear { return erase(steps) }
        add(.surface(.init(rule.outline(steps), fill: .tone(Tone(state.fill)))))
    }

    func stroke(_ steps: [PathStep]) {
        var stroke = state.stroke
        let growth = state.transform.factor
        stroke.width *= growth
        stroke.dash = stroke.dash.map { $0 * growth }
        stroke.dashPhase *= growth
        add(.surface(.init(.path(steps), line: .tone(Tone(state.line)), stroke: stroke)))
    }

    func clip(to steps: [PathStep], _ rule: CGPathFillRule) { state.clips.append(rule.outline(steps)) }
}

extension CGPathFillRule {
    fileprivate func outline(_ steps: [PathStep]) -> Outline {
        self == .evenOdd ? .evenOdd(.path(steps)) : .path(steps)
    }
}
