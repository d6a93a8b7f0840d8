import Foundation

enum UserDefaultsKey: String {
    case selectedVehicleIdKey = "selectedVehicleId"
    case serverURLKey = "serverURL"
    case tokenKey = "token"
    case widgetRefreshCountKey = "widgetRefreshCount"
    case widgetLastUpdatedAtKey = "widgetLastUpdatedAt"
    case widgetNextUpdateAtKey = "widgetNextUpdateAt"
}

/// The defaults that the app and its widget share.
struct UserDefaultsCache {
    static let group = "group.sample.tracker"

    private var defaults: UserDefaults { UserDefaults(suiteName: UserDefaultsCache.group)! }

    func string(forKey key: UserDefaultsKey) -> String? { defaults.string(forKey: key.rawValue) }
    func integer(forKey key: UserDefaultsKey) -> Int { defaults.integer(forKey: key.rawValue) }
    func register(_ value: Any, forKey key: UserDefaultsKey) { defaults.register(defaults: [key.rawValue: value]) }
    func set(_ value: Any?, forKey key: UserDefaultsKey) { defaults.set(value, forKey: key.rawValue) }
}

struct ApiAuthenticator {
    var currentToken: String? { UserDefaultsCache().string(forKey: .tokenKey) }
}
