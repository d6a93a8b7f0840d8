import FoundationEssentials
import WidgetArchive
import WidgetScreens

// Which process of a program is asked. One serves all its kinds until it is slow; then the others move on to the next,
// so that a kind that hangs does not hold them up.
extension Schedule {
    /// Whether a program can be asked something now.
    enum Opening: Hashable {
        case open(Worker)
        /// Not before a time, in nanoseconds since boot.
        case shut(until: Int64)
    }

    /// The first free shared worker, provided that all before it are slow.
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
        if timedOut.contains(kind) { return Worker(program: kind.program, place: .apart(kind: kind.name)) }
        return if case .open(let worker) = opening { worker } else { nil }
    }

    /// The kinds of a program that are being reloaded. None is reloaded twice at a time.
    func busyKinds(of program: String) -> Set<String> {
        Set(work.compactMap { $0.key.program == program ? $0.value.reload?.placed.instance.kind : nil })
    }

    func isBusy(_ worker: Worker) -> Bool { work[worker] != nil }

    func reload(of worker: Worker) -> Reload? { work[worker]?.reload }

    /// The reload of a widget that is in progress.
    func reload(ofWidget id: String) -> Reload? {
        work.values.lazy.compactMap(\.reload).first { $0.placed.id == id }
    }

    mutating func begin(_ task: Task, on worker: Worker, _ now: Now) {
        work[worker] = Work(task, promptUntil: slowness(of: worker, now))
    }

    /// A worker has sent something and carries on.
    mutating func heard(of worker: Worker, _ now: Now) {
        warm.insert(worker)
        let promptUntil = slowness(of: worker, now)
        work[worker]?.promptUntil = promptUntil
    }

    /// The process of a worker has ended or was replaced.
    mutating func cool(_ worker: Worker) { warm.remove(worker) }

    /// When a worker that starts now begins to count as slow.
    private func slowness(of worker: Worker, _ now: Now) -> Int64 {
        let patience = warm.contains(worker) ? pacing.patience : pacing.patienceAtStart
        return now.sinceBoot + Int64(patience * 1e9)
    }
}
