import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetTerminal

struct BlockTextTests {
    /// What stands within the frame, without blank rows around it.
    private func drawn(_ root: Node, family: Family = .systemSmall, in ascii: Bool = false) -> [String] {
        let canvas = TerminalWidget(Scene(root, margins: Edges(all: 16)), family: family, at: Samples.moment).canvas
        let lines = (ascii ? canvas.ascii : canvas).text(.none).split(separator: "\n").dropFirst().dropLast().map {
            line in
            let inner = String(line.dropFirst().dropLast())
            return inner.allSatisfy { $0 == " " } ? "" : inner
        }
        return Array(lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
    }

    private func large(_ words: String, size: Double = 40) -> Node { text(words, size: size) }

    @Test func `A large number is drawn in blocks`() {
        #expect(
            drawn(large("72 %")) == [
                "   ▀▀█ ▀▀█   ▀ █    ",
                "     █ █▀▀   ▄▀     ",
                "     ▀ ▀▀▀   ▀ ▀    ",
            ])
    }

    @Test func `A clock fits into a small widget, each digit as wide`() {
        #expect(
            drawn(large("12:34")) == [
                "  ▀█  ▀▀█▗▖▀▀█ █ █  ",
                "   █  █▀▀▗▖ ▀█ ▀▀█  ",
                "  ▀▀▀ ▀▀▀  ▀▀▀   ▀  ",
            ])
    }

    @Test func `A very large one is twice as large, where there is room`() {
        let twice = drawn(large("72", size: 60))
        #expect(
            twice == [
                "   ██████  ██████   ",
                "       ██      ██   ",
                "       ██  ██████   ",
                "       ██  ██       ",
                "       ██  ██████   ",
            ])
        #expect(drawn(large("100", size: 60)).count == 3)
    }

    @Test(arguments: ["123,456", "7\n8", "7 ☂", "Minsu"])
    func `What does not fit, is no number or has no form stays in the terminal's letters`(_ words: String) {
        #expect(!drawn(large(words)).joined().contains { "▀▄█".contains($0) })
    }

    @Test func `Small text beside a large number stands on its baseline`() {
        let paragraph = Paragraph([run("72", size: 40), run(" kg", size: 15)])
        #expect(drawn(.text(paragraph)).last == "       ▀ ▀▀▀ kg     ")
        #expect(
            drawn(horizontal(.firstTextBaseline, spacing: 8, large("72"), text("kg"))).last == "       ▀ ▀▀▀ kg     ")
    }

    @Test func `A number is only as large as nothing else is lost by it`() {
        func rows(_ captions: Int) -> [String] {
            let captions = (0..<captions).map { text("caption \($0)", size: 12) }
            return drawn(.stack(Node.Stack(.vertical, spacing: 0, captions + [large("72", size: 60)])))
        }
        #expect(rows(3).count == 8 && rows(3).contains { $0.contains("██████") })
        #expect(rows(5).count == 8 && rows(5).last?.contains("▀ ▀▀▀") == true)
        #expect(rows(7).count == 8 && rows(7).last == "         72         ")
    }

    @Test func `A number beside spacers takes the rows that it needs`() {
        let lines = drawn(vertical(text("above"), spacer, large("72"), spacer, text("below")))
        #expect(lines.count { $0.contains { "▀█".contains($0) } } == 3)
    }

    @Test func `A redacted number cannot be read`() {
        let number = large("17").effect(.redacted)
        #expect(drawn(number) == drawn(large("88").effect(.redacted)))
    }

    @Test func `In ASCII, too, digits differ`() {
        let digits = (0...9).map { drawn(large("\($0)"), in: true).joined(separator: "\n") }
        #expect(Set(digits).count == 10)
        #expect(digits.joined().allSatisfy { $0.isASCII })
        #expect(drawn(large("4"), in: true).map { $0.filter { $0 != " " } } == ["##", "\"\"#", "\""])
    }

    @Test func `Every letter is three rows high and differs from all others`() {
        let letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz%+-=/!°×↑↓€£$¥₩:.,".map { $0 }
        let forms = letters.compactMap { BlockGlyphs.letter(for: $0)?.rows }
        #expect(forms.count == letters.count)
        #expect(forms.allSatisfy { $0.count == 3 && Set($0.map(\.count)).count == 1 && $0[0].count < 6 })
        #expect(Set(forms).count == letters.count)
    }

    @Test func `Measuring and drawing agree at any width`() throws {
        for columns in 1...30 {
            let paragraph = Paragraph([run("12:45", size: 60)])
            let measure = CellMeasurer(largest: 2).measure(
                paragraph, in: Proposal(width: Double(columns) * 8, height: nil))
            let measured = CellRect(Rect(.zero, measure.size))
            let text = BlockText(paragraph, width: measured.columns, rows: measured.rows, largest: 2)
            #expect((text != nil) == (columns >= 16))
            if let text { #expect(text.columns == measured.columns && text.rows == measured.rows) }
        }
    }
}
