import Foundation
import GroupStore
import GroupSystem
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords
import WidgetScreens

/// Stacks as they are recorded, and as screens show them.
struct StackRecordTests {
    private let temporary = TemporaryRoot()
    private let directory: WidgetsDirectory
    private var screen: WidgetScreen { WidgetScreen(directory) }
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    /// Four small widgets, A-1 to D-1, and a medium one.
    init() throws {
        directory = try WidgetsDirectory(temporary.root)
        let kinds = ["A", "B", "C", "D", "M"].map {
            KindDescription(
                $0, name: "", summary: "", families: [.systemSmall, .systemMedium, .controlSmall], parameters: [])
        }
        try directory.keep(
            RegisteredProgram(name: "Program", path: "/bin/true", added: Date(), description: ProgramDescription(kinds))
        )
        try directory.make()
        for kind in ["A", "B", "C", "D"] { try directory.place(kind) }
        try directory.place("M", family: "systemMedium")
    }

    private func archive(_ id: String, score: Double, isPlaceholder: Bool = false) throws {
        let entry = SceneTimeline.Entry(
            date: start, relevance: .init(score: score, duration: 60), scene: Scene(.nothing))
        try directory.archives.write(
            Archive(
                of: directory.widget(id).instance, generation: 1, made: start, cause: "", isPlaceholder: isPlaceholder,
                SceneTimeline([entry], policy: .never)))
    }

    private func shown(_ seconds: Double = 0) throws -> [String] {
        try screen.placed(at: start + seconds).widgets.onTop.map(\.heading)
    }

    @Test func `A stack is one place, in which the widget on top is shown`() throws {
        #expect(try directory.makeStack(of: ["D-1", "B-1"]) == "Stack-1")
        #expect(try shown() == ["A-1", "D-1  1/2", "C-1", "M-1"])
        try directory.add(["A-1"], toStack: "Stack-1")
        #expect(try shown() == ["D-1  1/3", "C-1", "M-1"])
        #expect(try screen.fulfil(.turn(stack: "Stack-1", by: 1)) == "B-1 is on top of Stack-1")
        #expect(try shown() == ["B-1  2/3", "C-1", "M-1"])
        #expect(try directory.turn("Stack-1", by: -2) == "A-1")
        try directory.place("C")
        #expect(try directory.makeStack(of: ["C-1", "C-2"]) == "Stack-2")
    }

    @Test func `A relevant entry turns a stack when it begins and when it ends, and a placeholder does not`() throws {
        _ = try directory.makeStack(of: ["A-1", "B-1", "C-1"])
        try archive("B-1", score: 1)
        try archive("C-1", score: 9, isPlaceholder: true)
        #expect(try shown(-1).first == "A-1  1/3")
        #expect(try shown().first == "B-1  2/3")
        let widgets = try screen.placed(at: start).widgets
        #expect(widgets.onTop.nextEntry(after: start) == start + 60)
        #expect(!widgets.mayTurn(by: start + 59) && widgets.mayTurn(by: start + 60))
        #expect(try shown(60).first == "A-1  1/3")
    }

    @Test func `What leaves a stack stays placed, and one widget alone is no stack`() throws {
        _ = try directory.makeStack(of: ["A-1", "B-1", "C-1"])
        try directory.unstack("B-1")
        #expect(try directory.stacks().map(\.widgets) == [["A-1", "C-1"]])
        try directory.remove("A-1")
        #expect(try directory.recordedStacks().isEmpty)
        #expect(try shown() == ["B-1", "C-1", "D-1", "M-1"])
        _ = try directory.makeStack(of: ["B-1", "C-1"])
        try directory.unstack("Stack-1")
        #expect(try directory.stacks().isEmpty)
    }

    @Test func `A widget that is removed takes its place in a stack with it, and its successor has none`() throws {
        _ = try directory.makeStack(of: ["A-1", "B-1", "C-1"])
        try directory.remove("C-1")
        #expect(try directory.place("C") == "C-1")
        #expect(try directory.stacks().map(\.widgets) == [["A-1", "B-1"]])
    }

    @Test func `A widget of another size leaves the stack, and comes back with its size`() throws {
        _ = try directory.makeStack(of: ["A-1", "B-1"])
        try directory.edit("B-1", family: "systemMedium")
        #expect(try shown() == ["A-1", "B-1", "C-1", "D-1", "M-1"])
        try directory.edit("B-1", family: "systemSmall")
        #expect(try shown().first == "A-1  1/2")
    }

    @Test func `What makes no stack is refused, and changes nothing`() throws {
        _ = try directory.makeStack(of: ["A-1", "B-1"])
        try directory.edit("D-1", family: "controlSmall")
        let refused: [([String], WidgetError)] = [
            (["C-1"], .cannotStack("C-1", .alone)), (["C-1", "C-1"], .cannotStack("C-1", .alone)),
            (["C-1", "M-1"], .cannotStack("M-1", .otherSize(.systemSmall))),
            (["C-1", "B-1"], .cannotStack("B-1", .isIn("Stack-1"))),
            (["D-1", "C-1"], .cannotStack("D-1", .noWidget)),
        ]
        #expect(throws: WidgetError.self) { try directory.makeStack(of: ["C-1", "E-1"]) }
        for (ids, error) in refused { #expect(throws: error) { try directory.makeStack(of: ids) } }
        #expect(throws: WidgetError.cannotStack("C-1", .isInNone)) { try directory.unstack("C-1") }
        #expect(throws: WidgetError.noSuchStack("Stack-7", all: ["Stack-1"])) { try directory.turn("Stack-7", by: 1) }
        let many = try (0..<10).map { _ in try directory.place("C") }
        #expect(throws: WidgetError.cannotStack(many[0], .full)) { try directory.add(many, toStack: "Stack-1") }
        #expect(try directory.stacks().map(\.widgets) == [["A-1", "B-1"]])
    }

    @Test func `A damaged record of a stack is named, and its widgets are shown by themselves`() throws {
        try directory.stackRecords.set(.integer(5), for: "Stack-1")
        #expect(try shown().count == 5)
        #expect(try screen.placed().problems.contains { $0.contains("'Stack-1'") })
    }

    @Test func `A screen that stays wakes up when a stack is turned`() throws {
        _ = try directory.makeStack(of: ["A-1", "B-1"])
        let loop = EventLoop()
        let live = try LiveWidgets(screen, in: loop)
        var hasChanged = false
        live.changed = { hasChanged = true }
        try directory.turn("Stack-1", by: 1)
        #expect(
            eventually {
                loop.turn()
                return hasChanged
            })
    }
}
