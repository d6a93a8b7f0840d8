public import Foundation
package import WidgetArchive

/// A form. As a view, it is filled with the foreground.
nonisolated public protocol Shape: View, Sendable {
    /// The outline of the shape in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    /// The shape, filled with the foreground style.
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A form whose line can be drawn within it.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape
    /// The shape, inset from its edges.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A form that screens know how to draw at any size.
nonisolated package protocol OutlineShape: Shape {
    var outline: Outline { get }
}

nonisolated extension Shape {
    /// The form for a screen, if it is known without the size that it will have.
    var fixedOutline: Outline? {
        if let shape = self as? any OutlineShape { return shape.outline }
        if let shape = self as? any ChangedShape { return shape.changed { $0.fixedOutline } }
        return (self as? Path).map { .path($0.steps) }
    }

    /// The form for a screen; one that is only known as a path is that path in a size.
    func outline(in size: Size) -> Outline {
        if let shape = self as? any OutlineShape { return shape.outline }
        if let shape = self as? any ChangedShape, let outline = shape.changed({ $0.outline(in: size) }) {
            return outline
        }
        return .path(path(in: CGRect(x: 0, y: 0, width: size.width, height: size.height)).steps)
    }
}

/// A form made of another.
nonisolated protocol ChangedShape: Shape {
    /// Its outline, where that of the other is known.
    func changed(_ outline: (any Shape) -> Outline?) -> Outline?
}
