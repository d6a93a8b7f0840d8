import AppGroups

/// Something of an app's, which knows only the name of its group.
enum AppGroupsReader {
    static var name: String? { AppGroups.UserDefaults(suiteName: "group.test")?.string(forKey: "name") }
}
