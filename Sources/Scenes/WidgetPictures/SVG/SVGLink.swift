/// An address that a picture on a page may link to: a page, a message, a call or an app, but never a script.
struct SVGLink {
    let address: String

    init?(_ url: String) {
        guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = url[..<colon]
        guard SVGLink.isScheme(scheme), !SVGLink.refused.contains(scheme.lowercased()),
            url.unicodeScalars.allSatisfy({ $0 > " " && !("\u{7F}"..."\u{9F}" ~= $0) })
        else { return nil }
        address = url
    }

    /// Browsers ignore whitespace and control characters in a scheme, so it must not contain any.
    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy {
            isLetter($0) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "+-.".utf8.contains($0)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

    /// The schemes of scripts, and of resources on the browser's own machine.
    private static let refused: Set<String> = [
        "javascript", "data", "vbscript", "livescript", "mocha", "file", "filesystem", "blob", "about", "view-source",
        "jar",
        "resource", "chrome", "chrome-extension", "moz-extension", "edge", "ms-its", "mhtml", "mk", "ws", "wss", "ftp",
        "intent", "content", "res", "wyciwyg",
    ]
}
