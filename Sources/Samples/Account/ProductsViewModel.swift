import Foundation

/// The accounts that the banking app has left in the shared container.
final class ProductsViewModel {
    private let defaults = UserDefaults(suiteName: "group.sample.bank")

    func fetchProducts(completion: @escaping ([Product]) -> Void) {
        let json = defaults?.string(forKey: "products") ?? "[]"
        do {
            completion(try JSONDecoder().decode([Product].self, from: Data(json.utf8)))
        } catch {
            print("The products cannot be read: \(error)")
            completion([])
        }
    }
}
