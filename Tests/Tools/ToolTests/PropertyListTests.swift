import Foundation
import GroupStore
import TestSupport
import Testing

/// Property lists through the program that converts them: as the tests are built, and, where it was built, as it is
/// installed.
struct PropertyListTests {
    private let tool = Tool()
    private var directory: String { tool.temporary.directory.path }

    struct Converter: CustomTestStringConvertible {
        let testDescription: String
        let path: String

        private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

        static let all = [
            Converter(testDescription: "as the tests are built", path: Tool.path("groupdefaults-plist")),
            Converter(testDescription: "static", path: package + "/.build/tool/release/groupdefaults-plist"),
        ].filter { Files.exists($0.path) }
    }

    /// Has a copy of the tool use this converter; `limits` are those of the shell.
    private func run(_ arguments: String, with converter: Converter, limits: String = "") throws -> Outcome {
        try tool.shell(
            """
            mkdir -p "$TMPDIR/bin" && cp "$tool" "$TMPDIR/bin" && ln -sf '\(converter.path)' "$TMPDIR/bin/groupdefaults-plist"
            \(limits) cd "$TMPDIR" && bin/groupdefaults \(arguments)
            """)
    }

    private func imported(
        _ bytes: some Sequence<UInt8>, with converter: Converter, limits: String = ""
    ) throws -> Outcome {
        try Data(Array(bytes)).write(to: URL(fileURLWithPath: directory + "/list"))
        return try run("import list", with: converter, limits: limits)
    }

    /// About twice what the programs take by themselves.
    private static let little = "ulimit -v 200000; ulimit -t 20;"

    private static let hostileLists: [(words: String, list: BinaryList)] = [
        ("expands to more than", .nested(levels: 9, width: 10)),
        ("expands to more than", .nested(levels: 200, width: 14)),
        ("holds itself", BinaryList(valueOfK: [BinaryList.array([2])])),
        ("holds itself", BinaryList(valueOfK: [BinaryList.array([3, 3]), BinaryList.array([2, 2])])),
        ("holds itself", BinaryList([BinaryList.dictionary([1], [0]), BinaryList.string("k")])),
        ("more than 512 levels", .nested(levels: 512, width: 1)),
        ("more than 512 levels", .nested(levels: 10_000, width: 1)),
        ("this is not a property list", BinaryList(valueOfK: [BinaryList.claim(0xA, 1 << 60)])),
        ("this is not a property list", BinaryList(valueOfK: [BinaryList.claim(0xD, 1 << 63)])),
        ("this is not a property list", BinaryList(valueOfK: [BinaryList.claim(0x5, 1 << 62)])),
        ("this is not a property list", BinaryList(valueOfK: [BinaryList.claim(0x6, .max)])),
        ("this is not a property list", BinaryList(valueOfK: [BinaryList.claim(0x4, .max)])),
        ("this is not a property list", BinaryList(valueOfK: [BinaryList.array([200])])),
        ("this is not a property list", BinaryList([BinaryList.dictionary([1], [1]), [0x10, 5]])),
        ("it holds a UID (a keyed archive), which a suite cannot", BinaryList(valueOfK: [[0x80, 1]])),
        ("not a property-list value", BinaryList(valueOfK: [[0xC0]])),
        (
            "a key appears twice",
            BinaryList([BinaryList.dictionary([1, 2], [1, 2]), BinaryList.string("k"), BinaryList.string("k")])
        ),
    ]

    @Test(arguments: Converter.all)
    func `A malicious binary property list is refused before it costs anything`(converter: Converter) throws {
        for (words, list) in PropertyListTests.hostileLists {
            let outcome = try imported(list.bytes, with: converter, limits: PropertyListTests.little)
            #expect(outcome.code == 2, "\(words) \(outcome)")
            #expect(outcome.error.hasPrefix("error: list: "), "\(words) \(outcome)")
            #expect(outcome.error.contains(words), "\(outcome)")
        }
        #expect(try tool.run("suites").output == "")
    }

    @Test(arguments: Converter.all)
    func `A binary property list with shared values is read`(converter: Converter) throws {
        let outcome = try imported(BinaryList.nested(levels: 4, width: 10).bytes, with: converter)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try tool.run("get", "k").output.split(separator: "z").count == 10_001)
        #expect(try imported(BinaryList.nested(levels: 511, width: 1).bytes, with: converter).code == 0)
    }

    private static let prologue = "<?xml version=\"1.0\"?>"

    private static let hostileTexts: [String] = [
        prologue + "<!DOCTYPE p [<!ENTITY a \"aaaaaaaaaa\">"
            + zip("abcdefgh", "bcdefghi").map { "<!ENTITY \($1) \"\(String(repeating: "&\($0);", count: 10))\">" }
            .joined()
            + "]><plist><dict><key>k</key><string>&i;</string></dict></plist>",
        prologue + "<!DOCTYPE p [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"
            + "<plist><dict><key>k</key><string>&x;</string></dict></plist>",
        prologue + "<plist><dict><key>k</key>" + String(repeating: "<array>", count: 100_000),
        prologue + "<plist>" + String(repeating: "<dict><key>k</key>", count: 100_000),
        prologue + "<plist><dict><key>k</key>" + String(repeating: "<array>", count: 5_000)
            + String(repeating: "</array>", count: 5_000) + "</dict></plist>",
    ]

    @Test(arguments: Converter.all)
    func `Malicious XML is refused before it costs anything`(converter: Converter) throws {
        for text in PropertyListTests.hostileTexts {
            let outcome = try imported(text.utf8, with: converter, limits: PropertyListTests.little)
            #expect(outcome.code == 2, "\(text.prefix(80)) \(outcome)")
            #expect(
                outcome.error.hasPrefix("error: list: this is not a property list"), "\(text.prefix(80)) \(outcome)")
        }
        #expect(try tool.run("suites").output == "")
    }

    @Test(arguments: Converter.all)
    func `A property list beyond the limit on memory is refused`(converter: Converter) throws {
        let start = PropertyListTests.prologue + "<plist><dict><key>k</key>"
        let arrays = "<array>" + String(repeating: "<array/>", count: 4_000_000) + "</array></dict></plist>"
        let large = try imported((start + arrays).utf8, with: converter, limits: "ulimit -v 150000;")
        #expect(large.code == 2, "\(large)")
        #expect(large.error.contains("error: list: this is not a property list, or too large a one\n"), "\(large)")
        #expect(try tool.run("suites").output == "")
    }

    @Test func `A property list beyond the limit on time is refused`() throws {
        // How long a list takes depends on the machine; an endless loop takes too long on any.
        let endless = Converter(testDescription: "endless", path: directory + "/endless")
        try Files.writeProgram("#!/bin/sh\nwhile :; do :; done\n", to: endless.path)
        let slow = try imported("<plist/>".utf8, with: endless, limits: "ulimit -S -t 1;")
        #expect(slow.code == 2, "\(slow)")
        #expect(slow.error.contains("error: list: this takes too long to read\n"), "\(slow)")
        #expect(try tool.run("suites").output == "")
    }

    @Test(arguments: Converter.all)
    func `The converter's memory and time are limited, whatever the input`(converter: Converter) throws {
        let pipe = directory + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        let process = try ChildProcess(
            "/bin/sh", ["-c", #"exec "$0" read < "$1""#, converter.path, pipe], environment: tool.environment)
        // Open for reading too, which waits for nobody.
        let descriptor = open(pipe, O_RDWR | O_CLOEXEC)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        #expect(
            eventually {
                let limits = ((try? Files.read("/proc/\(process.identifier)/limits")) ?? "").split(separator: "\n")
                func soft(_ name: String) -> Int? {
                    limits.first { $0.hasPrefix(name) }?.dropFirst(26).split(separator: " ").first.flatMap { Int($0) }
                }
                return soft("Max address space") == 4 << 30 && soft("Max cpu time") == 300
            })
    }

    /// With Foundation it would have ICU's data in it too, which are 34 MB alone.
    @Test(arguments: Converter.all.filter { $0.testDescription == "static" })
    func `The converter as it is installed is small`(converter: Converter) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: converter.path)
        #expect(try #require(attributes[.size] as? Int) < 16 << 20)
    }

    @Test(arguments: Converter.all, ["--xml", "--binary"])
    func `Every kind of value survives conversion`(converter: Converter, form: String) throws {
        let values = #"""
            {"array": [1, 2.0, "x", true, {"$data": "AP8="}, []], "date": {"$date": "2026-11-20T10:00:00Z"}, "e": "없음 <&>",
             "dictionary": {"a": {"b": [{}]}}, "long": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255, 256, 65536],
             "large": 18446744073709551615, "low": -9223372036854775808, "minus": -1, "nan": {"$real": "nan"}, "no": false,
             "one": 1, "real": 1.0, "small": 0.1, "empty": "", "nothing": {"$data": ""}, "control": "\t"}
            """#
        try tool.run("merge", "-", input: values)
        let exported = try run("export \(form) list", with: converter)
        #expect(exported.code == 0, "\(exported)")
        let imported = try run("import -s other list", with: converter)
        #expect(imported.code == 0, "\(imported)")
        #expect(try tool.run("export", "-s", "other").output == tool.run("export").output)
    }

    @Test(arguments: Converter.all)
    func `The old-style text format is read as a value`(converter: Converter) throws {
        let outcome = try run("defaults write group.default k '{a = (1, \"b c\", <00ff>);}'", with: converter)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try tool.run("get", "k").output == #"{"a": ["1", "b c", {"$data": "AP8="}]}"# + "\n")
    }
}
