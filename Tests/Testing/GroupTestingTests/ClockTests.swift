import Foundation
import GroupTesting
import SwiftUI
import Synchronization
import Testing
import WidgetKit

/// The time that widgets and pictures see, which is the test's and not the machine's.
struct ClockTests {
    /// 09:41 in Greenwich.
    private static let now = Date(timeIntervalSince1970: 1_780_306_860)

    private func widget(_ group: TestGroup) throws -> TestWidget {
        try group.host(programs: ["Basic"]).place("BasicWidget", family: .systemSmall)
    }

    @Test func `Widgets and other programs see the clock of their group, which stands until it is moved`() throws {
        let group = try TestGroup(now: Self.now)
        #expect(try group.run("/bin/date", "+%s").output == "1780306860\n")
        let widget = try widget(group)
        #expect(widget.reloads.first?.entries.first?.date == Self.now)
        #expect(try widget.picture().tree.contains("9:41 AM"))
        try group.move(to: Self.now + 3_600)
        try widget.requestReload()
        #expect(try widget.nextReload().entries.first?.date == group.now)
        #expect(try widget.picture().tree.contains("10:41 AM"))
    }

    @Test func `A group without a time of its own has the real one, which cannot be moved`() throws {
        let group = try TestGroup()
        #expect(abs(group.now.timeIntervalSinceNow) < 60)
        #expect(throws: TestFailure.self) { try group.move(to: Self.now) }
    }

    @Test func `The time zone and the locale are the test's`() throws {
        let group = try TestGroup(now: Self.now, timeZone: "Asia/Seoul", locale: "de_DE")
        #expect(try group.run("/bin/date", "+%H:%M %Z").output == "18:41 KST\n")
        #expect(try widget(group).picture().tree.contains("18:41"))
    }

    @Test func `Variables of the machine change no picture`() async {
        await #expect(processExitsWith: .success) {
            setenv("TZ", "Asia/Seoul", 1)
            setenv("LC_ALL", "de_DE.UTF-8", 1)
            let text = Text(Date(timeIntervalSince1970: 0), style: .time)
            let picture = try await WidgetScene(of: text, family: .systemSmall).picture(at: ClockTests.now)
            try #require(picture.tree.contains("12:00 AM"))
        }
    }

    @Test @MainActor func `A snapshot that the real clock would change is named in its first run`() throws {
        let directory = FileManager.default.temporaryDirectory.path + "/clock-tests-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        func issues(_ text: Text, at date: Date? = nil) throws -> [String] {
            let picture = try WidgetScene(of: text, family: .systemSmall).picture(at: date)
            let issues = Mutex<[String]>([])
            try withKnownIssue(isIntermittent: true) {
                try picture.expectSnapshot(record: .all, filePath: directory + "/NameTests.swift")
            } matching: { issue in
                issues.withLock { $0 += issue.comments.map(\.rawValue) }
                return true
            }
            return issues.withLock(\.self)
        }
        for text in [Text(Date.now, style: .time), Text(Date.now, style: .date), Text(Self.now, style: .relative)] {
            let found = try issues(text)
            #expect(found.count == 1 && found[0].contains("' depends on the real clock: it "), "\(found)")
            #expect(found.first?.contains("to set the clock: TestGroup(now:)") == true)
        }
        #expect(try issues(Text(Self.now, style: .time)).isEmpty)
        #expect(try issues(Text(Self.now, style: .relative), at: Self.now - 60).isEmpty)
    }
}
