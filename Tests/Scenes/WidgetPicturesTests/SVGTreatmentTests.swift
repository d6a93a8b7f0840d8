import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetPictures

struct SVGTreatmentTests {
    private let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 30, height: 30))

    private func group(_ treatment: Treatment) throws -> (svg: SVGElement, group: SVGElement) {
        let svg = try SVGElement.of([.group(treatment, [.square])])
        return (svg, try svg.one("g"))
    }

    @Test func `What only moves is told as that, and what turns as a matrix`() throws {
        var move = Transform()
        (move.x, move.y) = (4, -2.5)
        #expect(try group(.transform(move)).group["transform"] == "translate(4-2.5)")
        let turn = Transform.rotation(degrees: 30, around: .zero)
        #expect(try group(.transform(turn)).group["transform"] == "matrix(.866025 .5-.5 .866025 0 0)")
    }

    @Test func `What is made flat, clear or clipped away is not drawn`() throws {
        let flat = Transform.scale(x: 0, y: 1, around: .zero)
        var broken = Transform()
        broken.a = .nan
        for treatment in [Treatment.transform(flat), .transform(broken), .opacity(0), .clip([])] {
            #expect(try SVGElement.of([.group(treatment, [.square])]).all("rect").isEmpty)
        }
    }

    @Test func `Clips within clips stand in groups within groups`() throws {
        let frame = Rect(x: 1, y: 2, width: 3, height: 4)
        let svg = try SVGElement.of([
            .group(.clip(circle), [.group(.clip(Path(rectangle: frame)), [.square]), .square])
        ])
        let outer = try #require(svg.children.last)
        #expect(outer.children.map(\.name) == ["g", "rect"])
        #expect(svg.target(outer["clip-path"])?.children.map(\.name) == ["path"])
        #expect(svg.target(outer.children[0]["clip-path"])?.children.map(\.name) == ["rect"])
    }

    @Test func `Opacity is that of the group`() throws {
        #expect(try group(.opacity(0.3)).group.attributes == ["opacity": ".3"])
        #expect(try group(.opacity(1.5)).group.attributes == [:])
    }

    @Test func `A shadow is blurred behind the group, and nothing of it is cut off`() throws {
        let shade = Shade(red: 1, green: 0, blue: 0, opacity: 0.5)
        let (svg, group) = try group(.shadow(shade, deviation: 2, offset: Point(x: 3, y: 5)))
        let filter = try #require(svg.target(group["filter"]))
        #expect(filter["color-interpolation-filters"] == "sRGB")
        #expect(filter.children.map(\.name) == ["feGaussianBlur", "feOffset", "feColorMatrix", "feMerge"])
        #expect(filter.children[0].attributes == ["in": "SourceAlpha", "stdDeviation": "2"])
        #expect(filter.children[1].attributes == ["dx": "3", "dy": "5"])
        #expect(filter.children[2]["values"] == "0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 .5 0")
        // The square from 10 to 30, moved, and three deviations and a point around that.
        #expect(["x", "y", "width", "height"].map { filter[$0] } == ["6", "8", "34", "34"])
    }

    @Test func `A blur reaches beyond what is blurred`() throws {
        let (svg, group) = try group(.blur(deviation: 1.5))
        let filter = try #require(svg.target(group["filter"]))
        #expect(try filter.one("feGaussianBlur")["stdDeviation"] == "1.5")
        #expect(filter["filterUnits"] == "userSpaceOnUse")
        #expect(["x", "y", "width", "height"].map { filter[$0] } == ["4.5", "4.5", "31", "31"])
    }

    @Test func `Colours change by a matrix`() throws {
        let (svg, _) = try group(.colors(.brightness(0.25)))
        #expect(try svg.one("feColorMatrix")["values"] == "1 0 0 0 .25 0 1 0 0 .25 0 0 1 0 .25 0 0 0 1 0")
        #expect(svg.all("feComposite").isEmpty)
    }

    @Test func `What becomes clear by its darkness stays as clear as it was`() throws {
        let (svg, _) = try group(.colors(.luminanceToAlpha))
        #expect(try svg.one("feComposite").attributes == ["operator": "in", "in2": "SourceGraphic"])
    }

    @Test func `A mask is what it is drawn with, seen or not`() throws {
        let svg = try SVGElement.of([.group(.mask([.fill(circle, .red)]), [.square])])
        let group = try #require(svg.children.last)
        let mask = try #require(svg.target(group["mask"]))
        #expect(mask["mask-type"] == "alpha")
        #expect(mask.children.map(\.name) == ["path"])
        #expect(group.children.map(\.name) == ["rect"])
        #expect(try SVGElement.of([.group(.mask([]), [.square])]).children.isEmpty)
    }

    @Test func `Colours mix within the isolated group around them`() throws {
        let svg = try SVGElement.of([.group(.isolated, [.square, .group(.blend(.colorDodge), [.square])])])
        #expect(svg.all("g").map { $0["style"] } == ["isolation:isolate", "mix-blend-mode:color-dodge"])
    }

    @Test func `A blend mode that SVG lacks is noted`() throws {
        let marks: [Mark] = [.group(.blend(.destinationOut), [.square])]
        let (bytes, notes) = SVGPicture(Size(width: 9, height: 9), marks).document()
        #expect(try SVGElement.document(bytes).children.map(\.name) == ["rect"])
        #expect(notes == ["SVG has no blend mode such as destinationOut: it is drawn as if there were none"])
    }

    @Test func `A filter over nothing is nothing`() throws {
        #expect(try SVGElement.of([.group(.blur(deviation: 2), [])]).children.isEmpty)
    }

    @Test func `Bounds follow what is done to marks`() throws {
        let square = Rect(x: 10, y: 10, width: 20, height: 20)
        func bounds(_ treatment: Treatment) -> Rect? { [Mark.group(treatment, [.square])].bounds }
        #expect([Mark.square].bounds == square)
        #expect(bounds(.opacity(0.5)) == square)
        #expect(bounds(.transform(.scale(x: 2, y: 1, around: .zero))) == Rect(x: 20, y: 10, width: 40, height: 20))
        #expect(bounds(.clip(circle)) == square)
        #expect(bounds(.clip([])) == nil)
        #expect(bounds(.mask([.fill(circle, .red)])) == square)
        #expect(bounds(.mask([])) == nil)
        #expect(bounds(.blend(.multiply)) == square)
        #expect(bounds(.blur(deviation: 1)) == Rect(x: 6, y: 6, width: 28, height: 28))
        #expect([Mark]().bounds == nil)
        let line = Mark.stroke([.move(.zero), .line(Point(x: 10, y: 0))], Stroke(width: 4), .red)
        #expect(line.bounds == Rect(x: -3, y: -3, width: 16, height: 6))
    }
}
