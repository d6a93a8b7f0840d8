package import Foundation
package import WidgetArchive

extension Node {
    /// The node with its top left corner at a point of a space, where a transform puts it; shear has no effect.
    package func placed(at origin: CGPoint, _ transform: CGAffineTransform, in space: Size) -> Node {
        let corner = Alignment(.leading, .top)
        var node = Node.frame(
            .init(width: .fixed(space.width), height: .fixed(space.height), alignment: corner, self))
        func add(_ kind: Node.Effect.Kind) { node = .effect(.init(kind, node)) }
        if transform.factor == 1 && transform.turn == 0 {
            add(.offset(Point(origin.applying(transform))))
        } else {
            add(.offset(Point(origin)))
            let width = hypot(Double(transform.a), Double(transform.b))
            add(.scale(x: width, y: pow(transform.factor, 2) / width, anchor: .topLeft))
            add(.rotation(degrees: transform.turn * 180 / .pi, anchor: .topLeft))
            add(.offset(Point(x: Double(transform.tx), y: Double(transform.ty))))
        }
        return node
    }
}

extension CGAffineTransform {
    /// How much longer it makes lines.
    package var factor: Double { abs(Double(a * d - b * c)).squareRoot() }

    /// How far it turns, in radians.
    package var turn: Double { atan2(Double(b), Double(a)) }
}
