import WidgetArchive

/// An image file's bytes, to be embedded in a document unchanged.
package struct SVGImage {
    let kind: Kind
    let bytes: [UInt8]

    package enum Kind: String {
        case png, jpeg, webp, gif
        case svg = "svg+xml"
    }

    typealias Problem = PictureFile.Problem

    init(_ source: PlacedImage.Source) throws(Problem) {
        let bytes: [UInt8]
        switch source {
        case .bytes(let own): bytes = own
        case .file(let path): bytes = try PictureFile.bytes(path, atMost: SVGImages.limit)
        }
        guard let kind = Kind(bytes) else {
            throw Problem(words: "is no image that SVG can hold: PNG, JPEG, WebP, GIF and SVG can")
        }
        (self.kind, self.bytes) = (kind, bytes)
    }
}

extension SVGImage.Kind {
    /// Recognises the format by the file's first bytes.
    package init?(_ bytes: [UInt8]) {
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
    /// Writes itself as a data URL.
    func write(to svg: inout SVGWriter) {
        svg.append("data:image/")
        svg.append(kind.rawValue)
        svg.append(";base64,")
        svg.append(base64: bytes)
    }
}

/// A document's images, each read once, and defined once for each size in which it is shown.
struct SVGImages {
    private var images: [PlacedImage.Source: Result<SVGImage, SVGImage.Problem>] = [:]
    private var identifiers: [Key: String] = [:]
    private var byteCount = 0

    private struct Key: Hashable {
        let source: PlacedImage.Source
        let size: Size
    }

    /// The bytes that all images of a document may have: common XML parsers accept no more than 10 MB, Base64 included.
    static let limit = 7_000_000

    /// The identifier of an image in a size within the document.
    subscript(source: PlacedImage.Source, size: Size) -> String? {
        get { identifiers[Key(source: source, size: size)] }
        set { identifiers[Key(source: source, size: size)] = newValue }
    }

    /// Reserves bytes for another image; returns false if that would exceed the limit.
    mutating func takes(_ count: Int) -> Bool {
        guard byteCount + count <= SVGImages.limit else { return false }
        byteCount += count
        return true
    }

    mutating func image(_ source: PlacedImage.Source) throws(SVGImage.Problem) -> SVGImage {
        let result = images[source] ?? Result { () throws(SVGImage.Problem) in try SVGImage(source) }
        images[source] = result
        let image = try result.get()
        guard takes(image.bytes.count) else {
            throw SVGImage.Problem(words: "is left out: the images of an SVG picture may have 7 MB in all")
        }
        return image
    }
}
