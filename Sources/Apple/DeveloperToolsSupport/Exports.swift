// The symbols of assets, which Xcode's own generated source finds here.
@_exported public import AssetCatalogs
