import Foundation
import GroupTesting
import SwiftUI
import Testing
import WidgetKit

struct PictureTests {
    private let suite = "group.sample.alstn38.practice"

    @Test func `A placed widget and its reloads are drawn`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Basic"]).place("BasicWidget", family: .systemSmall)
        try group.set("SampleName", to: "Minsu", in: suite)
        let reload = try widget.nextReload()
        let picture = try reload.picture()
        #expect(picture.png.pixelSize == [316, 316])
        #expect(picture.size == CGSize(width: 158, height: 158) && picture.scale == 2)
        #expect(try reload.picture() == picture)
        #expect(try reload.entries[0].picture(at: reload.date) == picture)
        #expect(try widget.picture(at: reload.date) == picture)
        #expect(try widget.picture(scale: 1).png.pixelSize == [158, 158])
        #expect(try reload.picture(appearance: .dark) != picture)
        #expect(try picture.svg.contains("Minsu"))
        try widget.remove()
        let failure = #expect(throws: TestFailure.self) { try widget.picture() }
        #expect(failure?.summary == "\(widget.id) has nothing to show yet")
    }

    @MainActor @Test func `A view is drawn in the surroundings that it was made for, or in others`() throws {
        let view = VStack {
            Text("Minsu").widgetAccentable()
            Text("Kim").foregroundStyle(.red)
        }
        let scene = WidgetScene(of: view, family: .systemMedium)
        let dark = WidgetScene(of: view, family: .systemMedium, colorScheme: .dark)
        let moment = Date(timeIntervalSinceReferenceDate: 8e8)
        let pictures = try WidgetPicture.Appearance.allCases.map { try scene.picture(appearance: $0, at: moment) }
        #expect(Set(pictures.map(\.png)).count == 4)
        #expect(try scene.picture(at: moment) == pictures[0])
        #expect(try dark.picture(at: moment).png == pictures[1].png)
        #expect(pictures[0].size == CGSize(width: 338, height: 158) && pictures[0].notes == [])
        let tinted = try scene.picture(appearance: .accented, tint: Color(red: 1, green: 0.5, blue: 0), at: moment)
        #expect(try tinted.svg.contains("#ff8000"))
        #expect(try !pictures[2].svg.contains("#ff8000"))
    }

    @MainActor @Test func `System colours are those of iOS 18, or of iOS 26`() throws {
        let scene = WidgetScene(of: Color.orange, family: .systemSmall)
        #expect(try scene.picture().svg.contains("#ff9500"))
        #expect(try scene.picture(palette: .iOS26).svg.contains("#ff8d28"))
        #expect(try scene.picture(appearance: .dark, palette: .iOS26).svg.contains("#ff9230"))
    }

    @MainActor @Test func `A text that counts shows the time that is asked for`() throws {
        let start = Date(timeIntervalSinceReferenceDate: 8e8)
        let scene = WidgetScene(of: Text(start, style: .timer), family: .systemSmall)
        #expect(try scene.picture(at: start + 75).svg.contains("1:15"))
    }

    @MainActor @Test func `A scale that no picture can have is refused`() {
        let failure = #expect(throws: TestFailure.self) {
            try WidgetScene(of: Text("Minsu"), family: .systemSmall).picture(scale: 11)
        }
        #expect(failure?.summary == "a scale is from 0.5 to 10.0 pixels a point")
    }

    @Test func `A drawing program that is named by the environment is used`() async {
        await #expect(processExitsWith: .success) {
            setenv("GROUPWIDGETS_DRAW", "/nowhere/draw", 1)
            let failure = await #expect(throws: TestFailure.self) {
                try await WidgetScene(of: Text("Minsu"), family: .systemSmall).picture()
            }
            try #require(failure?.summary == "/nowhere/draw cannot be started: No such file or directory")
        }
    }
}

extension Data {
    /// As a PNG file's header has it.
    var pixelSize: [Int]? {
        guard starts(with: [0x89, 0x50, 0x4E, 0x47]), count > 24 else { return nil }
        return [16, 20].map { place in self[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
}
