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
    }
}

extension Data {
    /// As a PNG file's header has it.
    var pixelSize: [Int]? {
        guard starts(with: [0x89, 0x50, 0x4E, 0x47]), count > 24 else { return nil }
        return [16, 20].map { place in self[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
}
