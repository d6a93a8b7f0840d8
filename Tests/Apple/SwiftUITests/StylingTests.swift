import AppIntents
import SwiftUI
import Testing

private struct Bracketed: LabelStyle {
    let mark: String

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: mark)
            Label(configuration)
        }
    }
}

private struct Tap: AppIntent {
    static let title: LocalizedStringResource = "Tap"

    func perform() async throws -> some IntentResult { .result() }
}

private struct BoxedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(1) }
}

private struct BoxedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(1) }
}

private struct BoxedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(1) }
}

private struct BoldButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.bold() }
}

private struct WordGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "gauge \(configuration.value)") }
}

private struct WordProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "progress \(configuration.fractionCompleted ?? -1)")
    }
}

private struct WordToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "on \(configuration.isOn)") }
}

private struct ItalicButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.italic() }
}

@MainActor struct StylingTests {
    private let label = Label("Sun", systemImage: "sun.max")
    private let gauge = Gauge(value: 0.5) { EmptyView() }
    private let progress = ProgressView(value: 0.5)

    @Test func `A style may be made of what it styles`() {
        let made = HStack {
            Text(verbatim: "a")
            label
        }
        #expect(sketch(label.labelStyle(Bracketed(mark: "a"))) == sketch(made))
    }

    @Test func `Toggles, progress and buttons may be made of what is styled, too, and keep their intents`() {
        let toggle = Toggle("a", isOn: true, intent: Tap())
        let button = Button("b", intent: Tap())
        let progress = ProgressView("c", value: 0.5)
        func tapped(_ view: some View) -> Int { sketch(view).components(separatedBy: "Tap").count - 1 }
        let styled = toggle.toggleStyle(BoxedToggle()).toggleStyle(.button)
        #expect(tapped(styled) == 1 && sketch(styled).contains("padding"))
        #expect(tapped(button.buttonStyle(BoxedButton())) == 1)
        #expect(sketch(progress.progressViewStyle(BoxedProgress())) == sketch(progress.padding(1)))
    }

    @Test func `What a style is made of is made by the next style out`() {
        let made = HStack {
            Text(verbatim: "b")
            HStack {
                Text(verbatim: "a")
                label
            }
        }
        #expect(sketch(label.labelStyle(Bracketed(mark: "b")).labelStyle(Bracketed(mark: "a"))) == sketch(made))
    }

    @Test func `The innermost style of a kind is the one that counts`() {
        #expect(sketch(gauge.gaugeStyle(WordGauge()).gaugeStyle(.accessoryCircular)) == "text 'gauge 0.5' 17 primary")
        #expect(
            sketch(progress.progressViewStyle(WordProgress()).progressViewStyle(.circular))
                == "text 'progress 0.5' 17 primary")
        let toggle = Toggle("a", isOn: .constant(true))
        #expect(sketch(toggle.toggleStyle(WordToggle()).toggleStyle(.button)) == "text 'on true' 17 primary")
        let button = Button("a") {}
        #expect(sketch(button.buttonStyle(BoldButton()).buttonStyle(ItalicButton())) == "text 'a' 17/600 primary")
        #expect(sketch(button.buttonStyle(ItalicButton()).buttonStyle(BoldButton())) == "text 'a' 17 italic primary")
    }

    @Test func `A style of one kind leaves the others alone`() {
        let others = VStack {
            gauge
            progress
        }
        #expect(sketch(others.labelStyle(.iconOnly).toggleStyle(.button).buttonStyle(.plain)) == sketch(others))
    }

    @Test func `A link looks like a button where a style of buttons is set`() {
        let link = Link("a", destination: URL(string: "busy://open")!)
        #expect(sketch(link).hasSuffix("text 'a' 17 primary"))
        #expect(sketch(link.buttonStyle(BoldButton())).hasSuffix("text 'a' 17/600 primary"))
    }
}
