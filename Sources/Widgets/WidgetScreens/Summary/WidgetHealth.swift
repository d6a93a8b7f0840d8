package import GroupSystem
package import WidgetRecords

/// Whether a host runs, and which widgets' last reloads failed, which archives do not tell.
///
/// It belongs to the thread of its event loop.
package final class WidgetHealth {
    /// Why the last reload of a widget failed, by its id.
    package private(set) var failures: [String: String] = [:]
    package private(set) var hasHost: Bool
    /// Called whenever either may have changed.
    package var changed: () -> Void = {}

    private let directory: WidgetsDirectory
    private let tail: ReloadLogTail
    /// Nil if inotify is unavailable; then it looks once a second.
    private let watch: DirectoryWatch?
    private var sources: [EventLoop.Source] = []
    private var nextLook: MonotonicTime?

    /// The kernel reports that a dead host has closed its lock file before it releases the lock.
    private static let pause = Duration.milliseconds(50)
    private static let interval = Duration.seconds(1)

    package init(of directory: WidgetsDirectory, in loop: EventLoop) throws {
        try directory.make()
        self.directory = directory
        tail = ReloadLogTail(of: directory)
        watch = WidgetHealth.watch(directory)
        hasHost = directory.host != nil
        read()
        nextLook = watch == nil ? .now + WidgetHealth.interval : nil
        sources = [loop.add(deadline: { [unowned self] in nextLook }) { [unowned self] in look() }]
        guard let watch else { return }
        sources.append(loop.add(watch.descriptor) { [unowned self] in take(watch.events()) })
    }

    private static func watch(_ directory: WidgetsDirectory) -> DirectoryWatch? {
        do throws(Errno) {
            let watch = try DirectoryWatch()
            try watch.add(directory.path + "/log", [.modify, .create, .movedTo])
            try watch.add(directory.path, [.modify, .closeWrite])
            return watch
        } catch {
            return nil
        }
    }

    deinit { sources.forEach { $0.cancel() } }

    private func take(_ events: [DirectoryEvent]) {
        if events.contains(where: { directory.lockPath.hasSuffix("/" + $0.name) }) {
            nextLook = .now + WidgetHealth.pause
        }
        if events.contains(where: { directory.reloadLog.path.hasSuffix("/" + $0.name) }), read() { changed() }
    }

    private func look() {
        nextLook = watch == nil ? .now + WidgetHealth.interval : nil
        let before = hasHost
        hasHost = directory.host != nil
        if read() || hasHost != before { changed() }
    }

    /// Reads what is new in the log. Returns whether it made a difference.
    @discardableResult
    private func read() -> Bool {
        let before = failures
        for record in tail.newRecords() {
            switch record.outcome {
            case .reloaded: failures[record.widget] = nil
            case .failed, .waiting: failures[record.widget] = record.reason ?? "its reload failed"
            case .refused: break
            }
        }
        return failures != before
    }
}
