import AppGroups
import AppIntents
import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords
@testable import WidgetKit

private struct AtticIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Attic"

    @IntentParameter(title: "Room", default: "Hall") var room: String
}

/// What a center asks of the host, and what it knows of placed widgets, by the records that both share.
@MainActor struct WidgetCenterTests {
    private let root = TemporaryRoot()
    private let session = ProgramSession(log: { _ in })

    private func records(_ suite: String) throws -> AppGroups.UserDefaults {
        UserDefaults(try SuiteName(suite), in: recordsRoot)
    }

    private var recordsRoot: Root { Root(path: "\(root.root.path)/\(WidgetsDirectory.name)") }

    /// Does something with the center, and returns the requests that it has made since the beginning, by kind.
    private func requests(after work: (WidgetCenter) async throws -> Void) async throws -> [String: ReloadRequest] {
        try await Root.$ofTask.withValue(root.root) {
            try await session.run { try await work(.shared) }
        }
        try records(ReloadRequest.suite).synchronize()
        let suite = Suite(try SuiteName(ReloadRequest.suite), in: recordsRoot)
        let requests = try suite.snapshot().members.map { ($0.key.text, try ReloadRequest($0.value)) }
        return Dictionary(uniqueKeysWithValues: requests)
    }

    private func place(_ widgets: [String: [String: Any]]) throws {
        let suite = try records(PlacedWidget.suite)
        for (id, record) in widgets { suite.set(record.merging(["program": "Cafe"]) { own, _ in own }, forKey: id) }
        suite.synchronize()
    }

    private func placed() async throws -> [WidgetInfo] {
        try await Root.$ofTask.withValue(root.root) {
            try await session.run { try await WidgetCenter.shared.currentConfigurations() }
        }
    }

    @Test func `A request says what is to be reloaded, who asks, and when`() async throws {
        let before = Date()
        let requests = try await requests { $0.reloadTimelines(ofKind: "Clock") }
        #expect(Array(requests.keys) == ["Clock"])
        let record = try #require(requests["Clock"])
        #expect(record.by.hasSuffix("(\(getpid()))"))
        #expect(record.at > 0)
        #expect(record.date >= before.addingTimeInterval(-1))
    }

    @Test func `A later request for a kind replaces the one before`() async throws {
        let first = try await requests { $0.reloadTimelines(ofKind: "Clock") }
        let second = try await requests { $0.reloadTimelines(ofKind: "Clock") }
        let times = [first, second].compactMap { $0["Clock"]?.at }
        #expect(times.count == 2 && times[0] < times[1], "\(times)")
    }

    @Test func `A request for all widgets is one`() async throws {
        try place(["Clock-1": ["kind": "Clock", "family": "systemSmall"]])
        #expect(try await Array(requests { $0.reloadAllTimelines() }.keys) == [ReloadRequest.everyKind])
    }

    @Test func `A widget that answers cannot ask for itself, which would never end`() async throws {
        let requests = try await requests { center in
            await center.whileAnswering("Clock") { center.reloadTimelines(ofKind: "Clock") }
        }
        #expect(requests.isEmpty)
        #expect(session.notes.take() == ["'Clock' asked to be reloaded while it was answering; that would never end"])
    }

    @Test func `A widget that answers asks for all others, each by itself`() async throws {
        try place([
            "Clock-1": ["kind": "Clock", "family": "systemSmall"], "City-1": ["kind": "City", "family": "systemSmall"],
            "City-2": ["kind": "City", "family": "systemLarge"],
        ])
        let requests = try await requests { center in
            await center.whileAnswering("Clock") { center.reloadAllTimelines() }
        }
        #expect(Array(requests.keys) == ["City"])
        #expect(try await self.requests { $0.reloadTimelines(ofKind: "Clock") }.keys.sorted() == ["City", "Clock"])
    }

    @Test func `Placed widgets come in the order of their identifiers`() async throws {
        #expect(try await placed().isEmpty)
        try place([
            "b-1": ["kind": "b", "family": "accessoryInline"], "a-1": ["kind": "a", "family": "systemSmall"],
            "c-1": ["kind": "c", "family": "of a later version"],
        ])
        #expect(try await placed().map(\.kind) == ["a", "b"])
        #expect(try await placed().map(\.family) == [.systemSmall, .accessoryInline])
        try place(["a-0": ["kind": "newer", "family": "systemLarge"]])
        #expect(try await placed().map(\.kind) == ["newer", "a", "b"])
    }

    @Test func `A completion handler is given the same`() async throws {
        try place(["a-1": ["kind": "a", "family": "systemSmall"]])
        let center = session.center
        let infos = try await withCheckedThrowingContinuation { continuation in
            Root.$ofTask.withValue(root.root) {
                center.getCurrentConfigurations { continuation.resume(with: $0) }
            }
        }
        #expect(infos == (try await placed()))
    }

    @Test func `Placed controls are another center's`() async throws {
        try place([
            "a-1": ["kind": "a", "family": "systemSmall"], "b-1": ["kind": "b", "family": "controlSmall"],
            "b-2": ["kind": "b", "family": "controlLarge", "parameters": ["room": "Attic"]],
        ])
        #expect(try await placed().map(\.kind) == ["a"])
        let controls = try await Root.$ofTask.withValue(root.root) {
            try await session.run { try await ControlCenter.shared.currentControls() }
        }
        #expect(controls.map(\.kind) == ["b", "b"])
        #expect(controls.map { $0.configurationIntent(of: AtticIntent.self)?.room } == ["Hall", "Attic"])
        #expect(try await Array(requests { _ in ControlCenter.shared.reloadAllControls() }.keys) == ["b"])
    }

    @Test func `The configuration of a placed widget is of the class that its program has named, or none`() async throws
    {
        let parameters: [String: Any] = ["bean": "ro", "milk": false]
        let record: [String: Any] = ["kind": "Coffee", "family": "systemSmall", "parameters": parameters]
        try place([
            "Coffee-1": record, "Coffee-2": record.merging(["program": "Bar"]) { $1 },
            "Coffee-3": record.merging(["program": "of nobody"]) { $1 },
        ])
        let programs = try records(RegisteredProgram.suite)
        for (program, intent) in ["Cafe": "ChooseCoffeeIntent", "Bar": "SelectDrinkIntent"] {
            let kind: [String: Any] = ["kind": "Coffee", "name": "", "families": ["systemSmall"], "intent": intent]
            let description: [String: Any] = ["version": 2, "kinds": [kind]]
            programs.set(["path": "/", "description": description], forKey: program)
        }
        programs.synchronize()
        let intents = try await Root.$ofTask.withValue(root.root) { try await placed().map(\.configuration) }
        let coffee = intents[0] as? ChooseCoffeeIntent
        #expect(coffee?.bean?.displayString == "Robusta" && coffee?.milk == NSNumber(value: false))
        #expect(intents[1] == nil && intents[2] == nil)
    }

    @Test func `The configuration of a placed widget is an intent`() async throws {
        try place([
            "a-1": [
                "kind": "a", "family": "systemSmall", "parameters": ["city": "Busan", "days": 5] as [String: Any],
            ],
            "a-2": ["kind": "a", "family": "systemSmall"],
            "a-3": ["kind": "a", "family": "systemSmall", "parameters": ["street": "Main"]],
        ])
        let intents = try await placed().map { $0.widgetConfigurationIntent(of: CityIntent.self) }
        #expect(intents.map(\.?.city) == ["Busan", "Seoul", nil])
        #expect(intents.map(\.?.days) == [5, 3, nil])
    }
}
