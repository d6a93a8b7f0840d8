import AssetCatalogs
public import Foundation
import PictureClient
import WidgetArchive

extension UIImage {
    /// The picture as a PNG file; nil for an empty one.
    public func pngData() -> Data? {
        let bytes = contents
        if bytes.isPNG, looks.tint == nil { return Data(bytes) }
        return pngFile.map { Data($0) }
    }

    /// The picture as a JPEG file, unchanged, if it comes from one; else as a PNG file, which every reader of pictures
    /// accepts as well. Nil for an empty one.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let bytes = contents
        return bytes.starts(with: [0xFF, 0xD8, 0xFF]) && looks.tint == nil ? Data(bytes) : pngData()
    }

    /// The bytes of the picture file; empty for symbols and drawings.
    var contents: [UInt8] {
        switch source {
        case .bytes(let bytes): return bytes
        case .asset(let name, let path):
            switch AssetCatalog.picture(named: name, bundlePath: path)?.source {
            case .file(let file, _, _): return [UInt8](FileManager.default.contents(atPath: file) ?? Data())
            case .bytes(let picture, _): return picture.bytes
            default: return []
            }
        case .symbol, .drawing, .empty: return []
        }
    }

    var pngFile: [UInt8]? {
        let bytes = contents
        guard bytes.count > PictureBytes.limit else { return file(of: archivedSource) }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        guard (try? Data(bytes).write(to: url)) != nil else { return nil }
        return file(of: .file(path: url.path, size: Size(size)))
    }

    /// The image alone, in a scene of its size; nil for an empty one.
    private func file(of source: Node.Picture.Source?) -> [UInt8]? {
        guard let source, size.width > 0, size.height > 0 else { return nil }
        let picture = picture(from: source, isTinted: looks.tint != nil)
        return PictureProgram.file(of: .image(picture), size: size, scale: scale)
    }

    /// The image as it fills a space; a symbol in black, or in its tint.
    func picture(from source: Node.Picture.Source, isTinted: Bool) -> Node.Picture {
        let paint = Paint.tone(looks.tint?.tone() ?? SystemTone.black)
        return Node.Picture(
            source, font: looks.symbol.symbolFont, paint: looks.symbol.paints.first ?? paint,
            furtherPaints: Array(looks.symbol.paints.dropFirst()), isResizable: true, isTemplate: isTinted,
            symbolMode: looks.symbol.mode)
    }

    /// A drawing as a picture file, of which parts can be repeated; itself without the drawing program.
    package var inPixels: UIImage {
        guard case .drawing = source, let bytes = pngFile else { return self }
        return UIImage(.bytes(bytes), size: size, scale: scale, looks: looks)
    }

    var archivedSource: Node.Picture.Source? {
        if case .symbol(let name) = source { return .symbol(name) }
        if case .drawing(let node) = source { return .drawing(node, size: Size(size)) }
        return contents.isEmpty ? nil : PictureBytes(contents).map { .bytes($0, size: Size(size)) }
    }
}

extension [UInt8] {
    var isPNG: Bool { starts(with: [0x89, 0x50, 0x4E, 0x47]) }
}
