import SceneLayout
import Testing
import WidgetArchive

/// What is known of the letters of Apple's system fonts.
struct FontTableTests {
    private func font(_ size: Double, _ design: Font.Design = .standard) -> Font { Font(size: size, design: design) }

    @Test(arguments: ["", "Words", "é", "e\u{301}", "日本", "👍", "❤\u{FE0F}", "Ü 日 👍"])
    func `Letters whose widths are known are as low as Apple's`(_ words: String) {
        #expect(font(17).heightOfLetters(words) < 0.97)
        #expect(font(17, .rounded).heightOfLetters(words) < 0.97)
    }

    @Test(arguments: ["שלום", "Words שלום", "שa", "ŉ", "é שלום"])
    func `Letters of other fonts keep their height`(_ words: String) {
        #expect(font(17).heightOfLetters(words) == 1)
    }

    @Test func `Other designs and families keep the height of their letters`() {
        #expect(font(17, .serif).heightOfLetters("Words") == 1)
        #expect(font(17, .monospaced).heightOfLetters("Words") == 1)
        var own = font(17)
        own.family = "Own"
        #expect(own.heightOfLetters("Words") == 1)
    }

    /// How much wider a letter of a design is than one of the standard design. The letters themselves are the same.
    private func gain(_ design: Font.Design, at size: Double) -> Double {
        let widths = [design, .standard].map { design in
            let run = Paragraph.Run(
                .words(String(repeating: "n", count: 100)), font: font(size, design),
                paint: .tone(Tone(Shade(red: 0, green: 0, blue: 0))))
            return TableMeasurer().measure(Paragraph([run]), in: Proposal(width: nil, height: nil)).size.width
        }
        return (widths[0] - widths[1]) / 100
    }

    @Test(arguments: [(6.0, 0.27), (7, 0.31), (12.5, 0.565), (17, 0.8), (75.5, -0.004), (76, 0), (3, 0.135)])
    func `Rounded letters stand apart as on Apple's systems`(_ size: Double, _ points: Double) {
        #expect(abs(gain(.rounded, at: size) - points) < 0.008)
    }

    @Test(arguments: [(6.0, -0.01), (17, 0.36), (75, -1.223), (76, -1.22), (152, -2.44)])
    func `Serif letters stand apart as on Apple's systems, and beyond their table in proportion`(
        _ size: Double, _ points: Double
    ) {
        #expect(abs(gain(.serif, at: size) - points) < 0.008)
    }
}
