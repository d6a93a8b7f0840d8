import SceneLayout
import Testing
import WidgetArchive

struct TransformTests {
    private let turn = Transform.rotation(degrees: 90, around: Point(x: 10, y: 0))
    private let stretch = Transform.scale(x: 2, y: -3, around: Point(x: 10, y: 20))

    private func isNear(_ first: Point, _ second: Point) -> Bool {
        abs(first.x - second.x) < 1e-9 && abs(first.y - second.y) < 1e-9
    }

    @Test func `It moves points around its centre`() {
        #expect(isNear(turn(Point(x: 20, y: 0)), Point(x: 10, y: 10)))
        #expect(isNear(turn(Point(x: 10, y: 0)), Point(x: 10, y: 0)))
        #expect(isNear(turn(Point(x: 10, y: 5)), Point(x: 5, y: 0)))
        #expect(isNear(stretch(Point(x: 11, y: 21)), Point(x: 12, y: 17)))
    }

    @Test func `A rectangle becomes the box around it`() {
        let box = Transform.rotation(degrees: 90, around: .zero)(Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(isNear(box.origin, Point(x: -6, y: 1)))
        #expect(isNear(Point(x: box.size.width, y: box.size.height), Point(x: 4, y: 3)))
        let slanted = Transform.rotation(degrees: 45, around: .zero)(Rect(x: 0, y: 0, width: 1, height: 1))
        #expect(abs(slanted.size.width - 2.0.squareRoot()) < 1e-9)
    }

    @Test func `Its parts can be told`() {
        #expect(abs(turn.degrees - 90) < 1e-9 && abs(turn.width - 1) < 1e-9 && abs(turn.height - 1) < 1e-9)
        #expect(abs(stretch.width - 2) < 1e-9 && abs(stretch.height - 3) < 1e-9)
        #expect(stretch.isMirrored && !turn.isMirrored && !Transform().isMirrored)
        let half = Transform.scale(x: 0.5, y: 0.5, around: .zero)
        let slight = Transform.rotation(degrees: 1, around: .zero)
        #expect([Transform(), half, turn, slight, stretch].map(\.keepsUpright) == [true, true, false, false, false])
        #expect([Transform(), half, turn, slight, stretch].map(\.keepsBoxes) == [true, true, true, false, true])
        #expect([Transform(), half, turn, slight, stretch].map(\.keepsForms) == [true, false, false, false, false])
        var moved = Transform()
        (moved.x, moved.y) = (3, 4)
        #expect(moved.keepsForms && moved.isFinite)
        moved.y = .infinity
        #expect(!moved.isFinite)
    }

    @Test func `One after another is both, and the inverse takes it back`() throws {
        let both = stretch.after(turn)
        let back = try #require(both.inverse)
        for point in [Point(x: 0, y: 0), Point(x: 7, y: -3), Point(x: 100, y: 50)] {
            #expect(isNear(both(point), stretch(turn(point))))
            #expect(isNear(back(both(point)), point))
        }
        #expect(Transform.scale(x: 0, y: 1, around: .zero).inverse == nil)
    }
}
