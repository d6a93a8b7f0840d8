import Foundation
@testable import SwiftUI
import Testing

import enum WidgetArchive.Node
import struct WidgetArchive.Tone

private struct AccentNameKey: EnvironmentKey {
    static let defaultValue = "plain"
}

extension EnvironmentValues {
    var accentName: String {
        get { self[AccentNameKey.self] }
        set { self[AccentNameKey.self] = newValue }
    }
}

/// Not Sendable, as a class in source for iOS.
private final class Palette {
    var name = "pastel"
}

extension EnvironmentValues {
    /// A comment in the way: var x = 1, and `@Entry`.
    @Entry var motto: String = "say \"var = \\n\""  // And another.
    @Entry fileprivate var step = 3
    @Entry fileprivate var limit: Int?
    @Entry fileprivate var palette: Palette = Palette()
    @Entry var join: @Sendable (Int) -> String = { number in
        "= \(number)"
    }
}

private struct Named: View {
    @Environment(\.accentName) private var name

    var body: some View { Text(name) }
}

private struct Schemed: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
}

private final class Model: ObservableObject {
    @Published var count = 3
}

private struct Modelled: View {
    @EnvironmentObject var model: Model

    var body: some View { Text(verbatim: "\(model.count)") }
}

private struct Framed: ViewModifier {
    @Environment(\.accentName) private var name

    func body(content: Content) -> some View {
        VStack {
            Text(name)
            content
        }
    }
}

private struct Stateful: View {
    @State private var count = 1
    @State private var name: String?
    @Binding var isOn: Bool
    @Namespace private var space
    @ScaledMetric private var size = 12.0

    var body: some View { Text(verbatim: "\(count) \(name ?? "-") \(isOn) \(size)") }
}

@MainActor struct EnvironmentTests {
    @Test func `An entry is a value of the environment, and its initial value is the default`() {
        var values = EnvironmentValues()
        #expect(values.motto == "say \"var = \\n\"")
        #expect(values.join(values.step) == "= 3")
        #expect(values.limit == nil)
        #expect(values.palette.name == "pastel")
        (values.motto, values.step, values.limit) = ("less", 4, 7)
        #expect(values.motto == "less")
        #expect(values.join(values.step) == "= 4")
        #expect(values.limit == 7)
        #expect(EnvironmentValues().limit == nil)
    }

    @Test func `The innermost view that sets an environment value wins`() {
        let view = VStack {
            Named()
            Named().environment(\.accentName, "inner")
        }
        #expect(sketch(view).contains("'plain'"))
        #expect(
            sketch(view.environment(\.accentName, "outer")) == """
                vertical center
                  text 'outer' 17 primary
                  text 'inner' 17 primary
                """)
    }

    @Test func `A modifier reads its environment`() {
        let view = Text("x").modifier(Framed()).environment(\.accentName, "around")
        #expect(sketch(view).contains("'around'"))
    }

    @Test func `Outside of an evaluation, environment values are the defaults`() {
        #expect(Environment(\.accentName).wrappedValue == "plain")
    }

    @Test func `Reading the colour scheme is recorded`() {
        var values = EnvironmentValues()
        values.colorScheme = .dark
        let asked = evaluate(Schemed(), in: values)
        #expect(asked.usesColorScheme)
        #expect(asked.environmentKeysRead == ["colorScheme"])
        #expect(asked.scene.root.sketch() == "text 'dark' 17 primary")
        #expect(!evaluate(Text("x").foregroundColor(.red), in: values).usesColorScheme)
    }

    @Test func `A view that sets its colour scheme is drawn in its colours`() {
        #expect(sketch(Text("x").foregroundColor(.red).colorScheme(.dark)) == "text 'x' 17 #FF453A")
        #expect(sketch(Color.blue.environment(\.colorScheme, .light)) == "surface rectangle fill #007AFF")
    }

    @Test func `A screen can tell a system colour of one scheme from a colour of the developer's own`() {
        let pinned = Color.orange.colorScheme(.dark)
        #expect(evaluate(pinned, in: EnvironmentValues()).scene.root.fillRole == .system)
        let own = Color(red: 1, green: 0.5, blue: 0).colorScheme(.dark)
        #expect(evaluate(own, in: EnvironmentValues()).scene.root.fillRole == nil)
    }

    @Test func `The system's colours have more contrast for people who want it`() {
        var values = EnvironmentValues()
        values.colorSchemeContrast = .increased
        let colors: [(AnyView, String)] = [
            (AnyView(Color.orange), "#C93400/#FFB340"), (AnyView(Color.orange.opacity(0.5)), "#C9340080/#FFB34080"),
            (AnyView(Color.red.colorScheme(.dark)), "#FF6961"),
            (AnyView(Rectangle().fill(.fill)), "#78788047/#78788070"),
            (AnyView(Color(red: 1, green: 0.5, blue: 0)), "#FF8000"),
        ]
        for (view, color) in colors { #expect(sketch(view, in: values) == "surface rectangle fill \(color)") }
    }

    @Test func `Objects are found by type`() {
        #expect(sketch(Modelled().environmentObject(Model())) == "text '3' 17 primary")
    }

    @Test func `State keeps its initial value`() {
        #expect(sketch(Stateful(isOn: .constant(true))) == "text '1 - true 12.0' 17 primary")
    }

    @Test func `A binding to a member writes it`() {
        var point = CGPoint(x: 1, y: 2)
        let binding = Binding(get: { point }, set: { point = $0 })
        binding.x.wrappedValue = 5
        #expect(point == CGPoint(x: 5, y: 2))
    }
}

extension Node {
    fileprivate var fillRole: Tone.Role? {
        if case .surface(let surface) = self, case .tone(let tone) = surface.fill { tone.role } else { nil }
    }
}
