// A file that imports UIKit alone has Foundation too, with the UserDefaults of groups.
@_exported public import AppGroups
