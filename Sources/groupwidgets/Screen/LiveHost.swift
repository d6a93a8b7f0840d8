import Commands
import FoundationEssentials
import GroupSystem
import WidgetArchive
import WidgetHost
import WidgetScreens
import WidgetTerminal

/// A host whose widgets are drawn on the terminal.
final class LiveHost {
    private let screen: WidgetScreen
    private let host: WidgetsHost
    private var nextDrawing: WakeUp?
    private var nextStep: WakeUp?
    private var dashboard: Dashboard?
    private let wishes: TerminalWishes
    /// What came of the choices that programs were asked for, from the threads that asked.
    private let choices: AlarmQueue<Chosen>
    private let widgets: WidgetsDirectory

    private enum Chosen: Sendable {
        case words(String)
        case menu(Menu)
    }

    init(_ widgets: WidgetsDirectory, _ options: WidgetsHost.Options, _ wishes: TerminalWishes) throws {
        self.wishes = wishes
        self.widgets = widgets
        screen = widgets.screen
        choices = try AlarmQueue()
        host = try WidgetsHost(widgets, options: options)
        host.report(to: .take())
        host.observe { [unowned self] in hear($0) }
        nextDrawing = host.wakeUp { [unowned self] in draw() }
    }

    /// Has a demo take its steps while this runs, each told at the bottom.
    func show(_ demo: Demo) {
        nextStep = host.wakeUp { [unowned self] in
            do {
                dashboard?.message = try demo.takeStep().line
            } catch {
                dashboard?.message = "\(error)"
            }
            nextStep?.date = Date() + Demo.pace
            draw()
        }
        nextStep?.date = Date() + Demo.pace
    }

    func run() throws {
        let signals = try SignalQueue.ofEnds()
        let resizes = try SignalQueue.ofResizes()
        host.attach(signals.descriptor) { [unowned host] in
            while let signal = signals.next() {
                guard signal != .child else { continue }
                host.stop()
                if signal == .interrupt { host.hurry() }
            }
        }
        host.attach(resizes.descriptor) { [unowned self] in
            while resizes.next() != nil {}
            draw()
        }
        host.attach(FileDescriptor.standardInput) { [unowned self] in follow() }
        host.attach(choices.alarm.descriptor) { [unowned self] in
            choices.take().forEach(take)
            draw()
        }
        dashboard = Dashboard(wishes)
        // Restores the terminal, whatever ends the host.
        defer { dashboard = nil }
        reread()
        try host.run()
    }

    private func hear(_ event: HostEvent) {
        switch event {
        case .reloaded(let record, let archive):
            mark(
                record, record.causes.map(shortened).joined(separator: "; "),
                cost: "\(record.milliseconds.formatted(places: 1)) ms")
            show(archive)
        case .placeholder(let archive): show(archive)
        case .notReloaded(let record):
            mark(record, "not reloaded: \(record.reason?.inLocalTime ?? "it failed")")
            reread()
        case .waiting(let record):
            mark(record, "waiting: \(record.reason ?? "")")
        case .began, .placedChanged: reread()
        case .tapped(_, let action, let problem):
            dashboard?.message = "\(action.words)\(problem.map { ": \($0)" } ?? "")"
        case .alerted(_, let alert): dashboard?.message = alert.words
        case .note(let words): dashboard?.message = words
        case .ending, .entryBegan, .programsChanged: break
        }
        draw()
    }

    private func mark(_ record: ReloadRecord, _ words: String, cost: String? = nil) {
        dashboard?.marks.captions[record.widget] = Caption(
            words.onOneLine, time: "\(ClockTime(record.date))", cost: cost)
        if record.outcome == .failed {
            dashboard?.marks.failing.insert(record.widget)
        } else if record.outcome == .reloaded {
            dashboard?.marks.failing.remove(record.widget)
        }
    }

    private func show(_ archive: Archive) {
        guard let place = dashboard?.widgets.firstIndex(where: { $0.instance.id == archive.widget.id }),
            let widget = dashboard?.widgets[place], widget.stack == nil
        else { return reread() }
        dashboard?.widgets[place] = widget.showing(archive)
    }

    /// Shows the placed widgets with their archives; those that were shown before, if the records cannot be read.
    private func reread() {
        do {
            let (placed, problems) = try screen.placed()
            dashboard?.widgets = placed.onTop
            if let problem = problems.first { dashboard?.message = problem }
        } catch {
            dashboard?.message = "\(error)"
        }
    }

    private func draw() {
        if dashboard?.widgets.mayTurn(by: Date()) == true { reread() }
        dashboard?.host = HostState.words(of: CurrentProcess.id)
        guard let next = dashboard?.draw() else { return }
        nextDrawing?.date = next
    }

    private func follow() {
        guard let keys = KeyPress.waiting() else {
            host.detach(FileDescriptor.standardInput)
            return host.stop()
        }
        for order in dashboard?.orders(for: keys) ?? [] {
            switch order {
            case .quit:
                host.stop()
                host.hurry()
            case .wish(.chooseNext(let id)): choose { .words(try $0.fulfil(.chooseNext(id: id)) ?? "") }
            case .menu(let request): choose { .menu(try $0.menu(request)) }
            case .change(let wish, let request):
                let isDone = fulfil(wish)
                reread()
                if isDone { choose { .menu(try $0.menu(request)) } }
            case .read(let reading, let id): read(reading, id)
            case .wish(let wish):
                fulfil(wish)
                reread()
            }
        }
        draw()
    }

    /// On another thread, since the program may take its time to answer.
    private func choose(_ ask: @escaping @Sendable (WidgetScreen) throws -> Chosen) {
        dashboard?.message = "asking what there is to choose …"
        Task.detached { [choices, screen] in
            do {
                choices.add(try ask(screen))
            } catch {
                choices.add(.words("\(error)"))
            }
        }
    }

    private func take(_ chosen: Chosen) {
        switch chosen {
        case .words(let words): dashboard?.message = words
        case .menu(let menu):
            dashboard?.message = nil
            dashboard?.show(menu)
        }
    }

    private func read(_ reading: WidgetReading, _ id: String) {
        do {
            dashboard?.read(try reading.lines(of: id, in: widgets), titled: id)
        } catch {
            dashboard?.message = "\(error)"
        }
    }

    @discardableResult
    private func fulfil(_ wish: Wish) -> Bool {
        do {
            dashboard?.message = try screen.fulfil(wish)
            return true
        } catch {
            dashboard?.message = "\(error)"
            return false
        }
    }
}
