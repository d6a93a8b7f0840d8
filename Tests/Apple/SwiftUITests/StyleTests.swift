import Foundation
import SwiftUI
import Testing

import enum WidgetArchive.Node

private struct Striped: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.mint }
}

@MainActor struct StyleTests {
    @Test func `A mesh of colours is told point by point`() throws {
        let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let mesh = MeshGradient(
            width: 2, height: 2, points: corners, colors: [.red, .blue, .green, .white], smoothsColors: false)
        #expect(sketch(Circle().fill(mesh)) == "surface circle fill mesh of 2 by 2")
        guard case .surface(let surface) = evaluate(mesh, in: EnvironmentValues()).scene.root,
            case .mesh(let paint)? = surface.fill
        else { throw Unexpected(found: sketch(mesh)) }
        #expect(paint.points.map(\.x) == [0, 1, 0, 1] && paint.points.map(\.y) == [0, 0, 1, 1])
        #expect(paint.tones.count == 4 && paint.background == nil && !paint.isSmooth)
    }

    @Test func `A gradient may be fainter than its colours`() {
        let mesh = MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.white], background: .black)
        guard case .surface(let faint) = evaluate(Circle().fill(mesh.opacity(0.5)), in: EnvironmentValues()).scene.root,
            case .mesh(let paint)? = faint.fill
        else { return }
        #expect(paint.tones.map(\.light.opacity) == [0.5] && paint.background?.light.opacity == 0.5)
    }

    @Test func `A mesh without as many points as it has places is noted`() {
        struct Short: View {
            var body: some View { MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.red]) }
        }
        let notes = evaluate(Short(), in: EnvironmentValues()).notes
        #expect(notes == ["A mesh of 2 by 2 needs 4 points and as many colours."])
    }

    @Test(arguments: [(true, "#FF3B30/#FF453A"), (false, "secondary")])
    func `Colours and styles can be chosen by a condition`(isLate: Bool, words: String) {
        #expect(sketch(Text("a").foregroundColor(isLate ? .red : .secondary)) == "text 'a' 17 \(words)")
        #expect(sketch(Text("a").foregroundStyle(isLate ? .red : .secondary)) == "text 'a' 17 \(words)")
        #expect(sketch(Group { Text("a") }.foregroundStyle(isLate ? Color.red : .secondary)).hasSuffix(words))
    }

    @Test func `A hierarchical style derives from the enclosing foreground`() {
        let inner = VStack { Text("a").foregroundStyle(.secondary) }
        #expect(sketch(inner).hasSuffix("text 'a' 17 secondary"))
        #expect(sketch(inner.foregroundStyle(.white)).hasSuffix("text 'a' 17 #FFFFFF80"))
    }

    @Test(arguments: [
        (AnyShapeStyle(.tint), "accent"), (AnyShapeStyle(.background), "background"),
        (AnyShapeStyle(.fill), "#78788033/#7878805C"), (AnyShapeStyle(.fill.quaternary), "#74748014/#7474802E"),
        (AnyShapeStyle(.blue.opacity(0.5)), "#007AFF80/#0A84FF80"), (AnyShapeStyle(.ultraThinMaterial), "material 0.3"),
        (AnyShapeStyle(.white.gradient), "linear(#FFFFFF, #FFFFFF; 0.5,0 to 0.5,1)"),
        (AnyShapeStyle(Gradient(colors: [.black, .white])), "linear(#000000, #FFFFFF; 0.5,0 to 0.5,1)"),
        (AnyShapeStyle(Striped()), "#00C7BE/#63E6E2"), (AnyShapeStyle(.foreground), "primary"),
        (AnyShapeStyle(Color(red: 1, green: 0, blue: 0.2)), "#FF0033"), (AnyShapeStyle(Color(white: 0.2)), "#333333"),
        (AnyShapeStyle(Color(hue: 0.5, saturation: 1, brightness: 1)), "#00FFFF"),
        (
            AnyShapeStyle(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)),
            "linear(#000000, #FFFFFF; 0.5,0 to 0.5,1)"
        ),
    ])
    func `A style resolves to a paint`(style: AnyShapeStyle, words: String) {
        #expect(sketch(Rectangle().fill(style)) == "surface rectangle fill \(words)")
    }

    @Test func `A style may bring a shadow of what it fills`() {
        for view: any View in [
            Circle().fill(.white.shadow(.drop(color: .black, radius: 2))),
            Circle().foregroundStyle(.white.shadow(.drop(color: .black, radius: 2))),
            Circle().fill(.shadow(.drop(color: .black, radius: 2))).foregroundStyle(.white),
            Circle().fill(AnyShapeStyle(.white.shadow(.drop(color: .black, radius: 2)))),
        ] {
            let lines = sketch(AnyView(view)).split(separator: "\n")
            #expect(lines.count == 2 && lines[0].hasPrefix("effect shadow("), "\(lines)")
            #expect(lines.last == "  surface circle fill #FFFFFF")
        }
        let text = Text("a").foregroundStyle(.white.shadow(.drop(color: .black, radius: 2)))
        #expect(sketch(text).hasPrefix("effect shadow(") && sketch(text).hasSuffix("\n  text 'a' 17 #FFFFFF"))
        struct Inner: View {
            var body: some View { Circle().fill(.white.shadow(.inner(radius: 2))) }
        }
        let inner = evaluate(Inner(), in: EnvironmentValues())
        #expect(inner.scene.root.sketch() == "surface circle fill #FFFFFF")
        #expect(inner.notes == ["`.shadow(.inner)` has no effect here"])
    }

    @Test func `A tint applies to controls and gauges`() {
        #expect(sketch(Gauge(value: 1) { EmptyView() }.tint(.red)) == "gauge linearCapacity 1 #FF3B30/#FF453A")
        #expect(sketch(Text("a").foregroundStyle(.tint).tint(.white)) == "text 'a' 17 #FFFFFF")
        #expect(sketch(Text("a").foregroundStyle(.tint).tint(nil)) == "text 'a' 17 accent")
        let gradient = Gradient(colors: [.black, .white])
        for view: any View in [
            Gauge(value: 1) { EmptyView() }.tint(gradient),
            Gauge(value: 1) { EmptyView() }.tint(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)),
        ] { #expect(sketch(AnyView(view)) == "gauge linearCapacity 1 linear(#000000, #FFFFFF; 0.5,0 to 0.5,1)") }
        let white = "linear(#FFFFFF, #FFFFFF; 0.5,0 to 0.5,1)"
        #expect(sketch(Gauge(value: 1) { EmptyView() }.tint(.white.gradient)) == "gauge linearCapacity 1 " + white)
        #expect(sketch(Color.white.gradient) == "surface rectangle fill " + white)
        #expect(
            sketch(ProgressView(value: 1).progressViewStyle(LinearProgressViewStyle(tint: .white)).tint(.red))
                == "gauge progress 1 #FFFFFF")
        #expect(
            sketch(ProgressView(value: 1).progressViewStyle(CircularProgressViewStyle(tint: .white)))
                == "gauge circularCapacity 1 #FFFFFF")
        #expect(sketch(Text("a").foregroundColor(.accentColor).tint(.white)) == "text 'a' 17 #FFFFFF")
    }

    /// The lines of a button's sketch that name its colours.
    private func colors(_ view: some View) -> [String] {
        sketch(view).split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.filter {
            $0.hasPrefix("text") || $0.hasPrefix("surface")
        }.map { String($0.split(separator: " ").last ?? "") }
    }

    private let grey = "#7676801F/#7676803D"

    @Test func `Glass is a material in a capsule, with its tint over it`() {
        let text = Text("a")
        let plain = sketch(text.glassEffect())
        #expect(plain == sketch(text.background { Capsule().fill(Material.thin) }))
        let tinted = sketch(text.glassEffect(.clear.tint(.red).interactive(), in: Circle()))
        #expect(tinted.contains("circle fill material 0.3") && tinted.contains("#FF3B3080"), "\(tinted)")
        #expect(sketch(GlassEffectContainer(spacing: 4) { text.glassEffect(.identity) }) == sketch(text))
        #expect(sketch(Button("b") {}.buttonStyle(.glass)).contains("fill material"))
        #expect(sketch(Button("b") {}.buttonStyle(.glassProminent)).contains("fill accent"))
    }

    @Test func `A button without a style has a plate in the tint, of 12 percent`() {
        #expect(colors(Button("Go") {}.tint(.white)) == ["#FFFFFF", "#FFFFFF1F"])
        #expect(colors(Button("Go") {}) == ["accent", "accent"])
        #expect(colors(Button("Go") {}.disabled(true)) == ["tertiary", grey])
    }

    @Test func `A bordered button looks like one without a style`() {
        let button = Button("Go") {}.tint(.white)
        #expect(sketch(button.buttonStyle(.bordered)) == sketch(button))
        let destructive = Button("Go", role: .destructive) {}.buttonStyle(.bordered)
        #expect(colors(destructive) == ["#FF3B30/#FF453A", "#FF3B301F/#FF453A1F"])
        #expect(colors(Button("Go") {}.buttonStyle(.borderedProminent)) == ["#FFFFFF", "accent"])
        #expect(colors(Button("Go") {}.buttonStyle(.borderless)) == ["accent"])
    }

    @Test func `A bordered button has a shape and a size`() {
        let button = Button("Go") {}
        #expect(sketch(button).contains("surface capsule fill"))
        #expect(sketch(button.buttonBorderShape(.capsule)) == sketch(button))
        #expect(sketch(button.buttonBorderShape(.roundedRectangle(radius: 3))).contains("surface rounded 3 fill"))
        let large = sketch(button.buttonBorderShape(.roundedRectangle).controlSize(.large))
        #expect(large.contains("surface rounded 12 fill") && large != sketch(button.controlSize(.small)))
        #expect(sketch(button.controlSize(.small)) == sketch(button))
    }

    @Test func `A symbol in its own colours has all of them`() throws {
        let symbol = Image(systemName: "cloud.sun.fill")
        let own = evaluate(symbol.renderingMode(.original), in: EnvironmentValues()).scene.root
        guard case .image(let picture) = own else { throw Unexpected(found: "\(own)") }
        #expect(picture.symbolMode == .multicolor)
        guard case .image(let plain) = evaluate(symbol, in: EnvironmentValues()).scene.root else { return }
        #expect(plain.symbolMode == nil)
    }

    @Test func `A frame's length that is negative or infinite is passed over`() {
        let text = Text("a")
        #expect(sketch(text.frame(width: .infinity, height: 9)) == sketch(text.frame(height: 9)))
        #expect(sketch(text.frame(width: 9, height: .nan)) == sketch(text.frame(width: 9)))
        #expect(sketch(text.frame(width: -1, height: 9)) == sketch(text.frame(height: 9)))
    }

    @Test(arguments: [("HelveticaNeue-UltraLight", 100), ("Avenir-BlackOblique", 900), ("Lobster", 400)])
    func `A font that is not there leaves the weight in its name`(name: String, weight: Int) throws {
        let text = Text("a").font(.custom(name, size: 20))
        guard case .text(let paragraph) = evaluate(text, in: EnvironmentValues()).scene.root else {
            throw Unexpected(found: "no text")
        }
        let font = try #require(paragraph.runs.first).font
        #expect(font.weight == weight && font.isItalic == name.contains("Oblique") && font.family == name)
    }

    @Test func `A style around a button counts for its label`() {
        let button = Button("Go") {}
        for style in [colors(button.foregroundStyle(.white)), colors(VStack { button }.foregroundStyle(.white))] {
            #expect(style == ["#FFFFFF", "accent"])
        }
        #expect(colors(button.buttonStyle(.borderedProminent).foregroundStyle(.black)) == ["#000000", "accent"])
        #expect(colors(button.buttonStyle(.borderless).foregroundStyle(.white)) == ["#FFFFFF"])
        #expect(colors(button.foregroundStyle(.white).disabled(true)) == ["#FFFFFF40", grey])
    }

    @Test func `A disabled button is grey`() {
        let button = Button("Go") {}
        for style in [colors(button.disabled(true)), colors(button.buttonStyle(.borderedProminent).disabled(true))] {
            #expect(style == ["tertiary", grey])
        }
        #expect(colors(button.buttonStyle(.borderless).tint(.red).disabled(true)) == ["tertiary"])
        #expect(sketch(button.buttonStyle(.plain).disabled(true)).hasPrefix("effect opacity(0.5)"))
    }

    @Test func `A link has the colour of text`() throws {
        let url = try #require(URL(string: "app://inner"))
        #expect(colors(Link("Go", destination: url)) == ["primary"])
        #expect(colors(Link("Go", destination: url).foregroundStyle(.white)) == ["#FFFFFF"])
    }

    @Test func `The labels of a circular gauge are in sizes of their own, unless they have fonts`() {
        let gauge = Gauge(value: 0.5) {
            Text("label")
        } currentValueLabel: {
            Text("current").font(.body)
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("9")
        }
        let sketched = sketch(gauge.gaugeStyle(.accessoryCircular))
        for words in ["'label' 11/500", "'current' 17", "'0' 11/500", "'9' 11/500"] {
            #expect(sketched.contains(words), "\(sketched)")
        }
        #expect(sketch(gauge).contains("'label' 17"))
    }

    @Test func `A style that resolves to itself terminates`() {
        #expect(sketch(Text("a").foregroundStyle(.foreground)) == "text 'a' 17 primary")
        #expect(sketch(Text("a").tint(.accentColor).foregroundStyle(.foreground)) == "text 'a' 17 primary")
    }
}
