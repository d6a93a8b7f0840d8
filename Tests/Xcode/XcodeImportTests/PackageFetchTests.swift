import Foundation
import TestSupport
import Testing
import XcodeImport

/// Packages from elsewhere, which `groupwidgets init` fetches with git.
@Suite(.enabled(if: Tool.isInstalled("git"), "there is no git"))
struct PackageFetchTests {
    /// A repository with a version, and a later commit that no test is to see.
    private func repository(_ name: String, tag: String, importing modules: String..., dependencies: String = "") throws
        -> Fixture
    {
        let products = dependencies.isEmpty ? "" : ", dependencies: [.product(name: \"Words\", package: \"words\")]"
        let fixture = try Fixture([
            "\(name)/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [\(dependencies)],
                targets: [.target(name: "\(name)"\(products)), .testTarget(name: "Tests", dependencies: ["\(name)"])])
            """,
            "\(name)/Sources/\(name)/\(name).swift":
                modules.map { "import \($0)\n" }.joined() + "public struct \(name) { public init() {} }",
            "\(name)/Tests/Tests/Tests.swift": "", "\(name)/LICENSE": "MIT", "\(name)/README.md": "",
        ])
        let folder = "\(fixture.path)/\(name)"
        try git(folder, "init", "--quiet")
        try git(folder, "add", "-A")
        try commit(folder)
        try git(folder, "tag", tag)
        try Data("import Nothing\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/Sources/\(name)/Later.swift"))
        try git(folder, "add", "-A")
        try commit(folder)
        return fixture
    }

    private func git(_ folder: String, _ words: String...) throws {
        let outcome = try ChildProcess(
            "/usr/bin/env", ["git", "-C", folder] + words, environment: ProcessInfo.processInfo.environment
        ).wait()
        try #require(outcome.code == 0, "\(words): \(outcome.error)")
    }

    private func commit(_ folder: String) throws {
        try git(folder, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "a")
    }

    /// A project whose widget imports `Marquee`, a product of the package at a URL.
    private func project(_ url: String) throws -> Fixture {
        let objects = """
            ROOT = {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = PL; targets = (WIDGET, ); };
            MAIN = {isa = PBXGroup; sourceTree = "<group>"; children = (SW, ); };
            SW = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
            K1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(url)";
            \trequirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
            P1 = {isa = XCSwiftPackageProductDependency; package = K1; productName = Marquee; };
            \(String.target("WIDGET", named: "Steps", type: "app-extension",
                with: "fileSystemSynchronizedGroups = (SW, ); packageProductDependencies = (P1, );"))
            """
        return try Fixture([
            "Steps.xcodeproj/project.pbxproj": .project(objects),
            "Widget/Widget.swift": "import Marquee\n" + .widget + "\nlet marquee = Marquee()",
        ])
    }

    private func initialize(_ project: Fixture, _ words: String...) throws -> Outcome {
        try Tool("groupwidgets").start(
            ["init", project.path, "--package", "https://example.org/groupdefaults"] + words,
            environment: ["TMPDIR": NSTemporaryDirectory()]
        ).wait()
    }

    private func manifest(_ project: Fixture) throws -> String {
        try String(contentsOfFile: project.path + "/Package.swift", encoding: .utf8)
    }

    private func files(_ project: Fixture) -> [String] {
        let all = FileManager.default.enumerator(atPath: project.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasPrefix("Packages") && $0.contains(".") || $0.hasSuffix("LICENSE") }.sorted()
    }

    @Test func `One that imports SwiftUI is copied, and so is another that it needs`() throws {
        let words = try repository("Words", tag: "v2.1", importing: "SwiftUI")
        let marquee = try repository(
            "Marquee", tag: "1.2.0", importing: "SwiftUI", "Words",
            dependencies: ".package(url: \"file://\(words.path)/Words\", \"2.0.0\"..<\"3.0.0\")")
        let project = try project("file://\(marquee.path)/Marquee")
        let outcome = try initialize(project)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(
            files(project) == [
                "Packages/Marquee/LICENSE", "Packages/Marquee/Package.swift",
                "Packages/Marquee/Sources/Marquee/Marquee.swift", "Packages/Words/LICENSE",
                "Packages/Words/Package.swift", "Packages/Words/Sources/Words/Words.swift",
            ])
        let text = try manifest(project)
        #expect(text.contains("name: \"Marquee\"") && text.contains("name: \"Words\"") && !text.contains("file://"))
        #expect(outcome.error.contains("Packages/Marquee is a copy of file://\(marquee.path)/Marquee, version 1.2.0"))
        #expect(outcome.error.contains("Packages/Words is a copy of \(words.path)/Words, version v2.1"))
        // A copy is not fetched again: it may have been changed.
        try Data("MIT, changed".utf8).write(to: URL(fileURLWithPath: project.path + "/Packages/Words/LICENSE"))
        let again = try initialize(project, "--force")
        #expect(again.code == 0 && !again.error.contains("fetching"), "\(again)")
        #expect(try manifest(project) == text)
    }

    @Test(arguments: ["", "import SwiftUI", "import Metal"])
    func `One that is written for Linux is kept, unless it has views, or needs more`(more: String) throws {
        let conditions = """
            Foundation
            #if canImport(Security)
            import Security
            #endif
            #if canImport(FoundationNetworking)
            @_exported import FoundationNetworking
            #endif
            \(more)
            let session = URLSession.shared
            """
        let marquee = try repository("Marquee", tag: "1.2.0", importing: conditions)
        let project = try project("file://\(marquee.path)/Marquee")
        let outcome = try initialize(project)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(files(project).isEmpty == more.isEmpty)
        #expect(try manifest(project).contains("file://") == more.isEmpty)
    }

    @Test(arguments: ["SwiftUI", "Foundation"])
    func `One in a folder around the project is linked if it needs modules of Apple's`(module: String) throws {
        let marquee = try Fixture([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Marquee", products: [.library(name: "Marquee", targets: ["Marquee"])],
                targets: [.target(name: "Marquee")])
            """,
            "Sources/Marquee/Marquee.swift": "import \(module)\npublic struct Marquee { public init() {} }",
            "Examples/Steps/project.yml": """
            packages: {Marquee: {path: ../..}}
            targets:
              Steps: {type: app-extension, sources: [Widget], dependencies: [{package: Marquee}]}
            """,
            "Examples/Steps/Widget/Widget.swift": "import Marquee\n" + .widget,
        ])
        let folder = marquee.path + "/Examples/Steps"
        let outcome = try Tool("groupwidgets").start(
            ["init", folder, "--offline", "--package", "https://example.org/groupdefaults"],
            environment: ["TMPDIR": NSTemporaryDirectory()]
        ).wait()
        #expect(outcome.code == 0, "\(outcome)")
        let manifest = try String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
        let name = URL(fileURLWithPath: marquee.path).lastPathComponent
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/Packages/\(name)")
        if module == "SwiftUI" {
            #expect(link == "../../..")
            #expect(manifest.contains("path: \"Packages/\(name)/Sources/Marquee\"") && !manifest.contains("\"../..\""))
            #expect(outcome.error.contains("Packages/\(name) is a link to \(marquee.path), which imports"))
        } else {
            #expect(link == nil && manifest.contains(".package(path: \"../..\")"))
        }
    }

    @Test func `One that needs nothing of Apple's stays where it is`() throws {
        let marquee = try repository("Marquee", tag: "1.2.0", importing: "Foundation")
        let project = try project("file://\(marquee.path)/Marquee.git")
        try FileManager.default.moveItem(atPath: "\(marquee.path)/Marquee", toPath: "\(marquee.path)/Marquee.git")
        let outcome = try initialize(project)
        #expect(outcome.code == 0 && outcome.error.contains("fetching file://"), "\(outcome)")
        #expect(!FileManager.default.fileExists(atPath: project.path + "/Packages"))
        #expect(try manifest(project).contains("from: \"1.0.0\""))
    }

    @Test(arguments: [["--offline"], ["--print"]])
    func `None is fetched if that is not wanted`(_ words: [String]) throws {
        let marquee = try repository("Marquee", tag: "1.2.0", importing: "SwiftUI")
        let project = try project("file://\(marquee.path)/Marquee")
        let outcome = try initialize(project, words[0])
        #expect(outcome.code == 0 && !outcome.error.contains("fetching"), "\(outcome)")
        #expect(!FileManager.default.fileExists(atPath: project.path + "/Packages"))
    }

    @Test func `One that cannot be fetched is named, with what git says, and the rest is done`() throws {
        let marquee = try repository("Marquee", tag: "2.0.0", importing: "SwiftUI")
        for (url, reason) in [
            ("file://\(marquee.path)/Marquee", "it has no version from: \"1.0.0\""),
            ("file://\(marquee.path)/Nowhere", "git says '"),
            ("file://\(marquee.path)/..", "its URL has no name"),
            ("--upload-pack=touch \(marquee.path)/touched", "git says '"),
        ] {
            let project = try project(url)
            let outcome = try initialize(project)
            #expect(outcome.code == 0 && outcome.error.contains("was not fetched: \(reason)"), "\(outcome)")
            #expect(try manifest(project).contains(".executableTarget("))
            #expect(files(project) == [])
        }
        #expect(!FileManager.default.fileExists(atPath: "\(marquee.path)/touched"))
    }

    @Test func `Nothing is fetched through a link to another folder`() throws {
        let marquee = try repository("Marquee", tag: "1.2.0", importing: "SwiftUI")
        let (project, other) = (try project("file://\(marquee.path)/Marquee"), try Fixture(["Other": ""]))
        try FileManager.default.createSymbolicLink(
            atPath: project.path + "/Packages", withDestinationPath: other.path)
        let outcome = try initialize(project)
        #expect(outcome.code == 0 && outcome.error.contains("the folder Packages is a link"), "\(outcome)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["Other"])
    }

    private static let choices: [(PackageRequirement, String?)] = [
        (.exact("1.2.0"), "v1.2.0"), (.exact("1.3.0-beta.1"), "1.3.0-beta.1"), (.exact("1.4.0"), "1.4"),
        (.from("1.0.0"), "1.10.1"), (.upToNextMinor(from: "1.2.0"), "1.2.9"),
        (.range("1.0.0", before: "1.2.9"), "v1.2.0"), (.from("3.0.0"), nil), (.from(""), nil), (.branch("main"), nil),
    ]

    @Test(arguments: choices)
    func `Of the versions that a project accepts, the newest is taken`(_ wanted: PackageRequirement, _ tag: String?) {
        let tags = [
            "latest", "0.9.0", "1.1.0", "v1.2.0", "1.2.9", "1.3.0-beta.1", "1.4", "1.10.1", "2.0.0", "20240101",
        ]
        #expect(wanted.newest(of: tags) == tag)
    }
}
