import GroupSystem
import Synchronization
import TestSupport
import Testing

struct EventLoopTests {
    private let loop = EventLoop()

    /// Turns until something holds; a loop that never comes to it is left to its time limit.
    private func turn(until isDone: () -> Bool) {
        let limit = loop.add(deadline: { .now + .seconds(60) }) {}
        defer { limit.cancel() }
        _ = eventually {
            loop.turn()
            return isDone()
        }
    }

    @Test func `A readable descriptor calls its own handler only`() throws {
        let one = try DescriptorPair(.pipe)
        let other = try DescriptorPair(.pipe)
        let (first, second) = (one.ours.rawValue, other.ours.rawValue)
        var read: [[UInt8]] = []
        loop.add(first) { read.append((try? FileDescriptor.readSome(first)) ?? []) }
        loop.add(second) { Issue.record("nobody wrote to the other") }
        try one.theirs.writeAll([1, 2])
        turn { !read.isEmpty }
        #expect(read == [[1, 2]])
    }

    @Test func `Handlers run in the order of their priorities`() throws {
        let pipes = try Pipes(3)
        var order: [String] = []
        for (place, (name, priority)) in [
            ("patient", EventLoop.Priority.patient), ("usual", .usual), ("urgent", .urgent),
        ].enumerated() {
            let descriptor = pipes.reading[place]
            loop.add(descriptor, .reading, priority) {
                _ = try? FileDescriptor.readSome(descriptor)
                order.append(name)
            }
            try FileDescriptor.writeAll([0], to: pipes.writing[place])
        }
        loop.turn()
        #expect(order == ["urgent", "usual", "patient"])
    }

    @Test func `Handlers of equal priority run in the order in which they were added`() throws {
        let pipes = try Pipes(3)
        var order: [Int] = []
        for place in 0..<3 {
            loop.add(pipes.reading[place]) { order.append(place) }
            try FileDescriptor.writeAll([0], to: pipes.writing[2 - place])
        }
        loop.turn()
        #expect(order == [0, 1, 2])
    }

    @Test func `Writability is awaited only while it is requested`() throws {
        let pair = try DescriptorPair(.socket)
        // More than a socket holds.
        var unsent = [UInt8](repeating: 7, count: 4 << 20)[...]
        var received = 0
        let (ours, theirs) = (pair.ours.rawValue, pair.theirs.rawValue)
        FileDescriptor.neverBlock(theirs)
        loop.add(interests: { unsent.isEmpty ? [] : [Interest(ours, .writing)] }) {
            let sent = unsent.withUnsafeBytes { try? FileDescriptor.write($0, to: ours) }
            unsent = unsent.dropFirst(sent ?? 0)
        }
        loop.add(theirs) { received += (try? FileDescriptor.readSome(theirs))?.count ?? 0 }
        turn { received == 4 << 20 }
        #expect(unsent.isEmpty)
        #expect(received == 4 << 20)
    }

    @Test func `A timer ends the wait, and fires once`() {
        var (met, deadline) = (0, Optional(MonotonicTime.now + .milliseconds(1)))
        loop.add(deadline: { deadline }) {
            met += 1
            deadline = nil
        }
        turn { met > 0 }
        loop.add(deadline: { .now }) {}
        loop.turn()
        #expect(met == 1)
    }

    @Test func `What other threads hand over arrives whole and in order`() throws {
        let queue = try AlarmQueue<Int>()
        var taken: [Int] = []
        loop.add(queue) { taken += $0 }
        let thread = try SystemThread(named: "Numbers") { for number in 0..<1_000 { queue.add(number) } }
        turn { taken.count == 1_000 }
        thread.join()
        #expect(taken == Array(0..<1_000))
    }

    @Test func `Earlier input is handled before a later hand-over`() throws {
        let queue = try AlarmQueue<Int>()
        let pipe = try DescriptorPair(.pipe)
        var heard: [String] = []
        loop.add(queue, .patient) { numbers in heard += numbers.map { "number \($0)" } }
        // The wait has looked at the pipe just before the word came, and at the queue just after the number did.
        var looks = 0
        let reading = pipe.ours.rawValue
        loop.add(
            interests: {
                looks += 1
                return looks == 1 ? [] : [Interest(reading)]
            },
            attend: {
                _ = try? FileDescriptor.readSome(reading)
                heard.append("word")
            })
        try pipe.theirs.writeAll([0])
        queue.add(1)
        loop.turn()
        #expect(heard == ["word", "number 1"])
    }

    @Test func `A cancelled handler is not called again, even within the same turn`() throws {
        let pipes = try Pipes(2)
        let second = loop.add(pipes.reading[1], .reading, .patient) { Issue.record("it was cancelled") }
        loop.add(pipes.reading[0]) {
            _ = try? FileDescriptor.readSome(pipes.reading[0])
            second.cancel()
        }
        for descriptor in pipes.writing { try FileDescriptor.writeAll([0], to: descriptor) }
        loop.turn()
        loop.add(deadline: { .now }) {}
        loop.turn()
    }

    @Test func `The end of a stream is reported`() throws {
        let ours = try DescriptorPair(.socket).takeOurs()
        var isTold = false
        loop.add(ours.rawValue, .nothing) { isTold = true }
        turn { isTold }
        #expect(isTold)
    }
}

/// Pipes that stay open for as long as a test needs them.
private final class Pipes {
    let reading: [Int32]
    let writing: [Int32]
    private let close: () -> Void

    init(_ count: Int) throws {
        let pairs = try (0..<count).map { _ in Pair(try DescriptorPair(.pipe)) }
        reading = pairs.map(\.ours)
        writing = pairs.map(\.theirs)
        close = { withExtendedLifetime(pairs) {} }
    }

    private final class Pair {
        private let pair: DescriptorPair
        let ours: Int32
        let theirs: Int32

        init(_ pair: consuming DescriptorPair) {
            (ours, theirs) = (pair.ours.rawValue, pair.theirs.rawValue)
            self.pair = pair
        }
    }
}
