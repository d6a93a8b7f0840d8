package import FoundationEssentials
package import GroupSystem
import WidgetArchive
import WidgetRecords

/// The contents of placed widgets, for a screen that stays: records are read again when they change, and an archive
/// when it has changed and its widget is visible.
///
/// It belongs to the thread of its event loop, and needs no host in its process.
package final class LiveWidgets {
    package let screen: WidgetScreen
    /// In display order. Widgets that have never been visible have no archive yet, unless they are in a stack or an
    /// activity.
    package private(set) var widgets: [ShownWidget] = []
    /// Changes whenever `widgets` or their contents do.
    package private(set) var version = 0
    /// Descriptions of the records that cannot be read.
    package private(set) var problems: [String] = []

    /// Called whenever the contents may have changed; `update` then finds out.
    package var changed: () -> Void = {}

    private let watch: ArchiveWatch?
    private var isOutdated = true
    private var archives: [String: ShownWidget] = [:]
    private var outdated: Set<String> = []
    private var readings = 0
    private var source: EventLoop.Source?
    private var nextPoll = MonotonicTime.now + pollInterval

    /// Without inotify, everything is read each second.
    private static let pollInterval = Duration.seconds(1)

    package init(_ screen: WidgetScreen, in loop: EventLoop) throws {
        self.screen = screen
        watch = try ArchiveWatch(screen.directory)
        source =
            if let watch {
                loop.add(watch.descriptor) { [unowned self] in take(watch.changes()) }
            } else {
                loop.add(deadline: { [unowned self] in nextPoll }) { [unowned self] in
                    nextPoll = .now + LiveWidgets.pollInterval
                    noteEverything()
                }
            }
    }

    deinit { source?.cancel() }
}

// MARK: Changes

extension LiveWidgets {
    private func take(_ changes: ArchiveWatch.Changes) {
        guard !changes.isNothing else { return }
        if changes.isAll { return noteEverything() }
        outdated.formUnion(changes.ids)
        // A stacked widget's archive decides which one is on top, and an activity's how large it is.
        isOutdated = isOutdated || changes.records || widgets.contains { $0.isReadAhead && outdated.contains($0.id) }
        changed()
    }

    /// Anything may have changed.
    private func noteEverything() {
        outdated.formUnion(archives.keys)
        isOutdated = true
        changed()
    }

    /// Reads the records, if they may have changed. If they cannot be read, throws and keeps what is shown.
    package func update(at date: Date = Now.current.date) throws {
        guard isOutdated || widgets.mayTurn(by: date) else { return }
        let stacked = Set(try screen.directory.recordedStacks().flatMap(\.widgets))
        (widgets, problems) = try screen.placed(at: date) { widget in
            widget.instance.family.isActivity || stacked.contains(widget.id) ? current(widget) : kept(widget)
        }
        isOutdated = false
        version += 1
        let ids = Set(widgets.map(\.id))
        archives = archives.filter { ids.contains($0.key) }
        outdated.formIntersection(ids)
    }

    /// Reads those archives of the given widgets that have changed. Returns whether any has.
    package func read(_ ids: Set<String>) -> Bool {
        let before = readings
        for place in widgets.indices where ids.contains(widgets[place].id) { widgets[place] = current(widgets[place]) }
        guard readings != before else { return false }
        version += 1
        return true
    }

    /// Carries out a wish, as `WidgetScreen` does; the next `update` shows its outcome.
    package func fulfil(_ wish: Wish) throws -> String? {
        isOutdated = true
        return try screen.fulfil(wish)
    }

    private func current(_ widget: ShownWidget) -> ShownWidget {
        if archives[widget.id] == nil || outdated.remove(widget.id) != nil {
            readings += 1
            var read = screen.current(widget)
            read.reading = readings
            archives[widget.id] = read
        }
        return kept(widget)
    }

    private func kept(_ widget: ShownWidget) -> ShownWidget { archives[widget.id].map(widget.showing) ?? widget }
}

extension ShownWidget {
    fileprivate var id: String { instance.id }
    fileprivate var isReadAhead: Bool { stack != nil || instance.family.isActivity }

    /// The same widget with another one's contents.
    fileprivate func showing(_ other: ShownWidget) -> ShownWidget {
        var widget = self
        (widget.archive, widget.problem, widget.reading) = (other.archive, other.problem, other.reading)
        return widget
    }
}
