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

    private func width(_ words: String, _ font: Font) -> Double {
        let paint = Paint.tone(Tone(Shade(red: 0, green: 0, blue: 0)))
        let paragraph = Paragraph([Paragraph.Run(.words(words), font: font, paint: paint)])
        return TableMeasurer().measure(paragraph, in: Proposal(width: nil, height: nil)).size.width
    }

    /// The room between letters. At 12 points those of the standard design have none, and the letters themselves are the same.
    private func tracking(_ design: Font.Design, at size: Double) -> Double {
        let words = String(repeating: "n", count: 100)
        return (width(words, font(size, design)) - width(words, font(12)) * size / 12) / 100
    }

    @Test(arguments: [(6.0, 0.51), (7, 0.54), (12.5, 0.525), (17, 0.37), (75.5, 0.075), (76, 0.07), (3, 0.255)])
    func `Rounded letters stand apart as on Apple's systems`(_ size: Double, _ points: Double) {
        #expect(abs(tracking(.rounded, at: size) - points) < 0.008)
    }

    @Test(arguments: [(6.0, 0.23), (17, -0.07), (75, -1.135), (76, -1.15), (152, -2.3)])
    func `Serif letters stand apart as on Apple's systems, and beyond their table in proportion`(
        _ size: Double, _ points: Double
    ) {
        #expect(abs(tracking(.serif, at: size) - points) < 0.008)
    }

    /// The widths of ink in pictures of public projects, made on Macs.
    @Test(arguments: [
        ("Hello PreviewSnapshots", 28.0, 400, 288.0), ("Turn right on Something Dr.", 22, 400, 257.7),
        ("Merge Left onto Something", 20, 400, 236), ("Phone Location", 34, 700, 241),
        ("Return to the Route", 22, 700, 196),
        ("1024.50", 30, 400, 107.7), ("42%", 34, 400, 65), ("10000", 22, 700, 45.7 * 1.5),
        ("Something Useful", 17, 400, 133.3),
    ])
    func `Titles are about as wide as Apple's`(_ words: String, _ size: Double, _ weight: Int, _ ink: Double) {
        var font = font(size)
        font.weight = weight
        // The room beside the ink of the outer letters.
        let bearing = size * 0.12
        #expect(abs(width(words, font) - bearing - ink) < ink * 0.035, "\(width(words, font) - bearing)")
    }
}
