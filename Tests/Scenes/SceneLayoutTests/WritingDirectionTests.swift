import SceneLayout
import Testing
import WidgetArchive

/// Where the runs of a line are seen if some run to the left.
struct WritingDirectionTests {
    private func pieces(_ runs: String...) -> [String] {
        let black = Tone(Shade(red: 0, green: 0, blue: 0))
        let paragraph = Paragraph(runs.map { .init(.words($0), font: Font(size: 17), paint: .tone(black)) })
        let lines = TableMeasurer(scale: 3).lines(of: paragraph, in: Proposal(width: nil, height: nil))
        return lines.arranged(in: paragraph).flatMap(\.pieces).map(\.text)
    }

    @Test(
        arguments: [
            ("one", false), ("שלום", true), ("سلام", true), ("12 שלום", true), ("one שלום", false), ("12", nil),
            ("", nil),
        ] as [(String, Bool?)])
    func `A text begins where its first letter says`(text: String, expected: Bool?) {
        #expect(text.beginsAtRight == expected)
    }

    @Test(arguments: [("one", false), ("é 日本", false), ("one שלום", true), ("\u{200F}", true), ("", false)])
    func `Letters to the left are found anywhere`(text: String, expected: Bool) {
        #expect(text.hasLettersToTheLeft == expected)
    }

    @Test(arguments: [["אחת ", "one ", "two"], ["one ", "אחת ", "two"], ["one"]])
    func `Each character of a piece has its advance`(runs: [String]) {
        let black = Tone(Shade(red: 0, green: 0, blue: 0))
        let paragraph = Paragraph(runs.map { .init(.words($0), font: Font(size: 17), paint: .tone(black)) })
        let lines = TableMeasurer(scale: 3).lines(of: paragraph, in: Proposal(width: nil, height: nil))
        for piece in lines.arranged(in: paragraph).flatMap(\.pieces) {
            #expect(piece.advances.count == piece.text.count, "\(piece.text)")
        }
    }

    @Test func `Runs to the right stay in their order`() {
        #expect(pieces("one ", "two ", "three") == ["one ", "two ", "three"])
    }

    @Test func `Runs to the left among others stay together, from right to left`() {
        #expect(pieces("one ", "אחת ", "שתיים ", "two") == ["one ", "שתיים ", "אחת ", "two"])
    }

    @Test func `A line that begins at the right is seen from there, and what runs to the right in it keeps its order`()
    {
        #expect(pieces("אחת ", "one ", "two ", "שתיים") == ["שתיים", "\u{200F}one ", "\u{200F}two ", "אחת "])
    }
}
