public import Foundation
import WidgetArchive

extension UIImage {
    /// The picture as a PNG file.
    public func pngData() -> Data? {
        let bytes = contents
        return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? Data(bytes) : nil
    }

    /// The picture as a JPEG file.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let bytes = contents
        return bytes.starts(with: [0xFF, 0xD8, 0xFF]) ? Data(bytes) : pngData()
    }

    /// The bytes of the picture file; none for symbols.
    var contents: [UInt8] {
        switch source {
        case .bytes(let bytes): return bytes
        case .asset(let name, let path):
            guard case .file(let file, _, _)? = AssetCatalog.picture(named: name, bundlePath: path)?.source else {
                return []
            }
            return [UInt8](FileManager.default.contents(atPath: file) ?? Data())
        case .symbol, .empty: return []
        }
    }
}
