import SwiftUI
import Testing

private struct Bare: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            configuration.content
        }
    }
}

private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding(3) }
}

@MainActor struct SectionTests {
    @Test func `A style makes a group box of its label and content`() {
        let box = GroupBox("a") { Text("b") }
        let bare = """
            horizontal center
              text 'a' 17 primary
              text 'b' 17 primary
            """
        #expect(sketch(box.groupBoxStyle(Bare())) == bare)
        let framed = sketch(box.groupBoxStyle(Framed()).groupBoxStyle(Bare()))
        #expect(framed == "padding 3 3 3 3\n" + bare.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
        #expect(sketch(box.groupBoxStyle(.automatic)) == sketch(box))
        #expect(sketch(box).hasPrefix("with behind it"))
    }

    @Test func `Safe areas that views add keep the view from them`() {
        #expect(
            sketch(Color.white.safeAreaInset(edge: .bottom, spacing: 2) { Text("a") }) == """
                vertical center 2
                  surface rectangle fill #FFFFFF
                  text 'a' 17 primary
                """)
        #expect(
            sketch(Color.white.safeAreaInset(edge: .leading, alignment: .top) { Text("a") }).hasPrefix(
                "horizontal center-top\n  text 'a'"))
        #expect(sketch(Text("a").safeAreaPadding(.top, 4)) == sketch(Text("a").padding(.top, 4)))
        #expect(sketch(Text("a").safeAreaPadding(4)) == sketch(Text("a").padding(4)))
    }
}
