// As an iOS developer would write it: nothing here knows of AppGroups.
import Foundation

extension UserDefaults {
    static var groupShared: UserDefaults {
        let appID = "group.sample.alstn38.practice"
        return UserDefaults(suiteName: appID)!
    }
}

struct NicknameStore {
    static let shared: UserDefaults? = UserDefaults(suiteName: "group.sample.alstn38.practice")
    let defaults: UserDefaults = .standard

    var nickname: String {
        get { UserDefaults.groupShared.string(forKey: "SampleName") ?? "없음" }
        nonmutating set { UserDefaults.groupShared.set(newValue, forKey: "SampleName") }
    }
}
