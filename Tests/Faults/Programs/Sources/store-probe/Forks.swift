import CFork
import Glibc
import GroupStore
import ProbeSupport
import Synchronization

private let mayStop = Atomic(false)

/// `fork ROOT SUITE TIMES`: forks while another thread writes; the child writes too, and must end within five seconds.
func forkWhileWriting(_ words: Words) throws {
    let suite = try suite(words)
    let writer = Writer(suite)
    var thread = pthread_t()
    pthread_create(&thread, nil, { Writer.run($0) }, Unmanaged.passRetained(writer).toOpaque())
    var failed = 0
    for number in 1...words.number(3) {
        let child = fork_process()
        if child == 0 {
            alarm(5)
            let own = Suite(suite.name, in: suite.root)
            _exit((try? own.set(Value(number: number), for: Key("child\(number)"))) == nil ? 3 : 0)
        }
        var status: Int32 = 0
        waitpid(child, &status, 0)
        if status != 0 { failed += 1 }
        usleep(2_000)
    }
    mayStop.store(true, ordering: .releasing)
    pthread_join(thread, nil)
    say("\(failed)")
}

private final class Writer: Sendable {
    private let suite: Suite

    init(_ suite: Suite) {
        self.suite = suite
    }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let pointer else { return nil }
        let writer = Unmanaged<Writer>.fromOpaque(pointer).takeRetainedValue()
        var number = 0
        while !mayStop.load(ordering: .acquiring) {
            number += 1
            try? writer.suite.set(Value(number: number), for: "parent")
        }
        return nil
    }
}
