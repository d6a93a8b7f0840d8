import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords
import WidgetScreens

/// Screens of a root that no host serves.
struct WidgetScreenTests {
    private let temporary = TemporaryRoot()
    private let directory: WidgetsDirectory
    private var screen: WidgetScreen { WidgetScreen(directory) }
    private static let colors = [Choice(.text("red"), title: "Red"), Choice(.text("blue"), title: "Blue")]
    private static let color = ParameterDescription("color", title: "Color", type: .choice, cases: colors)
    private static let fruit = ParameterDescription("fruit", title: "Fruit", type: .entity, hasChoices: true)

    init() throws {
        directory = try WidgetsDirectory(temporary.root)
        let kinds = [("Paint", WidgetScreenTests.color), ("Pick", WidgetScreenTests.fruit)].map { kind, parameter in
            KindDescription(
                kind, name: kind == "Pick" ? "Pick a fruit" : kind, summary: "",
                families: [.systemSmall, .systemMedium], parameters: [parameter])
        }
        try directory.keep(
            RegisteredProgram(name: "Program", path: "/bin/true", added: Date(), description: ProgramDescription(kinds))
        )
        try directory.make()
    }

    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    /// Writes what a host would, with an entry at each date.
    private func archive(_ id: String, at dates: Double...) throws {
        let entries = dates.map { SceneTimeline.Entry(date: date($0), scene: Scene(.nothing)) }
        try directory.archives.write(
            Archive(
                of: directory.widget(id).instance, generation: 1, made: date(0), cause: "the widget was placed",
                SceneTimeline(entries, policy: .never)))
    }

    @Test func `A screen shows the placed widgets with their archives, and knows when their next entry begins`() throws
    {
        let (first, second) = (try directory.place("Paint"), try directory.place("Pick"))
        try archive(first, at: 10, 30)
        let shown = try screen.placed()
        #expect(shown.widgets.map(\.title) == [first, second])
        #expect(shown.widgets.map { $0.archive?.generation } == [1, nil])
        #expect(shown.problems == [])
        try archive(second, at: 10, 20, 40)
        let widgets = try screen.placed().widgets
        #expect(widgets.nextEntry(after: date(10)) == date(20))
        #expect(widgets.nextEntry(after: date(20)) == date(30))
        #expect(widgets.nextEntry(after: date(40)) == nil)
    }

    @Test func `A widget is headed by the name of its kind, and keeps it after a reload`() throws {
        let named = KindDescription("Named", name: "A Name", summary: "", families: [.systemSmall])
        try directory.keep(
            RegisteredProgram(name: "Other", path: "/bin/true", added: Date(), description: ProgramDescription([named]))
        )
        let id = try directory.place("Named")
        try archive(id, at: 10)
        let widget = try #require(screen.placed().widgets.first { $0.instance.id == id })
        #expect(widget.heading == "A Name")
        #expect(widget.title == id)
        #expect(try widget.showing(#require(widget.archive)).heading == "A Name")
        try directory.removeProgram("Other")
        #expect(try screen.placed().widgets.first { $0.instance.id == id }?.heading == id)
    }

    @Test func `What is damaged is named, and hides nothing else`() throws {
        let (good, bad) = (try directory.place("Paint"), try directory.place("Paint"))
        try archive(good, at: 10)
        try Files.writeInPlace("{", to: directory.archivePath(of: bad))
        try directory.placements.set(.integer(5), for: "Broken-1")
        let shown = try screen.placed()
        #expect(shown.widgets.map(\.title) == [good, bad])
        #expect(shown.widgets.map { $0.problem == nil } == [true, false])
        #expect(shown.problems.count == 2)
        #expect(shown.problems.contains { $0.contains("'Broken-1'") })
        #expect(shown.problems.contains { $0.contains("the archive of \(bad)") })
    }

    @Test func `A damaged file of records is an error, not an empty screen`() throws {
        try directory.place("Paint")
        try Files.writeInPlace("{", to: directory.placements.path)
        #expect(throws: StoreError.self) { try WidgetScreen(WidgetsDirectory(temporary.root)).placed() }
    }

    @Test func `Widgets are placed, edited and removed as a person wishes`() throws {
        #expect(try screen.fulfil(.place(kind: "Paint", family: "systemMedium")) == "Paint-1 is placed")
        _ = try screen.fulfil(.edit(id: "Paint-1", parameters: ["color": .text("blue")], family: "systemSmall"))
        let edited = try directory.widget("Paint-1").instance
        #expect(
            edited == Instance(id: "Paint-1", kind: "Paint", family: .systemSmall, parameters: ["color": .text("blue")])
        )
        #expect(try screen.fulfil(.remove(id: "Paint-1")) == nil)
        #expect(try screen.placed().widgets.isEmpty)
        #expect(throws: WidgetError.self) { try screen.fulfil(.remove(id: "Paint-1")) }
    }

    @Test func `Widgets stand as they were placed, and can be moved`() throws {
        let ids = try (["Pick", "Paint"] + Array(repeating: "Pick", count: 10)).map { try directory.place($0) }
        func shown() throws -> [String] { try screen.placed().widgets.map(\.title) }
        #expect(try shown() == ids)
        #expect(try screen.fulfil(.move(id: ids[1], by: -1)) == nil)
        #expect(try shown() == [ids[1], ids[0]] + ids.dropFirst(2))
        _ = try screen.fulfil(.move(id: ids[1], by: 99))
        #expect(try shown() == [ids[0]] + ids.dropFirst(2) + [ids[1]])
        _ = try screen.fulfil(.remove(id: ids[11]))
        #expect(try directory.place("Pick") == ids[11])
        #expect(try shown().suffix(2) == [ids[1], ids[11]])
        #expect(throws: WidgetError.self) { try screen.fulfil(.move(id: "None-1", by: 1)) }
        try directory.screenRecords.set(.string("damaged"), for: "order")
        #expect(try shown() == ["Paint-1"] + (1...11).map { "Pick-\($0)" })
    }

    @Test func `A widget is placed from a menu of kinds and one of sizes`() throws {
        let kinds = try screen.menu(.kinds)
        #expect(kinds.items.map(\.title) == ["Paint", "Pick a fruit (Pick)"])
        guard case .more(let sizes) = kinds.items[0].outcome else { throw NoSuchItem() }
        let items = try screen.menu(sizes).items
        #expect(items.map(\.title) == ["systemSmall", "systemMedium"])
        #expect(try directory.placedWidgets().isEmpty)
        guard case .wish(let wish) = items[1].outcome else { throw NoSuchItem() }
        #expect(try screen.fulfil(wish) == "Paint-1 is placed")
        #expect(try directory.widget("Paint-1").instance.family == .systemMedium)
    }

    @Test func `Where no program is registered, the menu of kinds says how to add one`() throws {
        try directory.removeProgram("Program")
        #expect(try screen.menu(.kinds).items.map(\.title) == ["No program is registered: groupwidgets add PROGRAM"])
    }

    @Test func `A menu shows the size and each parameter, and changes what is chosen`() throws {
        let id = try directory.place("Paint", parameters: ["color": .text("blue")])
        #expect(
            try screen.menu(.configuration(of: id)).items.map(\.title) == ["Size: systemSmall", "Color: Blue"])
        let values = try screen.menu(.values(of: id, parameter: "color"))
        #expect(values.items.map(\.title) == ["None", "Red", "Blue"])
        #expect(values.current == 2)
        for (item, value) in zip(values.items, [nil, "red", "blue"]) {
            guard case .wish(let wish) = item.outcome else { throw NoSuchItem() }
            _ = try screen.fulfil(wish)
            #expect(try directory.widget(id).instance.parameters["color"] == value.map { .text($0) })
        }
        let sizes = try screen.menu(.sizes(of: id))
        guard case .wish(let wish) = sizes.items[1].outcome else { throw NoSuchItem() }
        _ = try screen.fulfil(wish)
        #expect(try screen.menu(.sizes(of: id)).current == 1)
    }

    @Test func `Removing wants a second key`() throws {
        let id = try directory.place("Pick")
        let removal = try screen.menu(.removal(of: id))
        guard case .nothing = removal.items[removal.current].outcome else { throw NoSuchItem() }
        guard case .wish(.remove(id: id)) = removal.items[1].outcome else { throw NoSuchItem() }
    }

    private struct NoSuchItem: Error {}

    @Test func `Reloads and taps are requests, for which a person is told that no host runs`() throws {
        let id = try directory.place("Paint")
        for wish in [Wish.reload(kind: "Paint"), .reload(kind: nil), .tap(id: id, .open(url: "app:link"))] {
            #expect(try screen.fulfil(wish)?.contains("no host is running") == true)
        }
        #expect(Set(directory.pendingRequests.map(\.kind)) == ["Paint", nil])
        let taps = try directory.taps.snapshot().members.map { try TapRequest($0.value) }
        #expect(taps == [TapRequest(widget: id, action: .open(url: "app:link"))])
    }

    @Test func `The next choice is taken in turn, from what is recorded or what the program is asked for`() throws {
        let (paint, pick) = (try directory.place("Paint"), try directory.place("Pick"))
        #expect(
            try (0..<3).map { _ in try screen.fulfil(.chooseNext(id: paint)) } == [
                "Color: Red", "Color: Blue", "Color: Red",
            ])
        #expect(try screen.fulfil(.chooseNext(id: pick)) == "'Pick' has nothing to choose from")
        let asking = WidgetScreen(directory) { placed, parameter in
            #expect(placed.id == pick && parameter == WidgetScreenTests.fruit)
            return [Choice(.text("1"), title: "")]
        }
        #expect(try asking.fulfil(.chooseNext(id: pick)) == "Fruit: 1")
        #expect(try directory.widget(pick).instance.parameters == ["fruit": .text("1")])
    }
}
