import SwiftUI
import Testing

struct Hello: View {
    @Environment(\.colorScheme) private var colorScheme
    let count: Int

    var body: some View {
        if count > 1 {
            Text("Emoji: \(count)")
        }
        Text(colorScheme == .dark ? "dark" : "light").previewDisplayName("x")
    }
}

@MainActor struct CoreTests {
    @Test func `A view is evaluated in its surroundings`() {
        var values = EnvironmentValues()
        values.colorScheme = .dark
        let result = evaluate(Hello(count: 2), in: values)
        #expect(result.usesColorScheme)
        guard case .stack(let stack) = result.scene.root else { return #expect(Bool(false)) }
        #expect(stack.children.count == 2)
    }
}
