import SceneLayout
import Testing
import WidgetArchive

/// Texts measured on an iPhone at three pixels per point, and how close the table comes.
struct TableMeasurerTests {
    private let measurer = TableMeasurer(scale: 3)

    private func text(
        _ words: String, size: Double = 17, weight: Int = 400, design: Font.Design = .standard, lines: Int? = nil,
        minimumScale: Double = 1
    ) -> Paragraph {
        let black = Tone(Shade(red: 0, green: 0, blue: 0))
        let run = Paragraph.Run(
            .words(words), font: Font(size: size, weight: weight, design: design), paint: .tone(black))
        return Paragraph([run], lineLimit: lines, minimumScale: minimumScale)
    }

    private func size(_ paragraph: Paragraph, width: Double? = nil, height: Double? = nil) -> Size {
        measurer.measure(paragraph, in: Proposal(width: width, height: height)).size
    }

    private func isNear(_ first: Double, _ second: Double, within distance: Double) -> Bool {
        abs(first - second) <= distance + 0.001
    }

    @Test(arguments: [
        ("Hello, world!", 94.667), ("On", 22.333), ("Off", 24.333), ("Toggle", 51.333), ("0", 10.333), ("30", 20.667),
        ("12", 17.333), ("Stepper: 2", 79.333), ("Time:", 42.333), ("Color:", 45.667),
    ])
    func `Body text is as wide as on an iPhone, to within two pixels`(words: String, width: Double) {
        let size = size(text(words))
        #expect(isNear(size.width, width, within: 2.0 / 3))
        #expect(isNear(size.height, 20.333, within: 0.001))
    }

    @Test(arguments: [1e-300, 1e300])
    func `Letters of any size are measured`(_ size: Double) {
        let measured = self.size(text("words", size: size), width: 100, height: 1e6)
        #expect(measured.width.isFinite && measured.height.isFinite)
    }

    @Test(arguments: [("80%", 24.667), ("10%", 23), ("30%", 24.333), ("50%", 24.333)])
    func `Small bold numbers are as wide as on an iPhone, to within a pixel`(words: String, width: Double) {
        let size = size(text(words, size: 10, weight: 700))
        #expect(isNear(size.width, width, within: 1.0 / 3))
        #expect(isNear(size.height, 12, within: 0.001))
    }

    @Test(arguments: [(34, 40.667), (28, 33.667), (12, 14.333), (10, 12)])
    func `A line is as tall as on an iPhone`(size: Double, height: Double) {
        #expect(isNear(self.size(text("T", size: size)).height, height, within: 0.001))
    }

    @Test func `Sizes are rounded up to whole pixels at any scale`() {
        let size = TableMeasurer(scale: 1).measure(text("T"), in: Proposal(width: nil, height: nil)).size
        #expect(isNear(size.width, 10, within: 1))
        #expect(size.width == size.width.rounded())
        #expect(size.height == 21)
    }

    @Test func `Reserved lines take space even if the text is shorter or empty`() {
        var paragraph = text("T")
        paragraph.reservedLines = 3
        #expect(isNear(size(paragraph).height, 61, within: 0.001))
        #expect(isNear(size(paragraph, height: 10).height, 61, within: 0.001))
        #expect(measurer.measure(paragraph, in: Proposal(width: nil, height: nil)).lastBaseline == 16.333333333333332)
        paragraph.runs[0].content = .words("")
        #expect(isNear(size(paragraph).height, 61, within: 0.001))
        paragraph.runs[0].content = .words("a\nb\nc\nd")
        #expect(isNear(size(paragraph).height, 81.333, within: 0.001))
    }

    @Test func `Line spacing lies between lines, and counts toward the height`() {
        var paragraph = text("a\nb\nc")
        paragraph.lineSpacing = 5
        #expect(isNear(size(paragraph).height, 71, within: 0.001))
        #expect(isNear(size(paragraph, height: 70).height, 45.667, within: 0.001))
        #expect(isNear(size(paragraph, height: 71).height, 71, within: 0.001))
    }

    @Test func `The leading of a text style lies between lines`() {
        var paragraph = text("a\nb\nc\nd")
        (paragraph.runs[0].font.size, paragraph.leading) = (13, 18 - 13 * 1.193359)
        // Four lines of a footnote stand 18 points apart on iOS 26, and the last needs only its own height.
        #expect(isNear(size(paragraph).height, 3 * 18 + 15.667, within: 0.001))
        paragraph.lineSpacing = 2
        #expect(isNear(size(paragraph).height, 3 * 20 + 15.667, within: 0.001))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -17, 0])
    func `A font size that is no size is measured like any other`(_ size: Double) {
        var paragraph = text("Words 한국어 %")
        for design in [Font.Design.standard, .rounded, .serif, .monospaced] {
            paragraph.runs[0].font.size = size
            paragraph.runs[0].font.design = design
            let measured = self.size(paragraph)
            #expect(measured.width.isFinite && measured.height.isFinite, "\(measured)")
        }
    }

    @Test func `Tracking replaces kerning`() {
        var paragraph = text("ab")
        let plain = size(paragraph).width
        paragraph.runs[0].kerning = 3
        #expect(isNear(size(paragraph).width, plain + 6, within: 0.34))
        paragraph.runs[0].tracking = 1
        #expect(isNear(size(paragraph).width, plain + 2, within: 0.34))
    }

    @Test func `Baselines lie where the letters stand`() {
        let measure = measurer.measure(text("Two lines"), in: Proposal(width: 50, height: nil))
        #expect(isNear(measure.size.height, 40.667, within: 0.001))
        #expect(isNear(measure.firstBaseline ?? 0, 16.333, within: 0.001))
        #expect(isNear(measure.lastBaseline ?? 0, 36.667, within: 0.001))
    }

    @Test func `Lines break between words, and are only as wide as their words`() {
        let whole = size(text("many words in a row"))
        let broken = size(text("many words in a row"), width: 100)
        #expect(broken.width <= 100)
        #expect(broken.height > whole.height)
        #expect(size(text("many words"), width: 100) == size(text("many words")))
        #expect(isNear(size(text("one\ntwo")).height, 2 * 20.287, within: 1.0 / 3))
        #expect(size(text("ab cd"), width: size(text("cd")).width).height == size(text("ab\ncd")).height)
    }

    @Test func `A word longer than the line is broken within`() {
        let size = size(text("incomprehensibilities"), width: 40)
        #expect(size.width <= 40)
        #expect(size.height > 60)
    }

    @Test func `Text is truncated to its line limit and to its height`() {
        let words = text("one two three four five six", lines: 2)
        #expect(size(words, width: 60).height == size(text("a\nb")).height)
        #expect(size(text("one two three four five six"), width: 60, height: 45).height == size(text("a\nb")).height)
        #expect(size(text("one two three", lines: 1), width: 60).width <= 60)
        #expect(size(text("one"), width: 0, height: 0) == .zero)
        #expect(size(text("one"), width: 60, height: 5).height == size(text("one")).height)
    }

    @Test(arguments: [
        (Paragraph.Truncation.tail, "one…"), (.head, "…five"), (.middle, "one…five"),
    ])
    func `A truncated line has nothing of the lines beyond it`(_ truncation: Paragraph.Truncation, _ expected: String) {
        var paragraph = text("one\ntwo three four\nfive", lines: 1)
        paragraph.truncation = truncation
        let lines = measurer.lines(of: paragraph, in: Proposal(width: 300, height: nil)).lines
        let words = lines.map { $0.pieces.map(\.text).joined() }
        #expect(words == [expected])
    }

    @Test func `Text shrinks to a height that is too low for a line`() {
        let low = Proposal(width: 200, height: 12)
        #expect(measurer.measure(text("one", minimumScale: 0.2), in: low).size.height <= 12)
        #expect(measurer.measure(text("one", minimumScale: 1), in: low).size.height > 20)
        #expect(measurer.measure(text("one", minimumScale: 0.8), in: low).size.height > 16)
    }

    @Test func `Text shrinks before it is truncated, down to its minimum scale`() {
        let whole = size(text("one two three", lines: 1))
        let shrunk = size(text("one two three", lines: 1, minimumScale: 0.5), width: whole.width * 0.75)
        #expect(shrunk.width <= whole.width * 0.75)
        #expect(shrunk.width > whole.width * 0.65)
        #expect(shrunk.height < whole.height)
        let least = size(text("one two three", lines: 1, minimumScale: 0.9), width: whole.width * 0.5)
        #expect(least.height < whole.height)
        #expect(least.height > whole.height * 0.8)
    }

    @Test func `Bold text is wider, monospaced digits are equal, and wide characters are square`() {
        let widths = [100, 400, 700, 900].map { size(text("Widgets", weight: $0)).width }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == widths.count)
        var (ones, zeros) = (text("1111"), text("0000"))
        #expect(size(ones).width < size(zeros).width)
        ones.runs[0].font.hasEvenDigits = true
        zeros.runs[0].font.hasEvenDigits = true
        #expect(size(ones).width == size(zeros).width)
        #expect(size(text("ii", design: .monospaced)) == size(text("WW", design: .monospaced)))
        #expect(isNear(size(text("日本", size: 12)).width, 24, within: 0.5))
        #expect(size(text("e\u{301}")) == size(text("é")))
    }

    @Test(arguments: ["", " ", "\n", "\u{0}", "👩‍👩‍👧", "\u{200B}", "שלום", "a\u{0300}\u{0301}"])
    func `Any text has a size`(words: String) {
        for width in [nil, 0, 1, .infinity] as [Double?] {
            let size = size(text(words), width: width)
            #expect(size.width.isFinite && size.width >= 0)
            #expect(size.height.isFinite && size.height >= 0)
        }
    }
}
