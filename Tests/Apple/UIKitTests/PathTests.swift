import Foundation
import Testing
import UIKit
import WidgetArchive

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

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `An arc of no angle adds nothing`(angle: CGFloat) {
        for (start, end) in [(0, angle), (angle, 0), (angle, angle)] {
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
            let count = path.cgPath.steps.count
            path.addArc(withCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: true)
            path.addArc(withCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: false)
            #expect(path.cgPath.steps.count == count)
        }
    }

    @Test(arguments: [1e12, -1e12])
    func `An arc of many turns ends where it should, in few steps`(angle: Double) {
        var steps: [PathStep] = []
        steps.addRelativeArc(center: .zero, radius: 10, from: 0, by: angle)
        #expect(steps.count < 20)
        let end = steps.currentPoint ?? .zero
        #expect(abs(end.x - 10 * cos(angle)) < 0.01)
        #expect(abs(end.y - 10 * sin(angle)) < 0.01)
    }

    @Test func `A closed path goes on from where it began`() {
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 4, height: 8))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 9, y: 9))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        #expect(UIBezierPath().currentPoint == .zero)
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
