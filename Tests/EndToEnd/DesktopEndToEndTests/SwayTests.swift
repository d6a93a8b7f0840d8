import Foundation
import GroupStore
import GroupTesting
import TestSupport
import Testing
import WidgetArchive
import WidgetDesk
import WidgetRecords

/// The desktop in a real compositor, with a real host and pointer.
@Suite(.enabled(if: Sway.isInstalled, Sway.isMissing))
struct SwayTests {
    @Test func `Widgets are on the wallpaper as in our own pictures, and a write redraws them`() throws {
        let stand = try SwayStand()
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
        try stand.wait(toSee: "Tasks-1", inColumn: 0, row: 1)
        let before = try stand.widgets.picture(of: "Coffee-1").bytes
        try stand.widgets.setCups(5)
        #expect(try eventually { try stand.widgets.picture(of: "Coffee-1").bytes != before })
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
    }

    @Test func `A click performs the intent of a button`() throws {
        let stand = try SwayStand()
        try stand.wait(toSee: "Tasks-1", inColumn: 0, row: 1)
        try stand.click(at: SwayStand.task)
        try stand.widgets.group.wait(for: "done", toBe: ["Water the plants"], in: DesktopStand.tasks)
        try stand.wait(toSee: "Tasks-1", inColumn: 0, row: 1)
    }

    @Test func `What is pressed is marked, and is as before where no new picture comes`() throws {
        let stand = try SwayStand()
        try stand.wait(toSee: "Tasks-1", inColumn: 0, row: 1)
        stand.widgets.host.send(SIGSTOP)
        defer { stand.widgets.host.send(SIGCONT) }
        try stand.click(at: SwayStand.task)
        #expect(try eventually { try stand.difference(of: "Tasks-1", inColumn: 0, row: 1) > 1_000 })
        try stand.wait(toSee: "Tasks-1", inColumn: 0, row: 1)
    }

    @Test func `A drag moves a widget to the nearest cell, where it stays`() throws {
        let stand = try SwayStand()
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
        try stand.drag(from: (100, 50), to: (500, 260))
        try stand.wait(toSee: "Coffee-1", inColumn: 2, row: 1)
        #expect(try stand.widgets.records.deskPlaces()["Coffee-1"]?.cell == .init(column: 2, row: 1))
        try stand.wait(toSee: "Tasks-1", inColumn: 0, row: 1)
    }

    @Test func `A panel removes a widget by the keyboard, and closes with Escape or a click on the wallpaper`() throws {
        let stand = try SwayStand()
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
        try stand.openMenu(of: (100, 60))
        try stand.type(.escape)
        try stand.waitForNoPanel()
        try stand.openMenu(of: (100, 60))
        try stand.click(at: (900, 650))
        try stand.waitForNoPanel()
        try stand.openMenu(of: (100, 60))
        try stand.type(.down, .down, .down, .down, .down, .enter, .down, .enter)
        #expect(try eventually { try stand.widgets.placed == ["Tasks-1"] })
    }

    @Test func `With nothing placed a card leads to the gallery, which places what was searched for`() throws {
        let stand = try SwayStand(placing: [])
        #expect(try eventually { try stand.sway.picture()[100, 50] != Sway.wallpaper[...] })
        try stand.click(at: (100, 100))
        try stand.waitForPanel()
        try stand.type("coff")
        try stand.type(.enter)
        try stand.type(.enter)
        #expect(try eventually { try stand.widgets.placed == ["Coffee-1"] })
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
    }

    @Test func `A panel changes a widget's size`() throws {
        let stand = try SwayStand()
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
        try stand.openMenu(of: (100, 60))
        try stand.type(.down, .down, .down, .down, .enter, .down, .enter)
        #expect(
            try eventually {
                try stand.widgets.records.placedWidgets().first?.instance.family == .systemMedium
            })
        try stand.wait(toSee: "Coffee-1", inColumn: 0, row: 0)
    }

    @Test func `Records that cannot be read are told, and leave the widgets where they are`() throws {
        let stand = try SwayStand()
        try stand.wait(toSee: "Tasks-1", inColumn: 0, row: 1)
        let path = try stand.widgets.records.placements.path
        let text = try Files.read(path)
        try Files.writeInPlace("{\"Rubbish-1\": 5," + text.dropFirst(), to: path)
        let desktop = try #require(stand.widgets.desktop)
        #expect(eventually { desktop.errorOutput.contains("Rubbish-1") }, "\(desktop.errorOutput)")
        try stand.wait(toSee: "Tasks-1", inColumn: 0, row: 1)
    }
}
