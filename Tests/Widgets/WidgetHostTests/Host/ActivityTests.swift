import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

/// Activities that apps begin, on the screens of a host.
struct ActivityTests {
    private let session: HostSession
    private let lockScreen = "A.activityLockScreen"
    private let families = ["activityLockScreen", "islandExpanded", "islandCompact", "islandMinimal"]

    init() throws {
        session = try HostSession()
    }

    private func record(_ state: String, type: String = "Ride", begun: Date = Date()) -> ActivityRecord {
        ActivityRecord(type: type, attributes: "{}", state: state, begun: begun, by: "App (1)")
    }

    private func write(_ record: ActivityRecord, _ id: String = "A") throws {
        try session.directory.activityRecords.set(try Value(json: ArchiveCoding.line(record)), for: Key(id))
    }

    private var notes: [String] {
        session.events.compactMap { if case .note(let words) = $0 { words } else { nil } }
    }

    private func hasArchive(_ id: String) -> Bool {
        FileManager.default.fileExists(atPath: session.directory.archivePath(of: id))
    }

    @Test func `An activity is shown in all its presentations, and each update is`() throws {
        try session.addProgram()
        try session.start()
        try write(record("one"))
        for family in families { #expect(session.eventuallyShows("one", "A.\(family)")) }
        #expect(try session.directory.shownWidgets().map(\.id) == families.map { "A.\($0)" })
        #expect(try session.directory.placedWidgets().isEmpty)
        try write(record("two"))
        for family in families { #expect(session.eventuallyShows("two", "A.\(family)")) }
        #expect(
            session.causes(of: lockScreen, count: 2).prefix(2) == [
                ["the activity began"], ["the activity was updated"],
            ])
    }

    @Test func `An activity is never shown by a placeholder`() throws {
        try session.addProgram()
        try session.start()
        try write(record("one"))
        #expect(session.eventuallyShows("one", lockScreen))
        #expect(!session.events.contains { if case .placeholder = $0 { true } else { false } })
    }

    @Test func `A dismissed activity that cannot be removed from the disk is tried again, and told of once`() throws {
        let now = Date()
        var gone = record("over", begun: now - 100)
        (gone.ended, gone.dismissal) = (now - 50, now - 10)
        var activities = HostActivities(session.directory)
        let value = try Value(json: ArchiveCoding.line(gone))
        _ = activities.take(Change(key: Key("A"), old: nil, new: value))
        let file = session.directory.activityRecords.path
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
        #expect(activities.forgetDismissed(now) != nil)
        #expect(activities.deadline(now) == now + 60)
        #expect(!activities.isAnyDismissed(now + 59))
        #expect(activities.isAnyDismissed(now + 60) && activities.forgetDismissed(now + 60) == nil)
        try FileManager.default.removeItem(atPath: file)
        try write(gone)
        #expect(activities.forgetDismissed(now + 120) == nil)
        #expect(activities.deadline(now + 120) == nil)
        #expect(try session.directory.activityRecords.snapshot().keys.isEmpty)
        // The next one that cannot be is told of again.
        _ = activities.take(Change(key: Key("B"), old: nil, new: value))
        try Files.remove(file)
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
        #expect(activities.isAnyDismissed(now + 120) && activities.forgetDismissed(now + 120) != nil)
    }

    @Test func `An activity that ends shows its last state until it is dismissed, and is then gone`() throws {
        try session.addProgram()
        try session.start()
        try write(record("one"))
        #expect(session.eventuallyShows("one", lockScreen))
        var ended = record("over")
        ended.ended = Date()
        try write(ended)
        #expect(session.eventuallyShows("over", lockScreen))
        #expect(session.causes(of: lockScreen, count: 2).last == ["the activity ended"])
        ended.dismissal = Date() + 0.2
        try write(ended)
        #expect(eventually { !hasArchive(lockScreen) })
        #expect(eventually { (try? session.directory.activityRecords.snapshot().keys.isEmpty) == true })
        #expect(try session.directory.shownWidgets().isEmpty)
    }

    @Test func `An activity that nobody ends is gone twelve hours after it began`() throws {
        try session.addProgram()
        try session.start()
        try write(record("old", begun: Date() - 12 * 3_600 + 0.3))
        try write(record("new"), "B")
        #expect(session.eventuallyShows("new", "B.activityLockScreen"))
        #expect(eventually { (try? session.directory.activityRecords.snapshot().keys.map(\.text)) == ["B"] })
        #expect(eventually { !hasArchive(lockScreen) })
    }

    @Test func `A program that comes later shows what no program showed`() throws {
        try session.start()
        try write(record("one"))
        #expect(eventually { notes.contains { $0.hasPrefix("no program shows the activities of 'Ride'") } })
        try write(record("two"))
        try session.addProgram()
        #expect(session.eventuallyShows("two", lockScreen))
        #expect(notes.count == 1)
    }

    @Test func `That no program shows an activity is told again when the one that did is removed`() throws {
        let program = try session.addProgram()
        try session.start()
        try write(record("one"))
        #expect(session.eventuallyShows("one", lockScreen))
        for count in 1...2 {
            try session.directory.removeProgram("FakeWidget")
            #expect(eventually { notes.count { $0.hasPrefix("no program shows the activities of 'Ride'") } == count })
            try session.directory.add(program)
            try write(record("after \(count)"))
            #expect(session.eventuallyShows("after \(count)", lockScreen))
        }
    }

    @Test func `A host that starts shows activities as they are now`() throws {
        try session.addProgram()
        try session.start()
        for id in ["A", "B", "C"] { try write(record("one"), id) }
        for id in ["A", "B", "C"] { #expect(session.eventuallyShows("one", "\(id).activityLockScreen")) }
        #expect(eventually { session.reloads(of: "C.islandMinimal") == 1 })
        session.stop()
        let before = session.records(of: lockScreen).count
        try write(record("two"), "B")
        var gone = record("one")
        (gone.ended, gone.dismissal) = (Date(), .distantPast)
        try write(gone, "C")
        try session.start()
        #expect(session.eventuallyShows("two", "B.activityLockScreen"))
        #expect(!hasArchive("C.activityLockScreen"))
        #expect(session.text(of: lockScreen) == "one")
        #expect(session.records(of: lockScreen).count == before)
    }

    @Test func `Updates that come faster than they can be shown end with the last`() throws {
        try session.addProgram()
        try session.start()
        for number in 0...200 { try write(record("\(number)")) }
        for family in families { #expect(session.eventuallyShows("200", "A.\(family)")) }
    }

    @Test func `An alert is told once`() throws {
        try session.addProgram()
        try session.start()
        var alerting = record("one")
        try write(alerting)
        #expect(session.eventuallyShows("one", lockScreen))
        alerting.alert = .init(title: "Ride", body: "It is here", sound: nil, date: Date())
        alerting.state = "two"
        try write(alerting)
        alerting.state = "three"
        try write(alerting)
        #expect(session.eventuallyShows("three", lockScreen))
        let alerts = session.events.compactMap { if case .alerted(_, let alert) = $0 { alert.title } else { nil } }
        #expect(alerts == ["Ride"])
    }

    @Test func `What shows an activity is not removed as a placed widget is`() throws {
        try session.addProgram()
        try write(record("one"))
        #expect(throws: WidgetError.partOfActivity(lockScreen)) { try session.directory.remove(lockScreen) }
        #expect(WidgetError.partOfActivity(lockScreen).hint == "'groupwidgets activities end A' ends it")
    }

    @Test func `An activity is found by the beginning of its id, if there is one such`() throws {
        for id in ["abc", "abd", "x"] { try write(record("one"), id) }
        #expect(try session.directory.activity("X").id == "x")
        #expect(throws: WidgetError.noSuchActivity("ab", candidates: ["abc", "abd"])) {
            try session.directory.activity("ab")
        }
        try session.directory.end(try session.directory.activity("abc"))
        #expect(try session.directory.activities().map(\.id).sorted() == ["abd", "x"])
    }

    @Test func `A damaged record costs nothing else`() throws {
        try session.addProgram()
        try session.start()
        try session.directory.activityRecords.set(.integer(1), for: "broken")
        try write(record("one"))
        #expect(session.eventuallyShows("one", lockScreen))
        #expect(notes.contains { $0.contains("the record of the activity 'broken' cannot be read") })
    }
}
