public import Foundation

/// A colour of an asset catalogue. Xcode's symbols, such as `.brand`, are made by the plugin `WidgetExtension`.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundlePath: String

    /// The colour of a name.
    public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }
}

/// An image of an asset catalogue. Xcode's symbols, such as `.logo`, are made by the plugin `WidgetExtension`.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundlePath: String

    /// The image of a name.
    public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }
}

extension Color {
    /// A colour of the asset catalogue.
    public init(_ resource: ColorResource) {
        self.init(source: .asset(resource.name, bundlePath: resource.bundlePath))
    }
}

extension Image {
    /// An image of the asset catalogue.
    public init(_ resource: ImageResource) { self.init(.asset(resource.name, bundlePath: resource.bundlePath)) }
}
