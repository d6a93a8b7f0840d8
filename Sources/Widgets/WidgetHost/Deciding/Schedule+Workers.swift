import FoundationEssentials
import GroupStore
import GroupWatch
import WidgetArchive
import WidgetRecords

// The choice of a program's process. One serves all kinds until it is slow; then the others move on to the next, so
// that a kind that hangs does not hold them up.
extension Schedule {
    /// Whether a program can be asked something now.
    enum Opening: Hashable {
        case open(Worker)
        /// Not before a time, in nanoseconds since boot.
        case shut(until: Int64)
        /// Not before one of its processes is free.
        case full
    }

    /// The first free shared worker, provided that all before it are slow.
    func opening(of program: String, _ now: Now) -> Opening {
        var worker = Worker(program: program, place: .shared(0))
        for number in 1...Worker.mostBusy {
            guard let work = work[worker] else { break }
            guard work.isSlow(now) else { return .shut(until: work.promptUntil) }
            worker = Worker(program: program, place: .shared(number))
        }
        return busyCount(of: program) < Worker.mostBusy ? .open(worker) : .full
    }

    /// Whether a kind that no worker is busy with can be asked, given whether its program can.
    func opening(for kind: Kind, _ opening: Opening) -> Opening {
        guard late.contains(kind) else { return opening }
        guard busyCount(of: kind.program) < Worker.mostBusy - 1 else { return .full }
        return .open(Worker(program: kind.program, place: .apart(kind: kind.name)))
    }

    private func busyCount(of program: String) -> Int { work.keys.count { $0.program == program } }

    /// The kinds of a program that are being reloaded, each at most once at a time.
    func busyKinds(of program: String) -> Set<String> {
        Set(work.compactMap { $0.key.program == program ? $0.value.reload?.placed.instance.kind : nil })
    }

    func isBusy(_ worker: Worker) -> Bool { work[worker] != nil }

    func reload(of worker: Worker) -> Reload? { work[worker]?.reload }

    func share(ofWidget id: String) -> Share? {
        work.values.lazy.compactMap(\.reload).flatMap(\.shares).first { $0.placed.id == id }
    }

    mutating func begin(_ task: Task, on worker: Worker, _ now: Now) {
        work[worker] = Work(
            task, promptUntil: slowness(of: worker, now), timelyUntil: now.sinceBoot + Int64(pacing.longPatience * 1e9))
    }

    /// Notes that a worker has sent something and carries on.
    mutating func heard(of worker: Worker, _ now: Now) {
        warm.insert(worker)
        let promptUntil = slowness(of: worker, now)
        work[worker]?.promptUntil = promptUntil
    }

    /// Notes that the process of a worker has ended or was replaced.
    mutating func cool(_ worker: Worker) { warm.remove(worker) }

    /// When a worker that starts now begins to count as slow.
    private func slowness(of worker: Worker, _ now: Now) -> Int64 {
        let patience = warm.contains(worker) ? pacing.patience : pacing.patienceAtStart
        return now.sinceBoot + Int64(patience * 1e9)
    }
}

extension KeyChange {
    /// A write reported by a widget program; nil if the report cannot be read.
    init?(_ write: OwnWrite) {
        guard let suite = try? SuiteName(write.suite),
            let value = try? write.value.map({ (text) throws in try Value(json: Array(text.utf8)) })
        else { return nil }
        self.init(suite: suite, key: Key(write.key), value: value)
    }
}
