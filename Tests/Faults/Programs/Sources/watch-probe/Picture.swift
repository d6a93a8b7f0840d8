import GroupStore
import GroupWatch
import ProbeSupport
import Synchronization

/// What one observer was told, put together.
final class Picture: Sendable {
    private let name: String
    private let state = Mutex(State())

    private struct State {
        var values: [SuiteName: [Key: Value]] = [:]
        var last: [String: Int] = [:]
        var isCounting = true
    }

    init(_ name: String) {
        self.name = name
    }

    func hear(_ event: WatchEvent) {
        guard case .changed(let change) = event else { return }
        state.withLock { state in
            for each in change.changes { take(each, of: change.suite, &state) }
        }
    }

    private func take(_ change: Change, of suite: SuiteName, _ state: inout State) {
        let had = state.values[suite]?[change.key]
        if had != change.old { object("\(suite) \(change.key): had \(json(had)), told as \(json(change.old))") }
        if change.old == change.new { object("\(suite) \(change.key): told anew as \(json(change.new))") }
        state.values[suite, default: [:]][change.key] = change.new
        guard state.isCounting, let number = change.new?.number else { return }
        let key = "\(suite) \(change.key)"
        if let last = state.last[key], number < last { object("\(key): \(number) after \(last)") }
        state.last[key] = number
    }

    /// Numbers may fall from now on, since someone puts old files back.
    func allowFalls() {
        state.withLock { $0.isCounting = false }
    }

    func differences(from truth: [SuiteName: [Key: Value]]) -> [String] {
        state.withLock { state in
            truth.keys.filter { state.values[$0, default: [:]] != truth[$0] }
                .map { "\(name) of \($0): told \(state.values[$0, default: [:]]), on disk \(truth[$0, default: [:]])" }
        }
    }

    private func object(_ words: String) {
        say("broken: \(name): \(words)")
    }

    private func json(_ value: Value?) -> String { value?.json() ?? "none" }
}
