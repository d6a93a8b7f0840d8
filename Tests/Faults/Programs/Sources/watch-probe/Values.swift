import Glibc
import GroupStore
import GroupWatch
import ProbeSupport
import Synchronization

/// Counts up in a thread of its own until it is let go.
private final class Counter: Sendable {
    private let suite: Suite
    private let isOver = Atomic(false)

    init(_ suite: Suite) {
        self.suite = suite
    }

    func start() {
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { pointer in
                if let pointer { Unmanaged<Counter>.fromOpaque(pointer).takeRetainedValue().run() }
                return nil
            }, Unmanaged.passRetained(self).toOpaque())
    }

    func stop() { isOver.store(true, ordering: .releasing) }

    private func run() {
        var number = 0
        while !isOver.load(ordering: .acquiring) {
            number += 1
            _ = try? suite.write(.withoutSync) { $0["n"] = Value(number: number) }
            if number % 3 == 0 { usleep(200) }
        }
    }
}

/// `values ROOT ROUNDS`: begins `values(for:)` while a thread counts up, and prints how often a value was older than
/// the one before it, and how often it was the same.
func countBeginnings(_ words: Words) async throws {
    let name = try SuiteName("group.values")
    let root = Root(path: words[1])
    let suite = Suite(name, in: root)
    let counter = Counter(Suite(name, in: root))
    counter.start()
    while try suite.value(for: "n") == nil { usleep(1_000) }
    var falls = 0
    var repeats = 0
    for _ in 0..<words.number(2) {
        var seen: [Int] = []
        for await value in try suite.values(for: "n") {
            let number = value?.number ?? -1
            if let last = seen.last {
                falls += number < last ? 1 : 0
                repeats += number == last ? 1 : 0
            }
            seen.append(number)
            if seen.count == 6 { break }
        }
    }
    counter.stop()
    say("\(falls) \(repeats)")
}
