import WidgetKit

struct AccountEntry: TimelineEntry {
    public let date: Date
    public let product: Product
}

struct Provider: TimelineProvider {
    public typealias Entry = AccountEntry

    private let viewModel = ProductsViewModel()

    private let noProduct = Product(
        id: "", name: "No account", balance: "0", currency: "EUR", iban: "", type: .main)

    public func placeholder(in context: Context) -> AccountEntry {
        AccountEntry(date: Date(), product: .preview)
    }

    public func getSnapshot(in context: Context, completion: @escaping (AccountEntry) -> ()) {
        completion(AccountEntry(date: Date(), product: .preview))
    }

    public func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        let currentDate = Date()
        let refreshDate = Calendar.current.date(byAdding: .minute, value: 10, to: currentDate)!

        viewModel.fetchProducts { products in
            let mainProduct = products.first(where: { $0.type == .main }) ?? noProduct
            let entry = AccountEntry(date: currentDate, product: mainProduct)
            let timeline = Timeline(entries: [entry], policy: .after(refreshDate))
            completion(timeline)
        }
    }
}
