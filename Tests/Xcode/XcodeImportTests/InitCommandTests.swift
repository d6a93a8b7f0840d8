import Foundation
import TestSupport
import Testing
import XcodeImport

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

    @Test func `A project that is still to be generated is asked for`() throws {
        let fixture = try folder(["Project.swift": "import ProjectDescription"])
        let outcome = try initialize(fixture)
        #expect(outcome.code == 1 && outcome.error.contains("Project.swift, of which Tuist makes one"), "\(outcome)")
        #expect(outcome.error.contains("hint: 'tuist generate' makes it"))
    }

    @Test func `A project whose file is absent is made from the description beside it`() throws {
        let fixture = try folder(["project.yml": "name: A\n", "A.xcodeproj/project.xcworkspace/contents": ""])
        let outcome = try initialize(fixture)
        #expect(outcome.code == 3 && outcome.error.contains("'groupwidgets init project.yml' reads"), "\(outcome)")
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

    @Test func `Settings of the target's Info.plist are written beside the manifest, but over no one else's`() throws {
        let settings = """
            PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(TARGET_NAME)"; INFOPLIST_KEY_CFBundleDisplayName = "My steps";
            INFOPLIST_KEY_Site = "https://example.com"; DEVELOPMENT_TEAM = ABC; API_KEY = 42;
            INFOPLIST_FILE = Info.plist;
            """
        let fixture = try project(settings)
        let file = fixture.path + "/StepsWidget.xcconfig"
        let outcome = try initialize(fixture)
        #expect(outcome.output == "\(fixture.path)/Package.swift\n\(file)\n", "\(outcome)")
        #expect(
            try String(contentsOfFile: file, encoding: .utf8).hasSuffix(
                """
                change it as you like.
                API_KEY = 42
                INFOPLIST_KEY_CFBundleDisplayName = My steps
                INFOPLIST_KEY_Site = https:/$()/example.com
                PRODUCT_BUNDLE_IDENTIFIER = com.example.StepsWidget

                """))
        let manifest = try String(contentsOfFile: fixture.path + "/Package.swift", encoding: .utf8)
        #expect(manifest.contains("\"StepsWidget.xcconfig\""), "\(manifest)")
        #expect(try initialize(fixture, "--force").output.hasSuffix("\(file)\n"))
        try "mine".write(toFile: file, atomically: true, encoding: .utf8)
        let again = try initialize(fixture, "--force")
        #expect(again.error.contains("note: \(file) is there already, and stays as it is\n"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    }

    @Test func `A target whose settings say nothing of its Info.plist has no file of them`() throws {
        let fixture = try folder()
        #expect(try initialize(fixture).output == "\(fixture.path)/Package.swift\n")
    }

    /// A project whose widget lies beside it.
    private func project(_ settings: String) throws -> Fixture {
        let objects = """
            ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (WIDGET, ); };
            MAIN = {isa = PBXGroup; sourceTree = "<group>"; children = (A, ); };
            A = {isa = PBXFileReference; path = Steps.swift; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = A; };
            S = {isa = PBXSourcesBuildPhase; files = (B, ); };
            \(String.target(
                "WIDGET", named: "StepsWidget", type: "app-extension", with: "buildPhases = (S, );", settings: settings))
            """
        let information = String.widgetInformation.replacing(
            "<dict><key>", with: "<dict><key>Key</key><string>$(API_KEY)</string><key>")
        return try Fixture([
            "Steps.xcodeproj/project.pbxproj": .project(objects), "Steps.swift": .widget, "Info.plist": information,
        ])
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

    @Test(arguments: [
        ("../groupdefaults", "", "../groupdefaults"), ("../groupdefaults", "/Sub", "../../groupdefaults"),
        (".", "/Sub", ".."), ("deps/groupdefaults", "", "deps/groupdefaults"),
        ("/a/groupdefaults", "", "/a/groupdefaults"),
    ])
    func `A package that is named from here is named from the manifest, which may go to other machines`(
        words: String, place: String, path: String
    ) throws {
        let fixture = try folder(["Sub/Steps.swift": .widget])
        let own = OwnPackage(words, from: fixture.path)
        let manifest = try TargetImport(of: fixture.path + place, from: own).manifest
        #expect(manifest.text.contains(".package(name: \"groupdefaults\", path: \"\(path)\")"), "\(manifest.text)")
    }
}
