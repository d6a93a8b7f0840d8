public import Foundation
import WidgetArchive

/// A colour of an asset catalogue. Xcode's symbols, such as `.brand`, are made by the plugin `WidgetExtension`.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundlePath: String

    public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }
}

/// An image of an asset catalogue. Xcode's symbols, such as `.logo`, are made by the plugin `WidgetExtension`.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundlePath: String

    public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }
}

extension UIColor {
    public convenience init(resource: ColorResource) {
        self.init(.asset(resource.name, bundlePath: resource.bundlePath))
    }
}

extension UIImage {
    /// An image of the asset catalogue; an empty one if there is none.
    public convenience init(resource: ImageResource) { self.init(resource) }

    convenience init(_ resource: ImageResource) {
        let size = AssetCatalog.picture(named: resource.name, bundlePath: resource.bundlePath)?.source.size ?? .zero
        self.init(
            .asset(resource.name, bundlePath: resource.bundlePath),
            size: CGSize(width: size.width, height: size.height),
            scale: UIScreen.main.scale)
    }
}
