import FoundationEssentials
import GroupSystem

/// The bytes of an image file, to stand in a document as they are.
struct SVGImage {
    let kind: Kind
    let bytes: [UInt8]

    enum Kind: String {
        case png, jpeg, webp, gif
        case svg = "svg+xml"
    }

    struct Problem: Error {
        let words: String
    }

    /// In Base64 it must stay below the 10 MB that common XML parsers take of an attribute.
    static let limit = 7_000_000

    init(_ source: PlacedImage.Source) throws(Problem) {
        let bytes: [UInt8]
        switch source {
        case .bytes(let own): bytes = own
        case .file(let path): bytes = try SVGImage.read(path)
        }
        guard bytes.count <= SVGImage.limit else {
            throw Problem(words: "is larger than 7 MB, which is the most that SVG can hold")
        }
        guard let kind = Kind(bytes) else {
            throw Problem(words: "is no image that SVG can hold: PNG, JPEG, WebP, GIF and SVG can")
        }
        (self.kind, self.bytes) = (kind, bytes)
    }

    /// No more than what shows that it is too large.
    private static func read(_ path: String) throws(Problem) -> [UInt8] {
        do throws(Errno) {
            let file = try FileDescriptor(opening: path, .nonBlocking)
            var bytes: [UInt8] = []
            while bytes.count <= limit, let more = file.readWhatIsThere(), !more.isEmpty { bytes += more }
            return bytes
        } catch {
            throw Problem(words: "cannot be read: \(error)")
        }
    }
}

extension SVGImage.Kind {
    /// By a file's first bytes.
    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
            self = .gif
        } else if Self.isSVG(bytes.prefix(4096)) {
            self = .svg
        } else {
            return nil
        }
    }

    private static func isSVG(_ start: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: start, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return text.hasPrefix("<") && text.contains("<svg")
    }
}

extension SVGImage {
    /// Itself as an address.
    func write(to svg: inout SVGWriter) {
        svg.append("data:image/")
        svg.append(kind.rawValue)
        svg.append(";base64,")
        svg.append(contentsOf: Data(bytes).base64EncodedData())
    }
}
