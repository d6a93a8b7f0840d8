import FoundationEssentials
import GroupStore
import GroupSystem
import GroupWatch
import WidgetArchive
import WidgetScreens

extension WidgetsHost {
    func perform(_ step: Schedule.Step) {
        switch step {
        case .start(let reload): start(reload)
        case .show(let widget, let entry): observe(.entryBegan(widget: widget, entry: entry))
        case .refuse(let placed, let generation, let causes, let until):
            refuse(placed, generation, causes, until)
        }
    }

    private func refuse(_ placed: PlacedWidget, _ generation: Int, _ causes: [Cause], _ until: Date) {
        let budget = options.pacing.dailyBudget ?? 0
        let record = ReloadRecord(
            date: Now.current.date, widget: placed.id, kind: placed.instance.kind,
            causes: causes.map(\.description), outcome: .refused,
            reason: "the budget of \(budget) reloads a day is used up until \(until.formatted(.iso8601))",
            milliseconds: 0, generation: generation)
        tell(HostEvent.notReloaded, record)
    }

    private func start(_ reload: Schedule.Reload) {
        do {
            let process = try readyProcess(reload.worker)
            if schedule.widgets[reload.placed.id]?.plan == nil {
                awaited.insert(reload.number)
                return try process.send(Request(number: reload.number, .placeholder(reload.placed.instance)))
            }
            try process.send(Request(number: reload.number, .timeline(reload.placed.instance)))
        } catch {
            fail(reload, "\(error)")
        }
    }

    /// The process of a worker, running the program as it is on disk now.
    func readyProcess(_ worker: Worker) throws -> ProgramProcess {
        let name = worker.program
        // For a program added together with its widget, the change may not have arrived yet.
        guard let program = programs[name] ?? (try? directory.program(name)) else {
            throw ProgramFailure.unknown(name)
        }
        if let process = processes[worker], !process.isLeaving, process.file == program.file,
            process.identity == program.file.identity
        {
            return process
        }
        if let replaced = processes.removeValue(forKey: worker) {
            schedule.cool(worker)
            letGo(replaced)
        }
        do {
            let process = try ProgramProcess(program.file, in: directory, limits: options.limits)
            processes[worker] = process
            process.attend(in: loop) { [unowned self] in advance(worker) }
            return process
        } catch {
            programFiles.doubt(name)
            throw error
        }
    }

    /// Hears all that a program has to say: behind its answer may stand what it has written since.
    func advance(_ worker: Worker) {
        repeat { advanceOnce(worker) } while processes[worker]?.hasMoreToSay == true
    }

    private func advanceOnce(_ worker: Worker) {
        guard let process = processes[worker] else { return }
        let event = process.advance(.now)
        let late = process.takeLateWrites()
        if !late.isEmpty { schedule.noteLate(late, of: worker.program) }
        guard let event else { return }
        // Files that it wrote before it answered must be attributed to it.
        lookAtContainers()
        if process.isOver {
            processes[worker] = nil
            schedule.cool(worker)
        }
        switch event {
        case .ended: break
        case .answer(let answer): finish(worker, .success(answer))
        case .failure(let failure) where !schedule.isBusy(worker):
            observe(.note("the program '\(worker.program)': \(failure)"))
        case .failure(let failure): finish(worker, .failure(failure))
        }
    }

    private func finish(_ worker: Worker, _ result: Result<Answer, ProgramFailure>) {
        guard let reload = schedule.reload(of: worker) else { return finishErrand(worker, result) }
        if awaited.remove(reload.number) != nil, case .success(let answer) = result {
            return goOn(reload, after: answer)
        }
        switch result {
        case .failure(let failure): fail(reload, "\(failure)", isLate: failure.isLate)
        case .success(let answer):
            switch answer.result {
            case .timeline(let timeline) where !timeline.entries.isEmpty: succeed(reload, answer, timeline)
            case .timeline: fail(reload, "\(ProgramFailure.noEntries)", answer)
            case .failure(let words): fail(reload, words, answer)
            case .description, .choices, .performed:
                fail(reload, "\(ProgramFailure.rubbish("it is not a timeline"))", answer)
            }
        }
    }

    /// Shows the placeholder of a widget without a timeline, and asks for the timeline.
    private func goOn(_ reload: Schedule.Reload, after answer: Answer) {
        schedule.noteLate(answer.writes, of: reload.placed.program)
        guard schedule.isCurrent(reload) else { return fail(reload, "the widget is another now", answer) }
        if case .timeline(let timeline) = answer.result, !timeline.entries.isEmpty {
            let archive = Archive(
                of: reload.placed.instance, generation: 0, made: Now.current.date, cause: reload.words,
                isPlaceholder: true, timeline, notes: answer.notes)
            // If it cannot be written, nothing is lost: the timeline is on its way.
            if (try? directory.archives.write(archive)) != nil { observe(.placeholder(archive)) }
        }
        schedule.heard(of: reload.worker, .current)
        do {
            try readyProcess(reload.worker)
                .send(Request(number: reload.number, .timeline(reload.placed.instance)))
        } catch {
            fail(reload, "\(error)")
        }
    }

    private func succeed(_ reload: Schedule.Reload, _ answer: Answer, _ timeline: SceneTimeline) {
        var timeline = timeline
        timeline.entries.sort { $0.date < $1.date }
        let archive = Archive(
            of: reload.placed.instance, generation: reload.generation, made: reload.began.date,
            cause: reload.words, timeline, reads: answer.reads, notes: answer.notes)
        do {
            if schedule.isCurrent(reload) { try directory.archives.write(archive) }
        } catch {
            // Retried later, when there may be room.
            return fail(reload, "\(error)", answer)
        }
        guard schedule.answered(reload, timeline, reads: answer.reads, writes: answer.writes, .current) else {
            return
        }
        tell({ .reloaded($0, archive) }, reload.record(.reloaded))
        updateWatches(since: reload.began.date)
        noteBaseline(of: archive, writes: answer.writes)
    }

    /// Keeps the baseline of an archive, once it is certain that it was made from these values.
    private func noteBaseline(of archive: Archive, writes: [OwnWrite]) {
        guard schedule.widgets[archive.widget.id]?.wants.isEmpty == true else { return }
        let values = known.digest(of: archive.reads, with: writes)
        directory.archives.write(.init(generation: archive.generation, values: values), of: archive.widget.id)
    }

    private func fail(_ reload: Schedule.Reload, _ reason: String, _ answer: Answer? = nil, isLate: Bool = false) {
        let matters = schedule.failed(
            reload, isLate: isLate, reads: answer?.reads ?? [], writes: answer?.writes ?? [], .current)
        guard matters else { return }
        updateWatches(since: reload.began.date)
        tell(HostEvent.notReloaded, reload.record(.failed, reason))
    }

    private func tell(_ event: (ReloadRecord) -> HostEvent, _ record: ReloadRecord) {
        observe(event(record))
        do {
            try directory.reloadLog.append(record)
        } catch {
            observe(.note("the reload log cannot be written: \(error)"))
        }
    }
}

extension Schedule.Reload {
    /// Its first few causes, in words.
    var words: String {
        let named = causes.prefix(4).map(\.description).joined(separator: "; ")
        return causes.count > 4 ? "\(named); and \(causes.count - 4) more" : named
    }

    func record(_ outcome: ReloadRecord.Outcome, _ reason: String? = nil) -> ReloadRecord {
        let milliseconds = Double(Now.current.sinceBoot - began.sinceBoot) / 1e6
        var words = causes.prefix(20).map(\.description)
        if causes.count > 20 { words.append("and \(causes.count - 20) more") }
        return ReloadRecord(
            date: began.date, widget: placed.id, kind: placed.instance.kind, causes: words, outcome: outcome,
            reason: reason, milliseconds: (milliseconds * 1_000).rounded() / 1_000, generation: generation,
            isFree: causes.contains(where: \.isFree))
    }
}
