import Foundation
import GroupTesting
import Testing
import WidgetKit

struct ProviderTests {
    private let start = Date(timeIntervalSinceReferenceDate: 8e8)

    @Test func `A provider in the test's own process reads the groups of the test`() async throws {
        let group = try TestGroup()
        try group.set("name", to: "Minsu", in: "group.test")
        let timeline = try await group.timeline(of: NicknameProvider(), family: .systemSmall)
        #expect(timeline.entries.map(\.name) == ["still Minsu", "Minsu"])
        let other = try await TestGroup().timeline(of: NicknameProvider(), family: .systemSmall)
        #expect(other.entries.map(\.name) == ["still nobody", "nobody"])
    }

    @Test func `A context is made for a provider`() async throws {
        let context = TimelineProviderContext(family: .systemLarge, isPreview: true)
        #expect(try await TestGroup().snapshot(of: NicknameProvider(), in: context).name == "systemLarge true")
    }

    @Test func `A provider that never answers is reported`() async throws {
        let group = try TestGroup()
        await #expect {
            try await group.timeline(of: NicknameProvider(forgetsToAnswer: true), family: .systemSmall)
        } throws: { "\($0)".contains("NicknameProvider.getTimeline(in:completion:) released its completion handler") }
    }

    @Test func `A provider that keeps its handler is waited for within a limit`() async throws {
        let group = try TestGroup()
        await #expect {
            try await group.timeline(of: SlowProvider(), family: .systemSmall, within: .milliseconds(10))
        } throws: { "\($0)".contains("did not call its completion handler within 0.01 seconds") }
    }

    @Test func `A timeline is played on the test's clock`() async throws {
        let timeline = try await TestGroup().timeline(of: NicknameProvider(), family: .systemSmall)
        var playback = try TimelinePlayback(timeline)
        #expect(playback.now == start && playback.entry.name == "nobody")
        #expect(playback.nextEntryDate == start + 3_600 && playback.reloadDate == start + 5_400)
        playback.move(by: .seconds(3_599))
        #expect(playback.entry.name == "nobody" && !playback.isReloadDue)
        guard case .shows(let entry) = playback.moveToNext() else { throw Unexpected() }
        #expect(entry.name == "still nobody" && playback.now == start + 3_600)
        guard case .reloads = playback.moveToNext() else { throw Unexpected() }
        #expect(playback.isReloadDue && playback.now == start + 5_400)
        #expect(playback.moveToNext() == nil)
        #expect(playback.entry(at: start - 1).name == "nobody")
        playback.move(to: start)
        #expect(playback.entry.name == "nobody")
    }

    @Test func `A policy says when the next reload is due`() throws {
        let entries = [0.0, 60].map { NicknameEntry(date: start + $0, name: "") }
        let dates = try [TimelineReloadPolicy.atEnd, .never, .after(start + 7)].map { policy in
            try TimelinePlayback(Timeline(entries: entries, policy: policy)).reloadDate
        }
        #expect(dates == [start + 60, nil, start + 7])
    }

    @Test func `A timeline without entries cannot be played`() {
        #expect(throws: TestFailure.self) { try TimelinePlayback(Timeline<NicknameEntry>(entries: [], policy: .never)) }
    }

    private struct Unexpected: Error {}
}

/// Keeps its handler, as one does that waits for a server.
private struct SlowProvider: TimelineProvider {
    func placeholder(in context: Context) -> NicknameEntry { NicknameEntry(date: .now, name: "") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (NicknameEntry) -> Void) {}

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NicknameEntry>) -> Void) {
        let entry = placeholder(in: context)
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
            completion(Timeline(entries: [NicknameEntry(date: entry.date, name: "late")], policy: .never))
        }
    }
}
