import PictureClient
import SceneFixtures
import SceneLayout
import SymbolArtwork
import Testing
import WidgetArchive

@testable import WidgetPictures

struct SVGDocumentTests {
    private func document(_ picture: SVGPicture) throws -> SVGElement { try .document(picture.document().bytes) }

    @Test func `A document is as large in CSS pixels as the picture in points`() throws {
        let svg = try document(SVGPicture(Size(width: 158, height: 76.5), [.square]))
        #expect(svg.name == "svg")
        #expect(svg["xmlns"] == "http://www.w3.org/2000/svg")
        #expect(svg["width"] == "158")
        #expect(svg["height"] == "76.5")
        #expect(svg["viewBox"] == "0 0 158 76.5")
        #expect(svg.children.map(\.name) == ["rect"])
    }

    @Test func `A title and what is to be read aloud stand before the picture`() throws {
        let words = "Balance: < 5 € & falling"
        let svg = try document(SVGPicture(.zero, [.square], title: "Main <Account>", words: words))
        #expect(svg.children.map(\.name) == ["title", "desc", "rect"])
        #expect(svg.children.map(\.text) == ["Main <Account>", words, ""])
        #expect(svg["role"] == "img")
    }

    @Test func `Texts and links stay open to a screen reader where no words take their place`() throws {
        #expect(try document(SVGPicture(.zero, [.text("a")], title: "Any"))["role"] == nil)
        let linked = Mark.group(.opacity(0.5), [.group(.link("https://example.org"), [.text("a")])])
        #expect(try document(SVGPicture(.zero, [linked], words: "Any"))["role"] == nil)
        let refused = Mark.group(.link("javascript:alert(1)"), [.text("a")])
        #expect(try document(SVGPicture(.zero, [refused], words: "Any"))["role"] == "img")
    }

    @Test func `Equal definitions are made once, others get names of their own`() throws {
        let (one, other) = (Ink.linear(.even(.white, .black), from: .zero, to: Point(x: 9, y: 0)), Ink.red)
        let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 10))
        let svg = try SVGElement.of([
            .fill(path, one), .stroke(path, Stroke(), one), .group(.clip(path), [.fill(path, other)]),
            .group(.clip(path), [.square]),
        ])
        #expect(try svg.one("defs").children.map(\.name) == ["linearGradient", "clipPath"])
        #expect(try svg.one("defs").children.compactMap { $0["id"] } == ["p1", "p2"])
        #expect(svg.all("path").dropFirst().compactMap { $0["fill"] } == ["url(#p1)", "none", "#f00"])
    }

    @Test(arguments: [
        ("w3-", "w3-1"), ("", "p1"), ("3x", "p3x1"), ("a\"><script>", "ascript1"), ("é_", "p_1"), ("-", "p-1"),
    ])
    func `Names of definitions begin as the caller says, as far as that is a name`(
        _ prefix: String, _ identifier: String
    ) throws {
        let clipped = Mark.group(.clip(Path(rectangle: Rect(x: 0, y: 0, width: 1, height: 1))), [.square])
        let svg = try document(SVGPicture(.zero, [clipped], prefix: prefix))
        #expect(try svg.one("clipPath")["id"] == identifier)
        #expect(try svg.one("g")["clip-path"] == "url(#\(identifier))")
    }

    @Test(arguments: Samples.all.indices)
    func `Widgets are well-formed, and all that they refer to is there`(_ number: Int) throws {
        let (_, scene, family) = Samples.all[number]
        for mode in PictureLook.Mode.allCases { try check(scene, family, PictureLook(isDark: true, mode: mode)) }
    }

    @Test(arguments: 0..<60)
    func `So are trees of any kind, with lengths as odd as a file may hold`(_ seed: Int) throws {
        var maker = TreeMaker(seed: UInt64(seed) + 9000)
        try check(Scene(maker.node(depth: 7), background: maker.node(depth: 2)), .systemLarge, PictureLook())
    }

    @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -1e-300] as [Double])
    func `Numbers that are none, or too large, leave a document whole`(_ odd: Double) throws {
        let point = Point(x: odd, y: odd)
        let frame = Rect(x: odd, y: 0, width: odd, height: 9)
        let stops = [Ink.Stop(location: odd, shade: Shade(red: odd, green: 0, blue: 1, opacity: odd))]
        var transform = Transform()
        (transform.a, transform.x) = (odd, odd)
        let more = stops + .even(.white, .black)
        let inks: [Ink] = [
            .flat(stops[0].shade), .linear(more, from: point, to: point),
            .radial(more, center: point, from: odd, to: odd, transform),
            .angular(more, center: point, from: odd, to: odd), .angular(more, center: .zero, from: 0, to: odd),
        ]
        let treatments: [Treatment] = [
            .transform(transform), .clip(Path(rectangle: frame)), .opacity(odd), .blur(deviation: odd),
            .shadow(stops[0].shade, deviation: odd, offset: point), .colors(.brightness(odd)),
        ]
        let marks = inks.flatMap { ink -> [Mark] in
            let words = Words(text: "odd", advances: [odd, 1], font: Font(size: odd), ink: ink, origin: .zero)
            let stroke = Stroke(width: odd, dash: [odd, 1], dashPhase: odd)
            let image = PlacedImage(source: .bytes([]), frame: frame, stencil: ink)
            return [
                .fill(Path(rectangle: frame), ink), .stroke([.move(.zero), .line(Point(x: 1, y: 1))], stroke, ink),
                .fill(Path(ellipseIn: Rect(x: 0, y: 0, width: 9, height: 9)), ink), .words(words), .image(image),
            ]
        }
        let svg = try SVGElement.of(treatments.map { .group($0, marks) })
        for value in svg.all.flatMap(\.attributes.values) { #expect(!value.contains("nan") && !value.contains("inf")) }
    }

    private func check(_ scene: Scene, _ family: Family, _ look: PictureLook) throws {
        let drawing = PictureDrawing(
            scene, family: family, scale: 2, look: look, artwork: Artwork(directory: "/nowhere"),
            at: Samples.moment)
        let (bytes, notes) = SVGPicture(drawing).document()
        let again = SVGPicture(drawing).document()
        #expect(bytes == again.bytes && notes == again.notes)
        let svg = try SVGElement.document(bytes)
        let identifiers = svg.all.compactMap { $0["id"] }
        #expect(Set(identifiers).count == identifiers.count)
        for value in svg.all.flatMap(\.attributes.values) {
            #expect(!value.contains("nan") && !value.contains("inf"))
            if value.hasPrefix("url(") { #expect(svg.target(value) != nil, "\(value)") }
        }
    }
}
