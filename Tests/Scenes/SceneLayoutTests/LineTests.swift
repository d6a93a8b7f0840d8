import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

/// The visible text of a composition of 200 by 100, whose words lie 90 points from the left and 40 from the top.
struct LineTests {
    @Test(arguments: [
        (Point.zero, ["ab"]), (Point(x: 109, y: 0), ["ab"]), (Point(x: 110, y: 0), []), (Point(x: 111, y: 0), []),
        (Point(x: 0, y: 59), ["ab"]), (Point(x: 0, y: 60), []), (Point(x: 0, y: 61), []), (Point(x: -110, y: 0), []),
        (Point(x: 0, y: -60), []),
    ])
    func `Words beyond the edge are not visible`(offset: Point, expected: [String]) {
        #expect(composition(text("ab").effect(.offset(offset))).lines == expected)
    }
}
