import Testing

@testable import WidgetPictures

struct SVGLinkTests {
    @Test(arguments: [
        "https://example.org/?a=1&b=\"2\"", "http://example.org", "mailto:a@example.org", "tel:+4912345",
        "MyApp://post/1",
        "my-app+x.y:open", "https://example.org/ä", "HTTPS://example.org",
    ])
    func `Pages, messages, calls and apps are linked`(_ url: String) throws {
        let svg = try SVGElement.of([.group(.link(url), [.square])])
        #expect(try svg.one("a")["href"] == url)
        #expect(try svg.one("a").children.map(\.name) == ["rect"])
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
        "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "javascript&colon;alert(1)", "data:text/html,<script>",
        "vbscript:x", "file:///etc/passwd", "blob:https://x", "about:blank", "view-source:https://x", "filesystem:x",
        "", ":", "//example.org", "/path", "#p1", "example.org", "1app:x", "jävascript:x", "https://a b", "myapp:\u{0}",
        "javascript\u{0}:x", "ſcheme:x", "JAVASCRIPT:x", "\u{212A}:x",
    ])
    func `Nothing else is`(_ url: String) throws {
        let svg = try SVGElement.of([.group(.link(url), [.square])])
        #expect(svg.all.map(\.name) == ["svg", "rect"])
    }
}
