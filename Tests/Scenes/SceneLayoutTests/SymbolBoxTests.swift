import SceneLayout
import Testing
import WidgetArchive

/// Boxes of symbols measured on iOS at three pixels per point, and how close the table comes.
struct SymbolBoxTests {
    private func measure(_ name: String, _ size: Double, isResizable: Bool = false) -> Measure {
        let black = Paint.tone(Tone(Shade(red: 0, green: 0, blue: 0)))
        return TableMeasurer(scale: 3).measure(
            Node.Picture(.symbol(name), font: Font(size: size), paint: black, isResizable: isResizable))
    }

    @Test(
        arguments: [
            ("heart.fill", 17, 20.667, 17.333), ("exclamationmark.triangle.fill", 17, 21, nil),
            ("bolt.fill", 17, 15.7, nil), ("checkmark.circle.fill", 17, 20.333, nil), ("chevron.right", 17, 10.3, nil),
            ("arrow.clockwise.circle", 28, nil, 33.2), ("hourglass", 44, nil, 44.333), ("calendar", 32, nil, 32.7),
        ] as [(String, Double, Double?, Double?)])
    func `a symbol's box is as large as on an iPhone, to within a pixel and a twentieth`(
        _ name: String, _ letters: Double, _ width: Double?, _ height: Double?
    ) {
        let size = measure(name, letters).size
        if let width { #expect(abs(size.width - width) < 1.0 / 3 + width / 20, "\(name) is \(size.width) wide") }
        if let height { #expect(abs(size.height - height) < 1.0 / 3 + height / 20, "\(name) is \(size.height) high") }
    }

    @Test func `the middle of a symbol is that of capital letters on its baseline`() throws {
        let measured = measure("exclamationmark.triangle.fill", 17)
        let baseline = try #require(measured.firstBaseline)
        #expect(abs(baseline - measured.size.height / 2 - 6.1) < 0.4)
        #expect(measured.lastBaseline == baseline)
    }

    @Test func `a program's own symbol tells where letters beside it stand, unless it is resized`() {
        let source = Node.Picture.Source.file(path: "cup", size: Size(width: 20, height: 24))
        let black = Paint.tone(Tone(Shade(red: 0, green: 0, blue: 0)))
        var cup = Node.Picture(source, font: Font(size: 20), paint: black, baseline: 19)
        #expect(TableMeasurer().measure(cup).guide(.firstTextBaseline) == 19)
        #expect(TableMeasurer().measure(cup).guide(.lastTextBaseline) == 19)
        cup.isResizable = true
        #expect(TableMeasurer().measure(cup).guide(.firstTextBaseline) == 24)
    }

    @Test func `a resizable symbol has no room around it`() {
        let own = measure("heart.fill", 17)
        let resizable = measure("heart.fill", 17, isResizable: true)
        #expect(resizable.size.width < own.size.width - 3 && resizable.size.height < own.size.height - 1)
    }

    @Test(arguments: ["", ".", "no.such.symbol", "..fill", String(repeating: "a.", count: 2000)])
    func `a symbol that nobody knows is about a square`(_ name: String) {
        let size = measure(name, 20).size
        #expect(size.width > 20 && size.width < 26 && size.height > 20 && size.height < 26)
    }
}
