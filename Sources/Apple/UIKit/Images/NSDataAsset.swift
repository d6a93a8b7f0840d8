import AssetCatalogs
public import Foundation

/// A data set of an asset catalogue.
public final class NSDataAsset: NSObject, Sendable {
    /// The requested name.
    public let name: String
    /// The contents of its file.
    public let data: Data

    /// A data set of the program's asset catalogues; nil if there is none with the name.
    public convenience init?(name: String) { self.init(name: name, bundlePath: nil) }

    /// A data set of a bundle's asset catalogues; nil if there is none with the name.
    public convenience init?(name: String, bundle: Bundle) { self.init(name: name, bundlePath: bundle.bundlePath) }

    private init?(name: String, bundlePath: String?) {
        guard let data = AssetCatalog.data(named: name, bundlePath: bundlePath) else { return nil }
        (self.name, self.data) = (name, data)
    }
}
