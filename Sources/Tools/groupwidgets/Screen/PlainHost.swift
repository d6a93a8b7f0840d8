import Commands
import FoundationEssentials
import GroupStore
import GroupSystem
import WidgetHost
import WidgetRecords
import WidgetScreens

/// A host that prints a line for each thing it does.
final class PlainHost {
    private let host: WidgetsHost
    private let output = PatientOutput()
    private let style = Style(of: FileDescriptor.standardOutput)
    /// Prints what there was no room for before.
    private var laterFlush: WakeUp?

    init(_ widgets: WidgetsDirectory, _ options: WidgetsHost.Options) throws {
        host = try WidgetsHost(widgets, options: options)
        host.report(to: .take())
        laterFlush = try WakeUp(in: host.loop) { [unowned self] in
            if output.flush() { flushLater() } else { host.stop() }
        }
        host.observe { [unowned self] event in
            if !tell(event) { host.stop() }
            flushLater()
        }
        let placed = try widgets.placedWidgets().count
        if placed == 0 {
            note("no widget is placed; 'groupwidgets place KIND' places one, also while this runs\n")
        } else {
            note("serving \(placed == 1 ? "a widget" : "\(placed) widgets") of \(widgets.root.path)\n")
        }
    }

    /// Has a demo take each of its steps when what the one before changed has been reloaded, and ends after the last.
    func show(_ demo: Demo) throws {
        var awaited = Set(try demo.widgets.placedWidgets().map(\.id))
        host.observe { [unowned self] event in
            guard case .reloaded(let record, _) = event, awaited.remove(record.widget) != nil, awaited.isEmpty else {
                return
            }
            guard !demo.isOver else { return host.stop() }
            do {
                let step = try demo.takeStep()
                awaited = [step.widget]
                if !output.write(line: step.line) { host.stop() }
                flushLater()
            } catch {
                note("\(error)\n", .warning)
                host.stop()
            }
        }
    }

    func run() throws {
        let signals = try SignalQueue.ofEnds()
        var ended: Signal?
        host.attach(signals.descriptor) { [unowned host] in
            while let signal = signals.next() {
                guard signal != .child else { continue }
                if ended == nil || signal == .hangUp { host.stop() } else { host.hurry() }
                ended = signal
            }
        }
        defer { output.finish() }
        try host.run()
        if ended == .hangUp { ended?.die() }
    }

    private func flushLater() {
        if output.isBehind { laterFlush?.date = Date() + 0.05 }
    }

    /// Returns false if the reader is gone.
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
