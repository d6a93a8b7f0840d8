public import Foundation

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
