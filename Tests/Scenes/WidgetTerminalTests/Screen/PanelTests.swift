import Testing

@testable import WidgetTerminal

struct PanelTests {
    private let names = (1...9).map { "Name \($0)" }

    private func drawn(_ panel: Panel, rows: Int = 9) -> String {
        var canvas = CellGrid(columns: 20, rows: rows)
        panel.draw(on: &canvas, theme: .dark)
        return canvas.text(.none)
    }

    @Test func `A choice is moved with keys, taken with enter, and left with escape`() {
        var panel = Panel("Names", names, chosen: 2)
        #expect(drawn(panel).contains("▸ Name 3"))
        #expect(panel.take(.down, rows: 9) == .stays)
        #expect(panel.take(.enter, rows: 9) == .chose(3))
        #expect(panel.take(.end, rows: 9) == .stays)
        #expect(drawn(panel).contains("▸ Name 9"))
        #expect(panel.take(.down, rows: 9) == .stays)
        #expect(panel.take(.enter, rows: 9) == .chose(8))
        #expect(panel.take(.escape, rows: 9) == .closes)
    }

    @Test func `Typing finds lines, and escape forgets what was typed before it closes`() {
        var panel = Panel("Names", ["Ann", "Bob", "Anton", "Quin"], chosen: 3, isFiltered: true)
        for letter in "an" { #expect(panel.take(.letter(letter), rows: 9) == .stays) }
        #expect(panel.lines == ["Ann", "Anton"])
        #expect(drawn(panel).contains("Names: an▏"))
        #expect(panel.take(.down, rows: 9) == .stays)
        #expect(panel.take(.enter, rows: 9) == .chose(2))
        #expect(panel.take(.letter("q"), rows: 9) == .stays)
        #expect(panel.lines == [] && panel.take(.enter, rows: 9) == .stays)
        _ = panel.take(.backspace, rows: 9)
        #expect(panel.lines == ["Ann", "Anton"])
        #expect(panel.take(.escape, rows: 9) == .stays)
        #expect(panel.lines.count == 4)
        #expect(panel.take(.escape, rows: 9) == .closes)
    }

    @Test func `Lines to read are scrolled, and any of several keys closes them`() {
        var panel = Panel("Log", names, startsAtEnd: true)
        #expect(drawn(panel).contains("Name 9") && !drawn(panel).contains("Name 4"))
        _ = panel.take(.pageUp, rows: 9)
        #expect(drawn(panel).contains("Name 1") && !drawn(panel).contains("Name 9"))
        #expect(panel.take(.enter, rows: 9) == .closes)
        #expect(Panel("Empty", [], chosen: 0).chosen == 0)
    }

    @Test func `A panel is framed, and cut to the terminal`() {
        let lines = drawn(Panel("T", [String(repeating: "x", count: 40)]), rows: 5).split(separator: "\n")
        #expect(lines.map(String.init) == ["┏━ T ━━━━━━━━━━━━━━┓", "┃ xxxxxxxxxxxxxxxx…┃", "┗━━━━━━━━━━━━━━━━━━┛"])
    }
}
