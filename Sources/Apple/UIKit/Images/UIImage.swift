public import AssetCatalogs
public import Foundation
import SceneLayout
package import WidgetArchive

/// A picture: a system symbol, an image of the program's resources, a picture file or a drawing.
public final class UIImage: NSObject, Sendable {
    package enum Source: Hashable, Sendable {
        case empty
        case symbol(String)
        case asset(String, bundlePath: String?)
        /// A picture file.
        case bytes([UInt8])
        case drawing(Node)
    }

    package let source: Source
    /// The size in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    package let looks: Looks

    /// How to show an image.
    package struct Looks: Hashable, Sendable {
        package var mode = RenderingMode.automatic
        package var tint: UIColor?
        package var capInsets = UIEdgeInsets.zero
        package var resizingMode = ResizingMode.tile
        package var symbol = SymbolConfiguration.unspecified
        var orientation = Orientation.up
    }

    package init(_ source: Source, size: CGSize, scale: CGFloat, looks: Looks = Looks()) {
        (self.source, self.size, self.scale, self.looks) = (source, size, scale, looks)
    }

    /// An empty picture.
    public convenience override init() { self.init(.empty, size: .zero, scale: 1) }

    /// An image of the program's asset catalogues or resources; nil if there is none with the name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

    /// An image of a bundle's asset catalogues or resources; nil if there is none with the name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name, in: bundle, with: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let found = AssetCatalog.picture(named: name, bundlePath: bundle?.bundlePath) else { return nil }
        var looks = Looks()
        looks.symbol = configuration as? SymbolConfiguration ?? .unspecified
        let size = found.source.size
        self.init(
            .asset(name, bundlePath: bundle?.bundlePath), size: CGSize(width: size.width, height: size.height),
            scale: UIScreen.main.scale, looks: looks)
    }

    /// An image of the asset catalogue; empty if the catalogue lacks it.
    public convenience init(resource: ImageResource) {
        let size = AssetCatalog.picture(named: resource.name, bundlePath: resource.bundlePath)?.source.size ?? .zero
        self.init(
            .asset(resource.name, bundlePath: resource.bundlePath),
            size: CGSize(width: size.width, height: size.height),
            scale: UIScreen.main.scale)
    }

    /// A PNG, JPEG or WebP picture with one pixel per point; nil for other data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A PNG, JPEG or WebP picture with `scale` pixels per point; nil for other data.
    public convenience init?(data: Data, scale: CGFloat) {
        let bytes = [UInt8](data)
        guard let pixels = PictureFile.pixels(of: bytes), scale > 0 else { return nil }
        let size = pixels.points(at: Double(scale))
        self.init(.bytes(bytes), size: CGSize(width: size.width, height: size.height), scale: scale)
    }

    /// The picture of a file; one named `@2x` or `@3x` has 2 or 3 pixels per point.
    public convenience init?(contentsOfFile path: String) {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let scale = [2, 3].first { name.hasSuffix("@\($0)x") } ?? 1
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: CGFloat(scale))
    }

    /// A system symbol; nil if the name cannot be a symbol's.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A system symbol in a size and weight; nil if the name cannot be a symbol's.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard UIImage.isSymbolName(name) else { return nil }
        self.init(symbol: name, configuration as? SymbolConfiguration ?? .unspecified)
    }

    /// A system symbol with a variable value, which has no effect here; nil if the name cannot be a symbol's.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    convenience init(symbol name: String, _ configuration: SymbolConfiguration, looks: Looks = Looks()) {
        var looks = looks
        looks.symbol = configuration
        let size = SymbolBox.size(of: name, configuration.symbolFont.size)
        self.init(
            .symbol(name), size: CGSize(width: size.width, height: size.height), scale: UIScreen.main.scale,
            looks: looks)
    }

    /// Symbols have names such as `sun.max.fill`. Only the drawing program knows which of them exist.
    private static func isSymbolName(_ name: String) -> Bool {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        return words.allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || 48...57 ~= $0 }
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return source == other.source && size == other.size && scale == other.scale && looks == other.looks
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(source)
        hasher.combine(scale)
        return hasher.finalize()
    }
}

extension Node.Picture.Source {
    /// The size of the picture in points.
    var size: Size {
        switch self {
        case .file(_, _, let size), .bytes(_, let size), .drawing(_, let size): size
        case .symbol, .missing: .zero
        }
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    /// The image of an `#imageLiteral`, which must be among the program's resources.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(resource: ImageResource(name: name, bundle: .main))
    }
}

public typealias _ImageLiteralType = UIImage
