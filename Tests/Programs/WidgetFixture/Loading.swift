import Foundation

enum Loading {
    static let cache = URL.cachesDirectory.appendingPathComponent("\(ProcessInfo().processIdentifier)")
    static let name = Bundle.main.object(forInfoDictionaryKey: kCFBundleNameKey as String)

    static func session() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.waitsForConnectivity = true
        configuration.allowsConstrainedNetworkAccess = false
        configuration.allowsExpensiveNetworkAccess = false
        return URLSession(configuration: configuration)
    }

    static func token() -> Data? {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "token",
            kSecReturnData as String: kCFBooleanTrue as Any, kSecMatchLimit as String: kSecMatchLimitOne,
        ]
        var item: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
        return item as? Data
    }

    static func links(in text: String) throws -> [URL] {
        let detector = try NSDataDetector(types: 1 << 5)
        return detector.matches(in: text, options: [], range: NSRange(text.startIndex..., in: text)).compactMap(\.url)
    }
}
