import Foundation

extension UserDefaults {
    static var groupShared: UserDefaults {
        let appID = "group.sample.alstn38.practice"
        return UserDefaults(suiteName: appID)!
    }
}
