import Testing
import UIKit

struct PathTests {
    @Test func `Only the corners that were named are rounded`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 100, height: 100)
        )
        let curves = path.cgPath.steps.filter { if case .cubic = $0 { true } else { false } }
        #expect(curves.count == 2)
        #expect(path.bounds == rect)
    }

    @Test func `An arc that is to look clockwise goes down from the right`() {
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(arc.currentPoint.x) < 1e-9)
        #expect(abs(arc.currentPoint.y - 10) < 1e-9)
        #expect(arc.bounds.minX > -1e-9)
    }

    @Test func `Transforms are applied one after the other`() {
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 3))
        #expect(CGPoint(x: 12, y: 3).applying(transform.inverted()) == CGPoint(x: 1, y: 1))
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
    }

    @Test func `Insets make a rectangle smaller`() {
        let inner = CGRect(x: 0, y: 0, width: 10, height: 10).inset(
            by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inner == CGRect(x: 2, y: 1, width: 4, height: 6))
    }
}
