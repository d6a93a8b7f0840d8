import PictureClient
import SceneFixtures
import SceneLayout
import SymbolArtwork
import Testing
import WidgetArchive

@testable import WidgetPictures

/// What a screen reader finds in a document.
struct SVGSpokenTests {
    private func document(_ root: Node, title: String? = nil) throws -> SVGElement {
        let drawing = PictureDrawing(
            Scene(root), family: .systemMedium, scale: 2, look: PictureLook(),
            artwork: Artwork(directory: "/nowhere"), at: Samples.moment)
        return try SVGElement.document(SVGPicture(drawing, title: title).document().bytes)
    }

    /// The words of each element that is read, in order.
    private func spoken(_ root: Node) throws -> [String] {
        try document(root).all.filter { $0["aria-hidden"] == nil }.compactMap { element in
            element["aria-label"] ?? (element.name == "text" ? element.text : nil)
        }
    }

    @Test func `A text is read, and a label is read instead of what it stands for`() throws {
        let stars = Node.label(Node.Label("Four stars", horizontal(spacing: 0, text("★★★★"), text("☆"))))
        #expect(try spoken(vertical(text("Rating"), stars, text("of ten"))) == ["Rating", "Four stars", "of ten"])
    }

    @Test func `What a view hides from accessibility is drawn and not read`() throws {
        let view = vertical(text("Said"), .label(Node.Label(isHidden: true, text("•"))))
        #expect(try spoken(view) == ["Said"])
        #expect(try document(view).all("text").map(\.text) == ["Said", "•"])
    }

    @Test func `An image has the words of its label, where it stands`() throws {
        let view = Node.label(Node.Label("Sunny & warm", color(red).frame(width: 40, height: 30)))
        let label = try #require(try document(view).all.first { $0["aria-label"] != nil })
        #expect(label.name == "g" && label["role"] == "img" && label["aria-label"] == "Sunny & warm")
        #expect(label.all("rect").map { $0["width"] } == ["40"])
    }

    @Test func `A gauge tells its value, and redacted words tell nothing`() throws {
        let gauge = Node.gauge(Node.Gauge(.circularCapacity, fraction: 0.724, paint: .tone(green)))
        #expect(try spoken(vertical(gauge, text("secret").effect(.redacted))) == ["72%"])
    }

    @Test func `A document has the title that it is given`() throws {
        #expect(try document(text("a"), title: "Weather").one("title").text == "Weather")
        #expect(try document(text("a")).all("title").isEmpty)
    }
}
