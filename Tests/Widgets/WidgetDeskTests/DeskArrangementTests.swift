import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetDesk

/// Which output and cell each widget gets.
struct DeskArrangementTests {
    private let left = DeskOutput("LEFT", size: Size(width: 800, height: 600))
    private let right = DeskOutput("RIGHT", size: Size(width: 800, height: 600))
    private let small = Family.systemSmall.size

    private func place(_ output: String, _ column: Int, _ row: Int) -> DeskPlace {
        DeskPlace(output, .init(column: column, row: row))
    }

    @Test func `A widget is where a person has placed it, and others are around it`() {
        let arrangement = DeskArrangement(
            [("new", small), ("kept", small)], on: [left, right],
            keeping: ["kept": place("LEFT", 0, 0), "gone": place("LEFT", 0, 1)])
        #expect(arrangement.spots["kept"]?.place == place("LEFT", 0, 0))
        #expect(arrangement.spots["new"]?.place == place("LEFT", 0, 1))
        #expect(arrangement.spots.count == 2)
    }

    @Test func `What was on an output that is gone is on another one until it is back`() {
        let kept = ["one": place("RIGHT", 2, 1)]
        let without = DeskArrangement([("one", small)], on: [left], keeping: kept)
        #expect(without.spots["one"]?.place == place("LEFT", 0, 0))
        let with = DeskArrangement([("one", small)], on: [left, right], keeping: kept)
        #expect(with.spots["one"]?.place == place("RIGHT", 2, 1))
    }

    @Test func `Of two in one place the first stays, and the other is beside it`() {
        let kept = ["one": place("LEFT", 1, 1), "two": place("LEFT", 1, 1)]
        let arrangement = DeskArrangement([("one", small), ("two", small)], on: [left], keeping: kept)
        #expect(arrangement.spots["one"]?.place == place("LEFT", 1, 1))
        let other = arrangement.spots["two"]?.place.cell
        #expect(other.map { abs($0.column - 1) + abs($0.row - 1) } == 1)
    }

    @Test func `What finds no room on the first output is on the next, or nowhere`() {
        let tiny = DeskOutput("TINY", size: Size(width: 210, height: 210))
        let widgets = [("one", small), ("two", small), ("three", small)]
        let arrangement = DeskArrangement(
            widgets.map { (id: $0.0, size: $0.1) }, on: [tiny, DeskOutput("TOO", size: tiny.size)], keeping: [:])
        #expect(arrangement.spots["one"]?.place == place("TINY", 0, 0))
        #expect(arrangement.spots["two"]?.place == place("TOO", 0, 0))
        #expect(arrangement.homeless == ["three"])
    }

    @Test func `A widget that is dropped may stay, but not cover another`() {
        let arrangement = DeskArrangement([("one", small), ("two", small)], on: [left, right], keeping: [:])
        let corner = DeskGrid.origin(of: .init(column: 0, row: 0))
        #expect(arrangement.place(for: "one", droppedAt: corner, on: left) == place("LEFT", 0, 0))
        #expect(arrangement.place(for: "two", droppedAt: corner, on: left) != place("LEFT", 0, 0))
        #expect(arrangement.place(for: "two", droppedAt: corner, on: right) == place("RIGHT", 0, 0))
    }
}
