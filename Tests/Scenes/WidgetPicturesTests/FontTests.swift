import PictureClient
import SceneFixtures
import SceneLayout
import SymbolArtwork
import Testing
import WidgetArchive

@testable import WidgetPictures

/// Letters of a font that a person chooses.
struct FontTests {
    /// The words that are drawn, where letters of the family "Even" are 10 points wide, and others unknown.
    private func words(_ root: Node, font: String?) -> [Words] {
        let drawing = PictureDrawing(
            Scene(root), family: .systemMedium, scale: 2, look: PictureLook(font: font),
            artwork: Artwork(directory: "/nowhere"),
            advances: { words, font in font.family == "Even" ? words.map { _ in 10 } : nil }, at: Samples.moment)
        return drawing.marks.flatMap(\.words)
    }

    @Test func `Letters are measured and drawn in the font that is chosen`() throws {
        let words = try #require(words(text("Will"), font: "Even").first)
        #expect(words.font.family == "Even" && words.advances == [10, 10, 10, 10])
        let usual = try #require(self.words(text("Will"), font: nil).first)
        #expect(usual.font.family == nil && usual.advances[0] > usual.advances[1])
    }

    @Test func `Small capitals are capitals of a smaller font`() {
        var caps = run("Abc D")
        caps.font.isSmallCaps = true
        let words = words(.text(Paragraph([caps])), font: nil)
        #expect(words.map(\.text) == ["A", "BC", " D"])
        #expect(abs(words[1].font.size - 13.6) < 1e-9 && !words.contains { $0.font.isSmallCaps })
        #expect(abs(words[1].origin.x - words[0].origin.x - words[0].width) < 1e-9)
    }

    @Test func `A text with a font or a design of its own keeps it`() throws {
        var (own, serif) = (run("own"), run("serif"))
        own.font.family = "Lobster"
        serif.font.design = .serif
        let view = vertical(.text(Paragraph([own])), .text(Paragraph([serif])))
        #expect(words(view, font: "Even").map(\.font.family) == ["Lobster", nil])
    }
}

extension Mark {
    fileprivate var words: [Words] {
        switch self {
        case .words(let words): [words]
        case .group(_, let inner): inner.flatMap(\.words)
        default: []
        }
    }
}
