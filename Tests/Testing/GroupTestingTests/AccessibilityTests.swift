import Foundation
import GroupTesting
import SwiftUI
import Testing
import WidgetKit

@MainActor struct AccessibilityTests {
    private struct CupsView: View {
        var body: some View {
            VStack(alignment: .leading) {
                Text("Water").font(.headline).accessibilityHeading(.h1)
                Gauge(value: 0.5) { Text("Cups") }
                Link("All days", destination: URL(fileURLWithPath: "/days")).frame(width: 80, height: 44)
            }
        }
    }

    @Test func `Elements are recorded with a numbered picture, and a difference names the lines`() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        func expect(_ view: some View, record: SnapshotRecording) throws {
            try expectAccessibility(
                of: view, family: .systemSmall, record: record, filePath: directory.path + "/CupTests.swift",
                function: "cups()")
        }
        try expect(CupsView(), record: .missing)
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path + "/__Snapshots__/CupTests")
        #expect(names.sorted() == ["cups.accessibility.png", "cups.txt"])
        try expect(CupsView(), record: .never)
        try withKnownIssue {
            try expect(Text("Tea"), record: .never)
        } matching: { issue in
            let words = issue.comments.map(\.rawValue).joined()
            return words.contains("- header \"Water\" level 1") && words.contains("+ text \"Tea\"")
        }
    }

    @Test func `A screen reader says what a widget shows`() {
        #expect(
            WidgetScene(of: CupsView(), family: .systemSmall).speech()
                == ["Water, heading level 1.", "Cups, 50%.", "All days, link."])
    }

    @Test func `Problems are issues of the test, but for those that are excepted`() throws {
        let faint = Text("faint").foregroundStyle(Color(white: 0.8)).font(.system(size: 9))
        try expectAccessible(Text("fine"), family: .systemSmall)
        try expectAccessible(faint, family: .systemSmall, except: [.contrast, .textSize])
        try withKnownIssue {
            try expectAccessible(faint, family: .systemSmall)
        } matching: { issue in
            let words = issue.comments.map(\.rawValue).joined()
            return words.contains("contrast: 'faint'") && words.contains("textSize: 'faint'")
        }
        let problems = try WidgetScene(of: faint, family: .systemSmall).accessibilityProblems()
        #expect(problems.count == 2)
    }
}
