import Foundation
import TestSupport
import Testing
import XcodeFiles

struct BuildSettingsTests {
    private let directory = TemporaryDirectory()

    private func settings(_ text: String, _ others: [String: String] = [:]) throws -> BuildSettings {
        for (name, text) in others.merging(["A.xcconfig": text], uniquingKeysWith: { $1 }) {
            try text.write(toFile: "\(directory.path)/\(name)", atomically: true, encoding: .utf8)
        }
        var settings = BuildSettings(["NAME": "first"])
        try settings.take(fileAt: "\(directory.path)/A.xcconfig")
        return settings
    }

    @Test func `What is included later replaces what came before`() throws {
        let settings = try settings("ID = own.id\n#include \"B.xcconfig\"", ["B.xcconfig": "ID = late.id"])
        #expect(try settings["ID"] == "late.id")
    }

    @Test func `A file that is missing is told, unless it may be missing`() throws {
        let problems = try settings("#include \"None.xcconfig\"\n#include? \"Other.xcconfig\"").problems
        #expect(problems.map(\.reason) == ["it includes None.xcconfig, which is not there"])
    }

    @Test func `What was there before is named in four ways`() throws {
        let settings = try settings(
            "NAME = $(inherited) a\nNAME = ${inherited} b\nNAME = $(NAME) c // d\nNAME = $inherited e")
        #expect(try settings["NAME"] == "first a b c e")
    }

    @Test func `Names of settings take their values, and unknown ones none`() throws {
        let settings = try settings("A = ${NAME}-$(NONE)$()\nB = $(A:rfc1034identifier)$ $(open\nC = $NAME-$NONE$5")
        #expect(try settings["A"] == "first-")
        #expect(try settings["C"] == "first-$5")
        #expect(try settings["B"] == "first-$ $(open")
        #expect(try settings.filled("x $(A) y") == "x first- y")
    }

    @Test func `What counts under a condition is passed over`() throws {
        #expect(try settings("NAME[sdk=macosx*] = mac")["NAME"] == "first")
    }

    /// Settings that each name the next one so many times.
    private static func chain(_ length: Int, times: Int) -> String {
        (0..<length).map { "V\($0) = \(String(repeating: "$(V\($0 + 1))", count: times))" }.joined(separator: "\n")
    }

    @Test(arguments: [
        chain(9, times: 100) + "\nV9 = x", chain(9, times: 100), chain(4, times: 300),
        "V0 = " + String(repeating: "$(Q)", count: 300_000), "V0 = " + String(repeating: "$(", count: 1_000_000),
        "V0 = x\n" + String(repeating: "V0 = $(inherited)$(inherited)\n", count: 40),
        "V0 = x\n" + String(repeating: "V0 = \(String(repeating: "$(V0)", count: 100))\n", count: 4),
    ])
    func `Settings that grow as they name each other are refused soon`(lines: String) throws {
        let start = ContinuousClock.now
        #expect(throws: BuildSettings.TooLong.self) { try settings(lines)["V0"] }
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test func `A setting that names only itself ends`() throws {
        #expect(try settings("LOOP = $(OTHER)\nOTHER = $(LOOP)")["LOOP"] != nil)
    }

    @Test func `Files that include each other in many ways are read so often only`() throws {
        let files = Dictionary(
            uniqueKeysWithValues: (0..<14).map { number in
                ("\(number).xcconfig", String(repeating: "#include \"\(number + 1).xcconfig\"\n", count: 4))
            })
        let settings = try settings("#include \"0.xcconfig\"", files)
        #expect(settings.problems.contains { $0.reason == "more than 1000 files are included" })
    }
}
