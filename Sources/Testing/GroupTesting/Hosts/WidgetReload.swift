public import Foundation
import WidgetArchive
public import WidgetKit
import WidgetRecords

/// A reload of a placed widget that led to a timeline.
public struct WidgetReload: Sendable {
    private let record: ReloadRecord
    private let archive: Archive
    private let time: TestTime

    init(_ record: ReloadRecord, _ archive: Archive, time: TestTime) {
        self.record = record
        self.archive = archive
        self.time = time
    }

    /// The causes, such as `SampleName of group.example changed`.
    public var causes: [String] { record.causes }
    /// When the reload began, by the clock of the group.
    public var date: Date { time.now ?? record.date }
    /// How long the reload took.
    public var duration: Duration { .milliseconds(record.milliseconds) }
    /// The number of the reload among the widget's.
    public var generation: Int { record.generation }
    /// Requests of the widget that were not granted.
    public var notes: [String] { archive.notes }

    /// The keys that the widget has read so far, by group: a change to one of them wakes it.
    public var reads: [String: [String]] {
        archive.reads.reduce(into: [:]) { $0[$1.suite] = $1.keys }
    }

    var readsInWords: [String] {
        archive.reads.flatMap { reads in
            if reads.isOfRoot { return ["every value in the root"] }
            return reads.keys.map { "\($0) of \(reads.suite)" }
                + (reads.everyKey ? ["every key of \(reads.suite)"] : [])
                + (reads.container ? ["the container of \(reads.suite)"] : [])
        }
    }
}

// MARK: The timeline

extension WidgetReload {
    /// The entries of the timeline.
    public var entries: [WidgetSceneEntry] { archive.timeline.entries.map { WidgetSceneEntry($0, family, time) } }
    /// When the timeline asks for the next one.
    public var policy: TimelineReloadPolicy { TimelineReloadPolicy(policy: archive.timeline.policy) }

    /// The scene from the reload until the next entry's date.
    public var scene: WidgetScene { entry(at: date)?.scene ?? WidgetScene(Scene(.nothing), family) }
    /// The scene in dark mode.
    public var darkScene: WidgetScene { entry(at: date)?.darkScene ?? WidgetScene(Scene(.nothing), family) }
    /// The texts shown, one per line.
    public var text: String { scene.text }

    private var family: Family { archive.widget.family }

    /// The entry shown at a date; nil if the timeline is empty.
    func entry(at date: Date) -> WidgetSceneEntry? {
        archive.timeline.entry(at: date).map { WidgetSceneEntry($0, family, time) }
    }

    /// The timeline, on a clock that the test moves.
    public func playback() throws -> TimelinePlayback<WidgetSceneEntry> {
        try TimelinePlayback(Timeline(entries: entries, policy: policy))
    }
}

extension WidgetReload: CustomStringConvertible {
    public var description: String {
        "reload \(generation) because \(causes.joined(separator: "; ")), showing \(scene.texts)"
    }
}

/// An entry of a widget's timeline, evaluated by the widget's program.
public struct WidgetSceneEntry: TimelineEntry, Hashable, Sendable {
    /// When it is shown.
    public let date: Date
    /// Its relevance, if the provider gave one.
    public let relevance: TimelineEntryRelevance?
    /// The scene that it shows.
    public let scene: WidgetScene
    /// The scene in dark mode, which may be the same.
    public let darkScene: WidgetScene
    let scenes: Scenes
    let time: TestTime

    init(_ entry: SceneTimeline.Entry, _ family: Family, _ time: TestTime = TestTime()) {
        self.time = time
        date = entry.date
        relevance = entry.relevance.map { TimelineEntryRelevance(score: Float($0.score), duration: $0.duration) }
        scenes = entry.scenes
        scene = WidgetScene(scenes.light, family, date: date, time: time)
        darkScene = WidgetScene(scenes[.dark], family, isDark: true, date: date, time: time)
    }

    /// The texts that it shows, one per line.
    public var text: String { scene.text }
}
