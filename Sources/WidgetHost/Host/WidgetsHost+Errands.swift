import FoundationEssentials
import Glibc
import GroupStore
import GroupWatch
public import WidgetArchive

extension WidgetsHost {
    /// Does what a tap on a widget asks for.
    public func tap(_ id: String, _ action: Action) {
        guard let placed = schedule.widgets[id]?.placed else {
            return observe(.tapped(widget: id, action, problem: "no such widget is placed"))
        }
        switch action {
        case .open(let url): observe(.tapped(widget: id, action, problem: open(url)))
        case .perform: errands[placed.program, default: []].append(.perform(placed, action))
        }
    }

    /// Has a URL opened by the program for that. Returns why not, if not.
    private func open(_ url: String) -> String? {
        do {
            let opener = try directory.opener
            do {
                try LaunchedCommand.launch(opener + [url])
                return nil
            } catch {
                return "'\(opener.joined(separator: " "))' cannot be run: \(error)"
            }
        } catch {
            return "\(error)"
        }
    }

    /// Sends programs that are free on their errands.
    func startErrands() {
        for name in errands.keys.sorted() where !schedule.isBusy(name) {
            guard let errand = errands[name]?.first else { continue }
            errands[name]?.removeFirst()
            if errands[name]?.isEmpty == true { errands[name] = nil }
            schedule.occupy(name)
            running[name] = errand
            do {
                // Numbers below zero, so that none is ever taken for that of a reload.
                lastErrand -= 1
                try readyProcess(name).send(Request(number: lastErrand, errand.ask))
            } catch {
                finishErrand(name, .failure(error as? ProgramFailure ?? .rubbish("\(error)")))
            }
        }
    }

    func finishErrand(_ program: String, _ result: Result<Answer, ProgramFailure>) {
        guard let errand = running.removeValue(forKey: program) else { return }
        switch errand {
        case .perform(let placed, let action): finishPerforming(placed, action, result)
        case .describe: finishDescribing(program, result)
        }
    }

    private func finishPerforming(
        _ placed: PlacedWidget, _ action: Action, _ result: Result<Answer, ProgramFailure>
    ) {
        let kind = placed.instance.kind
        var problem: String?
        switch result {
        case .success(let answer):
            schedule.release(placed.program, writes: answer.writes, excluding: [kind])
            switch answer.result {
            case .performed(let url): problem = url.flatMap(open)
            case .failure(let words): problem = words
            case .description, .timeline, .choices: problem = "\(ProgramFailure.rubbish("nothing was performed"))"
            }
        case .failure(let failure):
            schedule.release(placed.program)
            problem = "\(failure)"
        }
        schedule.notePerformed(kind: kind)
        observe(.tapped(widget: placed.id, action, problem: problem))
    }

    private func finishDescribing(_ program: String, _ result: Result<Answer, ProgramFailure>) {
        schedule.release(program)
        guard case .success(let answer) = result, case .description(let description) = answer.result,
            var registered = programs[program], registered.description != description
        else { return }
        registered.description = description
        do {
            try directory.keep(registered)
        } catch {
            observe(.note("\(error)"))
        }
    }

    /// Looks which programs have other files than before.
    func lookAtPrograms() {
        for name in programFiles.changed(programs.values.map(\.file)) {
            schedule.programChanged(name)
            errands[name, default: []].append(.describe)
        }
    }
}

extension WidgetsHost.Errand {
    var ask: Request.Ask {
        switch self {
        case .describe, .perform(_, .open): .describe
        case .perform(_, .perform(let intent, let parameters)): .perform(intent: intent, parameters: parameters)
        }
    }
}
