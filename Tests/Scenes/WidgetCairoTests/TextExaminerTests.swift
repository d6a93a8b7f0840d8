import PictureClient
import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive
import WidgetCairo

struct TextExaminerTests {
    private func examined(_ root: Node, background: Node? = nil, isDark: Bool = false) -> [ExaminedText] {
        let request = PictureRequest(
            Scene(root, background: background), family: .systemSmall, scale: 4, look: PictureLook(isDark: isDark),
            date: Samples.moment.date)
        return PicturePainter().examine(request) { _ in Samples.moment }.texts
    }

    private func gray(_ value: Double) -> Tone { Tone(Shade(red: value, green: value, blue: value)) }

    @Test(arguments: [(0, 21), (0x76 / 255.0, 4.54), (1, 1)])
    func `Contrast is that of the letters to what is behind them`(_ value: Double, _ contrast: Double) throws {
        let text = try #require(examined(.text(Paragraph([run("Hello", size: 20, gray(value))]))).first)
        #expect(abs(try #require(text.contrast) - contrast) < 0.05)
    }

    @Test func `A gradient and a dark ground count as they are drawn`() throws {
        let white = Node.text(Paragraph([run("MMMMMM", size: 20, gray(1))]))
        let fading = Node.surface(
            Node.Surface(
                .rectangle,
                fill: .linear(
                    stops: [GradientStop(gray(0), at: 0), GradientStop(gray(1), at: 1)], start: UnitPoint(x: 0, y: 0),
                    end: UnitPoint(x: 1, y: 0))))
        let contrast = try #require(examined(white, background: fading).first?.contrast)
        #expect(contrast > 1 && contrast < 4.5)
        #expect(try #require(examined(white, isDark: true).first?.contrast) > 15)
    }

    @Test func `Letters are as large as they are drawn, and a text may be cut off`() throws {
        var paragraph = Paragraph([run("A long text that shrinks", size: 20)], lineLimit: 1, minimumScale: 0.5)
        let shrunk = try #require(examined(.text(paragraph)).first)
        #expect(shrunk.fontSize < 19 && shrunk.fontSize >= 10)
        paragraph.minimumScale = 1
        #expect(examined(.text(paragraph)).map(\.isWhole) == [false])
        #expect(examined(text("short")).map(\.isWhole) == [true])
    }

    @Test(arguments: [(0, true), (-2, true), (-12, false), (-900, true)])
    func `A text that is partly out of sight is cut off`(_ offset: Int, _ isWhole: Bool) {
        let moved = text("some words").effect(.offset(Point(x: 0, y: Double(offset) - 70)))
        #expect(examined(moved).map(\.isWhole) == [isWhole])
    }

    @Test func `A text out of sight has no contrast, and a redacted one is not examined`() {
        #expect(examined(text("gone").effect(.offset(Point(x: 900, y: 0)))).map(\.contrast) == [nil])
        #expect(examined(text("secret").effect(.redacted)).isEmpty)
    }
}
