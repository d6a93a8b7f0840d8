import Foundation

/// Files in the container that the app and its widget share.
struct FileManagerCache {
    enum File: String {
        case vehicles = "vehicles.json"
    }

    func load<Value: Decodable>(from file: File) -> Value? {
        let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: UserDefaultsCache.group)
        guard let url = container?.appendingPathComponent(file.rawValue),
            let data = try? Data(contentsOf: url)
        else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }
}
