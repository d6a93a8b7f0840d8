import Testing

@testable import WidgetHost

struct EchoTests {
    @Test(arguments: [true, false])
    func `A write that a widget made while it answered does not wake it`(isToldBefore: Bool) {
        var stage = Stage()
        stage.settle("Name", reads: ["name", "count"])
        stage.change("name")
        _ = stage.starts()
        if isToldBefore { stage.change("count", 2) }
        stage.answer("Name-1", reads: ["name", "count"], writes: [("count", 2)])
        if !isToldBefore { stage.change("count", 2) }
        #expect(stage.starts() == [])
    }

    @Test(arguments: [true, false])
    func `An echo that comes during the next answer is not taken for someone else's`(isToldBefore: Bool) {
        var stage = Stage()
        stage.settle("Name", reads: ["name", "count"])
        stage.change("name", 1)
        _ = stage.starts()
        stage.answer("Name-1", reads: ["name", "count"], writes: [("count", 1)])
        stage.change("name", 2)
        _ = stage.starts()
        stage.change("count", 1)
        if isToldBefore { stage.change("count", 2) }
        stage.answer("Name-1", reads: ["name", "count"], writes: [("count", 2)])
        if !isToldBefore { stage.change("count", 2) }
        #expect(stage.starts() == [])
    }

    @Test(arguments: [true, false])
    func `Another value for the same key does wake it`(isToldBefore: Bool) {
        var stage = Stage()
        stage.settle("Name", reads: ["count"])
        stage.change("count")
        _ = stage.starts()
        if isToldBefore { stage.change("count", 9) }
        stage.answer("Name-1", reads: ["count"], writes: [("count", 2)])
        if !isToldBefore { stage.change("count", 9) }
        #expect(stage.starts() == ["Name-1: count of group changed"])
    }

    @Test func `The same value, written later by someone else, does wake it`() {
        var stage = Stage()
        stage.settle("Name", reads: ["count"])
        stage.change("count")
        _ = stage.starts()
        stage.answer("Name-1", reads: ["count"], writes: [("count", 2)])
        stage.change("count", 3)
        #expect(stage.starts().count == 1)
        stage.answer("Name-1", reads: ["count"])
        stage.change("count", 2)
        #expect(stage.starts() == ["Name-1: count of group changed"])
    }

    @Test(arguments: [[1, 2, 3], [3], [1, 3], [2, 3]])
    func `Of several writes to one key, the watcher may report all or only the last`(told: [Int64]) {
        var stage = Stage()
        stage.settle("Name", reads: ["count"])
        stage.request("Name", at: .max)
        _ = stage.starts()
        stage.answer("Name-1", reads: ["count"], writes: [("count", 1), ("count", 2), ("count", 3)])
        for value in told { stage.change("count", value) }
        #expect(stage.starts() == [])
        stage.change("count", 1)
        #expect(stage.starts().count == 1)
    }

    /// A widget that sets a key while it answers, and sets it back.
    private func toggling() -> Stage {
        var stage = Stage()
        stage.settle("Name", reads: ["name", "loading"])
        stage.change("name")
        _ = stage.starts()
        stage.pass(0.1)
        stage.answer("Name-1", reads: ["name", "loading"], writes: [("loading", 1), ("loading", 0)])
        _ = stage.starts()
        return stage
    }

    @Test(arguments: [[], [1, 0]])
    func `A key that a widget restores while it answers does not wake it`(told: [Int64]) {
        var stage = toggling()
        for value in told {
            stage.change("loading", value)
            #expect(stage.starts() == [])
        }
        stage.pass(3)
        #expect(stage.starts() == [])
        #expect(stage.deadline == nil)
    }

    @Test func `A suspected echo wakes the widget if its last write is never seen`() {
        var stage = toggling()
        stage.change("loading", 1)
        #expect(stage.starts() == [])
        #expect(stage.deadline == 3)
        stage.pass(3)
        #expect(stage.starts() == ["Name-1: loading of group changed"])
        stage.answer("Name-1", reads: ["loading"])
        stage.pass(3)
        #expect(stage.starts() == [])
        #expect(stage.deadline == nil)
    }

    @Test func `A change wakes the widget at once if its echo can no longer come`() {
        var stage = toggling()
        stage.pass(3)
        #expect(stage.starts() == [])
        stage.change("loading", 1)
        #expect(stage.starts() == ["Name-1: loading of group changed"])
    }

    @Test func `A suspected echo does not wake a widget that was reloaded since`() {
        var stage = toggling()
        stage.change("loading", 1)
        #expect(stage.starts() == [])
        stage.pass(1)
        stage.change("name", 2)
        #expect(stage.starts() == ["Name-1: name of group changed"])
        stage.answer("Name-1", reads: ["name", "loading"])
        stage.pass(3)
        #expect(stage.starts() == [])
    }

    @Test func `Another kind that reads what a widget wrote is woken, but the two do not wake each other for ever`() {
        var stage = Stage()
        stage.settle("Ping", program: "P", reads: ["shared", "name"])
        stage.settle("Pong", program: "P", reads: ["shared"])
        stage.change("name")
        #expect(stage.starts() == ["Ping-1: name of group changed"])
        stage.change("shared", 1)
        stage.answer("Ping-1", reads: ["shared", "name"], writes: [("shared", 1)])
        #expect(stage.starts() == ["Pong-1: shared of group changed"])
        stage.answer("Pong-1", reads: ["shared"], writes: [("shared", 2)])
        stage.change("shared", 2)
        #expect(stage.starts() == [])
    }

    @Test(arguments: [true, false])
    func
        `Kinds of two programs do not wake each other for ever either, though one may be woken before the author is known`(
            isAnsweredFirst: Bool
        )
    {
        var stage = Stage()
        stage.settle("Ping", program: "P", reads: ["shared", "name"])
        stage.settle("Pong", program: "Q", reads: ["shared"])
        stage.change("name")
        #expect(stage.starts() == ["Ping-1: name of group changed"])
        stage.change("shared", 1)
        if isAnsweredFirst { stage.answer("Ping-1", reads: ["shared", "name"], writes: [("shared", 1)]) }
        #expect(stage.starts() == ["Pong-1: shared of group changed"])
        if !isAnsweredFirst { stage.answer("Ping-1", reads: ["shared", "name"], writes: [("shared", 1)]) }
        stage.answer("Pong-1", reads: ["shared"], writes: [("shared", 2)])
        stage.change("shared", 2)
        #expect(stage.starts() == [])
    }

    @Test func `Two widgets of a kind that count their reloads do not wake each other`() {
        var stage = Stage()
        stage.settle("Name", id: "Name-1", program: "P", reads: ["count"])
        stage.settle("Name", id: "Name-2", program: "P", color: "red", reads: ["count"])
        stage.request("Name", at: .max)
        _ = stage.starts()
        stage.change("count", 1)
        stage.answer("Name-1", reads: ["count"], writes: [("count", 1)])
        #expect(stage.starts().count == 1)
        stage.answer("Name-2", reads: ["count"], writes: [("count", 2)])
        stage.change("count", 2)
        #expect(stage.starts() == [])
    }
}
