import Testing
import XcodeImport
import XcodeFiles

/// A project as Xcode 15 writes it, which lists each file.
struct BuildPhaseTests {
    private func fixture(
        settings: String = "", entitlements: String = "<dict/>", more: [String: String] = [:], files: String = "",
        targetParts: String = "", debug: String = "", release: String = ""
    ) throws -> Fixture {
        let objects = """
            ROOT = {isa = PBXProject; mainGroup = MAIN; developmentRegion = ko; targets = (APP, WIDGET, );
            \tbuildConfigurationList = PL; };
            PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR, ); };
            PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;
            \tSWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; }; };
            PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
            MAIN = {isa = PBXGroup; sourceTree = "<group>"; children = (GA, GW, ); };
            GA = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (FA, FS, ); };
            GW = {isa = PBXGroup; path = "Steps Widget"; sourceTree = "<group>"; children = (FW, FX, FL, FB, FG, ); };
            FA = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            FS = {isa = PBXFileReference; path = Model/Store.swift; sourceTree = "<group>"; };
            FW = {isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
            FG = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
            FX = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            FL = {isa = PBXVariantGroup; name = Localizable.strings; sourceTree = "<group>"; children = (FE, FK, ); };
            FE = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
            FK = {isa = PBXFileReference; name = ko; path = ko.lproj/Localizable.strings; sourceTree = "<group>"; };
            FB = {isa = PBXFileReference; path = Base.storyboard; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = FA; }; B2 = {isa = PBXBuildFile; fileRef = FS; };
            B3 = {isa = PBXBuildFile; fileRef = FS; }; B4 = {isa = PBXBuildFile; fileRef = FW; };
            B5 = {isa = PBXBuildFile; fileRef = FX; }; B6 = {isa = PBXBuildFile; fileRef = FL; };
            B7 = {isa = PBXBuildFile; fileRef = FB; }; \(files)
            SA = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
            SW = {isa = PBXSourcesBuildPhase; files = (B3, B4, ); };
            B9 = {isa = PBXBuildFile; fileRef = FG; }; SX = {isa = PBXSourcesBuildPhase; files = (B9, ); };
            RW = {isa = PBXResourcesBuildPhase; files = (B5, B6, B7, ); };
            \(String.target("APP", named: "App", type: "application", with: "buildPhases = (SA, );"))
            \(String.target(
                "WIDGET", named: "Steps Widget", type: "app-extension",
                with: "buildPhases = (SW, RW, ); \(targetParts)",
                settings: "INFOPLIST_FILE = \"$(SRCROOT)/Steps Widget/Info.plist\"; "
                    + "CODE_SIGN_ENTITLEMENTS = Widget.entitlements; \(settings)",
                debug: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) BETA\"; \(debug)", release: release))
            """
        let files = [
            "Steps.xcodeproj/project.pbxproj": .project(objects), "App/App.swift": "import SwiftUI",
            "App/Model/Store.swift": "import Foundation", "App/Views/Home.swift": "import SwiftUI",
            "Steps Widget/Widget.swift": .widget, "Steps Widget/Info.plist": .widgetInformation,
            "Steps Widget/Assets.xcassets/Contents.json": "{}", "Steps Widget/en.lproj/Localizable.strings": "",
            "Steps Widget/ko.lproj/Localizable.strings": "", "Steps Widget/Base.storyboard": "",
            "Widget.entitlements": entitlements,
        ]
        return try Fixture(files.merging(more) { $1 })
    }

    @Test func `Its manifest names what the widget is made of, and leaves out the rest`() throws {
        let manifest = try fixture().imported("Steps.xcodeproj").manifest
        #expect(
            manifest.text == """
                // swift-tools-version: 6.2
                // The widgets of Steps.xcodeproj, on Linux. Written by 'groupwidgets init'; change it as you like.
                import PackageDescription

                let package = Package(
                    name: "Steps",
                    defaultLocalization: "ko",
                    dependencies: [.package(url: "https://example.org/groupdefaults.git", branch: "main")],
                    targets: [
                        .executableTarget(
                            name: "Steps_Widget",
                            dependencies: [
                                .product(name: "SwiftUI", package: "groupdefaults"),
                                .product(name: "WidgetKit", package: "groupdefaults"),
                            ],
                            path: ".",
                            exclude: [
                                "App/App.swift", "App/Views", "Steps Widget/Base.storyboard", "Steps Widget/Info.plist",
                                "Steps.xcodeproj", "Steps_Widget.xcconfig", "Widget.entitlements",
                            ],
                            resources: [.process("Steps Widget/Assets.xcassets")],
                            swiftSettings: [.swiftLanguageMode(.v5), .define("BETA", .when(configuration: .debug))],
                            plugins: [.plugin(name: "WidgetExtension", package: "groupdefaults")]),
                    ]
                )

                """)
    }

    @Test func `What is shared, and what is left out, is said with the reason`() throws {
        let notes = try fixture().imported().notes
        #expect(notes.contains("Steps Widget shares with App: App/Model/Store.swift"))
        #expect(
            notes.contains("Steps Widget/Base.storyboard is left out: there is no Interface Builder on Linux"))
        #expect(notes.count == 2)
    }

    @Test func `A file that is not there is named`() throws {
        let fixture = try fixture(targetParts: "buildPhases = (SW, RW, SX, );")
        #expect(
            try fixture.imported().notes.contains(
                "Steps Widget/Gone.swift is left out: the project names it, but it is not there"))
    }

    @Test func `Settings become those of the package`() throws {
        let settings =
            "SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES;"
        let text = try fixture(settings: settings).imported().manifest.text
        #expect(text.contains(".swiftLanguageMode(.v6)"))
        #expect(text.contains(".defaultIsolation(MainActor.self)"))
        #expect(text.contains(".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")"))
        #expect(!text.contains("InferSendableFromCaptures"))
        let earlier = "SWIFT_VERSION = 5.0; SWIFT_APPROACHABLE_CONCURRENCY = YES;"
        #expect(
            try self.fixture(settings: earlier).imported().manifest.text.contains(
                ".enableUpcomingFeature(\"InferSendableFromCaptures\")"))
    }

    @Test func `App groups are those of the entitlements`() throws {
        let list = """
            <dict><key>com.apple.security.application-groups</key><array><string>group.a</string>
            <string>group.b</string></array><key>other</key><array><string>no</string></array></dict>
            """
        let notes = try fixture(entitlements: list).imported().notes
        #expect(notes.contains("Steps Widget is of the app group group.a, group.b"))
    }

    @Test func `A framework that Linux lacks is named with what to do, and one inside a condition is not`() throws {
        let fixture = try fixture(more: [
            "App/Model/Store.swift":
                "import SwiftData\n#if canImport(HealthKit)\nimport HealthKit\n#endif\nstruct Store {}",
            "Steps Widget/Widget.swift": .widget + "\nlet store = Store()",
        ])
        let notes = try fixture.imported().notes
        #expect(
            notes.contains { $0.hasPrefix("there is no SwiftData on Linux (App/Model/Store.swift); let the app write") }
        )
        #expect(!notes.contains { $0.contains("HealthKit") })
    }

    @Test func `Code for a Mac is left alone inside a condition, and named outside`() throws {
        func notes(_ text: String) throws -> [String] {
            try fixture(more: [
                "App/Model/Store.swift": text + "\nstruct Store {}",
                "Steps Widget/Widget.swift": .widget + "\nlet store = Store()",
            ]).imported().notes
        }
        #expect(try notes("import AppKit").contains { $0.hasPrefix("there is no AppKit on Linux") })
        let shared = try notes(
            "#if canImport(AppKit)\nimport AppKit\n#else\nimport SwiftData\nlet a = ModelContext()\n#endif")
        #expect(shared.contains { $0.hasPrefix("there is no SwiftData") } && !shared.contains { $0.contains("AppKit") })
    }

    @Test func `Source of Core Data brings its product`() throws {
        let manifest = try fixture(more: [
            "App/Model/Store.swift": "import CoreData\nstruct Store { let a: NSManagedObject? = nil }",
            "Steps Widget/Widget.swift": .widget + "\nlet store = Store()",
        ]).imported().manifest.text
        #expect(manifest.contains("\"CoreData\""))
    }

    @Test func `An import of which nothing is used gets an empty module`() throws {
        func imported(_ text: String) throws -> TargetImport {
            try fixture(more: [
                "App/Model/Store.swift": text + "\nstruct Store {}",
                "Steps Widget/Widget.swift": .widget + "\nlet store = Store()",
            ]).imported()
        }
        let unused = try imported("import HealthKit\nimport Foundation")
        #expect(unused.manifest.text.contains("\"UnusedImports\""))
        #expect(unused.notes.contains { $0.hasPrefix("HealthKit is imported by App/Model/Store.swift and not used: ") })
        for text in [
            "import HealthKit\nlet a = HKHealthStore()",
            "import HealthKit\n#if canImport(EventKit)\nlet a = EKEventStore()\n#endif",
        ] {
            let used = try imported(text)
            #expect(!used.manifest.text.contains("UnusedImports"))
            #expect(used.notes.contains { $0.hasPrefix("there is no HealthKit on Linux (App/Model/Store.swift)") })
        }
    }

    @Test(arguments: ["let a = SecItemDelete([:])", "extension CFError {}"])
    func `The keychain is a product, which files use that import Foundation`(code: String) throws {
        let fixture = try fixture(more: ["App/Model/Store.swift": "import Foundation\n\(code)"])
        #expect(try fixture.imported().manifest.text.contains("\"Security\""))
    }

    @Test func `Packages keep their versions, and those for Apple's systems alone are left out`() throws {
        let fixture = try fixture(
            files: """
                K1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/swift-dates.git";
                \trequirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
                K2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/onevcat/Kingfisher";
                \trequirement = {kind = branch; branch = main; }; };
                P1 = {isa = XCSwiftPackageProductDependency; package = K1; productName = Dates; };
                P2 = {isa = XCSwiftPackageProductDependency; package = K2; productName = Kingfisher; };
                """, targetParts: "packageProductDependencies = (P1, P2, );")
        let imported = try fixture.imported()
        #expect(
            imported.manifest.text.contains(".package(url: \"https://example.org/swift-dates.git\", from: \"1.2.0\")"))
        #expect(imported.manifest.text.contains(".product(name: \"Dates\", package: \"swift-dates\")"))
        #expect(!imported.manifest.text.contains("Kingfisher"))
        #expect(
            imported.notes.contains { $0.hasPrefix("the package https://github.com/onevcat/Kingfisher is left out") })
    }

    @Test func `A package that is only linked is a dependency too`() throws {
        let fixture = try fixture(
            files: """
                \(BuildPhaseTests.main)
                K1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/swift-dates.git";
                \trequirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
                P1 = {isa = XCSwiftPackageProductDependency; package = K1; productName = Dates; };
                BP = {isa = PBXBuildFile; productRef = P1; };
                BY = {isa = PBXBuildFile; fileRef = FW; };
                SY = {isa = PBXSourcesBuildPhase; files = (BY, ); };
                FY = {isa = PBXFrameworksBuildPhase; files = (BP, ); };
                """, targetParts: "buildPhases = (SY, FY, );")
        #expect(try fixture.imported().manifest.text.contains(".product(name: \"Dates\", package: \"swift-dates\")"))
    }

    private static let main = """
        MAIN = {isa = PBXGroup; sourceTree = "<group>"; children = (GA, GW, FC, FZ, GX, ); };
        """

    @Test func `A package has the version that the project was last built with`() throws {
        let pins = #"{"pins": [{"location": "https://example.org/Swift-Dates", "state": {"version": "1.4.2"}}]}"#
        let fixture = try fixture(
            more: ["Steps.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": pins],
            files: """
                K1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/swift-dates.git";
                \trequirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
                P1 = {isa = XCSwiftPackageProductDependency; package = K1; productName = Dates; };
                """, targetParts: "packageProductDependencies = (P1, );")
        #expect(try fixture.imported().manifest.text.contains(#"swift-dates.git", exact: "1.4.2")"#))
    }

    @Test func `What a project says of a package's version is text to Swift`() throws {
        let fixture = try fixture(
            files: """
                K1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/swift-dates.git";
                \trequirement = {kind = branch; branch = "a\\"), run(\\"\\n"; }; };
                P1 = {isa = XCSwiftPackageProductDependency; package = K1; productName = Dates; };
                """, targetParts: "packageProductDependencies = (P1, );")
        #expect(try fixture.imported().manifest.text.contains(#"branch: "a\"), run(\"\u{a}")"#))
    }

    @Test func `A group that holds itself is read once`() throws {
        let fixture = try fixture(
            files: """
                \(BuildPhaseTests.main)
                GX = {isa = PBXGroup; sourceTree = SDKROOT; children = (GX, FW, ); };
                BY = {isa = PBXBuildFile; fileRef = GX; };
                SY = {isa = PBXSourcesBuildPhase; files = (BY, ); };
                """, targetParts: "buildPhases = (SY, );")
        #expect(try fixture.imported().manifest.targets.map(\.sources) == [["Steps Widget/Widget.swift"]])
    }

    @Test func `A file outside of the project is left out, and one named by its whole path is not`() throws {
        let other = try Fixture(["Z.swift": ""])
        let fixture = try fixture(
            files: """
                \(BuildPhaseTests.main)
                FZ = {isa = PBXFileReference; path = "\(other.path)/Z.swift"; sourceTree = "<absolute>"; };
                BZ = {isa = PBXBuildFile; fileRef = FZ; }; SZ = {isa = PBXSourcesBuildPhase; files = (B4, BZ, ); };
                """, targetParts: "buildPhases = (SZ, );")
        let imported = try fixture.imported()
        #expect(imported.manifest.targets.map(\.sources) == [["Steps Widget/Widget.swift"]])
        #expect(imported.notes.contains { $0.hasPrefix("\(other.path)/Z.swift is left out: it is outside of") })
    }

    @Test func `Settings may be included, and named in both ways`() throws {
        let fixture = try fixture(
            settings: "PRODUCT_BUNDLE_IDENTIFIER = \"${BASE}.$(NAME)$()\";",
            more: [
                "Base.xcconfig": "#include \"More/More.xcconfig\"\n#include? \"None.xcconfig\"\nBASE = $(inherited).a",
                "More/More.xcconfig": "#include \"../Base.xcconfig\"\nNAME = steps\nBASE = com",
            ],
            files: """
                \(BuildPhaseTests.main)
                FC = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
                PD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = FC; buildSettings = {}; };
                """)
        #expect(try fixture.imported().manifest.targets[0].settings.bundleIdentifier == "com.a.steps")
    }

    @Test func `Settings are those of Debug, unless another configuration is asked for`() throws {
        let fixture = try fixture(
            debug: "PRODUCT_BUNDLE_IDENTIFIER = com.steps.debug;", release: "PRODUCT_BUNDLE_IDENTIFIER = com.steps;")
        #expect(try fixture.imported().manifest.targets[0].settings.bundleIdentifier == "com.steps.debug")
        let release = try fixture.imported(in: "Release").manifest.targets[0].settings
        #expect(release.bundleIdentifier == "com.steps" && release.debugConditions == ["BETA"])
        #expect(throws: TargetImport.Problem.noConfiguration("Beta", known: ["Debug", "Release"])) {
            try fixture.imported(in: "Beta")
        }
    }

    @Test func `A project that is damaged is named with the line`() throws {
        let fixture = try Fixture(["A.xcodeproj/project.pbxproj": "{\n<<<<<<< HEAD\n}"])
        #expect {
            try fixture.imported()
        } throws: {
            ($0 as? Unreadable)?.reason.contains("line 2") == true
        }
    }
}
