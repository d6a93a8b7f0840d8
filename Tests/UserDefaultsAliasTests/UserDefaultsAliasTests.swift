import AppGroups
import Foundation
import Testing

struct UserDefaultsAliasTests {
    @Test func `Source that imports only Foundation gets our UserDefaults`() {
        #expect(type(of: NicknameStore().defaults) == AppGroups.UserDefaults.self)
        #expect(NicknameStore.shared.map { type(of: $0) == AppGroups.UserDefaults.self } == true)
    }

    @Test func `So does source that imports both`() {
        let defaults: UserDefaults = .standard
        #expect(type(of: defaults) == AppGroups.UserDefaults.self)
    }
}
