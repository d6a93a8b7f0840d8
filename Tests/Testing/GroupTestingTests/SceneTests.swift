import Foundation
import GroupTesting
import Testing
import WidgetKit

@MainActor struct SceneTests {
    private let entry = NicknameEntry(date: Date(timeIntervalSinceReferenceDate: 8e8), name: "Minsu")

    @Test func `A scene has a structure that can be compared as text`() {
        let scene = WidgetScene(of: NicknameView(entry: entry), family: .systemMedium)
        #expect(
            scene.outline == """
                Link "app://all"
                  HStack
                    Image "sun.max"
                    VStack
                      Text "Minsu" #name
                      Text
                      Text "Hello"
                      Spacer
                      Link "app://open"
                        Text "Open"
                    Gauge 0.5
                """)
    }

    @Test func `Texts, dates, images, gauges and links are told apart`() {
        let scene = WidgetScene(of: NicknameView(entry: entry), family: .systemMedium)
        #expect(scene.texts == ["Minsu", "Hello", "Open"])
        #expect(scene.text == "Minsu\nHello\nOpen")
        #expect(scene.dates == [entry.date])
        #expect(scene.images == ["sun.max"])
        #expect(scene.gauges == [0.5])
        #expect(scene.url == "app://all")
        #expect(scene.links == ["app://all", "app://open"])
        #expect(scene.element(identified: "name")?.text == "Minsu")
        #expect(scene.element(identified: "other") == nil)
    }

    @Test func `A view reads the groups of the test`() throws {
        let group = try TestGroup()
        try group.set("greeting", to: "안녕", in: "group.test")
        let scene = group.asCurrent { WidgetScene(of: NicknameView(entry: entry), family: .systemSmall) }
        #expect(scene.texts == ["Minsu", "안녕"])
    }

    @Test func `Another family or colour scheme gives another scene`() {
        let small = WidgetScene(of: NicknameView(entry: entry), family: .systemSmall, colorScheme: .dark)
        #expect(small.links == ["app://all"])
        #expect(small.images == ["moon"])
    }

    @Test func `A view knows the margins of its widget`() {
        #expect(WidgetScene(of: MarginsView(), family: .systemSmall).texts == ["16.0"])
        #expect(WidgetScene(of: MarginsView(), family: .accessoryCircular).texts == ["7.0"])
    }
}

private struct MarginsView: View {
    @Environment(\.widgetContentMargins) private var margins

    var body: some View {
        VStack {
            Image(systemName: "star").widgetAccentedRenderingMode(.desaturated)
            Text(verbatim: "\(margins.leading)")
        }
        .widgetLabel("Star")
    }
}
