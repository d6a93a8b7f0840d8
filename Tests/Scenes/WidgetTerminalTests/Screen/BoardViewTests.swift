import Testing

@testable import WidgetTerminal

struct BoardViewTests {
    /// Small widgets with captions, two in a row.
    private static let places = (0..<7).map { number in
        TilePlace(column: number % 2 * 23, row: number / 2 * 13, columns: 22, rows: 13)
    }

    private func view(_ places: [TilePlace] = places, rows: Int = 23) -> BoardView {
        var view = BoardView()
        view.fit(places, rows: rows)
        return view
    }

    /// Whether all of the chosen tile is in sight.
    private func isChosenSeen(_ view: BoardView, rows: Int = 23) -> Bool {
        let place = BoardViewTests.places[view.chosen]
        return place.row >= view.top && place.end <= view.top + rows
    }

    @Test func `A choice is scrolled to`() {
        var view = view()
        var tops = [view.top]
        for _ in 0..<7 {
            view.choose(view.chosen + 1)
            #expect(isChosenSeen(view))
            tops.append(view.top)
        }
        #expect(tops == [0, 0, 3, 3, 16, 16, 29, 0])
        view.choose(-1)
        #expect(view.chosen == 6)
        #expect(isChosenSeen(view))
    }

    @Test func `Up and down choose the nearest above and below`() {
        var view = view()
        view.choose(1)
        view.chooseBelow()
        #expect(view.chosen == 3)
        view.chooseBelow()
        view.chooseBelow()
        #expect(view.chosen == 6)
        view.chooseBelow()
        #expect(view.chosen == 6)
        view.chooseAbove()
        #expect(view.chosen == 4)
    }

    @Test func `Pages and the wheel scroll within the board, and choose what is in sight`() {
        var view = view()
        var seen: [String] = []
        for _ in 0..<3 {
            view.page(by: 1)
            #expect(isChosenSeen(view))
            seen.append("\(view.top) \(view.chosen)")
        }
        #expect(seen == ["22 4", "29 6", "29 6"] || seen == ["22 4", "29 4", "29 4"])
        view.page(by: -9)
        #expect(view.top == 0)
        #expect(isChosenSeen(view))
        view.scroll(by: 3)
        #expect(view.top == 3)
        #expect(isChosenSeen(view))
    }

    @Test func `The lower part of a tile that is higher than the terminal can be scrolled to`() {
        let high = [TilePlace(column: 0, row: 0, columns: 44, rows: 25)]
        var view = view(high, rows: 10)
        #expect(view.top == 0)
        view.page(by: 1)
        view.page(by: 1)
        #expect(view.top == 15)
        #expect(view.chosen == 0)
        view.fit(high, rows: 10)
        #expect(view.top == 15)
    }

    @Test func `The choice stays in sight when widgets go and the terminal shrinks`() {
        var view = view()
        view.choose(6)
        view.fit(BoardViewTests.places, rows: 13)
        #expect(view.top == 39)
        view.fit(Array(BoardViewTests.places.prefix(3)), rows: 23)
        #expect(view.chosen == 2)
        #expect(view.top == 3)
        view.fit([], rows: 23)
        #expect(view.chosen == 0)
        view.choose(3)
        view.page(by: 1)
        #expect(view == BoardViewTests.empty)
    }

    private static var empty: BoardView {
        var view = BoardView()
        view.fit([], rows: 23)
        return view
    }

    @Test func `What is not wholly in sight is counted`() {
        var view = view()
        #expect(view.hidden == (above: 0, below: 5))
        view.page(by: 1)
        #expect(view.hidden == (above: 4, below: 1))
    }

    @Test func `A widget that has moved is followed`() {
        var view = view()
        view.follow(to: 6)
        view.fit(BoardViewTests.places, rows: 23)
        #expect(view.chosen == 6)
        #expect(isChosenSeen(view))
    }
}
