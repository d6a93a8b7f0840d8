import Foundation
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

private let nameChanged = "Name-1: name of group changed"

struct ChangeTests {
    @Test func `A widget that is placed is reloaded at once, and then has nothing to do`() {
        var stage = Stage()
        stage.place("Name")
        #expect(stage.starts() == ["Name-1: the widget was placed"])
        #expect(stage.starts() == [])
        let isKept = stage.answer("Name-1")
        #expect(isKept)
        #expect(stage.starts() == [])
        #expect(stage.deadline == nil)
    }

    @Test func `Reloads have numbers above zero, which no other request has`() {
        var stage = Stage()
        for kind in ["One", "Two", "Three"] { stage.settle(kind) }
        #expect(stage.numbers == [1, 2, 3])
    }

    @Test func `A change of a key that was read reloads, and no other`() {
        var stage = Stage()
        stage.settle("Name", reads: ["name", "age"])
        stage.change("other")
        stage.change("name", suite: "another group")
        #expect(stage.starts() == [])
        stage.change("name")
        #expect(stage.starts() == [nameChanged])
    }

    @Test func `A kind is affected by everything until its reads are known`() {
        var stage = Stage()
        stage.place("Name")
        _ = stage.starts()
        stage.fail("Name-1")
        stage.pass(0.5)
        stage.change("anything", suite: "any group")
        stage.pass(0.5)
        #expect(stage.starts() == ["Name-1: anything of any group changed"])
    }

    @Test func `What changes while a widget is reloaded leads to exactly one more reload`() {
        var stage = Stage()
        stage.settle("Name")
        stage.change("name", 1)
        _ = stage.starts()
        for value in 2...1_000 { stage.change("name", Int64(value)) }
        #expect(stage.starts() == [])
        stage.answer("Name-1")
        #expect(stage.starts() == [nameChanged])
        stage.answer("Name-1")
        #expect(stage.starts() == [])
    }

    /// One write each tenth of a millisecond, and reloads that take one millisecond.
    @Test func `A burst leads to a handful of reloads, and the last comes soon after it`() {
        var stage = Stage.withBursts()
        stage.settle("Name")
        var value: Int64 = 0
        for _ in 0..<10 {
            var reloads = 0
            var ends = -1
            for tick in 0..<2_000 {
                if tick < 1_000 {
                    value += 1
                    stage.change("name", value)
                }
                if ends == tick { stage.answer("Name-1") }
                if !stage.starts().isEmpty {
                    reloads += 1
                    ends = tick + 10
                }
                stage.pass(0.0001)
            }
            #expect(reloads > 0 && reloads <= 10)
            #expect(ends > 1_000 && ends < 1_200)
        }
        // A little later, a single change is reloaded at once again.
        stage.pass(0.5)
        stage.change("name")
        #expect(stage.starts() == [nameChanged])
    }

    /// One write each 30 milliseconds, and reloads that take 100.
    @Test func `A widget that changes faster than it can be reloaded rests most of the time`() {
        var stage = Stage.withBursts()
        stage.settle("Name")
        var reloads = 0
        var ends = -1
        for tick in 0..<10_000 {
            if tick % 30 == 0 { stage.change("name", Int64(tick)) }
            if ends == tick { stage.answer("Name-1") }
            if !stage.starts().isEmpty {
                reloads += 1
                ends = tick + 100
            }
            stage.pass(0.001)
        }
        #expect(reloads > 20 && reloads < 35)
    }

    /// As a shell does in a loop: one write each 19 milliseconds, and reloads that take two.
    @Test func `Changes that come faster than a screen can show are reloaded twenty times a second, and the last is`() {
        var stage = Stage.withBursts()
        stage.settle("Name")
        var (begun, isRunning) = ([] as [Int], false)
        for tick in 0..<2_000 {
            if tick % 19 == 0, tick < 1_900 { stage.change("name", Int64(tick)) }
            if isRunning, let last = begun.last, tick == last + 2 { isRunning = !stage.answer("Name-1") }
            if !stage.starts().isEmpty {
                begun.append(tick)
                isRunning = true
            }
            stage.pass(0.001)
        }
        #expect(begun.first == 0)
        #expect(zip(begun, begun.dropFirst()).allSatisfy { $1 - $0 >= 50 })
        #expect((36...40).contains(begun.count))
        // The last change is at 1,881.
        #expect((1_881...1_931).contains(begun.last ?? 0))
        #expect(stage.deadline == nil)
    }

    @Test func `Changes that a screen can show each reload at once, however many there are`() {
        var stage = Stage.withBursts()
        stage.settle("Name")
        for value in 0..<1_000 {
            stage.change("name", Int64(value))
            #expect(stage.starts() == [nameChanged])
            stage.pass(0.001)
            stage.answer("Name-1")
            stage.pass(0.05)
        }
    }

    @Test func `A key that is read for the first time counts for changes during the reload`() {
        var stage = Stage()
        stage.settle("Name", reads: ["name"])
        stage.change("name")
        _ = stage.starts()
        stage.change("new")
        stage.answer("Name-1", reads: ["name", "new"])
        #expect(stage.starts() == ["Name-1: new of group changed"])
    }

    @Test func `All widgets of a kind are reloaded, those of one program one after the other`() {
        var stage = Stage()
        stage.settle("Name", id: "Name-1", program: "P")
        stage.settle("Name", id: "Name-2", program: "P", color: "red")
        stage.settle("Name", id: "Name-3", program: "Q")
        stage.change("name")
        #expect(stage.starts() == ["Name-1: name of group changed", "Name-3: name of group changed"].sorted())
        stage.answer("Name-1")
        #expect(stage.starts() == ["Name-2: name of group changed"])
    }

    @Test func `Several causes are reported together`() {
        var stage = Stage()
        stage.settle("Name", reads: ["name", "age"])
        stage.change("name")
        stage.change("age")
        stage.change("name", 2)
        #expect(stage.starts() == ["Name-1: name of group changed, age of group changed"])
    }

    @Test func `Of too many held changes, only the last of each key is kept`() {
        var stage = Stage()
        stage.settle("Name", reads: ["name", "key 7"])
        stage.change("name")
        _ = stage.starts()
        for round in 1...30 { for key in 0..<1_000 { stage.change("key \(key)", Int64(round)) } }
        stage.answer("Name-1", reads: ["name", "key 7"])
        #expect(stage.starts() == ["Name-1: key 7 of group changed"])
    }

    @Test func `An edit makes the answer of a running reload stale`() {
        var stage = Stage()
        stage.settle("Name")
        stage.change("name")
        _ = stage.starts()
        stage.edit("Name", color: "blue")
        let isKept = stage.answer("Name-1")
        #expect(!isKept)
        #expect(stage.starts() == ["Name-1: the widget was edited"])
        let isSecondKept = stage.answer("Name-1")
        #expect(isSecondKept)
    }

    @Test func `The answer for a removed widget is dropped, even if it is placed again`() {
        var stage = Stage()
        stage.settle("Name")
        stage.change("name")
        _ = stage.starts()
        stage.remove("Name-1")
        stage.place("Name")
        #expect(stage.starts() == [])
        let isKept = stage.answer("Name-1")
        #expect(!isKept)
        #expect(stage.starts() == ["Name-1: the widget was placed"])
    }

    @Test func `An intent that was performed reloads its kind`() {
        var stage = Stage()
        stage.settle("Name")
        stage.settle("Other")
        stage.performed("Name")
        #expect(stage.starts() == ["Name-1: AddIntent was performed"])
    }
}

struct RequestTests {
    @Test func `A request reloads its kind, and one for all reloads all`() {
        var stage = Stage()
        stage.settle("Name")
        stage.settle("Other")
        stage.pass(1)
        stage.request("Name")
        #expect(stage.starts() == ["Name-1: reload of Name was requested by App (7)"])
        stage.answer("Name-1")
        stage.pass(1)
        stage.request(nil)
        #expect(stage.starts().count == 2)
    }

    @Test func `A write and the request that goes with it lead to one reload`() {
        var stage = Stage()
        stage.settle("Name")
        stage.pass(1)
        let asked = stage.now.sinceBoot
        stage.pass(0.001)
        stage.change("name")
        #expect(stage.starts() == [nameChanged])
        stage.request("Name", at: asked)
        stage.answer("Name-1")
        stage.request("Name", at: asked)
        #expect(stage.starts() == [])
    }

    @Test func `A request during a reload leads to one more`() {
        var stage = Stage()
        stage.settle("Name")
        stage.change("name")
        _ = stage.starts()
        stage.pass(0.001)
        stage.request("Name")
        stage.request("Name")
        stage.answer("Name-1")
        #expect(stage.starts() == ["Name-1: reload of Name was requested by App (7)"])
        stage.answer("Name-1")
        #expect(stage.starts() == [])
    }
}
