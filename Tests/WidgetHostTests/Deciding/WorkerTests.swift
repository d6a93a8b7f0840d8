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
        #expect(stage.deadline == nil)
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

    @Test func `However many kinds hang, each has a process, and no kind more than one`() {
        var stage = Stage()
        for number in 1...4 {
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
