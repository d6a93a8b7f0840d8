import Foundation

enum ProductType {
    case main, secondary
}

struct Product: Identifiable {
    let id: String
    let name: String
    let balance: Double
    let iban: String
    let type: ProductType
}

extension Product {
    var formattedAmount: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        formatter.locale = Locale(identifier: "en_US")
        return formatter.string(from: NSNumber(value: balance)) ?? "\(balance) EUR"
    }
}
