// A file that imports SwiftUI alone has Foundation too, with the UserDefaults of groups, and localised resources.
@_exported public import AppGroups
@_exported public import AppIntents
