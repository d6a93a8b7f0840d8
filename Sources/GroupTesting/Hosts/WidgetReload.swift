public import Foundation
import WidgetArchive
import WidgetHost
public import WidgetKit

/// A reload of a placed widget that led to a timeline.
public struct WidgetReload: Sendable {
    private let record: ReloadRecord
    private let archive: Archive

    init(_ record: ReloadRecord, _ archive: Archive) {
        self.record = record
        self.archive = archive
    }

    /// Why it was reloaded, such as `SampleName of group.example changed`.
    public var causes: [String] { record.causes }
    /// When the reload began.
    public var date: Date { record.date }
    public var duration: Duration { .milliseconds(record.milliseconds) }
    /// Counts the reloads of the widget.
    public var generation: Int { record.generation }
    /// What the widget asked for and did not get.
    public var notes: [String] { archive.notes }

    /// The keys that the widget has read so far, and which wake it, by the names of their groups.
    public var reads: [String: [String]] {
        archive.reads.reduce(into: [:]) { $0[$1.suite] = $1.keys }
    }

    var readsInWords: [String] {
        archive.reads.flatMap { reads in
            reads.keys.map { "\($0) of \(reads.suite)" } + (reads.everyKey ? ["every key of \(reads.suite)"] : [])
                + (reads.container ? ["the container of \(reads.suite)"] : [])
        }
    }
}

// MARK: What it shows

extension WidgetReload {
    public var entries: [WidgetSceneEntry] { archive.timeline.entries.map(WidgetSceneEntry.init) }
    public var policy: TimelineReloadPolicy { TimelineReloadPolicy(policy: archive.timeline.policy) }

    /// What is shown since the reload, before a later entry's date comes.
    public var scene: WidgetScene { WidgetScene(archive.timeline.entry(at: date)?.scene ?? Scene(.nothing)) }
    /// The same in dark surroundings.
    public var darkScene: WidgetScene {
        archive.timeline.entry(at: date)?.darkScene.map { WidgetScene($0) } ?? scene
    }
    /// What is said there, line by line.
    public var text: String { scene.text }

    /// The timeline on a clock that the test moves.
    public func playback() throws -> TimelinePlayback<WidgetSceneEntry> {
        try TimelinePlayback(Timeline(entries: entries, policy: policy))
    }
}

extension WidgetReload: CustomStringConvertible {
    public var description: String {
        "reload \(generation) because \(causes.joined(separator: "; ")), showing \(scene.texts)"
    }
}

/// An entry of a widget's timeline, as the widget's program turned it into a scene.
public struct WidgetSceneEntry: TimelineEntry, Hashable, Sendable {
    public let date: Date
    public let relevance: TimelineEntryRelevance?
    public let scene: WidgetScene
    /// The scene in dark surroundings, which may be the same.
    public let darkScene: WidgetScene

    init(_ entry: SceneTimeline.Entry) {
        date = entry.date
        relevance = entry.relevance.map { TimelineEntryRelevance(score: Float($0.score), duration: $0.duration) }
        scene = WidgetScene(entry.scene)
        darkScene = entry.darkScene.map { WidgetScene($0) } ?? scene
    }

    public var text: String { scene.text }
}
