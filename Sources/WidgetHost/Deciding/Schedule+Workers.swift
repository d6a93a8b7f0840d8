import FoundationEssentials
import WidgetArchive

// Which processes of a program are asked. One does for all its kinds, until it is slow: then the others are asked in the
// next one, so that a kind that hangs keeps none of them waiting.
extension Schedule {
    /// Whether a program can be asked something.
    enum Opening: Hashable {
        case open(Worker)
        /// Not before a moment, in nanoseconds since the machine was started.
        case shut(until: Int64)
    }

    /// The first shared worker that is free, if all those before it are slow.
    func opening(of program: String, _ now: Now) -> Opening {
        var number = 0
        while true {
            let worker = Worker(program: program, place: .shared(number))
            guard let work = work[worker] else { return .open(worker) }
            guard work.isSlow(now) else { return .shut(until: work.promptUntil) }
            number += 1
        }
    }

    /// The worker for a kind that no worker is busy with; nil if there is none before the moment of `opening`.
    func worker(for kind: Kind, _ opening: Opening) -> Worker? {
        if suspects.contains(kind) { return Worker(program: kind.program, place: .apart(kind: kind.name)) }
        return if case .open(let worker) = opening { worker } else { nil }
    }

    /// The kinds of a program that are being reloaded: none is reloaded twice at a time.
    func busyKinds(of program: String) -> Set<String> {
        Set(work.compactMap { $0.key.program == program ? $0.value.reload?.placed.instance.kind : nil })
    }

    func isBusy(_ worker: Worker) -> Bool { work[worker] != nil }

    func reload(of worker: Worker) -> Reload? { work[worker]?.reload }

    /// The reload of a widget that is under way.
    func reload(ofWidget id: String) -> Reload? {
        work.values.lazy.compactMap(\.reload).first { $0.placed.id == id }
    }

    mutating func begin(_ task: Task, on worker: Worker, _ now: Now) {
        work[worker] = Work(task, promptUntil: slowness(of: worker, now))
    }

    /// A worker has said something, and goes on with what it is doing.
    mutating func heard(of worker: Worker, _ now: Now) {
        warm.insert(worker)
        let promptUntil = slowness(of: worker, now)
        work[worker]?.promptUntil = promptUntil
    }

    /// There is no process of a worker any more, or another one.
    mutating func cool(_ worker: Worker) { warm.remove(worker) }

    /// From when on a worker that begins now is slow.
    private func slowness(of worker: Worker, _ now: Now) -> Int64 {
        let patience = warm.contains(worker) ? pacing.patience : pacing.patienceAtStart
        return now.sinceBoot + Int64(patience * 1e9)
    }
}
