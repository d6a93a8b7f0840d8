import Testing
import XcodeFiles
import XcodeImport

/// Modules of the project itself that a widget imports.
struct ProjectModuleTests {
    private func fixture(
        _ widget: String, _ files: [String: String] = [:], targets: String = "", ids: String = ""
    ) throws -> Fixture {
        let objects = """
            ROOT = {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = PL; targets = (WIDGET, \(ids)); };
            MAIN = {isa = PBXGroup; sourceTree = "<group>"; children = (); };
            SW = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
            \(String.target("WIDGET", named: "Steps", type: "app-extension",
                with: "fileSystemSynchronizedGroups = (SW, );"))
            \(targets)
            """.replacing("children = ()", with: "children = (SW, SF, )")
        let own = [
            "Steps.xcodeproj/project.pbxproj": String.project(objects), "Widget/Widget.swift": .widget + widget,
        ]
        return try Fixture(own.merging(files) { $1 })
    }

    private let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Design", products: [.library(name: "DesignKit", targets: ["Design", "Words"])],
            dependencies: [.package(url: "https://example.org/tools.git", from: "1.2.0")],
            targets: [
                .target(name: "Design", dependencies: ["Words", .product(name: "Tools", package: "tools")],
                    swiftSettings: [.define("DESIGN")]),
                .target(name: "Words", path: "Words"), .testTarget(name: "DesignTests", dependencies: ["Design"]),
            ])
        """

    @Test func `A package's module that imports Apple's is a target, with what it imports`() throws {
        let fixture = try fixture(
            "\nimport Design\nlet badge = Badge()",
            [
                "Packages/Design/Package.swift": manifest,
                "Packages/Design/Sources/Design/Badge.swift":
                    "import SwiftUI\nimport Tools\nimport Words\nstruct Badge {}",
                "Packages/Design/Words/Words.swift": "struct Words {}", "Packages/Design/Words/Notes.md": "",
                "Packages/Design/Words/Media.xcassets/Contents.json": "{}",
                "Packages/Design/Tests/DesignTests/Tests.swift": "",
            ])
        let imported = try fixture.imported()
        #expect(imported.manifest.targets.map(\.name) == ["Steps", "Design", "Words"])
        let design = imported.manifest.targets[1]
        #expect(design.isLibrary && design.folder.path == "Packages/Design/Sources/Design")
        #expect(imported.manifest.targets[0].siblings == ["Design"])
        #expect(imported.manifest.targets[2].folder.resources == ["Media.xcassets"])
        let text = imported.manifest.text
        #expect(text.contains(#".package(url: "https://example.org/tools.git", "1.2.0"..<"2.0.0")"#))
        #expect(text.contains(#".product(name: "Tools", package: "tools")"#))
        #expect(text.contains(#"swiftSettings: [.swiftLanguageMode(.v5), .define("DESIGN")]"#))
    }

    @Test func `A package that needs nothing of Apple's is a dependency`() throws {
        let fixture = try fixture(
            "\nimport Words\nlet words = Words()",
            [
                "Packages/Design/Package.swift": manifest, "Packages/Design/Sources/Design/Badge.swift": "import Tools",
                "Packages/Design/Words/Words.swift": "public struct Words {}",
            ])
        let text = try fixture.imported().manifest.text
        #expect(text.contains(#".package(path: "Packages/Design")"#))
        #expect(text.contains(#".product(name: "DesignKit", package: "Design")"#))
    }

    @Test(arguments: [
        ("", "URLRequest", ["Steps", "Words"]), ("import FoundationNetworking\n", "URLRequest", ["Steps"]),
        ("", "URLCache", ["Steps", "Words"]), ("import FoundationXML\n", "XMLParser", ["Steps"]),
    ])
    func `A package that uses Foundation's network or XML is a target, unless it imports Linux's module`(
        line: String, type: String, targets: [String]
    ) throws {
        let fixture = try fixture(
            "\nimport Words\nlet words = Words()",
            [
                "Packages/Design/Package.swift": manifest, "Packages/Design/Sources/Design/Badge.swift": "import Tools",
                "Packages/Design/Words/Words.swift":
                    "import Foundation\n\(line)public struct Words { let value: \(type) }",
            ])
        #expect(try fixture.imported().manifest.targets.map(\.name) == targets)
    }

    @Test func `A name that only a condition of the target brings in is followed`() throws {
        let objects = """
            ROOT = {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = PL; targets = (WIDGET, ); };
            MAIN = {isa = PBXGroup; sourceTree = "<group>"; children = (SW, ); };
            SW = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
            \(String.target("WIDGET", named: "Steps", type: "app-extension",
                with: "fileSystemSynchronizedGroups = (SW, );",
                settings: "INFOPLIST_FILE = Widget/Info.plist; SWIFT_ACTIVE_COMPILATION_CONDITIONS = EXTENSION;"))
            """
        let fixture = try Fixture([
            "Steps.xcodeproj/project.pbxproj": .project(objects),
            "Widget/Idle.swift": "import HealthKit\nstruct Idle {}",
            "Widget/Info.plist": .widgetInformation,
            "Widget/Widget.swift": "#if EXTENSION\n\(String.widget)\nlet used = Used()\n#endif",
            "Widget/Used.swift": "import AVFoundation\nstruct Used {}",
        ])
        #expect(try fixture.imported().manifest.targets[0].sources == ["Widget/Used.swift", "Widget/Widget.swift"])
    }

    @Test func `A package that is named as a module is asked first whether it provides it`() throws {
        func package(_ name: String) -> String {
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "Words", targets: ["Words"])],
                targets: [.target(name: "Words", path: "Source")])
            """
        }
        let fixture = try fixture(
            "\nimport Words\nlet words = Words()",
            [
                "Packages/App/Package.swift": package("App"), "Packages/Words/Package.swift": package("Words"),
                "Packages/App/Source/Words.swift": "import SwiftUI\npublic struct Words {}",
                "Packages/Words/Source/Words.swift": "import SwiftUI\npublic struct Words {}",
            ])
        #expect(try fixture.imported().manifest.targets.last?.folder.path == "Packages/Words/Source")
    }

    @Test func `A clone in the project's folder is in the place of a package from elsewhere`() throws {
        let objects = """
            ROOT = {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = PL; targets = (WIDGET, ); };
            MAIN = {isa = PBXGroup; sourceTree = "<group>"; children = (SW, ); };
            SW = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
            K1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Marquee.git";
            \trequirement = {kind = branch; branch = main; }; };
            P1 = {isa = XCSwiftPackageProductDependency; package = K1; productName = Marquee; };
            \(String.target("WIDGET", named: "Steps", type: "app-extension",
                with: "fileSystemSynchronizedGroups = (SW, ); packageProductDependencies = (P1, );"))
            """
        let marquee = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Marquee", products: [.library(name: "Marquee", targets: ["Marquee"])],
                targets: [.target(name: "Marquee")])
            """
        let fixture = try Fixture([
            "Steps.xcodeproj/project.pbxproj": .project(objects), "Packages/marquee/Package.swift": marquee,
            "Packages/marquee/Sources/Marquee/Marquee.swift": "import SwiftUI\npublic struct Marquee {}",
            "Widget/Widget.swift": "import Marquee\n" + .widget + "\nlet marquee = Marquee()",
        ])
        let manifest = try fixture.imported().manifest
        #expect(manifest.targets.map(\.name) == ["Steps", "Marquee"])
        #expect(!manifest.text.contains("example.org/Marquee"))
    }

    @Test func `A package around the project's folder is named as that folder`() throws {
        let objects = """
            ROOT = {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = PL; targets = (WIDGET, ); };
            MAIN = {isa = PBXGroup; sourceTree = "<group>"; children = (SW, ); };
            SW = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
            K1 = {isa = XCLocalSwiftPackageReference; relativePath = ..; };
            P1 = {isa = XCSwiftPackageProductDependency; package = K1; productName = Words; };
            \(String.target("WIDGET", named: "Steps", type: "app-extension",
                with: "fileSystemSynchronizedGroups = (SW, ); packageProductDependencies = (P1, );"))
            """
        let fixture = try Fixture([
            "words/Package.swift": "", "words/App/Steps.xcodeproj/project.pbxproj": .project(objects),
            "words/App/Widget/Widget.swift": "import Words\n" + .widget,
        ])
        let text = try fixture.imported("words/App").manifest.text
        #expect(text.contains(#".package(path: "..")"#))
        #expect(text.contains(#".product(name: "Words", package: "words")"#))
    }

    @Test func `A framework of the project is a target`() throws {
        let targets = """
            SF = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };

            """
            + String.target(
                "SHARED", named: "Shared Kit", type: "framework", with: "fileSystemSynchronizedGroups = (SF, );",
                settings: "PRODUCT_NAME = \"$(TARGET_NAME)\";")
        let imported = try fixture(
            "\nimport Shared_Kit\nlet store = Store()",
            ["Shared/Store.swift": "import SwiftUI\npublic struct Store {}"], targets: targets, ids: "SHARED, "
        ).imported()
        #expect(imported.manifest.targets.map(\.name) == ["Steps", "Shared_Kit"])
        #expect(imported.manifest.text.contains("dependencies: [\n                \"Shared_Kit\","))
        #expect(imported.notes == ["Shared_Kit is a target here: a module of the project that is imported"])
    }

    @Test func `A file of two targets is in one, and the other has a copy`() throws {
        let targets = """
            SF = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; exceptions = (ES, ); };
            ES = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WIDGET;
            \tmembershipExceptions = (Both.swift, ); };

            """
            + String.target(
                "SHARED", named: "Shared", type: "framework", with: "fileSystemSynchronizedGroups = (SF, );",
                settings: "PRODUCT_NAME = Shared;")
        let imported = try fixture(
            "\nimport Shared\nlet store = Store(), both = Both()",
            ["Shared/Store.swift": "public struct Store {}", "Shared/Both.swift": "struct Both {}"], targets: targets,
            ids: "SHARED, "
        ).imported()
        #expect(imported.manifest.targets[0].sources.contains("Shared/Both.swift"))
        #expect(imported.manifest.targets[1].folder.excluded == ["Both.swift"])
        let settings = imported.manifest.sideFiles.last?.text
        #expect(settings?.contains("GROUPWIDGETS_PHONE_SOURCES = Shared/Both.swift") == true)
        #expect(imported.notes.contains("Shared has copies of files that another target has: Shared/Both.swift"))
    }

    @Test func `A framework without Swift is no target`() throws {
        let targets =
            "SF = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = \"<group>\"; };\n"
            + String.target(
                "SHARED", named: "Shared", type: "framework", with: "fileSystemSynchronizedGroups = (SF, );",
                settings: "PRODUCT_NAME = Shared;")
        let imported = try fixture(
            "\nimport Shared", ["Shared/Store.m": ""], targets: targets, ids: "SHARED, "
        ).imported()
        #expect(imported.manifest.targets.map(\.name) == ["Steps"])
        #expect(imported.notes.contains("the module Shared is left out: it has no Swift file"))
    }

    @Test func `A package that only files that are left out import is no dependency`() throws {
        let words = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Words", products: [.library(name: "Words", targets: ["Words"])], targets: [.target(name: "Words")])
            """
        let design = manifest.replacing(
            ".package(url: \"https://example.org/tools.git\", from: \"1.2.0\")", with: ".package(path: \"../Words\")"
        ).replacing("[\"Words\", .product(name: \"Tools\", package: \"tools\")]", with: "[\"Words\"]")
            .replacing(".target(name: \"Words\", path: \"Words\"), ", with: "").replacing(", \"Words\"]", with: "]")
        let fixture = try fixture(
            "\nimport Design\nlet badge = Badge()",
            [
                "Packages/Design/Package.swift": design, "Packages/Words/Package.swift": words,
                "Packages/Words/Sources/Words/Words.swift": "public struct Words {}",
                "Packages/Design/Sources/Design/Badge.swift": "import SwiftUI\npublic struct Badge {}",
                "Packages/Design/Sources/Design/Reader.swift": "import Words\nimport AVFoundation\nstruct Reader {}",
            ])
        let imported = try fixture.imported()
        #expect(imported.manifest.targets.map(\.name) == ["Steps", "Design"])
        #expect(!imported.manifest.text.contains("Packages/Words"), "\(imported.manifest.text)")
    }

    @Test func `Files that the widget only carries are left out if they need what is not here`() throws {
        let files = [
            "Widget/Used.swift": "struct Used {}",
            "Widget/Player.swift": "import AVFoundation\nimport Kingfisher\nstruct Player { let list = List() }",
            "Widget/List.swift": "struct List {}",
        ]
        let imported = try fixture("\nlet used = Used()", files).imported()
        #expect(imported.manifest.targets[0].sources == ["Widget/Widget.swift", "Widget/Used.swift"])
        #expect(
            imported.notes == [
                "Widget/List.swift, Widget/Player.swift are left out: nothing that the widget uses names what they "
                    + "declare; they import AVFoundation, Kingfisher"
            ])
        // An app's screens are made with more of UIKit than is here.
        let screen = ["Widget/Player.swift": "import UIKit\nclass Player: UIViewController { let list = List() }"]
        let screened = try fixture("\nlet used = Used()", files.merging(screen) { $1 }).imported()
        #expect(screened.manifest.targets[0].sources == ["Widget/Widget.swift", "Widget/Used.swift"])
        // Without a need, all are kept.
        let kept = try fixture("\nlet used = Used()", files.merging(["Widget/Player.swift": ""]) { $1 }).imported()
        #expect(kept.manifest.targets[0].sources.count == 4 && kept.notes.isEmpty)
    }

    @Test func `So are those whose needs another module leaves out`() throws {
        let fixture = try fixture(
            "\nimport Design\nlet badge = Badge()",
            [
                "Packages/Design/Package.swift": manifest,
                "Packages/Design/Sources/Design/Badge.swift":
                    "import SwiftUI\nimport Words\npublic struct Badge { let word: Word }",
                "Packages/Design/Sources/Design/Reader.swift": "import Words\nstruct Reader { let pages: Pages }",
                "Packages/Design/Words/Word.swift": "public struct Word {}",
                "Packages/Design/Words/Pages.swift": "import AVFoundation\npublic struct Pages {}",
            ])
        let imported = try fixture.imported()
        #expect(
            imported.manifest.targets.map(\.sources) == [
                ["Widget/Widget.swift"], ["Packages/Design/Sources/Design/Badge.swift"],
                ["Packages/Design/Words/Word.swift"],
            ])
        #expect(
            imported.notes.contains(
                "Packages/Design/Sources/Design/Reader.swift is left out: nothing that the widget uses names what it "
                    + "declares; it imports Words"))
    }

    @Test func `A file is found by its name in any case, as on macOS`() throws {
        let targets = """
            SF = {isa = PBXGroup; path = shared; sourceTree = "<group>"; children = (FS, ); };
            FS = {isa = PBXFileReference; path = store.swift; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = FS; }; PH = {isa = PBXSourcesBuildPhase; files = (B, ); };
            \(String.target("OTHER", named: "Other", type: "app-extension", with: "buildPhases = (PH, );"))
            """
        let imported = try fixture(
            "", ["Shared/Store.swift": .widget], targets: targets, ids: "OTHER, "
        ).imported()
        #expect(imported.manifest.targets.last?.sources == ["Shared/Store.swift"])
    }

    @Test func `Members of colours are made for assets only where the project asks for them`() throws {
        let asset = ["Widget/Assets.xcassets/Contents.json": "{}"]
        let name = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
        #expect(try fixture("", asset).imported().manifest.sideFiles.first?.text.contains("\(name) = NO") == true)
        let project = """
            PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
            PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(name) = YES; }; };
            """
        let asking = try fixture("", asset, targets: project).imported()
        #expect(asking.manifest.sideFiles.allSatisfy { !$0.text.contains(name) })
    }
}
