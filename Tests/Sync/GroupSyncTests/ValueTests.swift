import GroupStore
import GroupSync
import TestSupport
import Testing

struct ValueTests {
    private let place = RemotePlace(prefix: "/people/minsu", suite: try! SuiteName("group.ex ample"))

    @Test func `A name below one suite is below no other`() throws {
        #expect(place.prefix == "/people/minsu/group.ex%20ample/")
        #expect(place.name(of: "a/b c%é") == place.prefix + "a%2Fb%20c%25%C3%A9")
        let other = RemotePlace(prefix: "/people/minsu", suite: try SuiteName("group.ex"))
        #expect(!place.prefix.hasPrefix(other.prefix))
        #expect(other.end == Array("/people/minsu/group.ex0".utf8))
    }

    @Test func `Every key comes back from its name`() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let key = Key.random(using: &generator)
            #expect(place.key(of: Array(place.name(of: key).utf8)) == key)
        }
    }

    @Test(arguments: ["", "../x", "a b", "%2f", "%41", "%FF", "%", "%4", "a/b", "é"])
    func `A name that no key would be given is no key's`(name: String) {
        #expect(place.key(of: Array((place.prefix + name).utf8)) == nil)
    }

    @Test func `A value comes back with its time and machine`() throws {
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<300 {
            let record = RemoteRecord(.random(using: &generator), Stamp(time: 5, machine: "desk"))
            #expect(try RemoteRecord(Array(record.text.utf8), of: "k") == record)
        }
    }

    private static let value = "{\"d\": \"m\", \"t\": 1, \"v\": "

    enum Rubbish: CaseIterable {
        case bytes, noTime, wrongTime, newField, manyLevels, deepValue, large

        var text: String {
            switch self {
            case .bytes: "nonsense"
            case .noTime: "{\"d\": \"m\", \"t\": 0}"
            case .wrongTime: "{\"d\": \"m\", \"t\": -1, \"v\": 1}"
            case .newField: ValueTests.value + "1, \"x\": 2}"
            case .manyLevels: String(repeating: "[", count: 100_000)
            case .deepValue:
                ValueTests.value + String(repeating: "[", count: 600) + String(repeating: "]", count: 600) + "}"
            case .large: String(repeating: " ", count: 2_000_000)
            }
        }

        var refusal: Refusal {
            switch self {
            case .newField: .unknownField
            case .large: .tooLarge
            default: .noRecord
            }
        }
    }

    @Test(arguments: Rubbish.allCases)
    func `What is no value is refused, and why`(rubbish: Rubbish) {
        #expect(throws: rubbish.refusal) { try RemoteRecord(Array(rubbish.text.utf8), of: "k") }
    }

    @Test(arguments: ["", "people", "/", "/people/", "//a", "/a//b", "/a b", "/a/%41"])
    func `A prefix that is none is refused`(prefix: String) {
        #expect(RemotePlace.problem(ofPrefix: prefix) != nil)
    }

    @Test func `A clock that is years ahead does not set another`() {
        var clock = HybridClock()
        let now: Int64 = 1_790_000_000_000
        clock.hear(HybridClock.moment(now + 3 * 365 * 86_400_000), at: now)
        #expect(HybridClock.milliseconds(of: clock.tick(at: now)) == now)
        clock.hear(HybridClock.moment(now + 60_000), at: now)
        #expect(clock.tick(at: now) > HybridClock.moment(now + 60_000))
    }

    @Test func `Fingerprints tell types apart, and come back from text`() {
        let values: [Value] = [.integer(1), .real(1), .boolean(true), .string("1"), .array([.integer(1)])]
        #expect(Set(values.map { Fingerprint($0) }).count == values.count)
        for value in values { #expect(Fingerprint(text: Fingerprint(value).text) == Fingerprint(value)) }
    }
}
