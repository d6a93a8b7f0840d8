public import Foundation
public import UIKit
import WidgetArchive

/// The style of a line.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    /// How the line ends.
    public var lineCap: CGLineCap
    /// How segments join.
    public var lineJoin: CGLineJoin
    /// The limit of mitred joins, which has no effect here.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps; empty for a solid line.
    public var dash: [CGFloat]
    /// Where the dash pattern begins.
    public var dashPhase: CGFloat

    /// A line of a width, solid unless it has dashes; the miter limit has no effect here.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    func archived(isInside: Bool = false) -> Stroke {
        Stroke(
            width: Double(lineWidth), cap: lineCap.archived, join: lineJoin.archived, dash: dash.map { Double($0) },
            dashPhase: Double(dashPhase), isInside: isInside)
    }
}

/// How a shape is filled where it overlaps itself.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule decides what is inside.
    public var isEOFilled: Bool
    /// Whether edges are smoothed, which has no effect here.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }

    func applied(to outline: Outline) -> Outline { isEOFilled ? .evenOdd(outline) : outline }
}
