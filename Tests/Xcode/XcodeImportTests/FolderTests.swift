import Foundation
import Testing
import XcodeImport

/// A folder of sources, without a project.
struct FolderTests {
    @Test func `All of its files are one target`() throws {
        let fixture = try Fixture(["Steps.swift": .widget, "Views/Ring.swift": "import SwiftUI", "README.md": ""])
        let target = try #require(try fixture.imported().manifest.targets.first)
        #expect(target.sources == ["Steps.swift", "Views/Ring.swift"])
        #expect(target.folder.excluded == ["README.md"])
    }

    @Test func `Each file with a widget that is marked as the main one begins a target`() throws {
        let fixture = try Fixture(["Steps/A.swift": .widget, "Steps/B.swift": "", "Heart/A.swift": .widget])
        #expect(try fixture.imported().manifest.targets.map(\.name) == ["Heart", "Steps"])
    }

    @Test func `The word main begins no target`() throws {
        let clock = """
            import WidgetKit
            struct Clock: Widget { let name = Bundle.main.bundleIdentifier; let queue = DispatchQueue.main }
            """
        let fixture = try Fixture(["Steps.swift": .widget, "Clock.swift": clock, "Views/Clock.swift": clock])
        let targets = try fixture.imported().manifest.targets
        #expect(targets.map(\.sources) == [["Clock.swift", "Steps.swift", "Views/Clock.swift"]])
    }

    @Test func `A widget that begins on phones alone is one`() throws {
        let fixture = try Fixture(["Steps.swift": "#if os(iOS)\n\(String.widget)\n#endif", "Ring.swift": ""])
        #expect(try fixture.imported().manifest.targets.map(\.sources) == [["Ring.swift", "Steps.swift"]])
    }

    @Test func `Widgets that begin in one folder are one target`() throws {
        let fixture = try Fixture(["A.swift": .widget, "B.swift": .widget])
        #expect(try fixture.imported().manifest.targets.map(\.sources) == [["A.swift", "B.swift"]])
    }

    @Test func `A link to a folder around it is not followed`() throws {
        let fixture = try Fixture(["Steps.swift": .widget, "Views/Ring.swift": "import SwiftUI"])
        for name in ["first", "second"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(fixture.path)/Views/\(name)", withDestinationPath: fixture.path)
        }
        #expect(try FileTree(fixture.path).files(in: "") == ["Steps.swift", "Views/Ring.swift"])
    }

    @Test func `Beside an app, the folder of the widget is the target`() throws {
        let app = "import SwiftUI\n@main struct Steps: App {}"
        let fixture = try Fixture(["App/App.swift": app, "Widget/A.swift": .widget, "Widget/Views/B.swift": ""])
        let target = try #require(try fixture.imported().manifest.targets.first)
        #expect(target.sources == ["Widget/A.swift", "Widget/Views/B.swift"] && target.folder.path == "Widget")
    }

    @Test func `A publisher of URLSession needs a product that is not imported`() throws {
        let model = "import Combine\nimport Foundation\nlet p = URLSession.shared.dataTaskPublisher(for: url)"
        let with = try Fixture(["A.swift": .widget, "Model.swift": model])
        #expect(
            try with.imported().manifest.targets[0].own == ["Combine", "CombineNetworking", "SwiftUI", "WidgetKit"])
        let without = try Fixture(["A.swift": .widget])
        #expect(try without.imported().manifest.targets[0].own == ["SwiftUI", "WidgetKit"])
    }

    @Test func `Files that ask for iOS are compiled as for it, and left out as they are`() throws {
        let fixture = try Fixture([
            "Steps.swift": .widget, "Provider.swift": "#if os(iOS)\nimport AppIntents\nstruct Provider {}\n#endif",
            "Health.swift": "#if os(iOS)\nimport HealthKit\n#endif",
            "Store.swift": "import Foundation\nlet store = Foundation.UserDefaults.standard",
            "Machine.swift": "import Darwin\nlet root = Darwin.sqrt(2)",
        ])
        let imported = try fixture.imported()
        let target = imported.manifest.targets[0]
        #expect(target.folder.excluded == ["Machine.swift", "Provider.swift", "Store.swift"])
        #expect(!imported.notes.contains { $0.contains("there is no Darwin") })
        #expect(target.own == ["AppIntents", "SwiftUI", "WidgetKit"])
        let setting = "\nGROUPWIDGETS_PHONE_SOURCES = Machine.swift:Provider.swift:Store.swift\n"
        #expect(imported.manifest.sideFiles.map(\.text).joined().contains(setting))
        #expect(
            imported.notes.contains {
                $0.hasSuffix("os(iOS), @objc or missing imports: Machine.swift, Provider.swift, Store.swift")
            })
    }

    @Test func `A file beside the manifest is there for SwiftPM if all files of a target are copied`() throws {
        let fixture = try Fixture(["Widget/Steps.swift": .widget + "\n#if os(iOS)\n#endif", "Notes.txt": ""])
        let manifest = try fixture.imported().manifest
        let target = manifest.targets[0]
        let stub = "\(target.name).copies.swift"
        #expect(target.folder.path == "" && target.folder.excluded == ["Notes.txt", "Widget"])
        #expect(manifest.sideFiles.map(\.name) == ["\(target.name).xcconfig", stub])
        #expect(manifest.text.contains("\(target.name).xcconfig") && !manifest.text.contains(stub))
        #expect(manifest.sideFiles[1].text.hasPrefix("// The target \(target.name) has copies"))
    }

    @Test func `A folder without widgets is refused`() throws {
        let fixture = try Fixture(["App.swift": "import SwiftUI\n@main struct Some: App {}"])
        #expect(throws: TargetImport.Problem.noWidgets(in: fixture.path)) { try fixture.imported() }
    }

    @Test func `Several projects are refused, since none is meant`() throws {
        let fixture = try Fixture(["A.xcodeproj/project.pbxproj": "{}", "B.xcodeproj/project.pbxproj": "{}"])
        #expect(throws: TargetImport.Problem.manyProjects(["A.xcodeproj", "B.xcodeproj"])) { try fixture.imported() }
    }

    @Test func `Of the targets from which Expo makes a project, the widget's is taken`() throws {
        let files = [
            "targets/widget/expo-target.config.js": "module.exports = { type: 'widget' }",
            "targets/widget/Steps.swift": .widget, "targets/share/expo-target.config.json": "{}",
            "targets/share/Share.swift": "import UIKit", "modules/steps/ios/Steps.swift": "import ExpoModulesCore",
            "targets/clip/Clip.swift": .widget,
        ]
        let imported = try Fixture(files).imported()
        #expect(imported.directory.hasSuffix("/targets/widget"))
        #expect(imported.manifest.targets.map(\.sources) == [["Steps.swift"]])
        let two = try Fixture(files.merging(["targets/clip/expo-target.config.js": ""]) { $1 })
        let found = ["clip", "widget"].map { "\(two.path)/targets/\($0)" }
        #expect(throws: TargetImport.Problem.manyProjects(found)) { try two.imported() }
    }

    @Test func `A project that is still to be generated is named, with its generator`() throws {
        let fixture = try Fixture(["ios/Project.swift": "import ProjectDescription", "A.swift": .widget])
        let problem = TargetImport.Problem.notGenerated("\(fixture.path)/ios/Project.swift", by: "Tuist")
        #expect(throws: problem) { try fixture.imported() }
    }

    @Test func `A target that would be named as one of groupdefaults gets another name`() throws {
        let fixture = try Fixture(["WidgetExtension/A.swift": .widget, "Heart/A.swift": .widget])
        let imported = try fixture.imported()
        #expect(!imported.manifest.targets.map(\.name).contains("WidgetExtension"))
        #expect(imported.notes.contains { $0.contains("groupdefaults has a target 'WidgetExtension'") })
    }

    @Test func `A target that is named as a sample keeps its name`() throws {
        let repository = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL.path
        let fixture = try Fixture(["Account/A.swift": .widget, "SceneLayout/A.swift": .widget])
        let imported = try TargetImport(of: fixture.path, from: .path(repository))
        let names = imported.manifest.targets.map(\.name)
        #expect(names.contains("Account") && !names.contains("SceneLayout"))
    }

    @Test func `Targets whose names differ in signs alone get different names`() throws {
        let fixture = try Fixture(["My Widget/A.swift": .widget, "My-Widget/A.swift": .widget])
        let imported = try fixture.imported()
        #expect(imported.manifest.targets.map(\.name).sorted() == ["My_Widget", "My_Widget2"])
        #expect(imported.notes.contains { $0.hasSuffix("is named My_Widget2: another target is named 'My_Widget'") })
    }
}
