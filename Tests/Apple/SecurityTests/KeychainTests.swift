import Foundation
import Security
import Testing

struct KeychainTests {
    private let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "service",
        kSecAttrAccount as String: "account", kSecReturnData as String: kCFBooleanTrue!,
        kSecMatchLimit as String: kSecMatchLimitOne,
    ]

    @Test func `Nothing is found in a keychain`() {
        var item: CFTypeRef?
        #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)
        #expect(item as? Data == nil)
        var reference: AnyObject?
        let short = [kSecClass: kSecClassKey, kSecReturnRef: true] as [CFString: Any] as CFDictionary
        #expect(SecItemCopyMatching(short, &reference) == errSecItemNotFound)
    }

    @Test func `An error of Core Foundation is Foundation's`() {
        let error: CFError = NSError(domain: "a", code: 3, userInfo: ["key": "value"])
        #expect(CFErrorGetDomain(error) as String == "a" && CFErrorGetCode(error) == 3)
        #expect(CFErrorCopyUserInfo(error) as? [String: String] == ["key": "value"])
    }

    @Test func `Constants are objects where a query asks for these`() {
        let (service, account): (AnyObject, AnyObject) = (kSecAttrService, "account" as AnyObject)
        let query: [String: AnyObject] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
            kSecAttrAccount as String: account, kSecReturnData as String: kCFBooleanTrue,
            kSecAttrSynchronizable as String: kCFBooleanFalse! as AnyObject,
        ]
        #expect(query[kSecClass as String] as? String == "kSecClassGenericPassword")
        #expect(query[kSecReturnData as String] as? Bool == true)
        #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecItemNotFound)
    }

    @Test func `Nothing is kept in a keychain`() {
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecNotAvailable)
        #expect(
            SecItemUpdate(query as CFDictionary, [kSecValueData as String: Data()] as CFDictionary) != errSecSuccess)
        #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) as String? != nil)
    }

    @Test func `Random bytes are the system's`() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(Set(bytes).count > 8)
    }
}
