import SwiftUI
import WidgetKit

struct AccountEntry: TimelineEntry {
    public let date: Date
    public let product: Product
}

struct Provider: TimelineProvider {
    public typealias Entry = AccountEntry

    private let viewModel = ProductsViewModel()

    public func snapshot(with context: Context, completion: @escaping (AccountEntry) -> ()) {
        let previewProduct = Product(
            id: "123a67cf",
            name: "Main Account",
            balance: 280.25,
            iban: "NL27AAA0726252510",
            type: .main
        )
        let entry = AccountEntry(date: Date(), product: previewProduct)
        completion(entry)
    }

    public func timeline(with context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        let currentDate = Date()
        let futureDate = Calendar.current.date(byAdding: .minute, value: 10, to: currentDate)!

        viewModel.fetchProducts() { products in
            guard let mainProduct = products.first(where: { $0.type == .main }) else { return }

            let entry = AccountEntry(date: currentDate, product: mainProduct)
            let timeline = Timeline(entries: [entry], policy: .after(futureDate))
            completion(timeline)
        }
    }
}

@main
struct MainAccount: Widget {
    private let kind: String = "MainAccount"

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider(), placeholder: PlaceholderView()) { entry in
            MainAccountEntryView(entry: entry)
        }
        .configurationDisplayName("Main Account")
        .description("See information about your main account.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct PlaceholderView: View {
    var body: some View {
        Text("Placeholder View")
    }
}

struct MainAccountEntryView: View {
    var entry: Provider.Entry

    var body: some View {
        ZStack(alignment: .topLeading) {
            RoundedRectangle(cornerRadius: 0, style: .continuous)
                .fill(Color("widgetBackgroundColor"))

            HStack(alignment: .center, spacing: 8) {
                RoundedRectangle(cornerRadius: 3, style: .continuous)
                    .fill(
                        LinearGradient(
                            gradient: .init(colors: [.blue, .green]),
                            startPoint: .init(x: 0, y: 0),
                            endPoint: .init(x: 1, y: 1)
                        )
                    )
                    .frame(width: 6, height: 120)
                    .padding(.leading, -6)

                VStack(alignment: .leading, spacing: 2) {
                    Text(entry.product.name)
                        .bold()
                        .font(Font.system(size: 14))
                    Text("\(entry.product.formattedAmount)")
                        .bold()
                        .lineLimit(1)
                        .font(Font.system(size: 22))
                    Spacer()
                    Text("Last checked at")
                        .font(.footnote)
                    Text(entry.date, style: .time)
                        .font(.footnote)
                    Spacer()
                    Image(systemName: "creditcard.fill")
                        .padding(.bottom, 4)
                }
            }
            .padding(.all, 16)
            .foregroundColor(Color("widgetForegroundColor"))
        }
    }
}

struct Previews: PreviewProvider {
    static let previewEntry = AccountEntry(
        date: Date(),
        product: Product(id: "123a67cf", name: "Main Account", balance: 280.25, iban: "NL27AAA0726252510", type: .main))

    static var previews: some View {
        Group {
            MainAccountEntryView(entry: previewEntry)
                .previewContext(WidgetPreviewContext(family: .systemSmall))

            PlaceholderView()
                .previewContext(WidgetPreviewContext(family: .systemSmall))
        }
    }
}
