import CLinux
import Commands
import Glibc
import WidgetHost

/// A host that prints a line for each thing it does.
final class PlainHost {
    private let host: WidgetsHost

    init(_ widgets: WidgetsDirectory, _ options: WidgetsHost.Options) throws {
        let style = Style(of: STDOUT_FILENO)
        // The host is not there yet when it is told what to do with its events.
        var stop: () -> Void = {}
        host = try WidgetsHost(widgets, options: options) { event in
            if !PlainHost.tell(event, style) { stop() }
        }
        stop = { [unowned host] in host.stop() }
        if host.placed.isEmpty, try widgets.placedWidgets().isEmpty {
            note("no widget is placed; 'groupwidgets place KIND' places one, also while this runs\n")
        }
    }

    func run() throws {
        let signals = clinux_take_signals()
        var ended: Int32 = 0
        host.attach(signals) { [unowned host] in
            while case let signal = clinux_next_signal(signals), signal != 0 {
                guard signal != SIGCHLD else { continue }
                ended = signal
                host.stop()
            }
        }
        try host.run()
        if ended == SIGHUP { clinux_die_of(ended) }
    }

    /// False if nobody reads any more.
    private static func tell(_ event: HostEvent, _ style: Style) -> Bool {
        switch event {
        case .reloaded(let record, _), .notReloaded(let record): return TakenTerminal.write(record.words(style) + "\n")
        case .tapped(let widget, let action, let problem):
            return TakenTerminal.write(
                "\(widget): a tap \(action.words)\(problem.map { ", which failed: \($0)" } ?? "")\n")
        case .note(let words):
            note("note: \(words)\n")
            return true
        case .began, .placeholder, .entryBegan, .placedChanged, .programsChanged: return true
        }
    }
}
