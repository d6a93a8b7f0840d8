import Testing

@testable import WidgetHost

/// Kinds of one program, of which some hang.
struct WorkerTests {
    private let hanging = "Hanging-1: key of group changed"
    private let other = "Other-1: key of group changed"

    /// A program whose process runs, with two kinds that read the same key.
    private func pair() -> Stage {
        var stage = Stage()
        stage.settle("Hanging", program: "P", reads: ["key"])
        stage.settle("Other", program: "P", reads: ["key"])
        return stage
    }

    @Test func `A kind that does not answer delays another of its program for a moment only`() {
        var stage = pair()
        stage.change("key")
        #expect(stage.starts() == [hanging])
        #expect(stage.deadline == 0.04)
        stage.pass(0.039)
        #expect(stage.starts() == [])
        stage.pass(0.001)
        #expect(stage.starts() == [other])
        #expect(stage.workers == ["Hanging-1": .shared(0), "Other-1": .shared(1)])
        stage.answer("Other-1", reads: ["key"])
        // When the answer will be late.
        #expect(stage.deadline == 0.96)
        // From then on, for none at all.
        stage.change("key", 2)
        #expect(stage.starts() == [other])
    }

    @Test func `Kinds that answer soon share one process`() {
        var stage = pair()
        for value in 1...20 {
            stage.change("key", Int64(value))
            #expect(stage.starts() == [hanging])
            stage.pass(0.01)
            #expect(stage.starts() == [])
            stage.answer("Hanging-1", reads: ["key"])
            #expect(stage.starts() == [other])
            stage.pass(0.01)
            stage.answer("Other-1", reads: ["key"])
            #expect(stage.workers == ["Hanging-1": .shared(0), "Other-1": .shared(0)])
            stage.pass(1)
        }
    }

    @Test func `A process that is just being started has more time, until it says something`() {
        var stage = Stage()
        stage.place("Hanging", program: "P")
        stage.place("Other", program: "P")
        #expect(stage.starts() == ["Hanging-1: the widget was placed"])
        #expect(stage.deadline == 0.25)
        stage.pass(0.1)
        stage.hear("Hanging-1")
        #expect(stage.deadline == 0.04)
        stage.pass(0.04)
        #expect(stage.starts() == ["Other-1: the widget was placed"])
    }

    @Test func `Each of four kinds that hang has a process, no fifth has one, and no kind more than one`() {
        var stage = Stage()
        for number in 1...5 {
            stage.settle("Kind\(number)", program: "P", reads: ["key"])
            stage.settle("Kind\(number)", id: "Twin\(number)", program: "P", reads: ["key"])
        }
        stage.change("key")
        var started = 0
        for _ in 1...20 {
            started += stage.starts().count
            stage.pass(1)
        }
        #expect(started == 4)
        #expect(Set(stage.workers.values) == Set((0..<4).map { .shared($0) }))
        #expect(stage.deadline == nil)
        stage.fail("Kind1-1", isLate: true)
        #expect(stage.starts() == ["Kind5-1: key of group changed"])
    }

    @Test func `Kinds that were late leave a process to those that were not`() {
        var stage = Stage()
        for number in 1...5 { stage.findLate("Late\(number)", program: "P") }
        stage.place("Prompt", program: "P")
        let begun = (1...6).flatMap { _ in stage.starts() }
        #expect(begun.count == 4)
        #expect(begun.last == "Prompt-1: the widget was placed")
        #expect(stage.workers["Prompt-1"] == .shared(0))
        #expect(stage.workers["Late1-1"] == .apart(kind: "Late1"))
        stage.answer("Prompt-1")
        stage.pass(2)
        #expect(stage.starts() == [])
        stage.answer("Late1-1")
        #expect(stage.starts() == ["Late4-1: the host started"])
    }

    @Test func `A late answer is reported once, and its kind is asked apart from then on`() {
        var stage = pair()
        stage.change("key")
        _ = stage.starts()
        stage.pass(0.999)
        _ = stage.starts()
        #expect(stage.late == [])
        #expect(stage.deadline == 0.001)
        stage.pass(0.001)
        _ = stage.starts()
        stage.pass(1)
        _ = stage.starts()
        #expect(stage.late == ["Hanging-1", "Other-1"])
        stage.answer("Other-1", reads: ["key"])
        stage.fail("Hanging-1", reads: ["key"])
        stage.pass(1)
        stage.change("key", 2)
        _ = stage.starts() + stage.starts()
        #expect(stage.workers == ["Hanging-1": .apart(kind: "Hanging"), "Other-1": .shared(0)])
    }

    @Test(arguments: ["edited", "removed", "rebuilt"])
    func `A late answer that nobody wants any more is given up`(_ way: String) {
        var stage = pair()
        stage.change("key")
        _ = stage.starts()
        switch way {
        case "edited": stage.edit("Hanging", color: "red", program: "P")
        case "removed": stage.remove("Hanging-1")
        default: stage.rebuilt("P")
        }
        stage.pass(0.999)
        _ = stage.starts()
        stage.answer("Other-1", reads: ["key"])
        #expect(stage.abandoned == [])
        stage.pass(0.001)
        let begun = stage.starts() + stage.starts()
        #expect(stage.abandoned == ["Hanging-1"])
        #expect(stage.late == [])
        #expect(begun.contains { $0.hasPrefix("Hanging-1") } == (way != "removed"))
    }

    @Test func `An answer that comes in time is good even if its program was rebuilt meanwhile`() {
        var stage = pair()
        stage.change("key")
        _ = stage.starts()
        stage.rebuilt("P")
        stage.pass(0.02)
        let isGood = stage.answer("Hanging-1", reads: ["key"])
        #expect(isGood)
        #expect(stage.abandoned == [])
    }

    @Test func `A kind that was late is asked apart from the others, until it answers`() {
        var stage = pair()
        stage.change("key")
        _ = stage.starts()
        stage.pass(10)
        stage.fail("Hanging-1", isLate: true)
        #expect(stage.starts() == [other])
        #expect(stage.workers["Other-1"] == .shared(0))
        stage.answer("Other-1", reads: ["key"])
        stage.pass(1)
        stage.change("key", 2)
        #expect(stage.starts() + stage.starts() == [hanging, other])
        #expect(stage.workers == ["Hanging-1": .apart(kind: "Hanging"), "Other-1": .shared(0)])
        stage.answer("Hanging-1", reads: ["key"])
        stage.answer("Other-1", reads: ["key"])
        stage.change("key", 3)
        _ = stage.starts()
        #expect(stage.workers["Hanging-1"] == .shared(0))
    }

    @Test func `What a hanging kind writes while it answers does not wake it, and wakes others meanwhile`() {
        var stage = pair()
        stage.request("Hanging", at: .max)
        _ = stage.starts()
        stage.pass(1)
        stage.change("key", 7)
        #expect(stage.starts() == [other])
        // The other writes because of that, before it is known whose work it was.
        stage.answer("Hanging-1", reads: ["key", "back"], writes: [("key", 7)])
        #expect(stage.starts() == [])
        stage.answer("Other-1", reads: ["key"], writes: [("back", 1)])
        stage.change("back", 1)
        #expect(stage.starts() == [])
    }

    @Test func `A change that is held for two kinds is recognised as an echo by both`() {
        var stage = pair()
        stage.request("Hanging", at: .max)
        _ = stage.starts()
        stage.request("Other", at: .max)
        stage.pass(1)
        _ = stage.starts()
        stage.change("key", 7)
        stage.answer("Hanging-1", reads: ["key", "back"], writes: [("key", 7)])
        stage.answer("Other-1", reads: ["key"])
        #expect(stage.starts() == [other])
        stage.answer("Other-1", reads: ["key"], writes: [("back", 1)])
        stage.change("back", 1)
        #expect(stage.starts() == [])
    }

    @Test func `A file that changes while one kind hangs wakes the others`() {
        var stage = Stage()
        stage.settle("Hanging", program: "P", container: true)
        stage.settle("Other", program: "P", container: true)
        stage.write("photo")
        #expect(stage.starts() == ["Hanging-1: the file photo of group changed"])
        stage.pass(0.04)
        #expect(stage.starts() == ["Other-1: the file photo of group changed"])
        stage.answer("Other-1", container: true)
        stage.pass(1)
        stage.write("photo")
        #expect(stage.starts() == ["Other-1: the file photo of group changed"])
    }
}
