// A file that imports only Intents also gets Foundation, and the UserDefaults of groups.
@_exported public import AppGroups
@_exported public import CoreLocation
