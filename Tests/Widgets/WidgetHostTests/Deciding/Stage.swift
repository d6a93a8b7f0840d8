import Foundation
import GroupStore
import WidgetArchive
import GroupWatch
import WidgetRecords

@testable import WidgetHost

/// A schedule on a clock that the test moves.
struct Stage {
    private(set) var schedule: Schedule
    private(set) var now = Now(date: Stage.start, sinceBoot: 1_000_000_000)
    private(set) var shown: [String] = []
    private(set) var refused: [String] = []
    private(set) var late: [String] = []
    private(set) var abandoned: [String] = []
    /// Which widgets have got, or are to get, an answer that another was asked for: `id: cause, cause`.
    private(set) var shared: [String] = []
    private var running: [Schedule.Reload] = []
    /// The numbers of the reloads that have begun.
    private(set) var numbers: [Int] = []
    /// Which worker each widget was last asked by.
    private(set) var workers: [String: Worker.Place] = [:]

    static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    /// Changes are reloaded at once, unless the test says how far apart.
    init(_ change: (inout ReloadPacing) -> Void = { _ in }) {
        var pacing = ReloadPacing()
        pacing.burstDistance = 0
        change(&pacing)
        schedule = Schedule(pacing: pacing)
    }

    /// One with the usual distance between changes.
    static func withBursts() -> Stage { Stage { $0.burstDistance = ReloadPacing().burstDistance } }

    /// Places a widget, `kind-1` unless another id is given, in a program of its own unless one is named.
    mutating func place(_ kind: String, id: String? = nil, program: String? = nil, color: String? = nil) {
        schedule.place(placed(kind, id: id, program: program, color: color), causes: [.placed])
    }

    /// Finds a widget that was late under an earlier host.
    mutating func findLate(_ kind: String, program: String) {
        schedule.place(placed(kind, program: program), after: Schedule.Past(isLate: true), causes: [.hostStarted])
    }

    private func placed(_ kind: String, id: String? = nil, program: String? = nil, color: String? = nil) -> PlacedWidget
    {
        let parameters = color.map { ["color": Parameter.text($0)] } ?? [:]
        let instance = Instance(id: id ?? "\(kind)-1", kind: kind, family: .systemSmall, parameters: parameters)
        return PlacedWidget(instance, program: program ?? kind)
    }

    /// Places a widget and answers for it.
    mutating func settle(
        _ kind: String, id: String? = nil, program: String? = nil, color: String? = nil,
        reads: [String] = ["name"], container: Bool = false, policy: SceneTimeline.Policy = .never
    ) {
        place(kind, id: id, program: program, color: color)
        _ = starts()
        answer(id ?? "\(kind)-1", reads: reads, container: container, policy: policy)
    }

    mutating func edit(_ kind: String, id: String? = nil, color: String, program: String? = nil) {
        schedule.edit(placed(kind, id: id, program: program, color: color))
    }

    mutating func remove(_ id: String) { schedule.remove(id) }

    mutating func pass(_ seconds: TimeInterval) {
        now.date += seconds
        now.sinceBoot += Int64(seconds * 1e9)
    }

    /// Someone sets the clock on the wall.
    mutating func setClock(_ seconds: TimeInterval) { now.date += seconds }

    mutating func change(_ key: String, _ value: Int64 = 1, suite: String = "group") {
        schedule.note(KeyChange(suite: SuiteName(literal: suite), key: Key(key), value: .integer(value)))
    }

    mutating func request(_ kind: String?, at moment: Int64? = nil) {
        schedule.request(kind, at: moment ?? now.sinceBoot, by: "App (7)")
    }

    /// A file in the container of a group is written.
    mutating func write(_ file: String, of suite: String = "group") {
        schedule.noteFile(file, of: SuiteName(literal: suite))
    }

    /// A program reports a write between two answers.
    mutating func writeUnasked(_ key: String, _ value: Int64, by program: String) {
        schedule.noteUnasked([OwnWrite(suite: "group", key: key, value: "\(value)")], of: program)
    }

    mutating func performed(_ kind: String) { schedule.notePerformed("Widgets.AddIntent", kind: kind) }
    mutating func rebuilt(_ program: String) { schedule.programChanged(program) }

    /// Which reloads begin now: `id: cause, cause`. `isEarly` if the archives of the last answer are still to be written.
    mutating func starts(isEarly: Bool = false) -> [String] {
        var begun: [String] = []
        for step in isEarly ? schedule.starts(now) : schedule.steps(now) {
            switch step {
            case .start(let reload):
                running.append(reload)
                numbers.append(reload.number)
                workers[reload.placed.id] = reload.worker.place
                begun.append(Stage.words(reload.shares[0]))
                shared += reload.shares.dropFirst().map(Stage.words)
            case .wait(let reload): late.append(reload.placed.id)
            case .abandon(let reload):
                abandoned.append(reload.placed.id)
                _ = take(reload.placed.id)
            case .show(let widget, let entry): shown.append("\(widget) \(entry)")
            case .refuse(let placed, _, let causes, let until):
                let hours = until.timeIntervalSince(Stage.start) / 3_600
                refused.append("\(placed.id): \(causes.map(\.description).joined(separator: ", ")) +\(hours)h")
            }
        }
        return begun
    }

    private static func words(_ share: Schedule.Share) -> String {
        "\(share.placed.id): \(share.causes.map(\.description).joined(separator: ", "))"
    }

    private mutating func take(_ id: String) -> Schedule.Reload? {
        running.firstIndex { $0.placed.id == id }.map { running.remove(at: $0) }
    }

    /// Answers the reload of a widget, whose archive cannot be written unless `isKept`. Returns whether the answer counts.
    @discardableResult
    mutating func answer(
        _ id: String, reads: [String] = ["name"], container: Bool = false, writes: [(String, Int64)] = [],
        entries: [TimeInterval] = [0], policy: SceneTimeline.Policy = .never, isKept: Bool = true
    ) -> Bool {
        guard let reload = take(id) else { return false }
        let plan = TimelinePlan(dates: entries.map { now.date + $0 }, policy: policy)
        let reads = [Reads(suite: "group", keys: reads, container: container)]
        let before = schedule.shares(of: reload).map(schedule.kept)
        let shares = schedule.answered(
            reload, plan, reads: reads, writes: writes.map { OwnWrite(suite: "group", key: $0.0, value: "\($0.1)") },
            now)
        if !isKept {
            for (share, before) in zip(shares, before) { schedule.unkept(share, showing: before, reads: reads, now) }
        }
        return !shares.isEmpty
    }

    /// The process that was asked for a widget says something, and goes on.
    mutating func hear(_ id: String) {
        guard let reload = running.first(where: { $0.placed.id == id }) else { return }
        schedule.heard(of: reload.worker, now)
    }

    @discardableResult
    mutating func fail(_ id: String, isLate: Bool = false, reads: [String] = []) -> Bool {
        guard let reload = take(id) else { return false }
        return !schedule.failed(
            reload, isLate: isLate, reads: reads.isEmpty ? [] : [Reads(suite: "group", keys: reads)], now
        ).isEmpty
    }

    /// Seconds until something is to be done by itself; nil if nothing is.
    var deadline: TimeInterval? {
        schedule.deadline(now).map { ($0.timeIntervalSince(now.date) * 1_000).rounded() / 1_000 }
    }
}

extension SuiteName {
    init(literal text: String) {
        guard let name = try? SuiteName(text) else { preconditionFailure("'\(text)' names no suite") }
        self = name
    }
}
