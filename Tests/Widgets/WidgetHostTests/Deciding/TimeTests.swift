import Foundation
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

struct PolicyTests {
    private static let hours = [0, 3_600, 7_200, 10_800, 14_400].map(TimeInterval.init)

    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let entries: [TimeInterval]
        let policy: SceneTimeline.Policy
        /// Seconds until the next reload; nil for never.
        let expected: TimeInterval?
        var distance = 300.0
    }

    private static let cases = [
        Case(testDescription: "at the end of four hours", entries: hours, policy: .atEnd, expected: 14_400),
        Case(testDescription: "a single entry dated now", entries: [0], policy: .atEnd, expected: 300),
        Case(testDescription: "a single entry long ago", entries: [-9_999], policy: .atEnd, expected: 300),
        Case(testDescription: "a smaller distance", entries: [0], policy: .atEnd, expected: 2, distance: 2),
        Case(testDescription: "never", entries: hours, policy: .never, expected: nil),
        Case(testDescription: "after", entries: [0], policy: .after(Stage.start + 600), expected: 600),
        Case(testDescription: "before the last", entries: hours, policy: .after(Stage.start + 900), expected: 900),
        Case(testDescription: "too soon", entries: [0], policy: .after(Stage.start + 1), expected: 300),
        Case(testDescription: "passed", entries: [0], policy: .after(.distantPast), expected: 300),
    ]

    @Test(arguments: cases)
    func `A timeline asks for the next one as its policy says, but not too soon`(_ example: Case) {
        var stage = Stage { $0.minimumDistance = example.distance }
        stage.place("Name")
        _ = stage.starts()
        stage.answer("Name-1", entries: example.entries, policy: example.policy)
        guard let expected = example.expected else {
            stage.pass(1e9)
            #expect(stage.starts() == [])
            return
        }
        stage.pass(expected - 0.001)
        #expect(stage.starts() == [])
        stage.pass(0.001)
        let cause =
            if case .after(let date) = example.policy {
                "its date came: \(date.formatted(.iso8601))"
            } else { "the timeline ended" }
        #expect(stage.starts() == ["Name-1: \(cause)"])
    }

    @Test func `Entries are shown at their dates, and the last one stays`() {
        var stage = Stage()
        stage.place("Name")
        _ = stage.starts()
        stage.answer("Name-1", entries: [0, 60, 120])
        _ = stage.starts()
        #expect(stage.shown == ["Name-1 0"])
        #expect(stage.deadline == 60)
        stage.pass(60)
        _ = stage.starts()
        #expect(stage.deadline == 60)
        stage.pass(1_000)
        _ = stage.starts()
        #expect(stage.shown == ["Name-1 0", "Name-1 1", "Name-1 2"])
        #expect(stage.deadline == nil)
    }

    @Test func `The first entry is shown before its date`() {
        var stage = Stage()
        stage.place("Name")
        _ = stage.starts()
        stage.answer("Name-1", entries: [60, 120])
        _ = stage.starts()
        #expect(stage.shown == ["Name-1 0"])
    }

    @Test func `A change reloads at once, however recent the last reload`() {
        var stage = Stage()
        stage.settle("Name", policy: .atEnd)
        stage.pass(0.001)
        stage.change("name")
        #expect(stage.starts() == ["Name-1: name of group changed"])
        stage.answer("Name-1", policy: .atEnd)
        #expect(stage.deadline == 300)
    }

    @Test func `A clock that is set ahead, or a machine that slept, brings forward what is due`() {
        var stage = Stage()
        stage.settle("Name", policy: .after(Stage.start + 3_600))
        stage.setClock(3_600)
        #expect(stage.starts() == ["Name-1: its date came: \((Stage.start + 3_600).formatted(.iso8601))"])
    }

    @Test func `A clock that is set back by years does not keep a widget waiting for years`() {
        var stage = Stage()
        stage.settle("Name", policy: .atEnd)
        stage.setClock(-1e8)
        _ = stage.starts()
        stage.answer("Name-1", policy: .atEnd)
        stage.change("name")
        _ = stage.starts()
        stage.fail("Name-1")
        stage.setClock(-1e8)
        _ = stage.starts()
        #expect(stage.deadline == 1)
    }
}

struct FailureTests {
    @Test func `A failed reload is tried again after 1, 2, 4 … seconds, and at most five minutes`() {
        var stage = Stage()
        stage.settle("Name")
        stage.change("name")
        _ = stage.starts()
        stage.fail("Name-1")
        for (failures, delay) in [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300].enumerated() {
            #expect(stage.deadline == TimeInterval(delay))
            stage.pass(TimeInterval(delay) - 0.001)
            #expect(stage.starts() == [])
            stage.pass(0.002)
            let words = failures == 0 ? "a failure" : "\(failures + 1) failures"
            #expect(stage.starts() == ["Name-1: tried again after \(words)"])
            stage.fail("Name-1")
        }
    }

    @Test func `A success ends the back-off`() {
        var stage = Stage()
        stage.settle("Name")
        stage.change("name")
        _ = stage.starts()
        stage.fail("Name-1")
        stage.pass(1)
        _ = stage.starts()
        stage.answer("Name-1", policy: .atEnd)
        #expect(stage.deadline == 300)
    }

    @Test func `A rebuilt program and a request cut a back-off short`() {
        var stage = Stage()
        stage.settle("Name")
        for _ in 1...8 {
            stage.request("Name", at: .max)
            #expect(stage.starts().count == 1)
            stage.fail("Name-1")
        }
        stage.rebuilt("Name")
        #expect(stage.starts() == ["Name-1: its program was rebuilt"])
    }

    @Test func `A relevant change retries at once, but a program that crashes after its own writes does not spin`() {
        var stage = Stage()
        stage.settle("Name")
        stage.change("name")
        for _ in 1...7 {
            _ = stage.starts()
            stage.change("name")
            stage.fail("Name-1")
            #expect(stage.starts() == [])
            #expect(stage.deadline == 1)
            stage.pass(1)
        }
        _ = stage.starts()
        stage.fail("Name-1")
        stage.pass(10)
        #expect(stage.starts() == [])
        stage.change("name")
        #expect(stage.starts() == ["Name-1: name of group changed"])
    }

    @Test func `What a provider read before it failed adds to its earlier reads`() {
        var stage = Stage()
        stage.settle("Name", reads: ["name"])
        stage.change("name")
        _ = stage.starts()
        stage.fail("Name-1", reads: ["token"])
        stage.pass(1)
        stage.change("token")
        #expect(stage.starts() == ["Name-1: token of group changed"])
    }

    @Test func `A failing widget does not hold up the others of its program`() {
        var stage = Stage()
        stage.settle("Name", program: "P")
        stage.settle("Other", program: "P")
        stage.change("name")
        _ = stage.starts()
        stage.fail("Name-1")
        #expect(stage.starts() == ["Other-1: name of group changed"])
    }
}

struct BudgetTests {
    @Test func `A budget refuses reloads, once and with the reason, and catches up when there is room`() {
        var stage = Stage { $0.dailyBudget = 2 }
        stage.settle("Name")
        for hour in [1, 2] {
            stage.pass(3_600)
            stage.change("name", Int64(hour))
            #expect(stage.starts().count == 1)
            stage.answer("Name-1")
        }
        stage.pass(3_600)
        for value in 3...5 {
            stage.change("name", Int64(value))
            #expect(stage.starts() == [])
        }
        #expect(stage.refused == ["Name-1: name of group changed +25.0h"])
        #expect(stage.deadline == 79_200)
        stage.pass(22 * 3_600)
        #expect(stage.starts() == ["Name-1: name of group changed"])
    }

    @Test func `What a person does with a widget is free of the budget`() {
        var stage = Stage { $0.dailyBudget = 0 }
        stage.place("Name")
        #expect(stage.starts().count == 1)
        stage.answer("Name-1")
        stage.performed("Name")
        #expect(stage.starts().count == 1)
        stage.answer("Name-1")
        stage.edit("Name", color: "blue")
        #expect(stage.starts().count == 1)
        stage.answer("Name-1")
        stage.change("name")
        #expect(stage.starts() == [])
        #expect(stage.refused.count == 1)
    }
}
