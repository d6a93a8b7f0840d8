import Foundation
import GroupTesting
import Testing

@testable import WidgetKit

/// What a widget was given, as its program is told of it.
struct ConfigurationTests {
    private struct CityIntent: WidgetConfigurationIntent {
        static var title: LocalizedStringResource { "City" }

        @Parameter(title: "Name", default: "Seoul") var name: String

        init() {}
    }

    private static func info(_ city: String?) throws -> WidgetInfo {
        let parameters: [String: Any] = city.map { ["parameters": ["name": $0]] } ?? [:]
        return try #require(
            WidgetInfo("City-1", ["kind": "City", "family": "systemSmall"].merging(parameters) { $1 }))
    }

    /// In a process of its own, which is ended if they wait for ever.
    @Test func `The values that a widget was given are told as its intent, however many tasks ask at once`() async {
        await #expect(processExitsWith: .success) {
            alarm(300)
            let (chosen, standard) = (try Self.info("Busan"), try Self.info(nil))
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
