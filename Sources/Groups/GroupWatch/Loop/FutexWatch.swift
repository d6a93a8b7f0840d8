import GroupStore
import GroupSystem
import Synchronization

/// Rings when a write to a suite is done, where inotify cannot tell.
///
/// Its own thread waits on the lock records. It starts with the first of them and ends with the bell. Edits by programs
/// that take no lock do not ring.
struct FutexWatch: ~Copyable {
    private let waiter: RecordWaiter

    /// Makes a bell that calls `ring` on the waiting thread when `takeRung` has something to return.
    init(ring: @escaping @Sendable () -> Void) {
        waiter = RecordWaiter(ring: ring)
    }

    deinit {
        waiter.end()
    }

    /// The maximum number of suites to wait for; 0 if the kernel cannot wait on several futexes at once.
    static let mostSuites = max(0, AwaitedWord.most - 1) / AwaitedRecord.wordCount

    struct Place: Hashable, Sendable {
        let root: Root
        let name: SuiteName
    }

    /// Makes a suite ring, and returns whether it does. Call this again from time to time: another lock file may have
    /// taken the place of the one that is waited on.
    func watch(_ place: Place) -> Bool { waiter.isWaiting(for: place) || waiter.add(place) }

    func forget(_ place: Place) { waiter.remove(place) }

    /// The suites written since the last call, and those that can no longer be waited for.
    func takeRung() -> Set<Place> { waiter.takeRung() }
}

/// The state that the watching thread shares with the waiting one.
private final class RecordWaiter: Sendable {
    typealias Place = FutexWatch.Place
    typealias Records = [Place: AwaitedRecord]

    private let ring: @Sendable () -> Void
    private let state = Mutex(State())
    /// The address of a word that changes whenever the state does. The waiting thread waits on it as well.
    private let address: UInt

    private struct State {
        var records: Records = [:]
        var rung: Set<Place> = []
        var thread: SystemThread?
        var isOver = false
    }

    init(ring: @escaping @Sendable () -> Void) {
        self.ring = ring
        let word = UnsafeMutablePointer<Atomic<UInt32>>.allocate(capacity: 1)
        word.initialize(to: Atomic(0))
        address = UInt(bitPattern: word)
    }

    deinit {
        word.deallocate()
    }

    private var word: UnsafeMutablePointer<Atomic<UInt32>> {
        UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
    }
}

// MARK: From the watching thread

extension RecordWaiter {
    func isWaiting(for place: Place) -> Bool {
        guard let record = state.withLock({ $0.records[place] }), record.isCurrent else { return false }
        // A killed writer may have cleared the registration without waking us.
        return record.registerWaiter()
    }

    func add(_ place: Place) -> Bool {
        state.withLock { state in
            state.records[place] = nil
            guard state.records.count < FutexWatch.mostSuites, let record = AwaitedRecord(place.name, in: place.root),
                state.thread != nil || start(&state)
            else { return false }
            state.records[place] = record
            noteChange()
            return true
        }
    }

    func remove(_ place: Place) {
        state.withLock { state in
            state.records[place] = nil
            state.rung.remove(place)
            noteChange()
        }
    }

    func takeRung() -> Set<Place> {
        state.withLock { state in
            defer { state.rung = [] }
            return state.rung
        }
    }

    func end() {
        let thread = state.withLock { state in
            state.isOver = true
            noteChange()
            return state.thread
        }
        thread?.join()
    }

    /// Wakes the waiting thread, which then picks up the new state.
    private func noteChange() {
        word.pointee.add(1, ordering: .relaxed)
        AwaitedWord.wake(word)
    }

    private func start(_ state: inout State) -> Bool {
        state.thread = try? SystemThread(named: "GroupRecords") { self.run() }
        return state.thread != nil
    }
}

// MARK: The waiting thread

extension RecordWaiter {
    private func run() {
        while let (records, version) = current {
            let lost = records.filter { !$0.value.isIntact || !$0.value.registerWaiter() }
            let changed = records.filter { $0.value.hasChanged() }
            if !lost.isEmpty || !changed.isEmpty {
                tell(of: changed, losing: lost)
            } else if !wait(for: records.values.flatMap(\.words), version) {
                tell(of: [:], losing: records)
            }
        }
    }

    /// The records to wait for, and the version of that state; nil at the end.
    private var current: (records: Records, version: UInt32)? {
        state.withLock { $0.isOver ? nil : ($0.records, word.pointee.load(ordering: .relaxed)) }
    }

    private func wait(for words: [AwaitedWord], _ version: UInt32) -> Bool {
        AwaitedWord.wait(for: [AwaitedWord(word, version, isInFile: false)] + words)
    }

    private func tell(of changed: Records, losing lost: Records) {
        state.withLock { state in
            for (place, record) in changed where state.records[place] === record { state.rung.insert(place) }
            for (place, record) in lost where state.records[place] === record {
                state.records[place] = nil
                state.rung.insert(place)
            }
        }
        ring()
    }
}
