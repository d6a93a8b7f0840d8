import CommandLineKit
import FoundationEssentials
import GroupStore
import GroupSystem
import WidgetArchive
import WidgetHost
import WidgetRecords
import WidgetScreens
import WidgetTerminal

/// A host that prints a line for each of its actions.
final class PlainHost {
    private let host: WidgetsHost
    private let output = PatientOutput()
    private let style = Style(of: FileDescriptor.standardOutput)

    init(_ widgets: WidgetsDirectory, _ options: WidgetsHost.Options) throws {
        host = try WidgetsHost(widgets, options: options)
        host.report(to: .take())
        // Prints output for which there was no room before.
        host.loop.add(interests: { [unowned self] in output.interests }) { [unowned self] in
            if !output.flush() { host.stop() }
        }
        host.observe { [unowned self] event in
            if !tell(event) { host.stop() }
        }
        let placed = try widgets.placedWidgets().count
        if placed == 0 {
            note("no widget is placed; 'groupwidgets place KIND' places one, also while this runs\n")
        } else {
            note("serving \(placed == 1 ? "a widget" : "\(placed) widgets") of \(widgets.root.path)\n")
        }
    }

    /// Performs each step of a demo once the change by the previous one has been reloaded, and ends after the last.
    /// Draws each widget before and after its first change.
    func show(_ demo: Demo, on terminal: Terminal) throws {
        var awaited = Set(try demo.widgets.placedWidgets().map(\.id))
        var before: [String: Archive] = [:]
        var drawn: Set<String> = []
        host.observe { [unowned self] event in
            guard case .reloaded(let record, let sealed) = event, awaited.remove(record.widget) != nil else { return }
            if let archive = try? sealed.opened() {
                if let before = before[record.widget], drawn.insert(record.widget).inserted {
                    let canvas = PlainHost.comparing(before, archive, in: record.milliseconds, theme: terminal.theme)
                    if !output.write(terminal.text(of: canvas)) { host.stop() }
                }
                before[record.widget] = archive
            }
            guard awaited.isEmpty else { return }
            guard !demo.isOver else { return host.stop() }
            do {
                let step = try demo.takeStep()
                awaited = [step.widget]
                if !output.write(line: step.line) { host.stop() }
            } catch {
                note("\(error)\n", .warning)
                host.stop()
            }
        }
    }

    private static func comparing(
        _ before: Archive, _ after: Archive, in milliseconds: Double, theme: Theme
    ) -> CellGrid {
        var changed = ShownWidget(after.widget, archive: after)
        changed.reading = 1
        return CellGrid(
            showing: [
                (ShownWidget(before.widget, archive: before), Caption("before")),
                (changed, Caption("after", cost: "\(milliseconds.formatted(places: 1)) ms")),
            ], theme: theme, columns: 80)
    }

    func run() throws {
        let signals = try SignalQueue.ofEnds()
        var ended: Signal?
        host.attach(signals.descriptor) { [unowned host] in
            while let signal = signals.next() {
                guard signal != .child else { continue }
                if ended == nil || signal == .hangUp { host.stop() } else { host.killRetiring() }
                ended = signal
            }
        }
        defer { output.finish() }
        try host.run()
        if ended == .hangUp { ended?.die() }
    }

    /// Prints an event. Returns false if the reader is gone.
    private func tell(_ event: HostEvent) -> Bool {
        switch event {
        case .reloaded(let record, _), .notReloaded(let record), .waiting(let record):
            return output.write(line: ReloadLine(record).words(style))
        case .tapped(let widget, let action, let problem):
            return output.write(
                line: "\(widget): a tap \(action.words)\(problem.map { ", which failed: \($0)" } ?? "")".onOneLine)
        case .alerted(let type, let alert): return output.write(line: "\(type): \(alert.words)".onOneLine)
        case .note(let words):
            note("note: \(words.onOneLine)\n", .warning)
            return true
        case .began, .ending, .placeholder, .entryBegan, .placedChanged, .programsChanged: return true
        }
    }
}
