import PictureClient
import SceneFixtures
import SceneLayout
import SymbolArtwork
import Testing
import WidgetArchive

@testable import WidgetPictures

/// Texts in lines, from left to right as they are seen.
struct DirectionMarksTests {
    private func words(_ runs: String..., alignment: WidgetArchive.Alignment.Horizontal = .leading) -> [Words] {
        var builder = MarkBuilder(
            look: PictureLook(), measurer: TableMeasurer(scale: 2), artwork: Artwork(directory: "/nowhere"), pixel: 0.5)
        let paragraph = Paragraph(runs.map { run($0) }, alignment: alignment)
        let marks = builder.marks([.draw(.text(paragraph), in: Rect(x: 0, y: 0, width: 400, height: 30))])
        return marks.compactMap { if case .words(let words) = $0 { words } else { nil } }
    }

    private func order(_ words: [Words]) -> [String] {
        words.map { $0.text.filter { $0 != "\u{200F}" } }
    }

    @Test func `What is written from left to right stays in its order`() {
        #expect(order(words("one ", "2 ", "three")) == ["one ", "2 ", "three"])
        #expect(words("one ", "2").allSatisfy { !$0.text.contains("\u{200F}") })
    }

    @Test func `Runs of a text from right to left follow each other to the left`() {
        let shown = words("שלום ", "5 ", "עולם")
        #expect(order(shown) == ["עולם", "5 ", "שלום "])
        #expect(shown.map(\.origin.x) == shown.map(\.origin.x).sorted())
    }

    @Test func `What runs against the line keeps its own order`() {
        #expect(order(words("שלום ", "one ", "two ", "עולם")) == ["עולם", "one ", "two ", "שלום "])
        #expect(order(words("one ", "שלום ", "עולם ", "two")) == ["one ", "עולם ", "שלום ", "two"])
    }

    @Test func `A piece of a text from right to left runs as its text does`() {
        let shown = words("שלום ", "iPhone.")
        #expect(shown.first?.text == "\u{200F}iPhone.")
        #expect(shown.allSatisfy { $0.text.count == $0.advances.count })
    }

    @Test func `A text ends at the right where it is aligned there`() throws {
        let shown = words("שלום ", "עולם", alignment: .trailing)
        let last = try #require(shown.last)
        #expect(abs(last.origin.x + last.width - 400) <= 0.5)
    }

    @Test(arguments: [("circle", false), ("circle.rtl", true)])
    func `A symbol for what is written from right to left is mirrored`(_ name: String, _ isMirrored: Bool) {
        var builder = MarkBuilder(
            look: PictureLook(), measurer: TableMeasurer(scale: 2), artwork: Artwork(directory: "/nowhere"), pixel: 0.5)
        let image = Drawable.image(Node.Picture(.symbol(name), font: Font(size: 17), paint: .tone(red)))
        let marks = builder.marks([.draw(image, in: Rect(x: 0, y: 0, width: 20, height: 20))])
        let isGrouped =
            if case .group(.transform(let transform), _)? = marks.first { transform.isMirrored } else { false }
        #expect(isGrouped == isMirrored)
    }

    @Test(arguments: [false, true])
    func `A bar fills from the side where it begins`(_ isMirrored: Bool) throws {
        var builder = MarkBuilder(
            look: PictureLook(), measurer: TableMeasurer(scale: 2), artwork: Artwork(directory: "/nowhere"), pixel: 0.5)
        let bar = Drawable.bar(fraction: 0.25, isMarked: false, .tone(green), isMirrored: isMirrored)
        let marks = builder.marks([.draw(bar, in: Rect(x: 10, y: 10, width: 100, height: 4))])
        let isGrouped =
            if case .group(.transform(let transform), _)? = marks.first { transform.isMirrored } else { false }
        #expect(isGrouped == isMirrored)
        let drawn = marks.filter { if case .spoken = $0 { false } else { true } }
        #expect(drawn.count == (isMirrored ? 1 : 2))
    }
}
