import Foundation
import GroupStore
import GroupSystem
@testable import GroupWatch
import Synchronization
import TestSupport
import Testing

/// A bell looks at nothing again by itself: what these tests wait for must have been told.
@Suite(.enabled(if: FutexWatch.mostSuites > 0, "this kernel has no futex_waitv, or a sandbox refuses it"))
struct FutexWatchTests {
    private let temporary = TemporaryRoot()

    /// A bell that can be passed on.
    private final class Bell {
        private let bell: FutexWatch

        init(ring: @escaping @Sendable () -> Void = {}) {
            bell = FutexWatch(ring: ring)
        }

        func watch(_ suite: Suite) -> Bool { bell.watch(.init(root: suite.root, name: suite.name)) }
        func forget(_ suite: Suite) { bell.forget(.init(root: suite.root, name: suite.name)) }
        func takeRung() -> Set<SuiteName> { Set(bell.takeRung().map(\.name)) }

        /// Whether it tells of this suite, and of no other.
        func rings(of suite: Suite) -> Bool {
            var rung: Set<SuiteName> = []
            let isTold = eventually {
                rung.formUnion(takeRung())
                return !rung.isEmpty
            }
            return isTold && rung == [suite.name]
        }
    }

    private func lock(of suite: Suite) -> String {
        (suite.path as NSString).deletingLastPathComponent + "/.\(suite.name).lock"
    }

    @Test func `Every write rings, whatever it changes`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let bell = Bell()
        #expect(bell.watch(suite))
        for number in 2..<100 {
            try suite.write(.withoutSync) { $0["a"] = .integer(Int64(number)) }
            try #require(bell.rings(of: suite))
        }
        try suite.remove("a")
        #expect(bell.rings(of: suite))
        try suite.removeAll()
        #expect(bell.rings(of: suite))
    }

    @Test func `A no-op does not ring, and neither does a released suite`() throws {
        let (suite, other, third) = (
            try temporary.suite(), try temporary.suite("group.other"), try temporary.suite("group.third")
        )
        for suite in [suite, other, third] { try suite.set(.integer(1), for: "a") }
        let bell = Bell()
        for suite in [suite, other, third] { #expect(bell.watch(suite)) }
        bell.forget(third)
        try suite.set(.integer(1), for: "a")
        try third.set(.integer(2), for: "a")
        try other.set(.integer(2), for: "a")
        #expect(bell.rings(of: other))
    }

    @Test func `The bell rings on its own thread, once per write`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let count = Atomic(0)
        let bell = Bell { count.add(1, ordering: .sequentiallyConsistent) }
        #expect(bell.watch(suite))
        try suite.set(.integer(2), for: "a")
        #expect(eventually { count.load(ordering: .sequentiallyConsistent) == 1 })
        #expect(bell.takeRung() == [suite.name])
        #expect(bell.takeRung() == [])
    }

    @Test func `Two bells on the same suite both ring for each write`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let (first, second) = (Bell(), Bell())
        #expect(first.watch(suite) && second.watch(suite))
        for number in 2..<100 {
            try suite.write(.withoutSync) { $0["a"] = .integer(Int64(number)) }
            try #require(first.rings(of: suite))
            try #require(second.rings(of: suite))
        }
    }

    @Test func `A write between a look and the wait is noticed, though another waiter has registered since`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let record = try #require(AwaitedRecord(suite.name, in: suite.root))
        #expect(record.registerWaiter() && !record.hasChanged())
        try suite.set(.integer(2), for: "a")
        #expect(AwaitedRecord(suite.name, in: suite.root)?.registerWaiter() == true)
        let wait = Background { _ = AwaitedWord.wait(for: record.words) }
        #expect(eventually { wait.isOver })
    }

    @Test func `A suite without a lock file cannot be waited for`() throws {
        let suite = try temporary.suite()
        let bell = Bell()
        #expect(!bell.watch(suite))
        try suite.makeContainer()
        try Files.replace(suite.path, with: "{}")
        #expect(!bell.watch(suite))
        try suite.set(.integer(1), for: "a")
        #expect(bell.watch(suite))
    }

    // MARK: What may become of the lock file

    /// The word behind the record, by which writers know that someone waits; nil if the file ends before it.
    private func word(of suite: Suite) throws -> [UInt8]? {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: lock(of: suite)))
        return bytes.count == 64 ? nil : Array(bytes[64..<68])
    }

    @Test func `Without waiters the lock file is not written, and a killed waiter is forgotten`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        #expect(try word(of: suite) == nil)
        // It goes without a word to the file, as if it had been killed.
        #expect(AwaitedRecord(suite.name, in: suite.root) != nil)
        #expect(try word(of: suite) == [1, 0, 0, 0])
        try suite.set(.integer(2), for: "a")
        #expect(try word(of: suite) == [0, 0, 0, 0])
    }

    @Test(arguments: [0, 2, .max] as [UInt32])
    func `A foreign word in the lock record does no lasting harm`(word: UInt32) throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let bell = Bell()
        #expect(bell.watch(suite))
        let file = open(lock(of: suite), O_RDWR)
        defer { close(file) }
        for number in 2..<20 {
            var word = word
            #expect(pwrite(file, &word, 4, 64) == 4)
            // Where the word says that nobody waits, it takes another look to tell writers again.
            if word == 0 { #expect(bell.watch(suite)) }
            try suite.write(.withoutSync) { $0["a"] = .integer(Int64(number)) }
            try #require(bell.rings(of: suite))
        }
    }

    @Test(arguments: [0, 8, 64]) func `A truncated lock file is abandoned, or mended`(size: Int) throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let bell = Bell()
        #expect(bell.watch(suite))
        #expect(truncate(lock(of: suite), size) == 0)
        try suite.set(.integer(2), for: "a")
        #expect(eventually { bell.watch(suite) })
        _ = bell.takeRung()
        try suite.set(.integer(3), for: "a")
        #expect(bell.rings(of: suite))
    }

    @Test func `A removed lock file is replaced by the new one at the next check`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let bell = Bell()
        #expect(bell.watch(suite))
        try Files.remove(lock(of: suite))
        #expect(!bell.watch(suite))
        try suite.set(.integer(2), for: "a")
        #expect(bell.watch(suite))
        _ = bell.takeRung()
        try suite.set(.integer(3), for: "a")
        #expect(bell.rings(of: suite))
    }

    // MARK: How many

    @Test func `Up to the kernel's limit of suites are waited for`() throws {
        let suites = try (0..<140).map { try temporary.suite("group.\($0)") }
        for suite in suites { try suite.write(.withoutSync) { $0["a"] = .integer(1) } }
        let bell = Bell()
        let waiting = suites.filter { bell.watch($0) }
        #expect(waiting.count == FutexWatch.mostSuites)
        for suite in waiting {
            try suite.write(.withoutSync) { $0["a"] = .integer(2) }
            try #require(bell.rings(of: suite))
        }
        bell.forget(waiting[0])
        #expect(bell.watch(suites[139]))
    }

    /// In a process of its own, since other tests open and close files too.
    @Test func `Short-lived bells leave nothing behind`() async {
        await #expect(processExitsWith: .success) {
            let temporary = TemporaryRoot()
            let suite = try temporary.suite()
            try suite.set(.integer(1), for: "a")
            func count(_ list: String) throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/proc/self/\(list)").count
            }
            let before = try (count("fd"), count("task"))
            for _ in 0..<2_000 {
                let bell = Bell()
                #expect(bell.watch(suite))
            }
            #expect(try eventually { try (count("fd"), count("task")) == before })
        }
    }
}
