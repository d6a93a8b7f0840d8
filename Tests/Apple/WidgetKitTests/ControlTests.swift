import AppIntents
import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

private struct LightIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Light"

    @IntentParameter(title: "Room") var room: String
    @IntentParameter(title: "Is on") var value: Bool

    init() {}

    init(_ room: String) { self.room = room }

    func perform() async throws -> some IntentResult { .result() }
}

private struct RoomIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Room"

    @IntentParameter(title: "Room", default: "Hall") var room: String
}

private struct RoomProvider: AppIntentControlValueProvider {
    var isLit = true

    func previewValue(configuration: RoomIntent) -> (room: String, isLit: Bool) { (configuration.room, false) }

    func currentValue(configuration: RoomIntent) async throws -> (room: String, isLit: Bool) {
        (configuration.room, isLit)
    }
}

private struct FailingProvider: ControlValueProvider {
    var previewValue: Bool { true }

    func currentValue() async throws -> Bool { throw Unexpected(description: "the lamp does not answer") }
}

private struct LightControl: ControlWidget {
    var isLit = true

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Light", provider: RoomProvider(isLit: isLit)) { value in
            ControlWidgetToggle("Light", isOn: value.isLit, action: LightIntent(value.room)) { isOn in
                Label(isOn ? "Lit" : "Dark", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
                    .controlWidgetActionHint("\(isOn ? "Puts out" : "Lights") the lamp")
            }
            .tint(.yellow)
        }
        .displayName("The light")
        .description("Of a room.")
        .promptsForUserConfiguration()
    }
}

private struct Clock: Widget {
    var body: some WidgetConfiguration { words("Clock") }
}

/// A control whose configuration is the test's.
private struct MadeControl: ControlWidget {
    var setup: WidgetSetup?

    var body: ChangedControlConfiguration { ChangedControlConfiguration(base: setup) { _ in } }
}

private struct Everything: WidgetBundle {
    var body: some Widget {
        Clock()
        if #available(iOS 18.0, *) { LightControl() }
    }
}

/// What programs say of controls, and what controls show.
@MainActor struct ControlTests {
    private func control(
        @ControlWidgetTemplateBuilder _ content: @escaping @MainActor @Sendable () -> some ControlWidgetTemplate
    ) -> Program {
        Program([BundledControl(MadeControl(setup: StaticControlConfiguration(kind: "a", content: content).resolved))])
    }

    private func scene(
        of program: Program, in family: Family = .controlMedium, kind: String = "a"
    ) async throws -> WidgetArchive.Scene {
        try #require(try await program.timeline(of: kind, in: family).entries.first).scene
    }

    @Test func `A control stands beside widgets in a bundle, and comes in the sizes of controls`() async throws {
        let kinds = try await Program(Everything().body.flattened).description()
        #expect(kinds.map(\.kind) == ["Clock", "Light"])
        let light = try #require(kinds.last)
        #expect(light.name == "The light" && light.summary == "Of a room.")
        #expect(light.families == [.controlMedium, .controlSmall, .controlLarge])
        #expect(light.parameters.map(\.name) == ["room"])
    }

    @Test func `A toggle shows its title, its value and the icon of its value`() async throws {
        let program = Program([BundledControl(LightControl())])
        for family in [Family.controlMedium, .controlLarge] {
            let scene = try await scene(of: program, in: family, kind: "Light")
            #expect(scene.root.words == ["Light", "Lit"])
            #expect(scene.root.symbols == ["lightbulb.fill"])
        }
        let small = try await scene(of: program, in: .controlSmall, kind: "Light")
        #expect(small.root.words == [] && small.root.symbols == ["lightbulb.fill"])
    }

    @Test(arguments: [true, false])
    func `A tap on a toggle carries its other value`(isLit: Bool) async throws {
        let program = Program([BundledControl(LightControl(isLit: isLit))])
        let timeline = try await program.timeline(of: "Light", in: .controlSmall, ["room": .text("Attic")])
        let action = try #require(timeline.entries.first?.scene.root.actions.first)
        guard case .perform(_, let parameters) = action else { throw Unexpected(description: "no intent") }
        #expect(parameters == ["room": .text("Attic"), "value": .boolean(!isLit)])
    }

    @Test func `Everything about a control is spoken, in every size`() async throws {
        let program = Program([BundledControl(LightControl())])
        for family in [Family.controlSmall, .controlMedium] {
            let scene = try await scene(of: program, in: family, kind: "Light")
            #expect(scene.root.labels == ["Light, Lit, Puts out the lamp"])
        }
    }

    @Test func `A control that is on is filled with its tint`() async throws {
        let lit = try await scene(of: Program([BundledControl(LightControl())]), kind: "Light")
        let dark = try await scene(of: Program([BundledControl(LightControl(isLit: false))]), kind: "Light")
        let yellow = try #require(evaluate(Circle().fill(.yellow), in: EnvironmentValues()).scene.root.paints.first)
        #expect(lit.root.paints.contains(yellow))
        #expect(!dark.root.paints.contains(yellow))
    }

    @Test func `A preview shows the preview value, without the provider's word`() async throws {
        let configuration = StaticControlConfiguration(kind: "a", provider: FailingProvider()) { isOn in
            ControlWidgetToggle(isOn: isOn, action: LightIntent("Hall")) { Label("Lamp", systemImage: "lamp.desk") }
        }
        let program = Program([BundledControl(MadeControl(setup: configuration.resolved))])
        let instance = Instance(kind: "a", family: .controlMedium)
        #expect(try await program.timeline(.snapshot(instance, isPreview: true)).words == ["Lamp On"])
        #expect(try await program.timeline(.placeholder(instance)).words == ["Lamp On"])
        #expect(await program.failure(.timeline(instance)) == "the lamp does not answer")
    }

    @Test func `A button shows its label, and performs its intent`() async throws {
        let program = control {
            ControlWidgetButton(action: GreetIntent(name: "Minsu")) { Label("Greet", systemImage: "hand.wave") }
        }
        let scene = try await scene(of: program)
        #expect(scene.root.words == ["Greet"] && scene.root.symbols == ["hand.wave"])
        #expect(
            scene.root.actions == [
                .perform(intent: String(reflecting: GreetIntent.self), parameters: ["name": .text("Minsu")])
            ])
        #expect(scene.background != nil)
    }

    @Test func `The label of an action and a status stand where a value does`() async throws {
        let resting = control {
            ControlWidgetButton("Door", action: GreetIntent(name: "a")) { isActive in
                Label(isActive ? "Opening" : "Closed", systemImage: "door.garage.closed")
            }
        }
        #expect(try await scene(of: resting).root.words == ["Door", "Closed"])
        let told = control {
            ControlWidgetButton(action: GreetIntent(name: "a")) {
                Label("Door", systemImage: "door.garage.closed").controlWidgetStatus("Ajar")
            }
        }
        #expect(try await scene(of: told).root.words == ["Door", "Ajar"])
    }

    @Test func `A label may be a text or an image alone`() async throws {
        let text = try await scene(of: control { ControlWidgetButton(action: GreetIntent(name: "a")) { Text("Go") } })
        #expect(text.root.words == ["Go"] && text.root.symbols == [])
        let image = control {
            ControlWidgetButton(action: GreetIntent(name: "a")) { Image(systemName: "star") }
        }
        let scene = try await scene(of: image)
        #expect(scene.root.words == [] && scene.root.symbols == ["star"])
    }

    @Test func `A disabled control is not tapped`() async throws {
        let program = control {
            ControlWidgetButton(action: GreetIntent(name: "a")) { Text("Go") }.disabled(true)
        }
        #expect(try await scene(of: program).root.actions == [])
    }

    @Test func `A title may be a resource or a string`() async throws {
        let titles: [Program] = [
            control {
                ControlWidgetToggle("a" as LocalizedStringResource, isOn: true, action: LightIntent("b")) { _ in
                    Text("c")
                }
            },
            control {
                ControlWidgetToggle("a" as String, isOn: true, action: LightIntent("b")) { _ in Text("c") }
            },
        ]
        for title in titles { #expect(try await scene(of: title).root.words == ["a", "c"]) }
    }

    @Test func `A template of nothing shows nothing`() async throws {
        #expect(try await scene(of: control { EmptyControlWidgetTemplate() }).root.words == [])
    }
}

extension Node {
    fileprivate var symbols: [String] {
        if case .image(let picture) = self, case .symbol(let name) = picture.source { return [name] }
        return parts.flatMap(\.symbols)
    }

    fileprivate var labels: [String] {
        if case .label(let label) = self { return [label.text].compactMap(\.self) + label.content.labels }
        return parts.flatMap(\.labels)
    }

    fileprivate var paints: [Paint] {
        if case .surface(let surface) = self { return [surface.fill].compactMap(\.self) }
        if case .layered(let layered) = self { return layered.content.paints + layered.other.paints }
        return parts.flatMap(\.paints)
    }
}
