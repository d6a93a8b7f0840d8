import Foundation
import TestSupport
import Testing

/// `groupwidgets init`, as a person calls it.
struct InitCommandTests {
    private func initialize(
        _ fixture: Fixture, _ words: String..., package: String? = "https://example.org/groupdefaults"
    ) throws -> Outcome {
        try withExtendedLifetime(fixture) {
            try Tool("groupwidgets").start(
                ["init", fixture.path] + words + (package.map { ["--package", $0] } ?? [])
            ).wait()
        }
    }

    private func folder(_ more: [String: String] = [:]) throws -> Fixture {
        try Fixture(["Steps.swift": .widget, "LICENSE": ""].merging(more) { $1 })
    }

    @Test func `It writes a manifest that SwiftPM takes, and says what to type next`() throws {
        let fixture = try folder(["it's \"quoted\"/Ring.swift": "import SwiftUI"])
        let outcome = try initialize(fixture)
        #expect(outcome.code == 0 && outcome.output == "\(fixture.path)/Package.swift\n", "\(outcome)")
        #expect(
            outcome.error.contains("next: cd \(fixture.path) && swift build && groupwidgets add .build/debug/"))
        let dump = try ChildProcess(
            "/usr/bin/env", ["swift", "package", "--package-path", fixture.path, "dump-package"],
            environment: ProcessInfo.processInfo.environment
        ).wait()
        #expect(dump.code == 0, "\(dump.error)")
        #expect(dump.output.contains("\"LICENSE\""))
    }

    @Test func `A manifest that is there is kept, unless it is said to replace it`() throws {
        let fixture = try folder(["Package.swift": "mine"])
        let manifest = fixture.path + "/Package.swift"
        let refused = try initialize(fixture)
        #expect(refused.code == 2 && refused.error.contains("Package.swift is there already"))
        #expect(try String(contentsOfFile: manifest, encoding: .utf8) == "mine")
        let printed = try initialize(fixture, "--print")
        #expect(printed.code == 0 && printed.output.contains(".executableTarget("))
        #expect(try String(contentsOfFile: manifest, encoding: .utf8) == "mine")
        #expect(try initialize(fixture, "--force").code == 0)
        #expect(try String(contentsOfFile: manifest, encoding: .utf8) == printed.output)
    }

    @Test func `A place that is not there, or holds no widget, is not found`() throws {
        let none = try Fixture(["A.swift": ""])
        #expect(try initialize(none).code == 1)
        let gone = try Tool("groupwidgets").run("init", none.path + "/gone")
        #expect(gone.code == 1 && gone.error.contains("gone is not there"))
    }

    @Test func `By itself, it names the package that it was built in`() throws {
        let printed = try initialize(try folder(), "--print", package: nil)
        #expect(printed.output.contains(".package(name: \"groupdefaults\", path: \"/"), "\(printed.error)")
    }
}
