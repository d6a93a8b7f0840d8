import GroupText
import WidgetArchive

/// A picture before a line's text: a symbol, or an image's bytes.
struct MenuPicture: Hashable, Sendable {
    var source: Node.Picture.Source
    var tones: [Tone] = []
    var size: Double?
    var isTemplate = false
    var variableValue: Double?

    init(symbol: String) { source = .symbol(symbol) }

    init?(_ line: MenuLine, _ notes: inout MenuNotes) {
        if let names = line.keys["sfimage"], !names.isEmpty {
            source = .symbol(notes.picture(of: names).trimmed.shown)
            tones = ["sfcolor", "sfcolor2", "sfcolor3"].compactMap { line.keys[$0].flatMap(ColorWord.tone) }
            size = line[number: "sfsize"].map { min(max($0, 6), 64) }
            variableValue = line[number: "sfvalue"].map { min(max($0 > 1 ? $0 / 100 : $0, 0), 1) }
            return
        }
        guard let data = line.keys["templateimage"] ?? line.keys["image"], !data.isEmpty else { return nil }
        isTemplate = line.keys["templateimage"] != nil
        guard let bytes = Base64.decode(lenient: notes.picture(of: data).utf8), let pixels = ImageSize(bytes),
            let contents = PictureBytes(bytes)
        else {
            notes.add("an 'image' is not PNG or JPEG in Base64")
            return nil
        }
        source = .bytes(contents, size: Size(width: pixels.width, height: pixels.height))
        size = (line[number: "height"] ?? line[number: "imageheight"]).map { min(max($0, 6), 200) }
    }

    /// A node of a height that fits the text beside it.
    func node(for font: Font, tone: Tone) -> Node {
        var font = font
        font.size = size ?? font.size
        let paints = (tones.isEmpty ? [tone] : tones).map(Paint.tone)
        var picture = Node.Picture(
            source, font: font, paint: paints[0], furtherPaints: Array(paints.dropFirst()), isTemplate: isTemplate,
            variableValue: variableValue)
        guard case .bytes(let contents, let pixels) = source else { return .image(picture) }
        let height = min(size ?? font.size * 1.2, max(pixels.height, 1))
        let width = min(pixels.width * height / max(pixels.height, 1), height * 8)
        picture.source = .bytes(contents, size: Size(width: width, height: height))
        return .image(picture)
    }
}

extension Base64 {
    /// Decodes letters between which there are spaces, or that lack the right padding.
    static func decode(lenient letters: some Sequence<UInt8>) -> [UInt8]? {
        let data = letters.filter { $0 > 0x20 && $0 != UInt8(ascii: "=") }
        return decode(data + Array(repeating: UInt8(ascii: "="), count: (4 - data.count % 4) % 4))
    }
}

/// The size of an image in pixels, from the first bytes of its file.
struct ImageSize: Hashable {
    let width: Double
    let height: Double

    /// Nil if it is neither PNG nor JPEG.
    init?(_ bytes: [UInt8]) {
        guard let size = ImageSize.png(bytes) ?? ImageSize.jpeg(bytes), size.width > 0, size.height > 0 else {
            return nil
        }
        (width, height) = (Double(size.width), Double(size.height))
    }

    private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        return (number(bytes[16..<20]), number(bytes[20..<24]))
    }

    private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while place + 9 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame { return (number(bytes[place + 7..<place + 9]), number(bytes[place + 5..<place + 7])) }
            place += 2 + number(bytes[place + 2..<place + 4])
        }
        return nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
