import ActivityKit
import AlarmKit
import AppIntents
import SwiftUI
import Testing
import WidgetArchive
@testable import WidgetKit

private struct Tea: AlarmMetadata {
    var kind: String
}

private struct Stop: LiveActivityIntent {
    static let title: LocalizedStringResource = "Stop"

    func perform() async throws -> some IntentResult { .result() }
}

/// A countdown as it is written for iOS 26.
private struct TeaTimer: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: AlarmAttributes<Tea>.self) { context in
            VStack {
                Text(context.attributes.metadata?.kind ?? "none").foregroundStyle(context.attributes.tintColor)
                Text(context.attributes.presentation.alert.title)
                switch context.state.mode {
                case .countdown(let countdown): Text(timerInterval: countdown.startDate...countdown.fireDate)
                case .paused(let paused): Text(verbatim: "paused at \(paused.previouslyElapsedDuration)")
                default: Text(verbatim: "rings")
                }
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("center") }
            } compactLeading: {
                Image(systemName: context.attributes.presentation.alert.stopButton.systemImageName)
            } compactTrailing: {
                Text("T")
            } minimal: {
                Text("M")
            }
        }
    }
}

@MainActor struct AlarmTests {
    private var attributes: AlarmAttributes<Tea> {
        let stop = AlarmButton(text: "Done", textColor: .white, systemImageName: "stop.circle")
        return AlarmAttributes(
            presentation: AlarmPresentation(alert: .init(title: "Tea is ready", stopButton: stop)),
            metadata: Tea(kind: "green"), tintColor: .red)
    }

    private func scene(_ mode: AlarmPresentationState.Mode) async throws -> String {
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        }
        let given = ActivityInstance(
            id: "7", attributes: try text(attributes),
            state: try text(AlarmPresentationState(alarmID: UUID(), mode: mode)), staleDate: nil)
        let program = Program([TeaTimer()])
        guard case .description(let description) = await program.answer(.describe).result else { return "" }
        #expect(description.activities == ["AlarmAttributes<Tea>"])
        let instance = Instance(
            kind: "AlarmAttributes<Tea>", family: .activityLockScreen, parameters: given.parameters)
        let timeline = try await program.timeline(.timeline(instance))
        return "\(try #require(timeline.entries.first).scene.root)"
    }

    @Test func `The Live Activity of an alarm shows its attributes and its state`() async throws {
        let paused = try await scene(.paused(.init(totalCountdownDuration: 60, previouslyElapsedDuration: 20)))
        for words in ["green", "Tea is ready", "paused at 20.0"] {
            #expect(paused.contains("\"\(words)\""), "\(paused)")
        }
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let countdown = AlarmPresentationState.Mode.Countdown(
            totalCountdownDuration: 60, previouslyElapsedDuration: 0, startDate: start, fireDate: start + 60)
        #expect(try await scene(.countdown(countdown)).contains("timer("))
        #expect(try await scene(.alert(.init(time: .init(hour: 7, minute: 30)))).contains("\"rings\""))
    }

    @Test func `An alarm's colours and words outlast a record`() throws {
        let read = try JSONDecoder().decode(AlarmAttributes<Tea>.self, from: JSONEncoder().encode(attributes))
        #expect(read == attributes)
        #expect(read.tintColor == .red)
        #expect(String(localized: read.presentation.alert.stopButton.text) == "Done")
    }

    @Test func `No alarm can be set`() async throws {
        let manager = AlarmManager.shared
        #expect(manager.authorizationState == .denied)
        #expect(try await manager.requestAuthorization() == .denied)
        #expect(try manager.alarms.isEmpty)
        await #expect(throws: AlarmManager.AlarmError.notThere) {
            try await manager.schedule(
                id: UUID(), configuration: .timer(duration: 60, attributes: attributes, stopIntent: Stop()))
        }
        #expect(throws: AlarmManager.AlarmError.notThere) { try manager.stop(id: UUID()) }
        for await _ in manager.alarmUpdates { Issue.record("There are no alarms.") }
    }
}
