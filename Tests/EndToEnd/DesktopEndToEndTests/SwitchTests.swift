import Foundation
import TestSupport
import Testing
import WidgetArchive

@testable import WidgetDesk

/// The switches that widgets make.
struct SwitchTests {
    private let temporary = TemporaryRoot()

    /// The scene of a widget with a switch, as its own program makes it.
    private func scene(isOn: Bool) throws -> Scene {
        try Tool(in: temporary).run("set", "-s", "group.sample.cups", "--bool", "isMilky", "\(isOn)")
        let outcome = try Tool("CupsWidget", in: temporary).run("timeline", "Cups", "--family", "systemSmall")
        let timeline: SceneTimeline = try ArchiveCoding.value(from: Data(outcome.output.utf8))
        return try #require(timeline.entries.first).scenes[.light]
    }

    @Test(arguments: [true, false])
    func `A switch of SwiftUI is flipped as its program would draw it`(isOn: Bool) throws {
        let scene = try scene(isOn: isOn)
        let action = try #require(scene.root.actions.first { "\($0)".contains("Milk") })
        let flipped = try #require(scene.flippingSwitch(of: action))
        #expect(try ArchiveCoding.line(flipped) == ArchiveCoding.line(self.scene(isOn: !isOn)))
        let other = try #require(scene.root.actions.first { "\($0)".contains("Drink") })
        #expect(scene.flippingSwitch(of: other) == nil)
    }
}
