public import Foundation
import WidgetArchive

extension UIImage {
    /// The picture as a PNG file; nil for an empty one.
    public func pngData() -> Data? {
        let bytes = contents
        if bytes.isPNG, looks.tint == nil { return Data(bytes) }
        return pngFile.map { Data($0) }
    }

    /// The picture as a JPEG file if it comes from one, which stays as it is; else as a PNG file, which every reader of
    /// pictures takes as well. Nil for an empty one.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let bytes = contents
        return bytes.starts(with: [0xFF, 0xD8, 0xFF]) && looks.tint == nil ? Data(bytes) : pngData()
    }

    /// The bytes of the picture file; none for symbols.
    var contents: [UInt8] {
        switch source {
        case .bytes(let bytes): return bytes
        case .asset(let name, let path):
            switch AssetCatalog.picture(named: name, bundlePath: path)?.source {
            case .file(let file, _, _): return [UInt8](FileManager.default.contents(atPath: file) ?? Data())
            case .bytes(let picture, _): return picture.bytes
            default: return []
            }
        case .symbol, .empty: return []
        }
    }

    private var pngFile: [UInt8]? {
        node.flatMap { DrawingProgram.file(of: $0, size: size, scale: scale, as: .png) }
    }

    /// A symbol as a document in black, or in its tint; none without the program that draws.
    var symbolDocument: [UInt8]? {
        guard isSymbolImage else { return nil }
        return node.flatMap { DrawingProgram.file(of: $0, size: size, scale: scale, as: .svg) }
    }

    /// The image alone in a scene of its size; nil for an empty one.
    private var node: Node? {
        let paint = Paint.tone(looks.tint?.tone() ?? SystemTone.black)
        guard let source = archivedSource, size.width > 0, size.height > 0 else { return nil }
        return .image(
            Node.Picture(
                source, font: looks.symbol.symbolFont, paint: looks.symbol.paints.first ?? paint,
                furtherPaints: Array(looks.symbol.paints.dropFirst()), isResizable: true,
                isTemplate: looks.tint != nil, symbolMode: looks.symbol.mode))
    }

    private var archivedSource: Node.Picture.Source? {
        if case .symbol(let name) = source { return .symbol(name) }
        let size = Size(width: size.width, height: size.height)
        return contents.isEmpty ? nil : PictureBytes(contents).map { .bytes($0, size: size) }
    }
}

extension [UInt8] {
    var isPNG: Bool { starts(with: [0x89, 0x50, 0x4E, 0x47]) }
}
