// A file that imports UIKit alone has Foundation too, with the UserDefaults of groups, and the symbols of assets.
@_exported public import AppGroups
@_exported public import AssetCatalogs
