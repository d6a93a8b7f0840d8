import PictureClient
import SceneFixtures
import SceneLayout
import SymbolArtwork
import Testing
import WidgetArchive

@testable import WidgetPictures

struct SVGFormTests {
    private let box = Rect(x: 0, y: 5, width: 40, height: 20)

    @Test func `A rectangle is one, whatever it is painted with`() throws {
        let svg = try SVGElement.of([
            .fill(Path(rectangle: box), .flat(Shade(red: 1, green: 0.5, blue: 0, opacity: 0.25)))
        ])
        let rect = try svg.one("rect")
        #expect(rect.attributes == ["y": "5", "width": "40", "height": "20", "fill": "#ff8000", "fill-opacity": ".25"])
    }

    @Test func `Black is what is painted with where nothing is said`() throws {
        #expect(try SVGElement.of([.fill(Path(rectangle: box), .flat(.black))]).one("rect")["fill"] == nil)
    }

    @Test func `Other forms are paths, and those that turn back are no rectangles`() throws {
        let triangle: Path = [.move(.zero), .line(Point(x: 10, y: 0)), .line(Point(x: 5, y: 8.5)), .close]
        #expect(try SVGElement.of([.fill(triangle, .red)]).one("path")["d"] == "M0 0L10 0L5 8.5Z")
        let flat = Rect(x: 0, y: 5, width: 40, height: 0)
        #expect(try SVGElement.of([.stroke(Path(rectangle: flat), Stroke(), .red)]).all("path").count == 1)
        #expect(Path(rectangle: box).applying(.rotation(degrees: 45, around: .zero)).rectangle == nil)
    }

    @Test func `The rule for holes is said where it is not the usual one`() throws {
        let path = Path(rectangle: box) + Path(rectangle: box)
        #expect(try SVGElement.of([.fill(path, .red)]).one("path")["fill-rule"] == nil)
        #expect(try SVGElement.of([.fill(path, .red, isEvenOdd: true)]).one("path")["fill-rule"] == "evenodd")
        let clipped = try SVGElement.of([.group(.clip(path, isEvenOdd: true), [.fill(path, .red)])])
        #expect(try clipped.target(clipped.one("g")["clip-path"])?.children.map { $0["clip-rule"] } == ["evenodd"])
    }

    @Test func `A form with places that are none is left out`() throws {
        let broken: Path = [.move(.zero), .line(Point(x: .nan, y: 0)), .line(Point(x: 0, y: .infinity))]
        let svg = try SVGElement.of([.fill(broken, .red), .stroke(broken, Stroke(), .red), .fill([], .red)])
        #expect(svg.children.isEmpty)
    }

    @Test func `A line has its ends, corners and dashes`() throws {
        let stroke = Stroke(width: 2.5, cap: .round, join: .bevel, dash: [1, 0.5], dashPhase: 3)
        let path: Path = [.move(.zero), .line(Point(x: 10, y: 0))]
        let line = try SVGElement.of([.stroke(path, stroke, .red)]).one("path")
        #expect(
            line.attributes == [
                "d": "M0 0L10 0", "fill": "none", "stroke": "#f00", "stroke-width": "2.5", "stroke-linecap": "round",
                "stroke-linejoin": "bevel", "stroke-dasharray": "1 .5", "stroke-dashoffset": "3",
            ])
    }

    @Test(arguments: [[0, 0], [-1, 2], []] as [[Double]])
    func `Dashes that are none make a whole line`(_ dash: [Double]) throws {
        let svg = try SVGElement.of([.stroke(Path(rectangle: box), Stroke(dash: dash), .red)])
        #expect(try svg.one("rect")["stroke-dasharray"] == nil)
    }

    @Test func `A linear gradient runs between points of the picture`() throws {
        let stops = [
            Ink.Stop(location: 0, shade: .white), Ink.Stop(location: 0.25, shade: .black.opacity(0.5)),
            Ink.Stop(location: 7, shade: .white),
        ]
        let ink = Ink.linear(stops, from: Point(x: 1, y: 2), to: Point(x: 3, y: 4))
        let svg = try SVGElement.of([.fill(Path(rectangle: box), ink)])
        let gradient = try #require(svg.target(svg.one("rect")["fill"]))
        #expect(gradient.name == "linearGradient")
        #expect(gradient["gradientUnits"] == "userSpaceOnUse")
        #expect(["x1", "y1", "x2", "y2"].map { gradient[$0] } == ["1", "2", "3", "4"])
        #expect(
            gradient.children.map(\.attributes) == [
                ["stop-color": "#fff"], ["offset": ".25", "stop-opacity": ".5"], ["offset": "1", "stop-color": "#fff"],
            ])
    }

    @Test func `A gradient from top to bottom runs along a bar`() throws {
        let tones = [Tone(.white), Tone(.black)]
        let paint = Paint.linear(
            stops: [.init(tones[0], at: 0), .init(tones[1], at: 1)], start: UnitPoint(x: 0.5, y: 0),
            end: UnitPoint(x: 0.5, y: 1))
        let gauge = Node.gauge(Node.Gauge(.linearCapacity, fraction: 0.5, paint: paint))
        let drawing = PictureDrawing(
            Scene(gauge), family: .systemMedium, scale: 2, look: PictureLook(),
            artwork: Artwork(directory: "/nowhere"), at: Samples.moment)
        let gradient = try SVGElement.document(SVGPicture(drawing).document().bytes).one("linearGradient")
        #expect(gradient["y1"] == gradient["y2"] && gradient["x1"] != gradient["x2"])
    }

    @Test func `A radial gradient that begins at a distance has its first stop there`() throws {
        let turn = Transform.scale(x: 1, y: 0.5, around: .zero)
        let ink = Ink.radial(.even(.white, .black), center: Point(x: 9, y: 8), from: 5, to: 20, turn)
        let svg = try SVGElement.of([.fill(Path(rectangle: box), ink)])
        let gradient = try svg.one("radialGradient")
        #expect(gradient["r"] == "20")
        #expect(gradient["fr"] == nil)
        #expect(gradient["gradientTransform"] == "matrix(1 0 0 .5 0 0)")
        #expect(gradient.children.map { $0["offset"] } == [".25", "1"])
    }

    @Test func `A radial gradient that runs inwards has its stops the other way round`() throws {
        let ink = Ink.radial(.even(.white, .black), center: .zero, from: 20, to: 5, Transform())
        let gradient = try SVGElement.of([.fill(Path(rectangle: box), ink)]).one("radialGradient")
        #expect(gradient.children.map { $0["offset"] } == [".25", "1"])
        #expect(gradient.children.map { $0["stop-color"] } == [nil, "#fff"])
    }

    @Test func `A gradient of one colour, or of none, is no gradient`() throws {
        let svg = try SVGElement.of([
            .fill(Path(rectangle: box), .linear(.even(.white, .white), from: .zero, to: .zero)),
            .fill(Path(rectangle: box), .linear([], from: .zero, to: .zero)),
        ])
        #expect(svg.all("rect").map { $0["fill"] } == ["#fff", nil])
        #expect(svg.all("rect").map { $0["fill-opacity"] } == [nil, "0"])
    }

    @Test func `An angular gradient is wedges that are seen where the form is`() throws {
        let ink = Ink.angular(.even(.white, .black), center: box.center, from: -90, to: 270)
        for mark in [Mark.fill(Path(ellipseIn: box), ink), .stroke(Path(ellipseIn: box), Stroke(width: 3), ink)] {
            let svg = try SVGElement.of([mark])
            let group = try #require(svg.children.last)
            let mask = try #require(svg.target(group["mask"]))
            #expect(mask.name == "mask")
            #expect(mask.children.count == 1)
            let wedges = group.all("path")
            #expect((24...90).contains(wedges.count))
            #expect(wedges.allSatisfy { $0["fill-opacity"] == nil })
        }
    }

    private func mesh(_ shades: [Shade]) -> Ink {
        let points = [Point(x: 0, y: 5), Point(x: 40, y: 5), Point(x: 0, y: 25), Point(x: 40, y: 25)]
        return .mesh(Ink.Mesh(columns: 2, points: points, shades: shades, background: nil))
    }

    @Test func `A mesh gradient is a small image that is seen where the form is`() throws {
        let ink = mesh([.white, .black, .black, .white])
        for mark in [Mark.fill(Path(ellipseIn: box), ink), .stroke(Path(ellipseIn: box), Stroke(width: 3), ink)] {
            let svg = try SVGElement.of([mark])
            let group = try #require(svg.children.last)
            #expect(svg.target(group["mask"])?.name == "mask")
            let image = try group.one("image")
            #expect(image["preserveAspectRatio"] == "none")
            let address = try #require(image["href"])
            #expect(address.hasPrefix("data:image/png;base64,") && address.utf8.count < 10_000)
        }
    }

    @Test func `Once a document has all the images that it may have, a mesh is one colour`() throws {
        var drawer = SVGDrawer(prefix: "p")
        let hasRoom = drawer.images.takes(SVGImages.limit)
        #expect(hasRoom)
        drawer.draw([.fill(Path(rectangle: box), mesh([.white, .black, .black, .white]))])
        let svg = String(decoding: drawer.svg.bytes, as: UTF8.self)
        #expect(svg.contains(##"fill="#808080""##) && !svg.contains("<image"))
    }

    @Test func `Clear wedges lie beside each other, evenly clear ones as one`() throws {
        let mixed = Ink.angular(.even(.white, .black.opacity(0)), center: .zero, from: 0, to: 360)
        #expect(
            try SVGElement.of([.fill(Path(rectangle: box), mixed)]).all("g").last?["shape-rendering"] == "crispEdges")
        let even = Ink.angular(.even(.white.opacity(0.5), .black.opacity(0.5)), center: .zero, from: 0, to: 360)
        let group = try #require(try SVGElement.of([.fill(Path(rectangle: box), even)]).all("g").last)
        #expect(group.attributes == ["opacity": ".5"])
    }
}

struct WheelTests {
    private let white = Shade.white
    private let black = Shade.black

    private func pieces(_ stops: [Ink.Stop], _ from: Double, _ to: Double) -> [Wheel.Piece] {
        Wheel(stops, from: from, to: to).pieces(radius: 100)
    }

    @Test func `Beyond its ends the nearer one goes on`() {
        let pieces = pieces(.even(white, white), 0, 90)
        #expect(pieces.map(\.start) == [0])
        let two = self.pieces(.even(white, black), 0, 90)
        #expect(two.suffix(2).map(\.start) == [90, 225])
        #expect(two.suffix(2).map(\.shade) == [black, white])
    }

    @Test func `What changes at one place changes there at once`() {
        let stops = [(0, white), (0.5, white), (0.5, black), (1, black)].map { Ink.Stop(location: $0.0, shade: $0.1) }
        let pieces = pieces(stops, 0, 360)
        #expect(pieces.map(\.start) == [0, 180])
        #expect(pieces.map(\.shade) == [white, black])
    }

    @Test func `Of more than a turn the last one is seen`() {
        let pieces = pieces(.even(white, black), 0, 720)
        #expect(pieces.first?.start == 360)
        #expect(pieces.allSatisfy { (360..<720).contains($0.start) })
        #expect(pieces.dropFirst().allSatisfy { $0.shade.red <= 0.51 })
    }

    @Test func `Neighbours hardly differ, and there are no more of them than that takes`() {
        let pieces = pieces(.even(white, black), 0, 360)
        #expect((80...90).contains(pieces.count))
        for (one, next) in zip(pieces.dropFirst(), pieces.dropFirst(2)) {
            #expect(one.start < next.start)
            #expect((0..<0.015).contains(one.shade.red - next.shade.red))
        }
    }

    @Test func `A wheel without colours, or that runs backwards, is drawn all the same`() {
        #expect(pieces([], 0, 360).map(\.shade) == [.clear])
        #expect(pieces(.even(white, black), 90, 0).allSatisfy { (90..<450).contains($0.start) })
    }
}
