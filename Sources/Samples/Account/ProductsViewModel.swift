import Foundation

/// The accounts that the banking app has left in the shared container, in its API's format.
final class ProductsViewModel {
    private let defaults = UserDefaults(suiteName: "group.sample.bank")

    /// There is always a main account: a widget without an entry would have nothing to show.
    private let noProduct = Product(id: "", name: "No account", balance: 0, iban: "", type: .main)

    func fetchProducts(completion: @escaping ([Product]) -> Void) {
        let json = defaults?.string(forKey: "products") ?? "[]"
        do {
            let accounts = try JSONDecoder().decode([Account].self, from: Data(json.utf8))
            completion(accounts.map(\.product) + [noProduct])
        } catch {
            print("The products cannot be read: \(error)")
            completion([noProduct])
        }
    }
}

/// An account in JSON.
private struct Account: Decodable {
    let id: String
    let name: String
    let balance: String
    let iban: String
    let type: String

    enum CodingKeys: String, CodingKey {
        case id, name, balance, type
        case iban = "IBAN"
    }

    var product: Product {
        Product(
            id: id, name: name, balance: Double(balance) ?? 0, iban: iban, type: type == "main" ? .main : .secondary)
    }
}
