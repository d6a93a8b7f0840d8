@testable import AppGroups
import GroupStore
import Synchronization
import TestSupport
import Testing

extension Value {
    var url: URL? { coercedURL }
}

struct UserDefaultsTests {
    private let temporary = TemporaryRoot()

    private func defaults(_ name: String = "group.test") throws -> AppGroups.UserDefaults {
        let defaults = AppGroups.UserDefaults(try SuiteName(name), in: temporary.root)
        temporary.beforeRemoval { _ = defaults.synchronize() }
        return defaults
    }

    /// What a test of another process would see.
    private func onDisk(_ name: String = "group.test") throws -> Members {
        try temporary.suite(name).snapshot().members
    }

    @Test func `A set value is visible at once, and on disk after synchronize`() throws {
        let (one, other) = (try defaults(), try defaults())
        one.set("Minsu", forKey: "SampleName")
        #expect(one.string(forKey: "SampleName") == "Minsu")
        #expect(other.string(forKey: "SampleName") == "Minsu")
        #expect(one.synchronize())
        #expect(try onDisk() == ["SampleName": .string("Minsu")])
    }

    @Test func `It is written without synchronize too`() throws {
        try defaults().set(1, forKey: "n")
        #expect(try eventually { try onDisk() == ["n": .integer(1)] })
    }

    @Test func `The next read sees what another process wrote`() throws {
        let defaults = try defaults()
        let other = try temporary.suite()
        for number in 0..<300 {
            try other.write(.withoutSync) { $0["n"] = .integer(Int64(number)) }
            #expect(defaults.integer(forKey: "n") == number)
        }
    }

    @Test func `A read after an edit's event sees the edit, however soon it follows another`() throws {
        let (defaults, path) = (try defaults(), try temporary.suite().path)
        defaults.set(0, forKey: "n")
        #expect(defaults.synchronize())
        for number in 1...100 {
            try Files.replace(path, with: "{\"n\": \(number)}")
            UserDefaults.expectChanges()
            #expect(defaults.integer(forKey: "n") == number)
        }
    }

    @Test func `Every kind of value is read back as it was set`() throws {
        let defaults = try defaults()
        let values: [(String, Any)] = [
            ("string", "없음 😀"), ("NSString", NSString(string: "b")), ("Int", 42), ("Int8", Int8(-8)),
            ("Int64", Int64.min),
            ("UInt", UInt.max), ("Int.max", Int.max), ("Double", 0.1), ("Float", Float(0.5)), ("CGFloat", CGFloat(2.5)),
            ("true", true), ("false", false), ("NSNumber", NSNumber(value: 7)),
            ("NSNumber bool", NSNumber(value: true)),
            ("date", Date(timeIntervalSinceReferenceDate: 123.456789)), ("data", Data([0, 255])),
            ("NSData", NSData(data: Data([1]))),
            ("array", [1, "a", 2.5, [true]] as [Any]), ("NSArray", NSArray(array: [1, 2])),
            ("dictionary", ["a": 1, "b": ["c": Date(timeIntervalSinceReferenceDate: 0)]] as [String: Any]),
            ("NSDictionary", NSDictionary(dictionary: ["x": "y"])), ("empty", [String]()), ("control", "a\u{0}\u{1}b"),
        ]
        for (key, value) in values { defaults.set(value, forKey: key) }
        #expect(defaults.synchronize())
        for (key, value) in values {
            let expected = try #require(Value(propertyList: value), "\(key)")
            #expect(try onDisk()[Key(key)] == expected)
            #expect(defaults.object(forKey: key).flatMap { Value(propertyList: $0) } == expected)
        }
        #expect(try onDisk()["true"] == .boolean(true))
        #expect(try onDisk()["NSNumber bool"] == .boolean(true))
        #expect(try onDisk()["Int8"] == .integer(-8))
        #expect(try onDisk()["UInt"] == .unsigned(.max))
        #expect(try onDisk()["Float"] == .real(0.5))
    }

    @Test func `What is not a property list is refused, and nothing changes`() throws {
        struct Custom {}
        let defaults = try defaults()
        defaults.set("before", forKey: "k")
        var deep: Any = 1
        for _ in 0..<2_000 { deep = [deep] }
        for value in [Custom(), [1: 2], ["a": Custom()], [Custom()], deep] as [Any] { defaults.set(value, forKey: "k") }
        defaults.set(String(repeating: "x", count: 5 << 20), forKey: "k")
        defaults.set("x", forKey: "")
        #expect(defaults.string(forKey: "k") == "before")
        #expect(defaults.synchronize())
        #expect(try onDisk() == ["k": .string("before")])
    }

    @Test func `Setting nil removes, and the registered value is seen again`() throws {
        let defaults = try defaults()
        defaults.register(defaults: ["name": "nobody", "count": 3])
        #expect(defaults.string(forKey: "name") == "nobody")
        defaults.set("Kim", forKey: "name")
        #expect(defaults.string(forKey: "name") == "Kim")
        defaults.set(nil, forKey: "name")
        #expect(defaults.string(forKey: "name") == "nobody")
        defaults.removeObject(forKey: "count")
        #expect(defaults.integer(forKey: "count") == 3)
        defaults.register(defaults: ["other": 1])
        #expect(defaults.integer(forKey: "count") == 3)
        #expect(defaults.synchronize())
        #expect(try onDisk() == [:])
    }

    @Test func `Registered values stay with their suite`() throws {
        try defaults("group.a").register(defaults: ["k": 1])
        #expect(try defaults("group.a").integer(forKey: "k") == 1)
        #expect(try defaults("group.b").object(forKey: "k") == nil)
    }

    @Test func `An added suite is searched after one's own`() throws {
        let (own, added) = (try defaults("own"), try defaults("added"))
        added.set("added", forKey: "a")
        added.set("added", forKey: "b")
        own.set("own", forKey: "b")
        own.addSuite(named: "added")
        own.addSuite(named: "added")
        #expect(own.string(forKey: "a") == "added")
        #expect(own.string(forKey: "b") == "own")
        #expect(own.dictionaryRepresentation() as? [String: String] == ["a": "added", "b": "own"])
        own.removeSuite(named: "added")
        #expect(own.string(forKey: "a") == nil)
    }

    @Test func `The global domain is searched after suites and before registered defaults`() throws {
        let defaults = try defaults()
        defaults.register(defaults: ["k": "registered"])
        try temporary.suite("NSGlobalDomain").set(.string("global"), for: "k")
        #expect(defaults.string(forKey: "k") == "global")
        #expect(defaults.dictionaryRepresentation()["k"] as? String == "global")
        defaults.set("own", forKey: "k")
        #expect(defaults.string(forKey: "k") == "own")
    }

    @Test func `Arguments take precedence over everything`() {
        let values = ArgumentDomain.parse(["-name", "Kim", "--flag", "-n", "-5", "-list", "(a, b)", "-last", "-x"])
        #expect(values == ["name": .string("Kim"), "n": .string("-5"), "list": .array([.string("a"), .string("b")])])
    }

    @Test func `Volatile domains stay in memory, and are not searched`() throws {
        let defaults = try defaults()
        defaults.setVolatileDomain(["k": "volatile"], forName: "TestDomain")
        #expect(defaults.volatileDomainNames.contains("TestDomain"))
        #expect(defaults.volatileDomain(forName: "TestDomain") as? [String: String] == ["k": "volatile"])
        #expect(defaults.object(forKey: "k") == nil)
        defaults.removeVolatileDomain(forName: "TestDomain")
        #expect(defaults.volatileDomain(forName: "TestDomain").isEmpty)
        #expect(!defaults.volatileDomainNames.contains("TestDomain"))
        defaults.register(defaults: ["r": 1])
        #expect(defaults.volatileDomain(forName: UserDefaults.registrationDomain) as? [String: Int] == ["r": 1])
    }

    @Test func `Setting, changing and removing a persistent domain posts three notifications`() throws {
        let defaults = try defaults()
        let counter = NotificationCounter(of: defaults)
        #expect(defaults.persistentDomain(forName: "group.domain") == nil)
        defaults.setPersistentDomain(["int": 1234, "string": "a"], forName: "group.domain")
        #expect(defaults.persistentDomain(forName: "group.domain")?["int"] as? Int == 1234)
        defaults.setPersistentDomain(["int": 8888, "double": 0.5], forName: "group.domain")
        let domain = try #require(defaults.persistentDomain(forName: "group.domain"))
        #expect(domain["int"] as? Int == 8888)
        #expect(domain["string"] == nil)
        defaults.removePersistentDomain(forName: "group.domain")
        #expect(defaults.persistentDomain(forName: "group.domain")?.isEmpty ?? true)
        #expect(counter.count == 3)
    }

    @Test func `Setting or removing a persistent domain posts a notification, even without a change`() throws {
        let defaults = try defaults()
        let counter = NotificationCounter(of: defaults)
        defaults.removePersistentDomain(forName: "group.absent")
        #expect(counter.count == 1)
        defaults.setPersistentDomain(["k": 1], forName: "group.domain")
        defaults.setPersistentDomain(["k": 1], forName: "group.domain")
        #expect(counter.count == 3)
        defaults.removePersistentDomain(forName: "../evil")
        #expect(counter.count == 3)
    }

    @Test func `An own change is notified once, and not at all if nothing changed`() throws {
        let defaults = try defaults()
        let counter = NotificationCounter(of: defaults)
        defaults.set(1, forKey: "a")
        #expect(counter.count == 1)
        defaults.set(1, forKey: "a")
        defaults.removeObject(forKey: "absent")
        #expect(counter.count == 1)
        try temporary.suite().set(.integer(2), for: "b")
        #expect(defaults.integer(forKey: "b") == 2)
        #expect(counter.count == 1)
        defaults.removeObject(forKey: "a")
        #expect(counter.count == 2)
    }

    @Test func `Twenty thousand keys set in a loop are all kept and written`() throws {
        let defaults = try defaults()
        for number in 0..<20_000 { defaults.set(number, forKey: "key\(number)") }
        #expect(defaults.integer(forKey: "key19999") == 19_999)
        #expect(defaults.synchronize())
        #expect(try temporary.suite().snapshot().count == 20_000)
    }

    @Test func `Threads may set and read concurrently`() async throws {
        let defaults = try defaults()
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for number in 0..<200 {
                        defaults.set(number, forKey: "t\(task)-\(number)")
                        #expect(defaults.integer(forKey: "t\(task)-\(number)") == number)
                    }
                }
            }
        }
        #expect(defaults.synchronize())
        #expect(try onDisk().count == 1_600)
    }

    @Test func `Values that cannot be written stay visible, and are written when possible`() throws {
        let defaults = try defaults()
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        try Files.writeInPlace("{damaged", to: suite.path)
        defaults.set(2, forKey: "b")
        #expect(!defaults.synchronize())
        #expect(defaults.integer(forKey: "b") == 2)
        try Files.writeInPlace("{\"a\": 1}", to: suite.path)
        #expect(try eventually { try onDisk() == ["a": .integer(1), "b": .integer(2)] })
    }

    @Test(arguments: ["", "../evil", "a/b", ".hidden"])
    func `An invalid suite name gives nil`(name: String) {
        #expect(AppGroups.UserDefaults(suiteName: name) == nil)
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }

    @Test func `A subclass may stand in`() throws {
        final class Fake: AppGroups.UserDefaults, @unchecked Sendable {
            override func string(forKey defaultName: String) -> String? { "fake" }
        }
        let fake: AppGroups.UserDefaults = Fake(try SuiteName("group.test"), in: temporary.root)
        #expect(fake.string(forKey: "k") == "fake")
    }
}

/// Counts the notifications that one `UserDefaults` posts.
private final class NotificationCounter {
    private let counter = Counter()
    private let token: any NSObjectProtocol

    private final class Counter: Sendable {
        let count = Atomic(0)
    }

    init(of defaults: AppGroups.UserDefaults) {
        token = NotificationCenter.default.addObserver(
            forName: AppGroups.UserDefaults.didChangeNotification, object: defaults, queue: nil
        ) { [counter] _ in counter.count.add(1, ordering: .relaxed) }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }

    var count: Int { counter.count.load(ordering: .relaxed) }
}
