import FoundationEssentials
import GroupStore
import GroupSystem
import GroupWatch
import WidgetArchive
import WidgetScreens

extension WidgetsHost {
    /// Carries out a tap on a widget.
    func tap(_ id: String, _ action: Action) {
        guard let placed = schedule.widgets[id]?.placed else {
            return observe(.tapped(widget: id, action, problem: "no such widget is placed"))
        }
        switch action {
        case .open(let url): observe(.tapped(widget: id, action, problem: open(url)))
        case .perform: errands[placed.program, default: []].append(.perform(placed, action))
        }
    }

    /// Opens a URL. Returns the problem, if there is one.
    private func open(_ url: String) -> String? {
        do {
            let opener = try directory.opener
            do {
                try WidgetsHost.launch(opener + [url])
                return nil
            } catch {
                return "'\(opener.joined(separator: " "))' cannot be run: \(error)"
            }
        } catch {
            return "\(error)"
        }
    }

    /// Starts a command that is left to itself: it goes on when the host ends.
    private static func launch(_ words: [String]) throws(Errno) {
        var start = ProgramStart(words)
        start.family = .ownGroup
        try start.launch()
    }

    /// Sends free programs on their errands.
    func startErrands() {
        for name in errands.keys.sorted() {
            while case .open(let worker) = schedule.opening(of: name, .current), let errand = takeErrand(for: name) {
                start(errand, worker)
            }
        }
    }

    /// The next errand whose kind is not on one already: errands that hang must not start a process each.
    private func takeErrand(for program: String) -> Errand? {
        let busy = running.filter { $0.key.program == program }.map(\.value.kind)
        guard let place = errands[program]?.firstIndex(where: { !busy.contains($0.kind) }) else { return nil }
        let errand = errands[program]?.remove(at: place)
        if errands[program]?.isEmpty == true { errands[program] = nil }
        return errand
    }

    private func start(_ errand: Errand, _ worker: Worker) {
        schedule.begin(.errand(kind: errand.kind), on: worker, .current)
        running[worker] = errand
        do {
            // Negative numbers, which no reload has.
            lastErrand -= 1
            try readyProcess(worker).send(Request(number: lastErrand, errand.ask))
        } catch {
            finishErrand(worker, .failure(error as? ProgramFailure ?? .rubbish("\(error)")))
        }
    }

    /// When a program with errands may next be free.
    var nextErrand: Date? {
        let now = Now.current
        return errands.keys.compactMap { name -> Date? in
            if case .shut(let until) = schedule.opening(of: name, now) { now.date(of: until) } else { nil }
        }.min()
    }

    func finishErrand(_ worker: Worker, _ result: Result<Answer, ProgramFailure>) {
        guard let errand = running.removeValue(forKey: worker) else { return }
        switch errand {
        case .perform(let placed, let action): finishPerforming(placed, action, result, by: worker)
        case .describe: finishDescribing(worker, result)
        }
    }

    private func finishPerforming(
        _ placed: PlacedWidget, _ action: Action, _ result: Result<Answer, ProgramFailure>, by worker: Worker
    ) {
        let kind = placed.instance.kind
        var problem: String?
        switch result {
        case .success(let answer):
            schedule.release(worker, writes: answer.writes, excluding: [kind])
            switch answer.result {
            case .performed(let url): problem = url.flatMap(open)
            case .failure(let words): problem = words
            case .description, .timeline, .choices: problem = "\(ProgramFailure.rubbish("nothing was performed"))"
            }
        case .failure(let failure):
            schedule.release(worker)
            problem = "\(failure)"
        }
        schedule.notePerformed(kind: kind)
        observe(.tapped(widget: placed.id, action, problem: problem))
    }

    private func finishDescribing(_ worker: Worker, _ result: Result<Answer, ProgramFailure>) {
        schedule.release(worker)
        guard case .success(let answer) = result, case .description(let description) = answer.result,
            var registered = programs[worker.program], registered.description != description
        else { return }
        registered.description = description
        do {
            try directory.keep(registered)
        } catch {
            observe(.note("\(error)"))
        }
    }

    /// Checks which programs were rebuilt.
    func lookAtPrograms() {
        for name in programFiles.changed(programs.values.map(\.file)) {
            schedule.programChanged(name)
            errands[name, default: []].append(.describe)
        }
    }
}

extension WidgetsHost.Errand {
    /// The kind of the widget that it is for.
    var kind: String? {
        if case .perform(let placed, _) = self { placed.instance.kind } else { nil }
    }

    var ask: Request.Ask {
        switch self {
        case .describe, .perform(_, .open): .describe
        case .perform(_, .perform(let intent, let parameters)): .perform(intent: intent, parameters: parameters)
        }
    }
}
