import Foundation
import GroupTesting
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetKit

/// What a widget was given, as its program is told of it.
struct ConfigurationTests {
    private struct CityIntent: WidgetConfigurationIntent {
        static var title: LocalizedStringResource { "City" }

        @IntentParameter(title: "Name", default: "Seoul") var name: String

        init() {}
    }

    private static func info(_ city: String?) -> WidgetInfo {
        let parameters = city.map { ["name": WidgetArchive.Parameter.text($0)] } ?? [:]
        let instance = Instance(id: "City-1", kind: "City", family: .systemSmall, parameters: parameters)
        return WidgetInfo(PlacedWidget(instance, program: "Cities"))
    }

    /// In a process of its own, which is ended if they wait for ever.
    @Test func `The values that a widget was given are told as its intent, however many tasks ask at once`() async {
        await #expect(processExitsWith: .success) {
            alarm(300)
            let (chosen, standard) = (Self.info("Busan"), Self.info(nil))
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<100 {
                    group.addTask {
                        #expect(chosen.widgetConfigurationIntent(of: CityIntent.self)?.name == "Busan")
                        #expect(standard.widgetConfigurationIntent(of: CityIntent.self)?.name == "Seoul")
                    }
                }
            }
        }
    }
}
