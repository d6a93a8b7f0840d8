import Foundation
import SwiftUI
import Testing

private struct AccentNameKey: EnvironmentKey {
    static let defaultValue = "plain"
}

extension EnvironmentValues {
    var accentName: String {
        get { self[AccentNameKey.self] }
        set { self[AccentNameKey.self] = newValue }
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
    @Test func `A value is that of the nearest view that sets it`() {
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

    @Test func `A modifier reads the values around it`() {
        let view = Text("x").modifier(Framed()).environment(\.accentName, "around")
        #expect(sketch(view).contains("'around'"))
    }

    @Test func `Outside an evaluation a value is the usual one`() {
        #expect(Environment(\.accentName).wrappedValue == "plain")
    }

    @Test func `A view that asks for the colour scheme is known to`() {
        var values = EnvironmentValues()
        values.colorScheme = .dark
        let asked = evaluate(Schemed(), in: values)
        #expect(asked.usesColorScheme)
        #expect(asked.environmentKeysRead == ["colorScheme"])
        #expect(asked.scene.root.sketch() == "text 'dark' 17 primary")
        #expect(!evaluate(Text("x").foregroundColor(.red), in: values).usesColorScheme)
    }

    @Test func `A view that sets its colour scheme has the colours of that`() {
        #expect(sketch(Text("x").foregroundColor(.red).colorScheme(.dark)) == "text 'x' 17 #FF453A")
        #expect(sketch(Color.blue.environment(\.colorScheme, .light)) == "surface rectangle fill #007AFF")
    }

    @Test func `An object is handed on by its type`() {
        #expect(sketch(Modelled().environmentObject(Model())) == "text '3' 17 primary")
    }

    @Test func `State keeps the value it begins with`() {
        #expect(sketch(Stateful(isOn: .constant(true))) == "text '1 - true 12.0' 17 primary")
    }

    @Test func `A binding to a member sets it`() {
        var point = CGPoint(x: 1, y: 2)
        let binding = Binding(get: { point }, set: { point = $0 })
        binding.x.wrappedValue = 5
        #expect(point == CGPoint(x: 5, y: 2))
    }
}
