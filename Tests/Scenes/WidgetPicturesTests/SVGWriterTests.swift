import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetPictures

struct SVGWriterTests {
    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (-0.0004, "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.5, "-.5"), (0.0005, ".001"),
        (1.0004, "1"), (1.9996, "2"), (12.050, "12.05"), (100, "100"), (-158.333333, "-158.333"), (0.001, ".001"),
        (1e12, "1000000000"), (.infinity, "1000000000"), (.nan, "0"),
    ]) func `A number has the fewest digits that tell it to a thousandth`(_ number: Double, _ text: String) {
        var svg = SVGWriter()
        svg.number(number)
        #expect(String(decoding: svg.bytes, as: UTF8.self) == text)
    }

    @Test func `Numbers in a row are kept apart by no more than they need`() {
        var svg = SVGWriter()
        svg.numbers([1, -2, 0.5, -0.0001, 3])
        #expect(String(decoding: svg.bytes, as: UTF8.self) == "1-2 .5 0 3")
    }

    @Test func `An element without contents closes itself`() {
        var svg = SVGWriter()
        svg.element("g") { svg in
            svg.attribute("opacity", 0.5)
            svg.element("rect") { $0.attribute("width", 2, unless: 2) }
            svg.element("text") { $0.text("a") }
        }
        #expect(String(decoding: svg.bytes, as: UTF8.self) == #"<g opacity=".5"><rect/><text>a</text></g>"#)
    }

    @Test func `What XML takes for its own, or forbids, is told in other ways`() {
        var svg = SVGWriter()
        svg.element("text") { svg in
            svg.attribute("x", "\"'<>&\n\u{0}")
            svg.text("]]><b a=\"1\">&amp;\r\t\u{1B}\u{FFFE}\u{85}é🐼")
        }
        #expect(
            String(decoding: svg.bytes, as: UTF8.self)
                == "<text x=\"&quot;'&lt;&gt;&amp; \u{FFFD}\">]]&gt;&lt;b a=&quot;1&quot;&gt;&amp;amp;  \u{FFFD}\u{FFFD}\u{FFFD}é🐼</text>"
        )
    }

    @Test(arguments: [
        (Shade(red: 1, green: 1, blue: 1), "fff"), (Shade(red: 0, green: 0.2, blue: 2), "03f"),
        (Shade(red: .nan, green: 0.5, blue: -1), "008000"),
    ]) func `A colour is six digits, or three`(_ shade: Shade, _ digits: String) {
        #expect(String(decoding: SVGColor(shade).digits, as: UTF8.self) == digits)
    }

    @Test func `A path that begins with a line begins where the line leads`() {
        var svg = SVGWriter()
        svg.path([.close, .line(Point(x: 1, y: 2)), .quadratic(Point(x: 3, y: 4), control: Point(x: -1, y: 0)), .close])
        #expect(String(decoding: svg.bytes, as: UTF8.self) == "M1 2L1 2Q-1 0 3 4Z")
    }
}
