// A file that imports Intents alone has Foundation too, with the UserDefaults of groups.
@_exported public import AppGroups
