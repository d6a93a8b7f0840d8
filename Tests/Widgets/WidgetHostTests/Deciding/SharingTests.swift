import Testing
import WidgetArchive

@testable import WidgetHost

/// Widgets that differ by their ids alone share a timeline.
struct SharingTests {
    /// Two widgets that share one, after it was made.
    private func pair(_ change: (inout ReloadPacing) -> Void = { _ in }) -> Stage {
        var stage = Stage(change)
        for id in ["Name-1", "Name-2"] { stage.place("Name", id: id, program: "P") }
        _ = stage.starts()
        stage.answer("Name-1")
        return stage
    }

    @Test func `A program is asked once for widgets that share a timeline`() {
        var stage = pair()
        #expect(stage.shared == ["Name-2: the widget was placed"])
        #expect(stage.shown == [])
        #expect(stage.starts() == [])
        #expect(stage.shown == ["Name-1 0", "Name-2 0"])
        stage.change("name")
        #expect(stage.starts() == ["Name-1: name of group changed"])
        #expect(stage.shared.last == "Name-2: name of group changed")
        stage.answer("Name-1")
        #expect(stage.starts() == [])
        #expect(stage.deadline == nil)
    }

    @Test func `Another parameter or program is another timeline`() {
        var stage = Stage()
        stage.settle("Name", id: "Name-1", program: "P")
        stage.settle("Name", id: "Name-2", program: "P", color: "red")
        stage.settle("Name", id: "Name-3", program: "Q")
        #expect(stage.shared == [])
    }

    @Test func `A widget that is placed beside another gives it its timeline, and says so`() {
        var stage = pair()
        stage.place("Name", id: "Name-3", program: "P")
        #expect(stage.starts() == ["Name-3: the widget was placed"])
        #expect(
            stage.shared.suffix(2) == [
                "Name-1: it shares the timeline of Name-3, which was reloaded",
                "Name-2: it shares the timeline of Name-3, which was reloaded",
            ])
        #expect(!stage.schedule.isSettled("Name-1"))
        stage.answer("Name-3")
        #expect(stage.schedule.isSettled("Name-1"))
        #expect(stage.starts() == [])
    }

    @Test func `Those that wanted nothing do not fail with the one that did`() {
        var stage = pair()
        stage.place("Name", id: "Name-3", program: "P")
        _ = stage.starts()
        stage.fail("Name-3")
        #expect(stage.schedule.nextReload(of: "Name-1") == nil)
        #expect(stage.deadline == 1)
        stage.pass(1)
        #expect(stage.starts() == ["Name-3: tried again after a failure"])
        #expect(stage.shared.last == "Name-2: it shares the timeline of Name-3, which was reloaded")
    }

    @Test func `They back off together`() {
        var stage = pair()
        stage.change("name")
        _ = stage.starts()
        stage.fail("Name-1")
        for failures in 1...4 {
            #expect(stage.deadline == Double(1 << (failures - 1)))
            stage.pass(Double(1 << (failures - 1)))
            let words = failures == 1 ? "a failure" : "\(failures) failures"
            #expect(stage.starts() == ["Name-1: tried again after \(words)"])
            #expect(stage.shared.last == "Name-2: tried again after \(words)")
            stage.fail("Name-1")
        }
    }

    @Test func `Timelines that end at the same time are asked for once`() {
        var stage = Stage { $0.minimumDistance = 10 }
        for id in ["Name-1", "Name-2"] { stage.place("Name", id: id, program: "P") }
        for _ in 1...3 {
            _ = stage.starts()
            stage.answer("Name-1", policy: .atEnd)
            stage.pass(10)
        }
        #expect(stage.starts() == ["Name-1: the timeline ended"])
        #expect(stage.shared.last == "Name-2: the timeline ended")
    }

    @Test func `The answer counts for the others if one is edited or removed meanwhile`() {
        for way in ["edited", "removed"] {
            var stage = pair()
            stage.change("name")
            _ = stage.starts()
            if way == "edited" { stage.edit("Name", id: "Name-1", color: "red", program: "P") }
            if way == "removed" { stage.remove("Name-1") }
            stage.pass(2)
            _ = stage.starts()
            #expect(stage.abandoned == [])
            let counts = stage.answer("Name-1")
            #expect(counts)
            #expect(stage.schedule.isSettled("Name-2"))
            #expect(stage.starts() == (way == "edited" ? ["Name-1: the widget was edited"] : []))
        }
    }

    @Test func `An answer that none of them wants any more is given up`() {
        var stage = pair()
        stage.change("name")
        _ = stage.starts()
        for id in ["Name-1", "Name-2"] { stage.remove(id) }
        stage.pass(1)
        _ = stage.starts()
        #expect(stage.abandoned == ["Name-1"])
    }

    @Test func `An edited widget shares the timeline that it has become`() {
        var stage = pair()
        stage.settle("Name", id: "Name-3", program: "P", color: "red")
        stage.edit("Name", id: "Name-1", color: "red", program: "P")
        #expect(stage.starts() == ["Name-1: the widget was edited"])
        #expect(stage.shared.last == "Name-3: it shares the timeline of Name-1, which was reloaded")
        stage.answer("Name-1")
        stage.change("name")
        #expect(stage.starts().count == 1)
        #expect(stage.shared.last?.hasPrefix("Name-3: ") == true || stage.shared.last?.hasPrefix("Name-1: ") == true)
        stage.answer("Name-1")
        stage.answer("Name-3")
        #expect(stage.starts() == ["Name-2: name of group changed"])
    }

    @Test func `A timeline that came with another's is not counted against the budget`() {
        var stage = pair { $0.dailyBudget = 1 }
        stage.place("Name", id: "Name-3", program: "P")
        _ = stage.starts()
        stage.answer("Name-3")
        stage.change("name")
        #expect(stage.starts() == ["Name-1: name of group changed"])
        #expect(stage.refused == [])
    }

    @Test func `The next timeline is asked for before the archives of the last are written`() {
        var stage = pair()
        stage.settle("Name", id: "Name-3", program: "P", color: "red")
        stage.change("name")
        #expect(stage.starts() == ["Name-1: name of group changed"])
        stage.answer("Name-1")
        #expect(stage.starts(isEarly: true) == ["Name-3: name of group changed"])
        #expect(stage.starts() == [])
    }

    @Test func `A widget whose archive could not be written goes on showing what it showed, and is retried`() {
        var stage = Stage()
        stage.settle("Name")
        stage.change("name")
        _ = stage.starts()
        stage.answer("Name-1", reads: ["other"], entries: [0, 5], isKept: false)
        _ = stage.starts()
        stage.pass(10)
        #expect(stage.starts().first?.hasPrefix("Name-1: tried again") == true)
        #expect(stage.shown == ["Name-1 0"])
        stage.answer("Name-1", reads: ["other"], isKept: false)
        // It still shows what it made from the name.
        stage.pass(10)
        stage.change("name", 2)
        #expect(stage.starts().first?.contains("name of group changed") == true)
    }
}
