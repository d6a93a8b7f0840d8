import GroupSystem
import HTTPServer

/// A file that the page consists of, as it was compiled in.
enum PageAsset {
    static func reply(_ path: String) -> HTTPReply? {
        if path == "/inter.ttf" { return font }
        guard let (type, bytes) = file(path) else { return nil }
        return HTTPReply(200, [("Content-Type", type)], HTTPBody(bytes, compressing: true))
    }

    private static func file(_ path: String) -> (type: String, bytes: [UInt8])? {
        let script = "text/javascript; charset=utf-8"
        return switch path {
        case "/": ("text/html; charset=utf-8", PackageResources.index_html)
        case "/page.css": ("text/css; charset=utf-8", PackageResources.page_css)
        case "/page.js": (script, PackageResources.page_js)
        case "/card.js": (script, PackageResources.card_js)
        case "/clock.js": (script, PackageResources.clock_js)
        case "/panel.js": (script, PackageResources.panel_js)
        case "/server.js": (script, PackageResources.server_js)
        default: nil
        }
    }

    /// The letters that documents were laid out with, from Debian's fonts-inter-variable. Without them, a browser spaces
    /// its own.
    private static let font: HTTPReply? = {
        let path = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"
        guard let bytes = try? SmallFile.bytes(path) else { return nil }
        return HTTPReply(
            200, [("Content-Type", "font/ttf")], HTTPBody(bytes, compressing: true), isImmutable: true)
    }()
}
