import FoundationEssentials
import WidgetArchive
import WidgetRecords

/// Requests to programs other than for timelines: pending ones by program, and running ones by worker.
struct Errands {
    private let records: HostRecords
    private let opener: Opener
    private var pending: [String: [Errand]] = [:]
    private var running: [Worker: Errand] = [:]
    private var lastNumber = 0

    init(_ records: HostRecords, _ opener: Opener) {
        (self.records, self.opener) = (records, opener)
    }

    private enum Errand {
        case perform(PlacedWidget, intent: String, [String: Parameter])
        case describe

        var kind: String? {
            if case .perform(let placed, _, _) = self { placed.instance.kind } else { nil }
        }

        var ask: Request.Ask {
            switch self {
            case .describe: .describe
            case .perform(_, let intent, let parameters): .perform(intent: intent, parameters: parameters)
            }
        }
    }
}

// MARK: Beginning

extension Errands {
    /// Carries out a tap on a widget, or queues it. Returns the event to report, if it is done already.
    mutating func tap(_ id: String, _ action: Action, on placed: PlacedWidget?) -> HostEvent? {
        guard let placed else { return .tapped(widget: id, action, problem: "no such widget is placed") }
        switch action {
        case .open(let url): return .tapped(widget: id, action, problem: opener.open(url))
        case .perform(let intent, let parameters):
            pending[placed.program, default: []].append(.perform(placed, intent: intent, parameters))
            return nil
        }
    }

    /// Asks a program to describe itself.
    mutating func describe(_ program: String) { pending[program, default: []].append(.describe) }

    /// Assigns errands to free workers. Returns what to ask them.
    mutating func begin(_ schedule: inout Schedule, _ now: Now) -> [(worker: Worker, request: Request)] {
        var begun: [(Worker, Request)] = []
        for program in pending.keys.sorted() {
            while case .open(let worker) = schedule.opening(of: program, now), let errand = take(for: program) {
                schedule.begin(.errand(kind: errand.kind), on: worker, now)
                running[worker] = errand
                // Negative numbers, which reloads never have.
                lastNumber -= 1
                begun.append((worker, Request(number: lastNumber, errand.ask)))
            }
        }
        return begun
    }

    /// The next errand of a kind with none running: errands that hang must not start a process each.
    private mutating func take(for program: String) -> Errand? {
        let busy = running.filter { $0.key.program == program }.map(\.value.kind)
        guard let place = pending[program]?.firstIndex(where: { !busy.contains($0.kind) }) else { return nil }
        let errand = pending[program]?.remove(at: place)
        if pending[program]?.isEmpty == true { pending[program] = nil }
        return errand
    }

    /// When a program with pending errands may next be free.
    func deadline(_ schedule: Schedule, _ now: Now) -> Date? {
        pending.keys.compactMap { program -> Date? in
            if case .shut(let until) = schedule.opening(of: program, now) { now.date(of: until) } else { nil }
        }.min()
    }
}

// MARK: Ending

extension Errands {
    /// Ends the errand of a worker. Returns the event to report, if any.
    mutating func end(
        _ worker: Worker, _ result: Result<SealedAnswer, ProgramFailure>, _ schedule: inout Schedule
    ) -> HostEvent? {
        let answer = try? result.get()
        switch running.removeValue(forKey: worker) {
        case .perform(let placed, let intent, let parameters):
            let kind = placed.instance.kind
            schedule.release(worker, writes: answer?.writes ?? [], excluding: [kind])
            schedule.notePerformed(intent, kind: kind)
            return .tapped(
                widget: placed.id, .perform(intent: intent, parameters: parameters), problem: problem(of: result))
        case .describe:
            schedule.release(worker)
            guard case .description(let description) = answer?.result else { return nil }
            return records.describe(worker.program, description).map(HostEvent.note)
        case nil: return nil
        }
    }

    /// Opens the URL that a performed intent wants opened. Returns the problem, if there is one.
    private func problem(of result: Result<SealedAnswer, ProgramFailure>) -> String? {
        do {
            return try result.get().opened.flatMap(opener.open)
        } catch {
            return "\(error)"
        }
    }
}
