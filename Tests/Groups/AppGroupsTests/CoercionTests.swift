import AppGroups
import GroupStore
import TestSupport
import Testing

struct CoercionTests {
    private let temporary = TemporaryRoot()

    private func defaults(holding value: Value) throws -> AppGroups.UserDefaults {
        let suite = try temporary.suite()
        try suite.set(value, for: "k")
        let defaults = AppGroups.UserDefaults(suite.name, in: suite.root)
        temporary.beforeRemoval { _ = defaults.synchronize() }
        return defaults
    }

    /// Stored value; then what string, bool, integer and double make of it.
    @Test(
        arguments: [
            (.string("hello"), "hello", false, 0, 0), (.string(""), "", false, 0, 0),
            (.string("42abc"), "42abc", true, 42, 42), (.string("  -7 "), "  -7 ", true, -7, -7),
            (.string("3.7"), "3.7", true, 3, 3.7), (.string("0x10"), "0x10", false, 0, 0),
            (.string("1e3"), "1e3", true, 1, 1000),
            (.string("99999999999999999999"), "99999999999999999999", true, .max, 1e20),
            (.string("-99999999999999999999"), "-99999999999999999999", true, .min, -1e20),
            (.string("YES"), "YES", true, 0, 0), (.string("true"), "true", true, 0, 0), (.string("t"), "t", true, 0, 0),
            (.string("on"), "on", false, 0, 0), (.string("no"), "no", false, 0, 0),
            (.string("000"), "000", false, 0, 0),
            (.string("-001"), "-001", true, -1, -1), (.string("+5"), "+5", true, 5, 5),
            (.string(".5"), ".5", false, 0, 0.5),
            (.string("5."), "5.", true, 5, 5), (.string("."), ".", false, 0, 0), (.string("1e"), "1e", true, 1, 1),
            (.string("-"), "-", false, 0, 0), (.string("٣"), "٣", false, 0, 0),
            (.boolean(true), "1", true, 1, 1), (.boolean(false), "0", false, 0, 0),
            (.integer(0), "0", false, 0, 0), (.integer(.max), "9223372036854775807", true, .max, 0x1p63),
            (.integer(-3), "-3", true, -3, -3), (.unsigned(.max), "18446744073709551615", true, .max, 0x1p64),
            (.real(1), "1", true, 1, 1), (.real(0.1), "0.1", true, 0, 0.1), (.real(-2.9), "-2.9", true, -2, -2.9),
            (.real(0), "0", false, 0, 0), (.real(1e300), "1e+300", true, .max, 1e300),
            (.real(-.infinity), "-inf", true, .min, -.infinity),
        ] as [(Value, String, Bool, Int, Double)])
    func `Scalars convert to one another`(value: Value, string: String, bool: Bool, integer: Int, double: Double) throws
    {
        let defaults = try defaults(holding: value)
        #expect(defaults.string(forKey: "k") == string)
        #expect(defaults.bool(forKey: "k") == bool)
        #expect(defaults.integer(forKey: "k") == integer)
        #expect(defaults.double(forKey: "k") == double)
        #expect(defaults.float(forKey: "k") == Float(double))
        #expect(defaults.array(forKey: "k") == nil)
        #expect(defaults.dictionary(forKey: "k") == nil)
        #expect(defaults.data(forKey: "k") == nil)
        #expect(defaults.stringArray(forKey: "k") == nil)
    }

    @Test func `A Float is spelled as a Float, and reads as the same Double`() throws {
        let defaults = try defaults(holding: .integer(0))
        for number in [12.34, 0.1, 1 / 3, 16_777_216, 1e-20, 0.5, -0.7] as [Float] {
            defaults.set(number, forKey: "k")
            #expect(defaults.string(forKey: "k").flatMap { Float($0) } == number)
            #expect(defaults.double(forKey: "k") == Double(number))
            #expect(defaults.float(forKey: "k") == number)
        }
        defaults.set(12.34 as Float, forKey: "k")
        #expect(defaults.string(forKey: "k") == "12.34")
        defaults.set(0.1 as Float as Any, forKey: "k")
        #expect(defaults.string(forKey: "k") == "0.1")
        defaults.set(NSNumber(value: 7 as Float), forKey: "k")
        #expect(defaults.string(forKey: "k") == "7")
        #expect(defaults.synchronize())
        #expect(defaults.string(forKey: "k") == "7")
    }

    @Test func `A Double that fits a Float is still spelled as a Double`() throws {
        let defaults = try defaults(holding: .integer(0))
        let number = Double(12.34 as Float)
        defaults.set(number, forKey: "k")
        #expect(defaults.string(forKey: "k") == "12.34000015258789")
        defaults.set(12.34 as Float, forKey: "k")
        #expect(defaults.string(forKey: "k") == "12.34")
        defaults.set(number as Any, forKey: "k")
        #expect(defaults.string(forKey: "k") == "12.34000015258789")
        defaults.set(12.34 as Float, forKey: "k")
        defaults.set(0.1, forKey: "k")
        #expect(defaults.string(forKey: "k") == "0.1")
        defaults.set(12.34 as Float, forKey: "k")
        defaults.setPersistentDomain(["k": number], forName: "group.test")
        #expect(defaults.string(forKey: "k") == "12.34000015258789")
    }

    @Test func `A number set by another process is spelled as in the file`() throws {
        let suite = try temporary.suite()
        let defaults = AppGroups.UserDefaults(suite.name, in: suite.root)
        defaults.set(12.34 as Float, forKey: "k")
        #expect(defaults.synchronize())
        try suite.set(.real(Double(0.1 as Float)), for: "k")
        #expect(defaults.string(forKey: "k") == "0.10000000149011612")
    }

    @Test(arguments: [
        Value.data([1, 2]), .date(Timestamp(secondsSinceReferenceDate: 1.5)), .array([.integer(1)]),
        .dictionary(["a": .integer(1)]),
    ])
    func `A value that is not a scalar is neither a string nor a number`(value: Value) throws {
        let defaults = try defaults(holding: value)
        #expect(defaults.string(forKey: "k") == nil)
        #expect(!defaults.bool(forKey: "k"))
        #expect(defaults.integer(forKey: "k") == 0)
        #expect(defaults.double(forKey: "k") == 0)
        #expect(defaults.url(forKey: "k") == nil)
    }

    @Test func `Containers and data are read as themselves`() throws {
        #expect(try defaults(holding: .data([1, 2])).data(forKey: "k") == Data([1, 2]))
        #expect(try defaults(holding: .array([.string("a"), .integer(1)])).array(forKey: "k")?.count == 2)
        #expect(try defaults(holding: .array([.string("a"), .integer(1)])).stringArray(forKey: "k") == nil)
        #expect(try defaults(holding: .array([.string("a"), .string("b")])).stringArray(forKey: "k") == ["a", "b"])
        #expect(
            try defaults(holding: .dictionary(["a": .integer(1)])).dictionary(forKey: "k") as? [String: Int] == ["a": 1]
        )
        let date = try defaults(holding: .date(Timestamp(secondsSinceReferenceDate: 1.5))).object(forKey: "k") as? Date
        #expect(date == Date(timeIntervalSinceReferenceDate: 1.5))
    }

    @Test func `A number converts to the requested type`() throws {
        let object = try defaults(holding: .integer(5)).object(forKey: "k")
        #expect(object as? Int == 5)
        #expect(object as? Double == 5)
        #expect(object as? Bool == nil)
        #expect(try defaults(holding: .boolean(true)).object(forKey: "k") as? Bool == true)
        #expect(try defaults(holding: .array([.integer(1), .integer(2)])).object(forKey: "k") as? [Int] == [1, 2])
        #expect(try defaults(holding: .unsigned(.max)).object(forKey: "k") as? UInt64 == .max)
    }

    @Test(arguments: [
        ("/tmp/a b", "file:///tmp/a%20b"), ("~", "file://\(NSHomeDirectory())"),
        ("~/x", "file://\(NSHomeDirectory())/x"),
        ("https://a.b/c?q=1", "https://a.b/c?q=1"),
    ])
    func `A string is read as a file URL, or as a URL if it has a scheme`(text: String, url: String) throws {
        let read = try defaults(holding: .string(text)).url(forKey: "k")?.absoluteString
        #expect(read == url || read == url + "/")
    }

    @Test(arguments: [
        "https://a.b/c?q=1#f", "https://예.한국/길", "mailto:a@b.c",
        "app://open?id=\(String(repeating: "x", count: 5_000))",
    ])
    func `A URL is read back as it was set`(text: String) throws {
        let suite = try temporary.suite()
        let defaults = AppGroups.UserDefaults(suite.name, in: suite.root)
        let url = try #require(URL(string: text))
        defaults.set(url, forKey: "k")
        #expect(defaults.url(forKey: "k") == url)
        defaults.set(url as Any, forKey: "other")
        #expect(defaults.url(forKey: "other") == url)
    }

    @Test func `A file URL is stored as its path, abbreviated at the home directory`() throws {
        let suite = try temporary.suite()
        let defaults = AppGroups.UserDefaults(suite.name, in: suite.root)
        let file = URL(fileURLWithPath: NSHomeDirectory() + "/somewhere")
        defaults.set(file, forKey: "k")
        #expect(defaults.string(forKey: "k") == "~/somewhere")
        #expect(defaults.url(forKey: "k") == file)
    }

    @Test func `A relative URL is read as Apple archives it`() throws {
        let base = try #require(URL(string: "https://a.b/c/"))
        let relative = try #require(URL(string: "d?e", relativeTo: base))
        let archive = try NSKeyedArchiver.archivedData(withRootObject: relative as NSURL, requiringSecureCoding: true)
        #expect(try defaults(holding: .data(Array(archive))).url(forKey: "k")?.absoluteString == "https://a.b/c/d?e")
    }

    @Test func `Bytes that are not an archived URL give nil, and do no harm`() throws {
        var generator = SeededGenerator(seed: 21)
        let url = try #require(URL(string: "https://a.b/c?q=1"))
        let archive = Array(try NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true))
        for round in 0..<20_000 {
            var bytes = archive
            for _ in 0...(round % 4) {
                bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if round % 5 == 0 { bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator)) }
            _ = Value.data(bytes).url
        }
        #expect(Value.data(archive).url == url)
        #expect(Value.data(Array("bplist00".utf8) + [UInt8](repeating: 0xFF, count: 60)).url == nil)
    }
}
