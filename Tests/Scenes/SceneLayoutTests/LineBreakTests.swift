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
        ("one two three", "one two th", ["one", "two three"]),
        ("one two three", "one two", ["one two", "three"]),
        ("one two three four", "one two thr", ["one two", "three four"]),
        ("one two thr\none two", "one two th", ["one", "two thr", "one two"]),
        ("one two well-known", "one two well-", ["one two well-", "known"]),
        ("one   two", "one", ["one", "two"]),
        ("well-known word", "well-kn", ["well-", "known", "word"]),
        ("1990–1999", "1990–19", ["1990–", "1999"]),
        ("one\u{A0}two three", "one two thr", ["one\u{A0}two", "three"]),
        ("日本語", "日本", ["日本", "語"]),
        ("a日本", "a日", ["a日", "本"]),
        ("one\n\ntwo", "one two", ["one", "", "two"]),
        ("longer", "long", ["long", "er"]),
        ("a longer", "long", ["a", "long", "er"]),
        ("ab   ", "ab ", ["ab "]),
        ("あああああああ。」です", "あああああああ", ["ああああああ", "あ。」です"]),
        ("東京、大阪", "東京", ["東", "京、", "大阪"]),
        ("これは「東京」", "これは「", ["これは", "「東京」"]),
        ("あチョコ", "あチ", ["あ", "チョ", "コ"]),
        ("コーヒー", "コー", ["コー", "ヒー"]),
        ("오늘 날씨", "오늘 날", ["오늘", "날씨"]),
        ("안녕하세요", "안녕하", ["안녕하", "세요"]),
        ("東京です한국어", "東京です한", ["東京です", "한국어"]),
        ("“東京”へ", "“東京", ["“東", "京”へ"]),
        ("Bon jour !", "Bon jour", ["Bon", "jour !"]),
        ("at 50 %", "at 50", ["at 50", "%"]),
        ("it is 2-3 km", "it is 2-", ["it is", "2-3", "km"]),
        ("and/or", "and/o", ["and/", "or"]),
        ("no 1/2", "no 1/", ["no", "1/2"]),
        ("see e.g. C++", "see e.g", ["see", "e.g.", "C++"]),
        ("👍👍👍", "👍👍", ["👍👍", "👍"]),
        ("one\u{200B}two", "onetw", ["one\u{200B}", "two"]),
    ])
    func `Lines break between words and East Asian letters, and inside a word only if they must`(
        words: String, measure: String, expected: [String]
    ) {
        #expect(lines(words, asWideAs: measure) == expected)
    }
}
