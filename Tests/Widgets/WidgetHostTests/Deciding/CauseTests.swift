import Testing
import WidgetArchive

@testable import WidgetHost

/// What the cause of a reload decides.
struct CauseTests {
    /// A widget that has just been reloaded for a change.
    private func resting() -> Stage {
        var stage = Stage.withBursts()
        stage.settle("Name", container: true)
        stage.change("name")
        _ = stage.starts()
        stage.answer("Name-1", container: true)
        return stage
    }

    @Test func `A change waits for the end of a rest`() {
        var stage = resting()
        stage.change("name", 100)
        #expect(stage.starts() == [])
        #expect(stage.deadline == 0.05)
    }

    @Test func `A change that came before the answer waits, too, when the next reloads begin with the answer`() {
        var stage = resting()
        stage.pass(1)
        stage.change("name", 100)
        #expect(stage.starts().count == 1)
        stage.change("name", 101)
        stage.answer("Name-1", container: true)
        #expect(stage.starts(isEarly: true) == [])
        stage.pass(0.05)
        #expect(stage.starts(isEarly: true).count == 1)
    }

    enum Once: CaseIterable {
        case edit, tap, build, file
    }

    @Test(arguments: Once.allCases)
    func `What comes once ends a rest`(_ event: Once) {
        var stage = resting()
        switch event {
        case .edit: stage.edit("Name", color: "red")
        case .tap: stage.performed("Name")
        case .build: stage.rebuilt("Name")
        case .file: stage.write("photo.png")
        }
        let started = stage.starts()
        #expect(started.count == 1)
    }

    @Test func `A widget is not settled while a change is being shown`() {
        var stage = Stage()
        stage.settle("Name")
        #expect(stage.schedule.isSettled("Name-1"))
        stage.change("name")
        #expect(!stage.schedule.isSettled("Name-1"))
        let started = stage.starts()
        #expect(started.count == 1)
        #expect(!stage.schedule.isSettled("Name-1"))
        stage.answer("Name-1")
        #expect(stage.schedule.isSettled("Name-1"))
    }

    @Test func `A widget is settled while only its timeline goes on`() {
        var stage = Stage()
        stage.settle("Name", policy: .atEnd)
        stage.pass(301)
        #expect(stage.starts() == ["Name-1: the timeline ended"])
        #expect(stage.schedule.isSettled("Name-1"))
    }
}
