public import Foundation
import WidgetArchive

nonisolated struct InsetForm<Content: Shape>: InsettableShape, ChangedShape {
    let shape: Content
    let amount: CGFloat

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> InsetForm { InsetForm(shape: shape, amount: self.amount + amount) }

    func changed(_ outline: (any Shape) -> Outline?) -> Outline? {
        outline(shape).map { .inset($0, by: Double(amount)) }
    }
}

nonisolated struct TrimmedShape<Content: Shape>: ChangedShape {
    let shape: Content
    let start: CGFloat
    let end: CGFloat

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    func changed(_ outline: (any Shape) -> Outline?) -> Outline? {
        outline(shape).map { .trimmed($0, from: Double(start), to: Double(end)) }
    }
}

nonisolated public struct RotatedShape<Content: Shape>: ChangedShape {
    let shape: Content
    let angle: Angle

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    func changed(_ outline: (any Shape) -> Outline?) -> Outline? {
        outline(shape).map { .rotated($0, degrees: angle.degrees) }
    }
}

nonisolated public struct ScaledShape<Content: Shape>: ChangedShape {
    let shape: Content
    let scale: CGSize

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    func changed(_ outline: (any Shape) -> Outline?) -> Outline? {
        outline(shape).map { .scaled($0, x: Double(scale.width), y: Double(scale.height)) }
    }
}

nonisolated public struct OffsetShape<Content: Shape>: ChangedShape {
    let shape: Content
    let offset: CGSize

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect.offsetBy(dx: offset.width, dy: offset.height)) }

    func changed(_ outline: (any Shape) -> Outline?) -> Outline? {
        outline(shape).map { .offset($0, Point(x: Double(offset.width), y: Double(offset.height))) }
    }
}

nonisolated struct SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize

    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

nonisolated public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: CGAffineTransform

    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// A type-erased shape.
nonisolated public struct AnyShape: ChangedShape {
    private let shape: any Shape

    public init(_ shape: some Shape) { self.shape = shape }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    func changed(_ outline: (any Shape) -> Outline?) -> Outline? { outline(shape) }
}

/// The stroked outline of another shape.
nonisolated protocol StrokedShape: ChangedShape {
    var archivedStroke: Stroke { get }
}

nonisolated struct LineShape<Content: Shape>: StrokedShape {
    let shape: Content
    let style: StrokeStyle

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    var archivedStroke: Stroke { style.archived() }

    func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    func changed(_ outline: (any Shape) -> Outline?) -> Outline? { outline(shape) }
}

extension Shape {
    /// The part of the outline between two fractions of its length.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }

    /// The shape rotated around its centre; another anchor has no effect here.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        CurrentEvaluation.noteWithoutEffect("rotation(anchor:)", anchor != .center)
        return RotatedShape(shape: self, angle: angle)
    }

    /// The shape scaled from its centre; another anchor has no effect here.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        CurrentEvaluation.noteWithoutEffect("scale(anchor:)", anchor != .center)
        return ScaledShape(shape: self, scale: CGSize(width: x, height: y))
    }

    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(x: offset.x, y: offset.y)
    }

    /// The shape at a size of its own.
    nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The outline of the shape, drawn as a line.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { LineShape(shape: self, style: style) }

    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
