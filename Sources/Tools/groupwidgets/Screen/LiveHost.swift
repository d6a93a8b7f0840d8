import CommandLineKit
import FoundationEssentials
import GroupSystem
import WidgetHost
import WidgetRecords
import WidgetScreens
import WidgetTerminal

/// A host whose widgets are drawn on the terminal.
final class LiveHost {
    private let host: WidgetsHost
    private var screen: TerminalScreen?
    private var nextStep: WakeUp?

    init(_ widgets: WidgetsDirectory, _ options: WidgetsHost.Options, _ wishes: TerminalWishes) throws {
        host = try WidgetsHost(widgets, options: options)
        host.report(to: .take())
        host.observe { [unowned self] in hear($0) }
        screen = try TerminalScreen(of: widgets.screen, in: host.loop, wishes) { [unowned host] in
            host.stop()
            host.killRetiring()
        }
        screen?.dashboard.host = { HostState.words(of: CurrentProcess.id) }
    }

    /// Performs the steps of a demo while this runs, and shows each at the bottom.
    func show(_ demo: Demo) throws {
        nextStep = try WakeUp(in: host.loop) { [unowned self] in
            do {
                tell(try demo.takeStep().line)
            } catch {
                tell("\(error)")
            }
            nextStep?.date = Date() + Demo.pace
        }
        nextStep?.date = Date() + Demo.pace
    }

    func run() throws {
        let signals = try SignalQueue.ofEnds()
        host.attach(signals.descriptor) { [unowned host] in
            while let signal = signals.next() {
                guard signal != .child else { continue }
                host.stop()
                if signal == .interrupt { host.killRetiring() }
            }
        }
        // Restores the terminal, whatever ends the host.
        defer { screen = nil }
        try host.run()
    }

    private func hear(_ event: HostEvent) {
        switch event {
        case .reloaded(let record, _):
            screen?.dashboard.board.note(isFailing: false, of: record.widget)
            mark(
                record, record.causes.map(shortened).joined(separator: "; "),
                cost: "\(record.milliseconds.formatted(places: 1)) ms")
        case .notReloaded(let record):
            if record.outcome == .failed { screen?.dashboard.board.note(isFailing: true, of: record.widget) }
            mark(record, "not reloaded: \(record.reason?.inLocalTime ?? "it failed")")
        case .waiting(let record): mark(record, "waiting: \(record.reason ?? "")")
        case .tapped(_, let action, let problem): tell("\(action.words)\(problem.map { ": \($0)" } ?? "")")
        case .alerted(_, let alert): tell(alert.words)
        case .note(let words): tell(words)
        case .began, .ending, .placeholder, .entryBegan, .placedChanged, .programsChanged: break
        }
    }

    private func mark(_ record: ReloadRecord, _ words: String, cost: String? = nil) {
        let caption = Caption(words.onOneLine, time: record.date.localStamp.time, cost: cost)
        screen?.dashboard.board.note(caption, of: record.widget)
        screen?.needsDrawing()
    }

    private func tell(_ words: String) {
        screen?.dashboard.message = words
        screen?.needsDrawing()
    }
}
