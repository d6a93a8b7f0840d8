import FoundationEssentials
import GroupStore
import WidgetArchive
import WidgetRecords

/// Passes events to the schedule, takes the steps that it returns, and handles the answers of programs.
final class Reloader {
    private let pacing: ReloadPacing
    private let records: HostRecords
    private let observatory: Observatory
    private let programs: ProgramPool
    private let tell: (HostEvent) -> Void
    private var schedule: Schedule
    private var errands: Errands
    /// The numbers of the reloads that are waiting for a placeholder.
    private var awaited: Set<Int> = []

    init(
        _ pacing: ReloadPacing, _ records: HostRecords, _ observatory: Observatory, _ programs: ProgramPool,
        _ opener: Opener, _ tell: @escaping (HostEvent) -> Void
    ) {
        (self.pacing, self.records, self.observatory, self.programs) = (pacing, records, observatory, programs)
        self.tell = tell
        errands = Errands(records, opener)
        schedule = Schedule(pacing: pacing)
        programs.listen { [unowned self] in hear($0) }
    }

    /// Begins with the records on disk.
    func begin(with found: [RecordNews]) {
        var past: [(PlacedWidget, Schedule.Past)] = []
        for news in found {
            if case .found(let placed, let known, _) = news { past.append((placed, known)) }
            take(news)
        }
        note(observatory.follow(records.programFiles))
        followReads()
        for (placed, past) in past {
            follow(past.files, of: placed.id)
            let values = observatory.digest(of: past.reads ?? [])
            let causes = records.causesMissed(by: placed, since: past, values: values)
            for cause in causes { schedule.want(cause, placed.id) }
        }
    }

    /// Takes steps until there are none left.
    func act() {
        startErrands()
        while case let steps = schedule.steps(.current), !steps.isEmpty {
            for step in steps { perform(step) }
            startErrands()
        }
    }

    /// The time of the next step if nothing else happens.
    var deadline: Date? {
        [schedule.deadline(.current), errands.deadline(schedule, .current)].compactMap(\.self).min()
    }

    /// The schedule as it is now.
    var plan: Schedule { schedule }
}

// MARK: Events

extension Reloader {
    func note(_ observations: [Observation]) {
        for observation in observations {
            switch observation {
            case .changed(let change): schedule.note(change)
            case .fileChanged(let change): schedule.noteFile(change.file, of: change.suite)
            case .readFileChanged(let change):
                for id in change.widgets { schedule.want(.readFile(change.path), id) }
            case .unwatched(let suite): schedule.noteUnwatched(suite)
            case .rebuilt(let program):
                schedule.programChanged(program)
                errands.describe(program)
            case .note(let words): tell(.note(words))
            }
        }
    }

    /// Notes the changes of files that widgets have read.
    func noteReadFiles() { note(observatory.changesOfReadFiles(sparing: isBusy)) }

    private func follow(_ files: [ReadFile], of widget: String, keepingOthers: Bool = false) {
        note(observatory.note(files, of: widget, keepingOthers: keepingOthers, sparing: isBusy))
    }

    private var isBusy: (String) -> Bool { { [schedule] in schedule.share(ofWidget: $0) != nil } }

    /// Notes that the archives were replaced: screens may see older ones than were written.
    func noteExchange() {
        for placed in schedule.placed { schedule.want(.exchanged, placed.id) }
    }

    func take(_ news: RecordNews) {
        switch news {
        case .found(let placed, let past, let causes): schedule.place(placed, after: past, causes: causes)
        case .put(let placed): schedule.put(placed)
        case .removed(let id):
            schedule.remove(id)
            observatory.forgetFiles(of: id)
        case .placedChanged:
            followReads()
            tell(.placedChanged)
        case .activity(let placed, let cause): schedule.show(placed, cause)
        case .alert(let type, let alert): tell(.alerted(type, alert))
        case .registered(let program): schedule.programChanged(program)
        case .programsChanged:
            note(observatory.follow(records.programFiles))
            tell(.programsChanged)
        case .reload(let kind, let request): schedule.request(kind, at: request.at, by: request.by)
        case .tap(let id, let action):
            if let event = errands.tap(id, action, on: schedule.placed(id)) { tell(event) }
        case .note(let words): tell(.note(words))
        }
    }

    /// Watches everything that the widgets have read, and looks for changes since a reload began.
    private func followReads(since began: Date? = nil) {
        note(observatory.follow(schedule.dependencies, since: began))
    }

    private func hear(_ news: ProgramNews) {
        let worker = news.worker
        if !news.unaskedWrites.isEmpty { schedule.noteUnasked(news.unaskedWrites, of: worker.program) }
        guard let event = news.event else { return }
        if case .ready = event { return schedule.heard(of: worker, .current) }
        // Attribute to it the files that it wrote before it answered.
        note(observatory.changesInContainers())
        if news.isOver { schedule.cool(worker) }
        switch event {
        case .ready, .ended: break
        case .answer(var answer):
            answer.reads = answer.reads.limited
            finish(worker, .success(answer))
        case .failure(let failure) where !schedule.isBusy(worker):
            tell(.note("the program '\(worker.program)': \(failure)"))
        case .failure(let failure): finish(worker, .failure(failure))
        }
    }

    private func finish(_ worker: Worker, _ result: Result<SealedAnswer, ProgramFailure>) {
        if let reload = schedule.reload(of: worker) { finish(reload, result) } else { finishErrand(worker, result) }
    }
}

// MARK: Reloads

extension Reloader {
    private func perform(_ step: Schedule.Step) {
        switch step {
        case .start(let reload):
            // An activity's timeline comes at once: its provider is part of the request.
            let isFirst =
                !reload.placed.instance.family.isActivity
                && reload.shares.contains { !schedule.hasTimeline($0.placed.id) }
            if isFirst { awaited.insert(reload.number) }
            ask(reload, isFirst ? .placeholder(reload.placed.instance) : .timeline(reload.placed.instance))
        case .wait(let reload):
            for share in reload.current { records.archives.noteLate(share.placed.id) }
            let waiting = reload.current.filter { !$0.isOnlyShared }
            report(waiting.map { $0.record(.waiting, Reloader.words(forWaiting: pacing)) }, as: HostEvent.waiting)
        case .abandon(let reload):
            awaited.remove(reload.number)
            programs.end(reload.worker)
        case .show(let widget, let entry): tell(.entryBegan(widget: widget, entry: entry))
        case .refuse(let placed, let generation, let causes, let until):
            let budget = pacing.dailyBudget ?? 0
            let refusal = ReloadRecord(refused: placed, generation, causes, until: until, budget: budget)
            report([refusal], as: HostEvent.notReloaded)
        }
    }

    private static func words(forWaiting pacing: ReloadPacing) -> String {
        "it has not answered for \(Duration.seconds(pacing.longPatience)); other kinds of its program do not wait for it"
    }

    private func ask(_ reload: Schedule.Reload, _ ask: Request.Ask) {
        do {
            try send(Request(number: reload.number, ask, cause: reload.shares[0].words), to: reload.worker)
        } catch {
            awaited.remove(reload.number)
            fail(reload, "\(error)")
        }
    }

    private func send(_ request: Request, to worker: Worker) throws {
        guard let program = records.program(worker.program) else { throw ProgramFailure.unknown(worker.program) }
        if programs.retireOutdated(worker, running: program.file) { schedule.cool(worker) }
        do {
            try programs.send(request, to: worker, running: program.file)
        } catch let failure as ProgramFailure {
            observatory.noteUnstartable(program.name)
            throw failure
        }
    }

    private func finish(_ reload: Schedule.Reload, _ result: Result<SealedAnswer, ProgramFailure>) {
        let isPlaceholder = awaited.remove(reload.number) != nil
        switch result {
        case .failure(let failure): fail(reload, "\(failure)", isLate: failure.isLate)
        case .success(let answer) where isPlaceholder: showPlaceholder(of: reload, answer)
        case .success(let answer):
            do throws(ProgramFailure) {
                succeed(reload, answer, try answer.timeline)
            } catch {
                fail(reload, "\(error)", answer)
            }
        }
    }

    /// Shows the placeholder of widgets without a timeline, and asks for the timeline.
    private func showPlaceholder(of reload: Schedule.Reload, _ answer: SealedAnswer) {
        schedule.noteUnasked(answer.writes, of: reload.placed.program)
        let shares = schedule.shares(of: reload)
        guard !shares.isEmpty else { return fail(reload, "the widget is another now", answer) }
        if let timeline = try? answer.timeline {
            for share in shares where !schedule.hasTimeline(share.placed.id) {
                let archive = share.placeholder(timeline, of: answer)
                // If it cannot be written, nothing is lost: the timeline is on its way.
                if (try? records.archives.write(archive)) != nil { tell(.placeholder(archive)) }
            }
        }
        schedule.heard(of: reload.worker, .current)
        ask(reload, .timeline(reload.placed.instance))
    }

    private func succeed(_ reload: Schedule.Reload, _ answer: SealedAnswer, _ timeline: SealedTimeline) {
        if schedule.wasLate(reload.placed) {
            for share in reload.shares { records.archives.forgetLate(share.placed.id) }
        }
        let before = schedule.shares(of: reload).map(schedule.kept)
        let shares = schedule.answered(
            reload, TimelinePlan(timeline), reads: answer.reads, writes: answer.writes, .current)
        guard !shares.isEmpty else { return }
        // The program goes on while the archives are written: with a tap, or else with the next reload.
        startErrands()
        for step in schedule.starts(.current) { perform(step) }
        let (written, problems) = write(timeline, of: answer, for: shares)
        for (share, before) in zip(shares, before) where problems[share.placed.id] != nil {
            schedule.unkept(share, showing: before, reads: answer.reads, .current)
        }
        for share in shares { follow(answer.files, of: share.placed.id) }
        let reloaded = written.map { (record: $0.share.record(.reloaded), archive: $0.archive) }
        for (record, archive) in reloaded { tell(.reloaded(record, archive)) }
        log(reloaded.map(\.record))
        report(
            shares.compactMap { share in problems[share.placed.id].map { share.record(.failed, $0) } },
            as: HostEvent.notReloaded)
        followReads(since: reload.began.date)
        writeBaselines(of: written, answer)
    }

    /// An archive that was written, and the digest of its text.
    private typealias Written = (share: Schedule.Share, archive: SealedArchive, text: String)

    /// Writes the archives. Returns those that were written, and why the others were not; these are retried later, when
    /// there may be room.
    private func write(
        _ timeline: SealedTimeline, of answer: SealedAnswer, for shares: [Schedule.Share]
    ) -> (written: [Written], problems: [String: String]) {
        var (written, problems): ([Written], [String: String]) = ([], [:])
        for share in shares {
            let archive = share.archive(timeline, of: answer)
            do {
                written.append((share, archive, try records.archives.write(archive)))
            } catch {
                problems[share.placed.id] = "\(error)"
            }
        }
        return (written, problems)
    }

    /// Only now is it certain that the archives were made from these values. The values of a whole root are too many to
    /// know, so the next host reloads the widget.
    private func writeBaselines(of written: [Written], _ answer: SealedAnswer) {
        let certain = written.filter { schedule.wantsNothing($0.share.placed.id) }
        guard !certain.isEmpty, !answer.reads.contains(where: \.isOfRoot) else { return }
        let values = observatory.digest(of: answer.reads, with: answer.writes)
        for (_, archive, text) in certain { records.archives.writeBaseline(of: archive, text: text, values: values) }
    }

    private func fail(
        _ reload: Schedule.Reload, _ reason: String, _ answer: SealedAnswer? = nil, isLate: Bool = false
    ) {
        let shares = schedule.failed(
            reload, isLate: isLate, reads: answer?.reads ?? [], writes: answer?.writes ?? [], .current)
        guard !shares.isEmpty else { return }
        followReads(since: reload.began.date)
        // The picture that stays depends on the files that were read before.
        for share in shares { follow(answer?.files ?? [], of: share.placed.id, keepingOthers: true) }
        report(shares.map { $0.record(.failed, reason) }, as: HostEvent.notReloaded)
    }

    private func report(_ records: [ReloadRecord], as event: (ReloadRecord) -> HostEvent) {
        for record in records { tell(event(record)) }
        log(records)
    }

    private func log(_ entries: [ReloadRecord]) {
        guard !entries.isEmpty, let problem = records.archives.log(entries) else { return }
        tell(.note(problem))
    }
}

// MARK: Errands

extension Reloader {
    private func startErrands() {
        while case let begun = errands.begin(&schedule, .current), !begun.isEmpty {
            for (worker, request) in begun {
                do {
                    try send(request, to: worker)
                } catch {
                    finishErrand(worker, .failure(error as? ProgramFailure ?? .rubbish("\(error)")))
                }
            }
        }
    }

    private func finishErrand(_ worker: Worker, _ result: Result<SealedAnswer, ProgramFailure>) {
        if let event = errands.end(worker, result, &schedule) { tell(event) }
    }
}
