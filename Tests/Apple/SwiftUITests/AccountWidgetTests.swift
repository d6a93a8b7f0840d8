import Foundation
import SwiftUI
import Testing

struct Product {
    let name = "Main Account"
    let formattedAmount = "€ 280.25"
}

struct AccountEntry {
    let date = Date(timeIntervalSince1970: 0)
    let product = Product()
}

struct MainAccountEntryView: View {
    var entry: AccountEntry

    var body: some View {
        ZStack(alignment: .topLeading) {
            RoundedRectangle(cornerRadius: 0, style: .continuous)
                .fill(Color("accountBackground"))

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
            .foregroundColor(Color("accountBackground"))
        }
    }
}

struct PlaceholderView: View {
    var body: some View {
        Text("Placeholder View")
    }
}

struct SizedPreview: PreviewContext {}

struct Previews: PreviewProvider {
    static var previews: some View {
        Group {
            MainAccountEntryView(entry: AccountEntry())
                .previewContext(SizedPreview())

            PlaceholderView()
                .previewContext(SizedPreview())
        }
    }
}

@MainActor struct AccountWidgetTests {
    @Test func `An account is shown beside its bar`() {
        let result = evaluate(MainAccountEntryView(entry: AccountEntry()), in: EnvironmentValues())
        #expect(
            result.scene.root.sketch() == """
                depth leading-top
                  surface rounded 0 fill #8E8E93
                  padding 16 16 16 16
                    horizontal center 8
                      padding 0 -6 0 0
                        frame 6 by 120 center
                          surface rounded 3 fill linear(#007AFF/#0A84FF, #34C759/#30D158; 0,0 to 1,1)
                      vertical leading-center 2
                        text 'Main Account' 14/700 #8E8E93
                        text '€ 280.25' 22/700 #8E8E93 lines 1
                        spacer
                        text 'Last checked at' 13 #8E8E93
                        text date-time 13 #8E8E93
                        spacer
                        padding 0 0 4 0
                          image creditcard.fill 17 #8E8E93
                """)
        #expect(
            result.notes == [
                "There is no colour 'accountBackground' among the program's resources; grey stands for it."
            ])
    }

    @Test func `Previews are views like any other`() {
        #expect(sketch(Previews.previews).hasSuffix("text 'Placeholder View' 17 primary"))
    }
}
