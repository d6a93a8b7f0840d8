import SwiftUI
import WidgetKit

@main
struct MainAccount: Widget {
    private let kind: String = "MainAccount"

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { entry in
            MainAccountEntryView(entry: entry)
        }
        .configurationDisplayName("Main Account")
        .description("See information about your main account.")
        .supportedFamilies([.systemSmall, .systemMedium])
        .contentMarginsDisabled()
    }
}

struct MainAccountEntryView: View {
    var entry: Provider.Entry

    @Environment(\.colorScheme) private var colorScheme

    private var backgroundColor: Color { colorScheme == .dark ? Color(white: 0.11) : .white }

    var body: some View {
        ZStack(alignment: .topLeading) {
            RoundedRectangle(cornerRadius: 0, style: .continuous)
                .fill(backgroundColor)

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
            .foregroundColor(.primary)
        }
    }
}
