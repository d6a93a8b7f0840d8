import SwiftUI
import WidgetKit

struct CoffeeEntry: TimelineEntry {
    let date: Date
}

struct CoffeeProvider: TimelineProvider {
    func placeholder(in context: Context) -> CoffeeEntry { CoffeeEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (CoffeeEntry) -> Void) {
        completion(CoffeeEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CoffeeEntry>) -> Void) {
        completion(Timeline(entries: [CoffeeEntry(date: .now)], policy: .never))
    }
}

struct CoffeeView: View {
    var body: some View {
        VStack {
            Text("Coffee", bundle: #bundle).foregroundStyle(.accent)
            Text("\(1) cups").foregroundColor(.Brand.dark)
            Text("\(3) cups").background(Color.accent)
            Image(.logo)
            Label("Coffee", image: .logo)
            ForEach(Identity.lines + Identity.words, id: \.self) { Text(verbatim: $0) }
        }
    }
}

struct FixtureWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Coffee", provider: CoffeeProvider()) { _ in CoffeeView() }
    }
}
