import SceneLayout
import Testing
import WidgetArchive

/// The geometry of paths, whoever draws them.
struct PathTests {
    private let start = Point(x: 0, y: 0)
    private let end = Point(x: 8, y: 0)

    @Test func `A quadratic curve goes where the cubic one goes`() {
        let curve = Curve(from: start, Point(x: 4, y: 8), to: end)
        #expect(curve.point(at: 0.5).isNear(Point(x: 4, y: 4)))
        #expect(curve.points(4).count == 4)
        #expect(curve.points(4).last == end)
    }

    @Test func `The parts of a curve meet where it is split`() {
        let curve = Curve(from: start, Point(x: 1, y: 9), Point(x: 7, y: -3), to: end)
        let (first, second) = curve.split(at: 0.25)
        #expect(first.end == second.start)
        #expect(first.end.isNear(curve.point(at: 0.25)))
        #expect(second.point(at: 0.5).isNear(curve.point(at: 0.625)))
    }

    @Test func `The extent of a curve is smaller than that of its control points`() throws {
        let path: [PathStep] = [.move(start), .quadratic(end, control: Point(x: 4, y: 8))]
        #expect(try #require(path.controlBounds) == Rect(x: 0, y: 0, width: 8, height: 8))
        let extent = try #require(path.extent)
        #expect(abs(extent.maxY - 4) < 1e-9 && extent.minY == 0)
        #expect([PathStep]().extent == nil)
        #expect([PathStep.close].controlBounds == nil)
    }

    @Test func `After a subpath is closed, the next line begins where it began`() {
        let path: [PathStep] = [.move(end), .line(start), .close, .line(Point(x: 1, y: 1))]
        #expect(
            path.segments == [.move(end), .line(end, start), .close(start, end), .line(end, Point(x: 1, y: 1))])
    }

    @Test(arguments: [(0.0, 360.0, 4), (0, 90, 1), (90, -90, 2), (10, 10, 1)] as [(Double, Double, Int)])
    func `An arc of curves of at most a quarter ends at its angle`(
        _ from: Double, _ to: Double, _ count: Int
    ) {
        let arc = [PathStep](arc: start, 2, 2, from: from, to: to)
        #expect(arc.count == count + 1)
        let last = Transform.rotation(degrees: to, around: start)(Point(x: 2, y: 0))
        #expect(arc.last?.points.last?.isNear(last) == true)
    }

    @Test func `Both kinds of round corners are the same line`() {
        let frame = Rect(x: 1, y: 2, width: 30, height: 20)
        let size = Size(width: 5, height: 5)
        let elliptic = [PathStep](frame, topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
        let round = [PathStep](frame, Corners(all: 5), isContinuous: false)
        #expect(elliptic.extent == frame && round.extent == frame)
        #expect(Set(elliptic.dropFirst()).isSuperset(of: round.dropFirst()))
    }

    @Test(
        arguments: [(2.0, Rect(x: 2, y: 2, width: 6, height: 2)), (4, Rect(x: 4, y: 3, width: 2, height: 0))]
            as [(Double, Rect)])
    func `A rectangle is inset up to its middle`(_ amount: Double, _ expected: Rect) {
        #expect(Rect(x: 0, y: 0, width: 10, height: 6).inset(by: amount) == expected)
    }
}

extension Point {
    fileprivate func isNear(_ other: Point) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}
