import Foundation
import SwiftUI
import Testing

@MainActor struct EvaluationTests {
    @Test func `Modifiers without effect are noted once, and the view is kept`() {
        let view = VStack {
            Text("a").zIndex(1).animation(.default, value: 1)
            Text("b").zIndex(2).contentTransition(.numericText())
        }
        let result = evaluate(view, in: EnvironmentValues())
        #expect(result.notes == ["Animations and transitions have no effect here", "`.zIndex` has no effect here"])
        #expect(sketch(view) == "vertical center\n  text 'a' 17 primary\n  text 'b' 17 primary")
    }

    @Test func `The outermost container background is the widget's`() {
        let view = Text("a").containerBackground(.white, for: .widget)
            .containerBackground(for: .widget) { Color.black }
        let result = evaluate(view, in: EnvironmentValues())
        #expect(result.scene.background?.sketch() == "surface rectangle fill #000000")
        #expect(result.notes == ["A widget has one container background; the outermost is used."])
        #expect(result.scene.root.sketch() == "text 'a' 17 primary")
    }

    @Test func `Content margins come from the environment, and the background fills the whole widget`() {
        var values = EnvironmentValues()
        values.contentMargins = .init(all: 16)
        values.sceneSize = .init(width: 158, height: 158)
        let reader = GeometryReader { Text(verbatim: "\($0.size.width)") }
        let result = evaluate(reader.containerBackground(for: .widget) { reader }, in: values)
        #expect(result.scene.margins == .init(all: 16))
        #expect(result.scene.root.sketch().hasSuffix("'126.0' 17 primary"))
        #expect(result.scene.background?.sketch().hasSuffix("'158.0' 17 primary") == true)
    }

    @Test func `A link is a hit area within the widget's`() throws {
        let url = try #require(URL(string: "app://inner"))
        let view = VStack { Link("Go", destination: url) }.widgetURL(URL(string: "app://outer"))
        let result = evaluate(view, in: EnvironmentValues())
        #expect(
            result.scene.root.sketch() == """
                target app://outer
                  vertical center
                    target app://inner
                      text 'Go' 17 primary
                """)
        #expect(result.scene.url == "app://outer")
        #expect(result.notes.isEmpty)
    }

    @Test func `A link does not set the URL of the widget`() throws {
        let url = try #require(URL(string: "app://inner"))
        #expect(evaluate(Link("Go", destination: url), in: EnvironmentValues()).scene.url == nil)
    }

    @Test func `Labels and identifiers become accessibility text`() {
        #expect(sketch(Color.white.accessibilityLabel("Sky")).hasPrefix("label Sky\n"))
        #expect(sketch(Color.white.accessibilityIdentifier("sky")).hasPrefix("label sky\n"))
        #expect(sketch(Color.white.accessibilityHidden(true)).hasPrefix("label hidden\n"))
        #expect(sketch(Color.white.accessibility(label: Text("Sky"))).hasPrefix("label Sky\n"))
    }

    @Test func `Symbols scale with the font around them`() {
        #expect(
            sketch(Image(systemName: "sun.max").font(.largeTitle).foregroundColor(.yellow))
                == "image sun.max 34 #FFCC00/#FFD60A")
        #expect(sketch(Image(systemName: "sun.max").symbolVariant(.fill)) == "image sun.max.fill 17 primary")
        #expect(
            sketch(Label("Sun", systemImage: "sun.max").labelStyle(.iconOnly)).hasSuffix("image sun.max 17 primary"))
    }

    @Test func `A missing image is noted`() {
        let result = evaluate(Image("nowhere").resizable().scaledToFit(), in: EnvironmentValues())
        #expect(result.scene.root.sketch().hasSuffix("image missing nowhere 17 primary"))
        #expect(result.notes == ["There is no picture 'nowhere' among the program's resources."])
    }
}
