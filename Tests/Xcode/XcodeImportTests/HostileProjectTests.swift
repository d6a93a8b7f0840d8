import Foundation
import TestSupport
import Testing
import XcodeImport
import XcodeFiles

/// Projects that are broken, or were made to do harm.
struct HostileProjectTests {
    /// The parts of a project that end in what `init` writes, by their usual words.
    private static let usual = [
        "name": "Wid", "file": "W.swift", "resource": "a.json", "region": "en", "url": "https://example.com/pkg.git",
        "kind": "upToNextMajorVersion", "version": "1.0.0", "product": "Thing", "local": "local", "id": "com.example.w",
        "swift": "5.0", "condition": "DEBUG BETA", "information": "Info.plist", "entitlements": "W.entitlements",
        "setting": "INFOPLIST_KEY_A", "value": "B", "configuration": "Debug", "organisation": "O", "script": "Run",
        "directory": "",
    ]

    private func project(_ parts: [String: String] = [:], settings: String = "") -> String {
        let parts = HostileProjectTests.usual.merging(parts) { $1 }
        func q(_ key: String) -> String {
            let text = parts[key, default: ""].replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "\"\(text)\""
        }
        let requirement = ["minimumVersion", "maximumVersion", "version", "branch", "revision"]
            .map { "\($0) = \(q("version"));" }.joined()
        return .project(
            """
            ROOT = {isa = PBXProject; attributes = {ORGANIZATIONNAME = \(q("organisation")); };
            \tdevelopmentRegion = \(q("region")); mainGroup = G; targets = (T, ); projectDirPath = \(q("directory")); };
            G = {isa = PBXGroup; children = (F1, F2, F3, ); sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = \(q("file")); sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = \(q("resource")); sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
            B3 = {isa = PBXBuildFile; fileRef = F3; };
            S = {isa = PBXSourcesBuildPhase; files = (B1, B3, ); }; R = {isa = PBXResourcesBuildPhase; files = (B2, ); };
            H = {isa = PBXShellScriptBuildPhase; name = \(q("script")); shellScript = "touch canary"; };
            T = {isa = PBXNativeTarget; name = \(q("name")); productType = "com.apple.product-type.app-extension";
            \tbuildPhases = (S, R, H, ); buildConfigurationList = L; packageProductDependencies = (P1, P2, ); };
            L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
            C = {isa = XCBuildConfiguration; name = \(q("configuration")); buildSettings = {
            \tPRODUCT_BUNDLE_IDENTIFIER = \(q("id")); SWIFT_VERSION = \(q("swift"));
            \tSWIFT_ACTIVE_COMPILATION_CONDITIONS = \(q("condition")); INFOPLIST_FILE = \(q("information"));
            \tCODE_SIGN_ENTITLEMENTS = \(q("entitlements")); \(q("setting")) = \(q("value")); \(settings) }; };
            K1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = \(q("url"));
            \trequirement = {kind = \(q("kind")); \(requirement) }; };
            K2 = {isa = XCLocalSwiftPackageReference; relativePath = \(q("local")); };
            P1 = {isa = XCSwiftPackageProductDependency; package = K1; productName = \(q("product")); };
            P2 = {isa = XCSwiftPackageProductDependency; package = K2; productName = \(q("product")); };
            """)
    }

    private func fixture(_ project: String, _ more: [String: String] = [:]) throws -> Fixture {
        try Fixture(
            ["App.xcodeproj/project.pbxproj": project, "W.swift": .widget, "a.json": "{}", "local/Package.swift": ""]
                .merging(more) { $1 })
    }

    @Test func `Whatever a project says, its manifest is a manifest, and its settings are settings`() throws {
        var random = SeededGenerator(seed: 11)
        var (manifests, settings): ([String], [BuildSettings]) = ([], [])
        let kinds = ["upToNextMinorVersion", "versionRange", "exactVersion", "branch", "revision"]
        for key in HostileProjectTests.usual.keys.sorted() {
            for payload in HostileText.payloads {
                var parts = [key: payload]
                if Bool.random(using: &random), key != "kind" { parts["kind"] = kinds.pick(&random) }
                let name = payload.filter { $0 != "/" && $0 != "\0" }
                let files =
                    name.isEmpty || name.utf8.count > 200 ? [:] : ["\(name).swift": "import \(name)", name: "b"]
                let fixture = try fixture(project(parts), files)
                guard let imported = try? fixture.imported() else { continue }
                #expect(imported.directory == fixture.path)
                manifests.append(imported.manifest.text)
                for file in imported.manifest.sideFiles {
                    let path = "\(fixture.path)/made.xcconfig"
                    try file.text.write(toFile: path, atomically: true, encoding: .utf8)
                    settings.append(BuildSettings())
                    try settings[settings.count - 1].take(fileAt: path)
                }
            }
        }
        #expect(manifests.count > 700, "\(manifests.count)")
        // One at a time, they would take minutes; each has the same names at its top level.
        let parsed = try HostileText.code(
            in: manifests.enumerated().map { $1.replacing("let package =", with: "let package\($0) =") },
            isLibrary: false)
        #expect(parsed == [])
        let names = Set(settings.flatMap(\.names))
        #expect(
            names.subtracting(HostileText.payloads).subtracting([
                "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_NAME", "INFOPLIST_KEY_A",
            ]) == [])
        #expect(settings.flatMap(\.problems) == [])
    }

    @Test(arguments: [
        (0..<9).map { "V\($0) = \"" + String(repeating: "$(V\($0 + 1))", count: 100) + "\";" }.joined()
            + "V9 = x; PRODUCT_NAME = \"$(V0)\";",
        "PRODUCT_NAME = \"" + String(repeating: "$(Q)", count: 300_000) + "\";",
    ])
    func `Settings that grow without end are refused by their name`(settings: String) throws {
        let fixture = try fixture(project(settings: settings))
        let error = #expect(throws: BuildSettings.TooLong.self) { try fixture.imported() }
        #expect(error?.name == "PRODUCT_NAME")
    }

    @Test(arguments: ["/", "..", "/etc", "/usr", "/dev/zero", "../../../../../../..", "link", "pipe"])
    func `A file of a target that is no file of the project is left out`(path: String) throws {
        for part in ["file", "resource"] {
            let fixture = try fixture(project([part: path]))
            try FileManager.default.createSymbolicLink(
                atPath: fixture.path + "/link", withDestinationPath: "/dev/zero")
            #expect(mkfifo(fixture.path + "/pipe", 0o600) == 0)
            let imported = try fixture.imported()
            #expect(imported.notes.contains { $0.contains(" is left out: it is ") }, "\(imported.notes)")
            #expect(imported.manifest.targets.map(\.folder.resources.count) == [part == "file" ? 1 : 0])
        }
    }

    @Test(arguments: ["/dev/zero", "pipe", "/proc/self/mem", "/"])
    func `An Info.plist or entitlements that cannot be read are told`(path: String) throws {
        for part in ["information", "entitlements"] {
            let fixture = try fixture(project([part: path]))
            #expect(mkfifo(fixture.path + "/pipe", 0o600) == 0)
            let notes = try fixture.imported().notes
            #expect(notes.contains { $0.contains("\(path): ") }, "\(notes)")
        }
    }

    @Test func `A folder whose links lead to more than a project has is refused soon`() throws {
        let fixture = try fixture(project(["resource": "all"]))
        for depth in 0..<20 {
            let folder = "\(fixture.path)/\(depth == 0 ? "all" : "inner\(depth)")"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for name in ["one", "other"] {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(folder)/\(name)", withDestinationPath: "../inner\(depth + 1)")
            }
        }
        let error = #expect(throws: Unreadable.self) { try fixture.imported() }
        #expect(error?.reason == "more than 100000 files are around it")
    }

    @Test func `Settings that are included later count, and a file that is missing is told`() throws {
        let objects = project(settings: "").replacing(
            "ROOT = {isa",
            with: "X = {isa = PBXFileReference; path = A.xcconfig; sourceTree = \"<group>\"; };\nROOT = {isa"
        ).replacing("children = (F1,", with: "children = (X, F1,").replacing(
            "buildSettings = {", with: "baseConfigurationReference = X; buildSettings = {"
        ).replacing("PRODUCT_BUNDLE_IDENTIFIER = \"com.example.w\";", with: "")
        let fixture = try fixture(
            objects,
            [
                "A.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER = own.id\n#include \"B.xcconfig\"\n#include \"None.xcconfig\"",
                "B.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER = late.id",
            ])
        let imported = try fixture.imported()
        #expect(imported.manifest.targets.map(\.settings.bundleIdentifier) == ["late.id"])
        #expect(
            imported.notes.contains("\(fixture.path)/A.xcconfig: it includes None.xcconfig, which is not there"))
    }

    @Test func `A package stays within the folder of its project, unless another is named`() throws {
        let fixture = try Fixture([
            "a/b/App.xcodeproj/project.pbxproj": project(["file": "../../other/E.swift"]), "a/b/W.swift": .widget,
            "a/b/a.json": "{}", "other/E.swift": "struct E {}",
        ])
        let inside = try fixture.imported("a/b")
        #expect(inside.directory == fixture.path + "/a/b")
        #expect(inside.manifest.targets.map(\.sources) == [["W.swift"]])
        #expect(
            inside.notes.contains(
                "../../other/E.swift is left out: it is outside of \(fixture.path)/a/b; '--directory DIR' writes the "
                    + "package to a folder around both"))
        let around = try fixture.imported("a/b", to: fixture.path)
        #expect(around.directory == fixture.path)
        #expect(around.manifest.targets.map(\.sources) == [["a/b/W.swift", "other/E.swift"]])
        #expect(around.manifest.targets[0].folder.resources == ["a/b/a.json"])
        #expect(throws: TargetImport.Problem.self) { try fixture.imported("a/b", to: fixture.path + "/other") }
    }

    @Test func `A project whose paths begin elsewhere has its package beside it all the same`() throws {
        let other = try Fixture(["W.swift": .widget])
        let fixture = try fixture(project(["directory": "../\(URL(fileURLWithPath: other.path).lastPathComponent)"]))
        let imported = try fixture.imported()
        #expect(imported.directory == fixture.path)
        #expect(imported.manifest.targets.map(\.sources) == [[]])
    }
}
