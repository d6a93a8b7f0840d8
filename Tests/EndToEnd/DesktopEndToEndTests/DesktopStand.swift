import Foundation
import GroupStore
import GroupTesting
import PictureClient
import TestSupport
import Testing
import WidgetArchive
import WidgetDesk
import WidgetRecords
import WidgetScreens

/// Placed widgets, a host, and a desktop that shows them.
final class DesktopStand {
    let group: TestGroup
    private(set) var host: TestProcess
    private(set) var desktop: TestProcess?

    static let cups = "group.com.example.app"
    static let tasks = "group.com.example.tasks"

    init(placing kinds: [String] = ["Coffee", "Tasks"]) throws {
        group = try TestGroup(environment: [
            "NO_COLOR": "1", "TERM": "dumb", "LANG": "C.UTF-8", "TZ": "UTC", "NO_AT_BRIDGE": "1",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        ])
        for program in ["CoffeeWidget", "Tasks"] {
            try group.run("groupwidgets", "add", TestGroup.path(ofProgram: program))
        }
        for kind in kinds { try group.run("groupwidgets", "place", kind, "--family", "small") }
        try group.run("groupdefaults", "set", "-s", DesktopStand.cups, "--int", "cups", "3")
        try group.run("groupdefaults", "append", "-s", DesktopStand.tasks, "tasks", "Water the plants", "Call mother")
        host = try group.start("groupwidgets", ["run", "--plain"])
        if let last = kinds.last { try host.wait(forOutput: "\(last)-1") }
    }

    /// Shows the widgets.
    func start(_ environment: [String: String], _ options: String...) throws {
        desktop = try group.start("groupwidgets", ["desktop", "--light"] + options, environment: environment)
    }

    var records: WidgetsDirectory {
        get throws { try WidgetsDirectory(Root(path: group.path)) }
    }

    /// The placed widgets, by their ids.
    var placed: [String] {
        get throws { try records.placedWidgets().map(\.id) }
    }

    func setCups(_ count: Int) throws {
        try group.run("groupdefaults", "set", "-s", DesktopStand.cups, "--int", "cups", "\(count)")
    }

    /// A widget's pixels, as our own pictures show it.
    func picture(of id: String, scale: Double = 1) throws -> (width: Int, bytes: [UInt8]) {
        let date = Date()
        let shown = try #require(
            try WidgetScreen(records).placed(at: date).widgets.first { $0.instance.id == id }, "\(id)")
        let request = PictureRequest(
            shown.scene(at: date, in: .light), family: shown.instance.family, scale: scale, format: .pixels, date: date)
        let picture = try PictureProgram(path: Tool.path("groupwidgets-draw")).draw(request)
        return (try #require(picture.width), picture.bytes)
    }
}

/// Such a desktop in sway.
final class SwayStand {
    let sway: Sway
    let widgets: DesktopStand
    let input: VirtualInput

    init(placing kinds: [String] = ["Coffee", "Tasks"], in outer: Sway? = nil) throws {
        sway = try Sway(in: outer)
        input = try VirtualInput(sway.environment)
        widgets = try DesktopStand(placing: kinds)
        try rest()
        try widgets.start(sway.environment)
    }

    /// The place of a cell on an output.
    static func corner(_ column: Int, _ row: Int) -> Point { DeskGrid.origin(of: .init(column: column, row: row)) }

    /// The first task of the list in the second cell.
    static let task = (x: 110.0, y: 274.0)

    /// How many pixels of a cell are not as a widget is now.
    func difference(
        of id: String, inColumn column: Int, row: Int, of output: String = "HEADLESS-1", scale: Double = 1
    ) throws -> Int {
        let corner = SwayStand.corner(column, row)
        let place = (x: Int(corner.x * scale), y: Int(corner.y * scale))
        return try sway.picture(of: output)
            .difference(from: widgets.picture(of: id, scale: scale), over: Sway.wallpaper, at: place)
    }

    /// Waits until a widget is seen in a cell as it is now.
    func wait(
        toSee id: String, inColumn column: Int, row: Int, of output: String = "HEADLESS-1", scale: Double = 1,
        location: SourceLocation = #_sourceLocation
    ) throws {
        var last = Int.max
        let isSeen = try eventually {
            last = try difference(of: id, inColumn: column, row: row, of: output, scale: scale)
            return last == 0
        }
        guard !isSeen else { return }
        try fail("\(id) is not seen: \(last) pixels differ", location)
    }

    private func fail(_ words: String, _ location: SourceLocation) throws {
        let path = FileManager.default.temporaryDirectory.path + "/desktop-\(location.line).png"
        try sway.keepPicture(path)
        let words = "\(words); \(path) shows it. \(widgets.desktop?.errorOutput ?? "")"
        Issue.record("\(words)", sourceLocation: location)
        throw Sway.Failure(words: words)
    }

    // MARK: The pointer

    func move(to point: (x: Double, y: Double)) throws {
        let places = try sway.outputs().values
        let width = places.map { $0.x + $0.width }.max() ?? 0
        try input.move(to: point, of: (width, places.map { $0.y + $0.height }.max() ?? 0))
    }

    func click(at point: (x: Double, y: Double), _ button: VirtualInput.Button = .left) throws {
        try move(to: point)
        try input.press(button)
        try input.release(button)
        try rest()
    }

    func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
        try move(to: start)
        try input.press()
        for step in 1...10 {
            let part = Double(step) / 10
            try move(to: (start.x + part * (end.x - start.x), start.y + part * (end.y - start.y)))
        }
        try input.release()
        try rest()
    }

    /// Puts the pointer where no widget is, since pictures show it, too.
    func rest() throws { try move(to: (1_279, 719)) }

    // MARK: Panels

    /// Types keys, and waits until something else is seen.
    func type(_ keys: VirtualInput.Key..., location: SourceLocation = #_sourceLocation) throws {
        for key in keys { try change("\(key)", location) { try input.type(key) } }
    }

    func type(_ letters: String, location: SourceLocation = #_sourceLocation) throws {
        try change(letters, location) { try input.type(letters) }
    }

    private func change(_ words: String, _ location: SourceLocation, by act: () throws -> Void) throws {
        let before = try sway.picture()
        try act()
        guard try !eventually({ try sway.picture() != before }) else { return }
        try fail("\(words) changed nothing", location)
    }

    /// Opens the menu of the widget at a point.
    func openMenu(of point: (x: Double, y: Double), location: SourceLocation = #_sourceLocation) throws {
        try click(at: point, .right)
        try waitForPanel(at: point, location: location)
    }

    /// Waits until something covers the wallpaper where a panel is.
    func waitForPanel(
        at point: (x: Double, y: Double) = (400, 300), location: SourceLocation = #_sourceLocation
    ) throws {
        let place = (x: Int(point.x) + 160, y: Int(point.y) + 20)
        guard try !eventually({ try sway.picture()[place.x, place.y] != Sway.wallpaper[...] }) else {
            return
        }
        try fail("there is no panel", location)
    }

    func waitForNoPanel(
        at point: (x: Double, y: Double) = (100, 60), location: SourceLocation = #_sourceLocation
    ) throws {
        let place = (x: Int(point.x) + 160, y: Int(point.y) + 20)
        guard try !eventually({ try sway.picture()[place.x, place.y] == Sway.wallpaper[...] }) else {
            return
        }
        try fail("the panel stays", location)
    }
}
