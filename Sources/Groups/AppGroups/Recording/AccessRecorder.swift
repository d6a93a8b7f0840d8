import GroupStore
import Synchronization

/// Records which values of its root this process reads and writes, from which a widget program learns the dependencies
/// of its widgets. Until recording begins, it costs each access one atomic load.
package enum AccessRecorder {
    private static let isOn = Atomic(false)
    private static let state = Mutex(State())

    private struct State {
        var reads: [String: GroupReads] = [:]
        var root: Root?
        var onWrite: (@Sendable (GroupWrite) -> Void)?
    }

    /// Starts recording, for the life of the process. `onWrite` is called for each write before it is on disk.
    package static func begin(onWrite: (@Sendable (GroupWrite) -> Void)? = nil) {
        state.withLock { state in
            state.root = Root.orComplaint
            state.onWrite = onWrite
        }
        isOn.store(true, ordering: .releasing)
    }

    /// Takes the reads since the last call.
    package static func takeReads() -> [String: GroupReads] {
        state.withLock { state in
            defer { state.reads = [:] }
            return state.reads
        }
    }

    @inline(__always)
    static func noteRead(_ key: Key, of suite: Suite) {
        guard isOn.load(ordering: .relaxed) else { return }
        note(suite) { $0.keys.insert(key.text) }
    }

    static func noteReadOfAll(_ suite: Suite) {
        guard isOn.load(ordering: .relaxed) else { return }
        note(suite) { $0.everyKey = true }
    }

    static func noteContainer(_ suite: Suite) {
        guard isOn.load(ordering: .relaxed) else { return }
        note(suite) { $0.container = true }
    }

    private static func note(_ suite: Suite, _ change: (inout GroupReads) -> Void) {
        state.withLock { state in
            guard suite.root == state.root else { return }
            change(&state.reads[suite.name.text, default: GroupReads()])
        }
    }

    static func noteWrite(_ value: Value?, for key: Key, of suite: Suite) {
        guard isOn.load(ordering: .relaxed) else { return }
        let write = GroupWrite(suite: suite.name.text, key: key.text, value: value?.json())
        let onWrite = state.withLock { state in suite.root == state.root ? state.onWrite : nil }
        onWrite?(write)
    }
}

package struct GroupReads: Sendable, Equatable {
    package var keys: Set<String> = []
    /// Whether all values were read together.
    package var everyKey = false
    /// Whether the container was requested, so that its files may have been read.
    package var container = false

    package init() {}

    package mutating func formUnion(_ other: GroupReads) {
        keys.formUnion(other.keys)
        everyKey = everyKey || other.everyKey
        container = container || other.container
    }
}

/// A value that was set, as text of a suite file, or a key that was removed.
package struct GroupWrite: Sendable, Equatable {
    package let suite: String
    package let key: String
    package let value: String?
}
