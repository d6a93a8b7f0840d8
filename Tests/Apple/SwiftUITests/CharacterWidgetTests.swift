import AppIntents
import SwiftUI
import Testing

struct HealIntent: AppIntent {
    static var title: LocalizedStringResource = "Heal"

    @Parameter(title: "Character") var character: String
    @Parameter(title: "By", default: 0.1) var amount: Double

    init() {}

    init(character: String) { self.character = character }

    func perform() async throws -> some IntentResult { .result() }
}

struct WakeIntent: SetValueIntent {
    static var title: LocalizedStringResource = "Wake"

    @Parameter(title: "Awake") var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct CharacterDetailView: View {
    let name: String
    let health: Double

    var body: some View {
        VStack {
            Gauge(value: health) {
                Text(name)
            } currentValueLabel: {
                Text(health, format: .percent)
            }
            .gaugeStyle(.accessoryCircular)
            .tint(.green)
            Button("Heal", intent: HealIntent(character: name))
                .buttonStyle(.plain)
            Toggle(isOn: true, intent: HealIntent(character: name)) { Text("Awake") }
                .toggleStyle(.button)
        }
    }
}

@MainActor struct CharacterWidgetTests {
    @Test func `Buttons and toggles carry their intents with parameters`() {
        #expect(
            sketch(CharacterDetailView(name: "Spouty", health: 0.83)) == """
                vertical center
                  gauge circular 0.83 #34C759/#30D158
                    text 'Spouty' 11/500 primary
                    text '83%' 20/500 primary
                  target SwiftUITests.HealIntent(amount: 0.1, character: Spouty)
                    text 'Heal' 17 primary
                  target SwiftUITests.HealIntent(amount: 0.1, character: Spouty)
                    with behind it center
                      padding 7 0 7 0
                        padding 0 12 0 12
                          text 'Awake' 17 #FFFFFF
                      surface rounded 8 fill accent
                """)
        #expect(IntentRegistry.current.type(of: "SwiftUITests.HealIntent") == HealIntent.self)
    }

    @Test func `A toggle passes the value that a tap would set to its intent`() {
        let words = { (isOn: Bool) in sketch(Toggle("Awake", isOn: isOn, intent: WakeIntent()).toggleStyle(.button)) }
        #expect(words(true).hasPrefix("target SwiftUITests.WakeIntent(value: false)"))
        #expect(words(false).hasPrefix("target SwiftUITests.WakeIntent(value: true)"))
    }

    @Test func `A button with an action is drawn, and noted`() {
        let result = evaluate(Button("Go") {}.buttonStyle(.plain), in: EnvironmentValues())
        #expect(result.scene.root.sketch() == "text 'Go' 17 primary")
        #expect(result.notes == ["`Button(action:)` has no effect in a widget; use `Button(intent:)`"])
    }
}
