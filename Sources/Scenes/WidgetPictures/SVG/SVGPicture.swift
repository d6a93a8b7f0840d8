import SceneLayout
package import WidgetArchive

/// A picture as an SVG document: small, sharp at any size, with text that can be selected and read aloud.
///
///     <svg xmlns="http://www.w3.org/2000/svg" width="158" height="158" viewBox="0 0 158 158" …>
///     <title>Main Account</title><defs><clipPath id="p1">…</clipPath></defs>
///     <g clip-path="url(#p1)"><rect width="158" height="158" fill="#fff"/><text x="16" y="32">€ 4,675</text></g></svg>
package struct SVGPicture: Sendable {
    /// In points, each of which is a CSS pixel.
    package var size: Size
    package var marks: [Mark]
    package var title: String?
    /// The accessibility text, if it says more than the picture's texts.
    package var words: String?
    /// The prefix of its identifiers, which distinguishes them from those of other pictures on a page.
    package var prefix: String
    /// Whether a live page shows it, which ticks its times and carries out taps.
    package var isLive: Bool

    package init(
        _ size: Size, _ marks: [Mark], title: String? = nil, words: String? = nil, prefix: String = "p",
        isLive: Bool = false
    ) {
        self.size = size
        self.marks = marks
        self.title = title
        self.words = words
        self.prefix = prefix
        self.isLive = isLive
    }

    package init(_ drawing: PictureDrawing, title: String? = nil) {
        self.init(drawing.size, drawing.marks, title: title)
    }

    /// The document, which is the same for the same picture, and notes about what could not be drawn.
    package func document() -> (bytes: [UInt8], notes: [String]) {
        var drawer = SVGDrawer(prefix: prefix, isLive: isLive)
        drawer.draw(marks)
        var svg = SVGWriter(reserving: drawer.svg.bytes.count + 1024)
        svg.element("svg") { svg in
            writeHead(&svg)
            if !drawer.definitions.bytes.isEmpty { svg.element("defs") { $0.fragment(drawer.definitions.bytes) } }
            svg.fragment(drawer.svg.bytes)
        }
        return (svg.bytes, drawer.notes)
    }

    private func writeHead(_ svg: inout SVGWriter) {
        svg.attribute("xmlns", "http://www.w3.org/2000/svg")
        svg.attribute("width", size.width)
        svg.attribute("height", size.height)
        svg.attribute("viewBox", [0, 0, size.width, size.height])
        // The image role hides texts from screen readers, so it requires words that replace them.
        if words != nil, !marks.contains(where: \.hasLink) { svg.attribute("role", "img") }
        svg.attribute("font-family", SVGFonts.standard)
        // Set here, so that they are not inherited from the page. Miters are as long as on iOS.
        svg.attribute("direction", "ltr")
        svg.attribute("stroke-miterlimit", 10)
        svg.attribute(SVGDrawer.style(isLive: isLive), "font-variant-ligatures:no-contextual")
        if let title { svg.element("title") { $0.text(title) } }
        if let words { svg.element("desc") { $0.text(words) } }
    }
}

extension Mark {
    fileprivate var hasLink: Bool {
        switch self {
        case .group(.link(let url), let inner): SVGLink(url) != nil || inner.contains(where: \.hasLink)
        case .group(.element(let element), _) where element.activation != nil: true
        case .group(_, let inner): inner.contains(where: \.hasLink)
        default: false
        }
    }
}
