import SceneLayout
import Testing
import WidgetArchive

/// Where lines break.
struct LineBreakTests {
    private let measurer = TableMeasurer(scale: 3)

    private func paragraph(_ words: String) -> Paragraph {
        let black = Tone(Shade(red: 0, green: 0, blue: 0))
        return Paragraph([.init(.words(words), font: Font(size: 17), paint: .tone(black))])
    }

    private func width(_ words: String) -> Double {
        measurer.measure(paragraph(words), in: Proposal(width: nil, height: nil)).size.width
    }

    /// The lines of a text as wide as these words.
    private func lines(_ words: String, asWideAs measure: String) -> [String] {
        let proposal = Proposal(width: width(measure), height: nil)
        return measurer.lines(of: paragraph(words), in: proposal).lines.map { line in
            line.pieces.map(\.text).joined()
        }
    }

    @Test(arguments: [
        ("one two three", "one two th", ["one two", "three"]),
        ("one two three", "one two", ["one two", "three"]),
        ("one   two", "one", ["one", "two"]),
        ("well-known word", "well-kn", ["well-", "known", "word"]),
        ("1990–1999", "1990–19", ["1990–", "1999"]),
        ("one\u{A0}two three", "one two thr", ["one\u{A0}two", "three"]),
        ("日本語", "日本", ["日本", "語"]),
        ("a日本", "a日", ["a日", "本"]),
        ("one\n\ntwo", "one two", ["one", "", "two"]),
        ("longer", "long", ["long", "er"]),
        ("a longer", "long", ["a", "long", "er"]),
    ])
    func `Lines break after spaces, hyphens and wide letters, and inside a word only if they must`(
        words: String, measure: String, expected: [String]
    ) {
        #expect(lines(words, asWideAs: measure) == expected)
    }
}
