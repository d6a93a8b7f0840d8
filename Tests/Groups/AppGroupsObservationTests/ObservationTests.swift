import AppGroups
import AppGroupsObservation
import Glibc
import GroupStore
import GroupWatch
import Synchronization
import TestSupport
import Testing

struct ObservationTests {
    private let temporary = TemporaryRoot()

    private func defaults() throws -> AppGroups.UserDefaults {
        let defaults = AppGroups.UserDefaults(try SuiteName("group.test"), in: temporary.root)
        temporary.beforeRemoval { _ = defaults.synchronize() }
        return defaults
    }

    @Test func `Values come at once, and whenever this or another process changes them`() async throws {
        let defaults = try defaults()
        var names = try defaults.values({ $0.string(forKey: "name") }).makeAsyncIterator()
        #expect(await names.next() == .some(nil))
        try temporary.suite().set(.string("Kim"), for: "name")
        #expect(await names.next() == "Kim")
        defaults.set("Minsu", forKey: "name")
        #expect(await names.next() == "Minsu")
    }

    @Test func `An equal value is not repeated`() async throws {
        let defaults = try defaults()
        var numbers = try defaults.values({ $0.integer(forKey: "n") }).makeAsyncIterator()
        #expect(await numbers.next() == 0)
        let other = try temporary.suite()
        try other.set(.integer(0), for: "n")
        try other.set(.boolean(true), for: "unrelated")
        try other.set(.integer(7), for: "n")
        #expect(await numbers.next() == 7)
    }

    @Test func `After a removal the registered value comes`() async throws {
        let defaults = try defaults()
        defaults.register(defaults: ["name": "nobody"])
        let other = try temporary.suite()
        try other.set(.string("Kim"), for: "name")
        var names = try defaults.values({ $0.string(forKey: "name") }).makeAsyncIterator()
        #expect(await names.next() == "Kim")
        try other.remove("name")
        #expect(await names.next() == "nobody")
    }

    @Test func `Suites that were added are observed too`() async throws {
        let defaults = try defaults()
        defaults.addSuite(named: "group.added")
        var names = try defaults.values({ $0.string(forKey: "name") }).makeAsyncIterator()
        #expect(await names.next() == .some(nil))
        try temporary.suite("group.added").set(.string("Kim"), for: "name")
        #expect(await names.next() == "Kim")
    }

    @Test func `A loop may set what it observes`() async throws {
        let defaults = try defaults()
        for await number in try defaults.values({ $0.integer(forKey: "n") }) {
            if number == 5 { break }
            defaults.set(number + 1, forKey: "n")
        }
        #expect(defaults.integer(forKey: "n") == 5)
    }

    @Test func `Values never go back, even if a change races with the start`() async throws {
        let defaults = try defaults()
        try await writingNumbers(to: temporary.suite()) { writeMore in
            for _ in 0..<300 {
                var last = -1
                writeMore()
                for await number in try defaults.values({ $0.integer(forKey: "n") }).prefix(4) {
                    writeMore()
                    try #require(number > last)
                    last = number
                }
            }
        }
    }

    @Test func `A loop that ends after very many changes ends cleanly`() async throws {
        let defaults = try defaults()
        for await _ in try defaults.values({ $0.integer(forKey: "n") }) {
            for number in 1...60_000 { defaults.set(number, forKey: "n") }
            break
        }
        #expect(defaults.synchronize())
        #expect(try temporary.suite().value(for: "n") == .integer(60_000))
    }

    /// On the watching thread, as a loop's task may have to wait for one of the few threads that tests share.
    @Test func `No edit is missed, however soon it follows an event`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(0), for: "n")
        let defaults = try defaults()
        let seen = Atomic(defaults.integer(forKey: "n"))
        let watcher = try Watcher(.suites([suite.name]), in: temporary.root) { _ in
            seen.store(defaults.integer(forKey: "n"), ordering: .sequentiallyConsistent)
        }
        defer { watcher.stop() }
        for number in 1...200 {
            try Files.replace(suite.path, with: "{\"n\": \(number)}")
            let deadline = ContinuousClock.now + .seconds(60)
            // Without a nap: the next edit is to come before the kernel's clock ticks.
            while seen.load(ordering: .sequentiallyConsistent) != number, ContinuousClock.now < deadline {
                sched_yield()
            }
            try #require(seen.load(ordering: .sequentiallyConsistent) == number)
        }
    }

    @Test func `A loop ends when its task is cancelled`() async throws {
        let values = try defaults().values { $0.integer(forKey: "n") }
        let loop = Task {
            for await _ in values {}
        }
        loop.cancel()
        await loop.value
    }
}
