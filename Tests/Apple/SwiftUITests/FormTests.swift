import SwiftUI
import Testing

// Further forms of initialisers and modifiers that source for iOS writes. Most must only compile.

private struct Forms: View {
    @Namespace private var space

    var body: some View {
        TimelineView(.animation(minimumInterval: 1, paused: false)) { context in
            if context.cadence <= .seconds { Text("live") } else { Text("still") }
        }
        TimelineView(.animation) { _ in Text("frame") }
        Text("shape").contentShape(.interaction, Circle()).contentShape([.contextMenuPreview, .dragPreview], Capsule())
            .matchedGeometryEffect(id: 1, in: space, properties: .position, anchor: .leading)
        GroupBox(label: Label("box", systemImage: "star")) { Text("in it") }
        Circle().stroke(.red, lineWidth: 1, antialiased: true)
        Rectangle().fill(.conicGradient(Gradient(colors: [.red, .blue]), center: .center))
        Text("wide").fontWidth(.condensed) + Text("r").accessibilityLabel("rook")
        Image("flag", variableValue: 0.5)
        Label(LocalizedStringResource("resource"), systemImage: "star")
        Text("handed on").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in }
    }
}

private struct Bound: View {
    private struct Row: Identifiable {
        let id: Int
        var name: String
    }

    @State private var rows = [Row(id: 1, name: "one"), Row(id: 2, name: "two")]
    @State private var chosen: String? = "chosen"
    @State private var isOn = true

    var body: some View {
        ForEach($rows) { $row in Text(row.name) }
        ForEach($rows, id: \.name) { row in Text("again \(row.wrappedValue.name)") }
        if let chosen = Binding($chosen) { Text(chosen.wrappedValue) }
        Toggle("switch", systemImage: "star", isOn: $isOn.animation())
        Section {
            Text("content")
        } footer: {
            Text("footer")
        }
        Button(LocalizedStringResource("button")) {}
        Text("opened").environment(\.openURL, OpenURLAction { _ in .handled }).environment(\.isLuminanceReduced, true)
            .onTapGesture { place in print(place.x) }
            .onLongPressGesture(minimumDuration: 1) {}
    }
}

@MainActor struct FormTests {
    @Test func `Bindings lead to elements and to values that may be missing`() {
        let words = sketch(Bound())
        for part in [
            "'one'", "'two'", "'again one'", "'chosen'", "'switch'", "'content'", "'footer'", "'button'", "'opened'",
        ] {
            #expect(words.contains(part), "\(part) is not in:\n\(words)")
        }
        var names = ["a", "b"]
        let binding = Binding(get: { names }, set: { names = $0 })
        for name in binding { name.wrappedValue += "!" }
        #expect(names == ["a!", "b!"] && binding.count == 2)
        let missing: Binding<Int>? = Binding<Int>(Binding<Int?>.constant(nil))
        #expect(missing == nil)
    }

    @Test func `Less usual forms are drawn as the usual ones`() {
        let words = sketch(Forms())
        for part in ["'still'", "'frame'", "'shape'", "'box'", "'in it'", "'wide' 17", "'resource'", "'handed on'"] {
            #expect(words.contains(part), "\(part) is not in:\n\(words)")
        }
    }

    @Test func `A shape has a size and a transform of its own`() {
        let rect = CGRect(x: 5, y: 5, width: 100, height: 100)
        let sized = Rectangle().size(width: 10, height: 20).path(in: rect)
        #expect(sized.boundingRect == CGRect(x: 5, y: 5, width: 10, height: 20))
        let moved = Rectangle().transform(CGAffineTransform(translationX: 3, y: 4)).path(in: rect)
        #expect(moved.boundingRect == CGRect(x: 8, y: 9, width: 100, height: 100))
        #expect(
            Rectangle().offset(CGPoint(x: 1, y: 2)).path(in: rect).boundingRect
                == CGRect(x: 6, y: 7, width: 100, height: 100))
    }

    @Test func `Colours are mixed`() {
        let grey = Color(red: 0.2, green: 0.4, blue: 0).mix(
            with: Color(red: 0.4, green: 0, blue: 1), by: 0.5, in: .device)
        #expect(sketch(grey) == sketch(Color(red: 0.3, green: 0.2, blue: 0.5)))
        // Halfway from black to white in Oklab.
        #expect(sketch(Color.black.mix(with: .white, by: 0.5)).contains("#636363"))
        #expect(
            sketch(Color(red: 1, green: 0, blue: 0).mix(with: .white, by: 0))
                == sketch(Color(red: 1, green: 0, blue: 0)))
    }

    @Test func `Angles add up in place`() {
        var angle = Angle.degrees(10)
        angle += .degrees(20)
        angle -= .degrees(5)
        angle *= 2
        #expect(abs(angle.degrees - 50) < 0.001)
    }

    @Test func `A completion follows its change`() {
        var steps: [Int] = []
        withAnimation(.easeIn) {
            steps.append(1)
        } completion: {
            steps.append(2)
        }
        #expect(steps == [1, 2])
        #expect(throws: CancellationError.self) {
            try withAnimation(.easeIn) {
                throw CancellationError()
            } completion: {
                steps.append(3)
            }
        }
        #expect(steps == [1, 2])
    }
}
