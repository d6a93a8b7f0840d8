import Intents
import SwiftUI
import WidgetKit

/// A widget that is configured by a class of Coffee.intentdefinition, and the handler that offers its beans.
class IntentHandler: INExtension, SelectCoffeeIntentHandling {
    func provideBeanOptionsCollection(
        for intent: SelectCoffeeIntent, with completion: @escaping (INObjectCollection<Bean>?, Error?) -> Void
    ) {
        let beans = ["Arabica", "Robusta"].map { Bean(identifier: $0.lowercased(), display: $0) }
        completion(INObjectCollection(items: beans), nil)
    }

    func defaultBean(for intent: SelectCoffeeIntent) -> Bean? {
        let bean = Bean(identifier: "arabica", display: "Arabica")
        bean.strength = 3
        return bean
    }

    override func handler(for intent: INIntent) -> Any { self }
}

struct CupEntry: TimelineEntry {
    let date: Date
    let configuration: SelectCoffeeIntent
}

struct CupProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> CupEntry { CupEntry(date: .now, configuration: SelectCoffeeIntent()) }

    func getSnapshot(
        for configuration: SelectCoffeeIntent, in context: Context, completion: @escaping (CupEntry) -> Void
    ) {
        completion(CupEntry(date: .now, configuration: configuration))
    }

    func getTimeline(
        for configuration: SelectCoffeeIntent, in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void
    ) {
        completion(Timeline(entries: [CupEntry(date: .now, configuration: configuration)], policy: .never))
    }
}

struct CupWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Cup", intent: SelectCoffeeIntent.self, provider: CupProvider()) { entry in
            let intent = entry.configuration
            VStack {
                Text(verbatim: "\(intent.bean?.displayString ?? "none") of strength \(intent.bean?.strength ?? 0)")
                Text(verbatim: intent.size == .large ? "large" : "small")
                Text(verbatim: intent.foam?.boolValue == true ? "with foam" : "black")
            }
        }
    }
}
