import Foundation

enum ProductType: String, Decodable {
    case main, secondary
}

struct Product: Identifiable, Decodable {
    let id: String
    let name: String
    let balance: String
    let currency: String
    let iban: String
    let type: ProductType

    enum CodingKeys: String, CodingKey {
        case id, name, balance, currency, type
        case iban = "IBAN"
    }

    var formattedAmount: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = currency
        formatter.locale = Locale(identifier: "en_US")
        return formatter.string(from: NSDecimalNumber(string: balance)) ?? "\(balance) \(currency)"
    }

    static let preview = Product(
        id: "123a67cf", name: "Main Account", balance: "280.25", currency: "EUR", iban: "NL27AAA0726252510", type: .main)
}
