import Commands
import FoundationEssentials
import GroupSystem
import WidgetHost
import WidgetScreens

/// A host that prints a line for each thing it does.
final class PlainHost {
    private let host: WidgetsHost
    private let output = PatientOutput()

    init(_ widgets: WidgetsDirectory, _ options: WidgetsHost.Options) throws {
        let style = Style(of: FileDescriptor.standardOutput)
        // The host does not exist yet when its event handler is made.
        var stop: () -> Void = {}
        var lookAgain: () -> Void = {}
        host = try WidgetsHost(widgets, options: options) { [output] event in
            if !PlainHost.tell(event, style, output) { stop() }
            lookAgain()
        }
        stop = { [unowned host] in host.stop() }
        lookAgain = { [unowned self] in flushSoon() }
        if host.placed.isEmpty, try widgets.placedWidgets().isEmpty {
            note("no widget is placed; 'groupwidgets place KIND' places one, also while this runs\n")
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

    /// Prints later what there is no room for now.
    private func flushSoon() {
        guard output.isBehind else { return }
        host.wake(at: Date() + 0.05) { [unowned self] in
            if output.flush() { flushSoon() } else { host.stop() }
        }
    }

    /// Returns false if the reader is gone.
    private static func tell(_ event: HostEvent, _ style: Style, _ output: PatientOutput) -> Bool {
        switch event {
        case .reloaded(let record, _), .notReloaded(let record): return output.write(line: record.words(style))
        case .tapped(let widget, let action, let problem):
            return output.write(
                line: "\(widget): a tap \(action.words)\(problem.map { ", which failed: \($0)" } ?? "")".onOneLine)
        case .note(let words):
            note("note: \(words.onOneLine)\n")
            return true
        case .began, .placeholder, .entryBegan, .placedChanged, .programsChanged: return true
        }
    }
}
