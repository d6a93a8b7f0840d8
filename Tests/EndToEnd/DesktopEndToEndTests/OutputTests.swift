import Foundation
import GroupTesting
import TestSupport
import Testing
import WidgetDesk

/// Outputs that come, go and change in a real compositor.
@Suite(.enabled(if: Sway.isInstalled, Sway.isMissing))
struct OutputTests {
    @Test func `Widgets of an output that is unplugged are on another one`() throws {
        let outer = try Sway()
        let stand = try SwayStand(in: outer)
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
        try stand.drag(from: (100, 50), to: (1_400, 60))
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0, of: "WL-1")
        // Another one, on its way there.
        try stand.move(to: (60, 240))
        try stand.input.press()
        for x in [140, 400, 1_000, 1_400] { try stand.move(to: (Double(x), 260)) }
        // The compositor's output is a window of the other one.
        try outer.tell("[title=.*] kill")
        #expect(try eventually { try stand.sway.outputs().count == 1 })
        try stand.input.release()
        try stand.rest()
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
        try stand.wait(toSee: "Tasks-1", inColumn: 0, row: 1)
        try stand.click(at: SwayStand.task)
        try stand.widgets.group.wait(for: "done", toBe: ["Water the plants"], in: DesktopStand.tasks)
        #expect(try stand.widgets.records.deskPlaces()["Coffee-1"]?.output == "WL-1")
    }

    @Test func `A new output has room for widgets`() throws {
        let stand = try SwayStand()
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
        try stand.sway.tell("create_output")
        try stand.drag(from: (100, 50), to: (1_400, 60))
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0, of: "HEADLESS-2")
        try stand.wait(toSee: "Tasks-1", inColumn: 0, row: 1)
    }

    @Test func `A click on another output closes a panel`() throws {
        let stand = try SwayStand()
        try stand.sway.tell("create_output")
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
        try stand.drag(from: (100, 50), to: (1_400, 60))
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0, of: "HEADLESS-2")
        try stand.openMenu(of: (100, 250))
        try stand.click(at: (1_900, 650))
        try stand.waitForNoPanel(at: (100, 250))
    }

    @Test func `On an output that is scaled and turned, widgets are drawn in its pixels`() throws {
        let stand = try SwayStand()
        try stand.sway.tell("output HEADLESS-1 scale 2")
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0, scale: 2)
        try stand.sway.tell("output HEADLESS-1 scale 1 transform 90")
        try stand.wait(toSee: "Tasks-1", inColumn: 0, row: 1)
        // The compositor scales down from the next whole scale.
        try stand.sway.tell("output HEADLESS-1 scale 1.5 transform normal")
        let pixels = 237 * 237
        #expect(
            try eventually {
                try stand.difference(of: "Coffee-1", inColumn: 0, row: 0, scale: 1.5) < pixels / 10
            })
        try stand.sway.tell("output HEADLESS-1 scale 1")
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
        try stand.click(at: SwayStand.task)
        try stand.widgets.group.wait(for: "done", toBe: ["Water the plants"], in: DesktopStand.tasks)
    }

    @Test func `When the compositor is killed, it says so and fails, so that a service manager starts it again`() throws
    {
        let stand = try SwayStand()
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
        stand.sway.kill()
        let outcome = try #require(stand.widgets.desktop).wait()
        #expect(outcome.code == 1 && outcome.errorOutput.contains("the compositor or X server has ended"), "\(outcome)")
    }

    @Test func `No order of random events makes it fail`() throws {
        let stand = try SwayStand()
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
        var random = SeededGenerator(seed: 29)
        for _ in 0..<400 { try stand.doAnything(&random) }
        try stand.sway.tell("output HEADLESS-1 enable scale 1 transform normal")
        for button in VirtualInput.Button.allCases { try stand.input.release(button) }
        for _ in 0..<3 { try stand.input.type(.escape) }
        try stand.rest()
        for id in try stand.widgets.placed { try stand.widgets.group.run("groupwidgets", "remove", id) }
        try stand.widgets.group.run("groupwidgets", "place", "Coffee", "--family", "small")
        let id = try #require(try stand.widgets.placed.first)
        try stand.wait(toSee: id, inColumn: 0, row: 0)
        let words = try #require(stand.widgets.desktop).errorOutput
        #expect(!words.contains("CRITICAL"), "\(words)")
    }
}

extension SwayStand {
    /// Something that a person, a cable or a settings program does.
    fileprivate func doAnything(_ random: inout SeededGenerator) throws {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<40:
            let places = [(100.0, 60.0), (110, 274), (100, 300), (250, 150), (640, 360), (1_300, 100)]
            try move(to: places.randomElement(using: &random) ?? (0, 0))
        case 40..<60: try input.press(VirtualInput.Button.allCases.randomElement(using: &random) ?? .left)
        case 60..<80: try input.release(VirtualInput.Button.allCases.randomElement(using: &random) ?? .left)
        case 80..<92: try input.type(VirtualInput.Key.allCases.randomElement(using: &random) ?? .escape)
        case 92..<94: try input.type("ta")
        case 94..<97: if try sway.outputs().count < 3 { try sway.tell("create_output") }
        case 97: try sway.tell("output HEADLESS-1 scale \(["1", "1.5", "2"].randomElement(using: &random) ?? "")")
        case 98: try sway.tell("output HEADLESS-1 transform \(["90", "normal"].randomElement(using: &random) ?? "")")
        default: try widgets.setCups(Int.random(in: 0..<8, using: &random))
        }
    }
}
