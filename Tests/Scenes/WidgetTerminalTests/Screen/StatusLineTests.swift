import Testing
import WidgetTerminal

struct StatusLineTests {
    private let keys = ["←→ choose", "⏎ tap"]

    private func line(_ news: String, _ columns: Int) -> String {
        StatusLine(news, keys: keys, always: "? help · q quit", columns: columns).text
    }

    @Test func `News stand on the left, and keys on the right as far as there is room`() {
        #expect(line("5 widgets", 50) == " 5 widgets    ←→ choose · ⏎ tap · ? help · q quit")
        #expect(line("5 widgets", 45) == " 5 widgets       ←→ choose · ? help · q quit")
        #expect(line("5 widgets", 30) == " 5 widgets    ? help · q quit")
    }

    @Test(arguments: [16, 20, 24, 40, 80, 200])
    func `However long the news are, they leave room for help and quitting`(columns: Int) {
        let line = line(String(repeating: "안녕 ", count: 60), columns)
        #expect(line.hasSuffix("? help · q quit"))
        #expect(line.reduce(0) { $0 + $1.cellWidth } <= columns)
    }
}
