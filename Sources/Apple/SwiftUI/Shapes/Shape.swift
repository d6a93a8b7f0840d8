public import Foundation
package import WidgetArchive

/// A shape. As a view, it is filled with the foreground style.
nonisolated public protocol Shape: View, Sendable {
    /// The outline of the shape in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
    /// How the shape follows the layout direction.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
    /// It is mirrored from right to left.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The shape, filled with the foreground style.
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be inset, so that its border can be drawn inside.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape, inset from its edges.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that the archive can express at any size.
nonisolated package protocol OutlineShape: Shape {
    var outline: Outline { get }
}

nonisolated extension Shape {
    /// The outline, if it does not depend on the size.
    var fixedOutline: Outline? {
        if let shape = self as? any OutlineShape { return shape.outline }
        if let shape = self as? any ChangedShape { return shape.changed { $0.fixedOutline } }
        return (self as? Path).map { .path($0.steps) }
    }

    /// The outline at a size, falling back to the shape's path.
    func outline(in size: Size) -> Outline {
        if let shape = self as? any OutlineShape { return shape.outline }
        if let shape = self as? any ChangedShape, let outline = shape.changed({ $0.outline(in: size) }) {
            return outline
        }
        return .path(path(in: CGRect(x: 0, y: 0, width: size.width, height: size.height)).steps)
    }
}

/// A shape derived from another.
nonisolated protocol ChangedShape: Shape {
    /// Its outline, given a function for that of the other shape.
    func changed(_ outline: (any Shape) -> Outline?) -> Outline?
}
