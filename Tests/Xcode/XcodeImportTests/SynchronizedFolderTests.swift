import Foundation
import Testing
import XcodeImport

/// A project as Xcode 16 writes it, whose folders are kept in step with the disk.
struct SynchronizedFolderTests {
    private func fixture(secondWidget: Bool = false, more: [String: String] = [:]) throws -> Fixture {
        let second =
            secondWidget
            ? String.target(
                "OTHER", named: "OtherWidget", type: "app-extension", with: "fileSystemSynchronizedGroups = (SO, );")
            : ""
        let objects = """
            ROOT = {isa = PBXProject; mainGroup = MAIN; developmentRegion = en; targets = (APP, WIDGET, OTHER, ); };
            MAIN = {isa = PBXGroup; sourceTree = "<group>"; children = (SA, SW, SO, ); };
            SA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (EA, EO, ); };
            SW = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; exceptions = (EW, ); };
            SO = {isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = "<group>"; };
            EA = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WIDGET;
            \tmembershipExceptions = (Model/Step.swift, "/Localized: Localizable.strings", ); };
            EO = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OTHER;
            \tmembershipExceptions = (Model/Step.swift, ); };
            EW = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WIDGET;
            \tmembershipExceptions = (Info.plist, Draft.swift, ); };
            \(String.target(
                "APP", named: "App", type: "application", with: "fileSystemSynchronizedGroups = (SA, );"))
            \(String.target(
                "WIDGET", named: "StepsWidget", type: "app-extension", with: "fileSystemSynchronizedGroups = (SW, );",
                settings: "INFOPLIST_FILE = Widget/Info.plist; "))
            \(second)
            """
        let files = [
            "Steps.xcodeproj/project.pbxproj": .project(objects), "App/App.swift": "import SwiftUI",
            "App/Model/Step.swift": "struct Step {}", "App/Model/Secret.swift": "struct Secret {}",
            "App/en.lproj/Localizable.strings": "", "App/ko.lproj/Localizable.strings": "",
            "Widget/Bundle.swift": .widget, "Widget/Views/Ring.swift": "import SwiftUI",
            "Widget/Draft.swift": "import SwiftUI", "Widget/Info.plist": .widgetInformation,
            "Widget/Assets.xcassets/Contents.json": "{}", "Other/Main.swift": .widget,
        ]
        return try Fixture(files.merging(more) { $1 })
    }

    @Test func `Its own folder is the target's, but for the exceptions, with those of other folders`() throws {
        let target = try #require(try fixture().imported().manifest.targets.first)
        #expect(target.sources == ["Widget/Bundle.swift", "Widget/Views/Ring.swift", "App/Model/Step.swift"])
        #expect(
            target.folder.excluded == [
                "App/App.swift", "App/Model/Secret.swift", "Other", "Steps.xcodeproj", "Widget/Draft.swift",
                "Widget/Info.plist",
            ])
        #expect(target.folder.resources == ["Widget/Assets.xcassets"])
        #expect(target.folder.isLocalized)
    }

    @Test func `Of targets that share files, a build takes one, and the person is told how to take another`() throws {
        let imported = try fixture(secondWidget: true).imported()
        #expect(imported.manifest.alternatives == ["StepsWidget", "OtherWidget"])
        #expect(
            imported.manifest.text.hasSuffix(
                """
                // These share files, and a file may be in one target of a package only: WIDGET=NAME swift build
                let alternatives = ["StepsWidget", "OtherWidget"]
                let chosen = Context.environment["WIDGET"] ?? "StepsWidget"
                package.targets.removeAll { alternatives.contains($0.name) && $0.name != chosen }

                """))
        #expect(imported.notes.contains { $0.contains("'WIDGET=OtherWidget swift build' another") })
    }

    @Test func `A target may be chosen by name, and an unknown one is answered with those that there are`() throws {
        let fixture = try fixture(secondWidget: true)
        #expect(try fixture.imported(taking: ["OtherWidget"]).manifest.targets.map(\.name) == ["OtherWidget"])
        #expect(throws: TargetImport.Problem.noTarget("Else", known: ["StepsWidget", "OtherWidget"])) {
            try fixture.imported(taking: ["Else"])
        }
    }

    @Test func `What the same project yields is the same each time`() throws {
        let fixture = try fixture(secondWidget: true)
        let first = try fixture.imported()
        for _ in 0..<5 {
            let again = try fixture.imported()
            #expect(again.manifest.text == first.manifest.text && again.notes == first.notes)
        }
    }

    @Test func `Settings are read of a file in a folder that is kept in step`() throws {
        let fixture = try fixture(more: ["Other/Widget.xcconfig": "SWIFT_VERSION = 6.0\n"])
        let file = FileTree(fixture.path).absolute("Steps.xcodeproj/project.pbxproj")
        let text = FileTree("/").text(file).replacing(
            "buildSettings = {INFOPLIST_FILE",
            with: "baseConfigurationReferenceAnchor = SO; baseConfigurationReferenceRelativePath = Widget.xcconfig; "
                + "buildSettings = {INFOPLIST_FILE")
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        #expect(try fixture.imported().manifest.targets[0].settings.languageMode == "6")
    }

    @Test func `An extension of another kind is none`() throws {
        let other = String.widgetInformation.replacing("widgetkit-extension", with: "usernotifications.service")
        #expect(throws: (any Error).self) { try fixture(more: ["Widget/Info.plist": other]).imported() }
    }
}
