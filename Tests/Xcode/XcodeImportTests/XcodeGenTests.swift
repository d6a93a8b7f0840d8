import Testing
import TestSupport
import XcodeFiles
import XcodeImport

/// A project that XcodeGen would generate.
struct XcodeGenTests {
    private let project = """
        name: Steps
        options: {bundleIdPrefix: com.example}
        configs: {Debug: debug, Store: release}
        packages:
          Model: {path: Packages/Model}
          Ink: {github: JohnSundell/Ink, from: 0.5.0}
        settingGroups:
          six: {SWIFT_VERSION: 6.0}
        settings: {MARKETING_VERSION: 2.1.0}
        targetTemplates:
          Extension:
            type: app-extension
            platform: iOS
            sources: [Shared]
            settings: {groups: [six]}
            info:
              path: ${target_name}/Info.plist
              properties:
                NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
                GroupName: ${group}
        targets:
          App: {type: application, platform: iOS, sources: [App]}
          Steps_Widget:
            templates: [Extension]
            templateAttributes: {group: group.com.example}
            sources:
              - path: Widget
                excludes: ["**/*.md", "Old/*", Drafts]
              - App/Step.swift
            settings:
              configs:
                debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG STEPS}
            entitlements:
              path: Widget/Widget.entitlements
              properties:
                com.apple.security.application-groups: [group.com.example]
            dependencies: [{package: Ink}]
            postBuildScripts: [{name: Lint, script: lint}]

        """
    private let files = [
        "Widget/Steps.swift": String.widget, "Widget/Notes.md": "", "Widget/Old/Steps.swift": "", "App/App.swift": "",
        "Widget/Drafts/More/Steps.swift": "", "App/Step.swift": "", "Shared/Shared.swift": "",
    ]

    @Test func `Its widget has the files, settings and packages of the description`() throws {
        let fixture = try Fixture(files.merging(["project.yml": project]) { $1 })
        let imported = try fixture.imported()
        let target = try #require(imported.manifest.targets.first)
        #expect(imported.manifest.targets.map(\.name) == ["Steps_Widget"] && imported.manifest.name == "Steps")
        #expect(target.sources == ["Widget/Steps.swift", "App/Step.swift", "Shared/Shared.swift"])
        #expect(target.settings.bundleIdentifier == "com.example.Steps-Widget")
        #expect(target.settings.languageMode == "6" && target.settings.conditions == ["STEPS"])
        #expect(target.settings.ofInformation["MARKETING_VERSION"] == "2.1.0")
        #expect(target.settings.ofInformation["INFOPLIST_KEY_GroupName"] == "group.com.example")
        #expect(target.others.map(\.name) == ["Ink"])
        let ink = WidgetTarget.Source.remote(url: "https://github.com/JohnSundell/Ink", requirement: .from("0.5.0"))
        #expect(target.others.map(\.source) == [ink])
        #expect(imported.notes.contains("Steps_Widget is of the app group group.com.example"))
        #expect(imported.notes.contains { $0.hasPrefix("Lint is left out") })
    }

    @Test func `Included descriptions are merged, and their paths are relative to themselves`() throws {
        let fixture = try Fixture([
            "ios/project.yml": """
            include: [../Common/base.yml, {path: Parts/widget.yml, relativePaths: false}]
            targets:
              Widget:
                sources:REPLACE: [Mine]
            """,
            "Common/base.yml": "name: Base\\nsettings: {base: {SWIFT_VERSION: 6}}\\n"
                .replacing("\\n", with: "\n")
                + "targets:\n  Widget: {type: app-extension, sources: [Theirs]}\n"
                + "  Other: {type: app-extension, sources: Source}\n",
            "ios/Parts/widget.yml": "targets:\n  Third: {type: app-extension, sources: [{path: Third}]}\n",
            "ios/Mine/A.swift": .widget, "Common/Theirs/B.swift": .widget, "Common/Source/C.swift": .widget,
            "ios/Third/D.swift": .widget,
        ])
        let manifest = try fixture.imported("ios", to: fixture.path).manifest
        #expect(
            Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.sources) }) == [
                "Other": ["Common/Source/C.swift"], "Third": ["ios/Third/D.swift"], "Widget": ["ios/Mine/A.swift"],
            ])
        #expect(manifest.targets.allSatisfy { $0.settings.languageMode == "6" })
    }

    @Test func `An alias stands for its anchor, and a merge key for the members of another`() throws {
        let fixture = try Fixture([
            "project.yml": """
            name: Steps
            common: &common {type: app-extension, settings: &six {SWIFT_VERSION: 6.0}}
            settings: *six
            targets:
              Widget: {<<: *common, sources: Widget}
            """,
            "Widget/Steps.swift": .widget,
        ])
        #expect(try fixture.imported("project.yml").manifest.targets[0].settings.languageMode == "6")
    }

    @Test(arguments: [
        ("name: Steps\ntargets: {Widget: [}\n", "line 2: "),
        ("include: project.yml\n", "it includes itself"),
        ("targets: &all {Widget: *all}\n", "too deep in each other"),
        (
            "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
                + zip("bcdef", "abcde").map {
                    "\($0): &\($0) [*\($1), *\($1), *\($1), *\($1), *\($1), *\($1), *\($1), *\($1), *\($1), *\($1)]\n"
                }.joined() + "targets: {}\n", "too many"
        ),
    ])
    func `A description that cannot be read is named, with the reason`(text: String, reason: String) throws {
        let fixture = try Fixture(["project.yml": text, "Widget.swift": .widget])
        let error = try #require(throws: Unreadable.self) { try fixture.imported("project.yml") }
        #expect(error.file == "\(fixture.path)/project.yml" && error.reason.contains(reason), "\(error)")
    }

    @Test func `A file of that name may be another tool's`() throws {
        let fixture = try Fixture(["project.yml": "name: website\n", "A.swift": .widget])
        #expect(try fixture.imported().manifest.targets.count == 1)
    }
}
