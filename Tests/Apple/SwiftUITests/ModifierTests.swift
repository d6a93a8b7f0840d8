import Foundation
import SwiftUI
import Testing

import enum WidgetArchive.Node

private let wrappers: [(any View, String)] = [
    (Text("a").opacity(0.5), "effect opacity(0.5)"), (Text("a").hidden(), "effect hidden"),
    (Text("a").blur(radius: 2), "effect blur(radius: 2.0)"), (Text("a").grayscale(1), "effect grayscale(1.0)"),
    (Text("a").saturation(0.5), "effect saturation(0.5)"), (Text("a").brightness(0.1), "effect brightness(0.1)"),
    (Text("a").contrast(2), "effect contrast(2.0)"), (Text("a").colorInvert(), "effect colorInvert"),
    (Text("a").hueRotation(.degrees(90)), "effect hueRotation(degrees: 90.0)"),
    (Text("a").luminanceToAlpha(), "effect luminanceToAlpha"),
    (Text("a").compositingGroup(), "effect compositingGroup"), (Text("a").drawingGroup(), "effect compositingGroup"),
    (Text("a").mask { Circle() }, "masked center"),
    (Text("a").mask(alignment: .topLeading) { Text("b") }, "masked leading-top"),
    (Text("a").offset(x: 3), "effect offset(WidgetArchive.Point(x: 3.0, y: 0.0))"),
    (
        Text("a").rotation3DEffect(.degrees(180), axis: (0, 1, 0)),
        "effect scale(x: -1.0, y: 1.0, anchor: WidgetArchive.UnitPoint(x: 0.5, y: 0.5))"
    ),
    (
        Text("a").rotation3DEffect(.degrees(90), axis: (0, 0, -1)),
        "effect rotation(degrees: -90.0, anchor: WidgetArchive.UnitPoint(x: 0.5, y: 0.5))"
    ),
    (Text("a").scaleEffect(2), "effect scale(x: 2.0, y: 2.0, anchor: WidgetArchive.UnitPoint(x: 0.5, y: 0.5))"),
    (
        Text("a").rotationEffect(.degrees(90), anchor: .topLeading),
        "effect rotation(degrees: 90.0, anchor: WidgetArchive.UnitPoint(x: 0.0, y: 0.0))"
    ),
    (Text("a").fixedSize(), "sizing ideal(horizontal: true, vertical: true)"),
    (Text("a").fixedSize(horizontal: false, vertical: true), "sizing ideal(horizontal: false, vertical: true)"),
    (Text("a").layoutPriority(1), "sizing priority(1.0)"),
    (Text("a").scaledToFit(), "sizing aspectRatio(nil, isFilling: false)"),
    (Text("a").aspectRatio(2, contentMode: .fill), "sizing aspectRatio(Optional(2.0), isFilling: true)"),
    (Text("a").position(x: 0, y: 0), "made for 158 by 158"),
    (Text("a").border(.white, width: 2), "with over it center"), (Text("a").clipped(), "clipped to rectangle"),
    (Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), "padding 1 2 3 4"),
    (Text("a").padding([.top, .leading], 2), "padding 2 2 0 0"), (Text("a").frame(height: 9), "frame any by 9 center"),
]

private let plain: [any View] = [
    Text("a").id(3), Text("a").tag("x"), Text("a").ignoresSafeArea(), Text("a").contentShape(Rectangle()),
    Text("a").invalidatableContent(), Text("a").previewLayout(.sizeThatFits),
    Text("a").symbolRenderingMode(.hierarchical), Text("a").disabled(true),
]

private let withoutEffect: [(any View, String)] = [
    (Text("a").rotation3DEffect(.degrees(1), axis: (1, 1, 0)), "`.rotation3DEffect` has no effect here"),
    (Text("a").zIndex(1), "`.zIndex` has no effect here"),
    (Text("a").textSelection(.enabled), "`.textSelection` has no effect here"),
    (Text("a").transition(.blurReplace), "Animations and transitions have no effect here"),
    (Text("a").transition(.blurReplace(.upUp)), "Animations and transitions have no effect here"),
    (Text("a").onDisappear {}, "`.onDisappear` has no effect here"),
    (Text("a").font(.body.width(.condensed)), "`.width` of a font has no effect here"),
    (Text("a").preference(key: WidthKey.self, value: 3), "`.preference` has no effect here"),
    (Text("a").onPreferenceChange(WidthKey.self) { _ in }, "`.onPreferenceChange` has no effect here"),
    (
        Text("a").animation(.spring(duration: 0.4, bounce: 0.2), value: 1).animation(.bouncy(duration: 1), value: 2)
            .animation(.snappy(duration: 1), value: 3).animation(.smooth(duration: 1), value: 4)
            .animation(.spring(), value: 5).animation(.spring(response: 1), value: 6),
        "Animations and transitions have no effect here"
    ),
    (
        Text("a").onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: { _ in
        }, "`.onGeometryChange` has no effect here"
    ),
    (Text("a").transition(.opacity), "Animations and transitions have no effect here"),
]

private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Asking: View {
    var body: some View {
        VStack {
            Text("a").font(.body.width(.condensed))
            Circle().rotation(.degrees(3), anchor: .top)
        }
    }
}

@MainActor struct ModifierTests {
    @Test func `Arguments without effect are noted where they are used`() {
        #expect(
            evaluate(Asking(), in: EnvironmentValues()).notes == [
                "`.rotation(anchor:)` has no effect here",
                "`.width` of a font has no effect here",
            ])
    }

    @Test(arguments: wrappers.indices)
    func `A modifier wraps the view`(index: Int) {
        let (view, words) = wrappers[index]
        let lines = sketch(AnyView(view)).split(separator: "\n")
        #expect(lines.first.map(String.init) == words)
        #expect(lines.contains { $0.hasSuffix("text 'a' 17 primary") })
    }

    @Test(arguments: plain.indices)
    func `A modifier that means nothing here leaves the view as it is`(index: Int) {
        let result = evaluate(AnyView(plain[index]), in: EnvironmentValues())
        #expect(result.scene.root.sketch() == "text 'a' 17 primary")
        #expect(result.notes.isEmpty)
    }

    @Test(arguments: withoutEffect.indices)
    func `A modifier without effect is noted`(index: Int) {
        let (view, note) = withoutEffect[index]
        let result = evaluate(AnyView(view), in: EnvironmentValues())
        #expect(result.scene.root.sketch() == "text 'a' 17 primary")
        #expect(result.notes == [note])
    }

    @Test(arguments: [
        BlendMode.normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
        .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
        .destinationOut, .plusDarker, .plusLighter,
    ])
    func `A blend mode keeps its name in the scene`(_ mode: BlendMode) {
        let blend = sketch(Text("a").blendMode(mode)).split(separator: "\n")[0]
        #expect(blend.hasPrefix("effect blend(") && blend.hasSuffix(".\(mode))"))
    }

    @Test func `A multiplied colour is resolved in the environment`() {
        let effect = Text("a").colorMultiply(.primary)
        #expect(sketch(effect).hasPrefix("effect colorMultiply(") && sketch(effect).contains("primary"))
    }

    @Test func `An empty mask hides its content`() {
        #expect(sketch(Text("a").mask(EmptyView())).hasPrefix("masked center\n  text 'a'"))
    }

    private func ids(_ node: Node) -> [String] {
        let own: [String] = if case .identified(let identified) = node { [identified.id] } else { [] }
        return own + node.parts.flatMap(ids)
    }

    @Test func `What a view is told by is kept in words`() {
        func ids(_ view: some View) -> [String] { self.ids(evaluate(view, in: EnvironmentValues()).scene.root) }
        struct Row: Identifiable {
            let id: String
        }
        #expect(ids(Text("a").id(3)) == ["3"])
        #expect(ids(VStack { ForEach(["x", "y"], id: \.self) { Text($0) } }) == ["x", "y"])
        #expect(ids(VStack { ForEach([Row(id: "r")]) { Text($0.id) } }) == ["r"])
        #expect(ids(HStack { ForEach(0..<2) { Text("\($0)") } }) == ["0", "1"])
    }

    @Test func `A row of a grid is one, however it is made`() {
        let grid = Grid {
            ForEach(0..<2) { row in
                GridRow {
                    Text("a")
                    Text("b")
                }
            }
        }
        #expect(sketch(grid).hasPrefix("grid of [2, 2]"))
    }

    @Test func `A shadow has the colour it is given`() {
        let words = sketch(Text("a").shadow(color: .black, radius: 3, y: 1))
        #expect(words.hasPrefix("effect shadow("))
        #expect(words.contains("radius: 3.0"))
    }

    @Test func `Disabling a view disables the views inside`() {
        let style = Reporting()
        #expect(sketch(Button("Go") {}.buttonStyle(style)).contains("'enabled'"))
        #expect(sketch(Button("Go") {}.buttonStyle(style).disabled(true)).contains("'disabled'"))
    }

    @Test(arguments: [true, false])
    func `A disabled view cannot be tapped`(isDisabled: Bool) throws {
        let url = try #require(URL(string: "app://inner"))
        let intent = HealIntent(character: "Spouty")
        let views: [any View] = [
            Button("Go", intent: intent), Toggle("On", isOn: true, intent: intent), Link("Go", destination: url),
        ]
        for view in views {
            #expect(sketch(AnyView(view).disabled(isDisabled)).contains("target") != isDisabled)
        }
    }

    @Test func `A link takes on the chosen button style`() throws {
        let link = Link("Go", destination: try #require(URL(string: "app://inner")))
        #expect(sketch(link.buttonStyle(.plain)) == "target app://inner\n  text 'Go' 17 primary")
        #expect(sketch(link.buttonStyle(.bordered)).contains("surface capsule fill accent"))
        #expect(sketch(link.buttonStyle(Reporting())).contains("'enabled'"))
    }
}

private struct Reporting: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(isEnabled ? "enabled" : "disabled")
        }
    }
}
