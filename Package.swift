// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What our own code is held to.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
]
let nonsending = SwiftSetting.enableUpcomingFeature("NonisolatedNonsendingByDefault")

/// The modules whose protocols ask source of iOS for async methods. Their implementations inherit `nonsending`, or a written
/// `@concurrent`, even in a type of the main actor, and could then use nothing else of that type.
let modulesWithAsyncRequirements: Set = ["AppIntents", "WidgetKit"]

/// Source as it is written for iOS, which must compile as it is.
let asForIOS: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// As Xcode 26 compiles a new project.
let asForNewProjects: [SwiftSetting] = [
    .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The targets of a storey, each in a folder of its own name.
func storey(_ folder: String, _ targets: [Target]) -> [Target] {
    for target in targets { target.path = "\(folder)/\(target.name)" }
    return targets
}

// Each storey stands on those above it, and each target on those before it. These are the only arrows: a test reads them here.

let ground = storey(
    "Sources/Ground",
    [
        .target(name: "CLinux"),
        .target(name: "GroupSystem", dependencies: ["CLinux"]),
        .target(name: "GroupText"),
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .yum(["zlib-devel"])]),
        .target(name: "HTTPServer", dependencies: ["GroupSystem", "GroupText", "CZlib"]),
    ])

let groups = storey(
    "Sources/Groups",
    [
        .target(name: "GroupStore", dependencies: ["GroupSystem", "GroupText"]),
        .target(name: "GroupWatch", dependencies: ["GroupStore", "GroupSystem"]),
        .systemLibrary(
            name: "CInotifyTools", providers: [.apt(["libinotifytools0-dev"]), .yum(["inotify-tools-devel"])]),
        .target(name: "InotifyTools", dependencies: ["GroupWatch", "GroupSystem", "CInotifyTools"]),
        .target(name: "PropertyLists", dependencies: ["GroupStore", "GroupText"]),
        .target(name: "AppGroups", dependencies: ["PropertyLists", "GroupStore", "GroupSystem"]),
        .target(name: "AppGroupsObservation", dependencies: ["AppGroups", "GroupStore", "GroupWatch"]),
    ])

let sync = storey(
    "Sources/Sync",
    [
        .target(name: "GroupSync", dependencies: ["GroupStore", "GroupText"]),
        .systemLibrary(name: "CCurl"),
        .target(name: "EtcdClient", dependencies: ["GroupStore", "GroupSystem", "GroupText", "CCurl"]),
    ])

let scenes = storey(
    "Sources/Scenes",
    [
        .target(name: "WidgetArchive", dependencies: ["GroupText"]),
        .target(name: "CTables", exclude: ["Tables"]),
        .target(name: "SceneLayout", dependencies: ["WidgetArchive", "CTables", "GroupSystem", "GroupText"]),
        .target(name: "WidgetTerminal", dependencies: ["SceneLayout", "WidgetArchive", "CTables", "GroupSystem"]),
        .target(name: "PictureClient", dependencies: ["WidgetArchive", "GroupSystem", "GroupText"]),
        .target(
            name: "Snapshots",
            dependencies: ["PictureClient", "SceneLayout", "WidgetArchive", "GroupSystem", "GroupText"]),
        .target(
            name: "SymbolArtwork", dependencies: ["SceneLayout", "WidgetArchive", "CTables", "GroupSystem"]),
        .target(
            name: "AccessibilityAudit", dependencies: ["PictureClient", "SceneLayout", "WidgetArchive"]),
        .target(
            name: "WidgetPictures",
            dependencies: [
                "SymbolArtwork", "PictureClient", "Snapshots", "SceneLayout", "WidgetArchive", "GroupSystem",
                "GroupText",
            ]),
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo",
            providers: [
                .apt(["libcairo2-dev", "libpango1.0-dev", "libturbojpeg0-dev", "libwebp-dev", "zlib1g-dev"]),
                .yum(["cairo-devel", "pango-devel", "turbojpeg-devel", "libwebp-devel", "zlib-devel"]),
            ]),
        .target(
            name: "WidgetCairo",
            dependencies: [
                "WidgetPictures", "SymbolArtwork", "PictureClient", "Snapshots", "SceneLayout", "WidgetArchive",
                "GroupSystem", "CCairo",
            ]),
    ])

let widgets = storey(
    "Sources/Widgets",
    [
        .target(name: "WidgetRecords", dependencies: ["WidgetArchive", "GroupStore", "GroupSystem", "GroupText"]),
        .target(
            name: "WidgetScreens",
            dependencies: [
                "WidgetRecords", "SceneLayout", "WidgetArchive", "GroupStore", "GroupSystem", "GroupText",
            ]),
        .target(
            name: "WidgetDesk",
            dependencies: [
                "WidgetScreens", "WidgetRecords", "PictureClient", "SceneLayout", "WidgetArchive", "GroupStore",
                "GroupSystem",
            ]),
        .target(
            name: "WidgetHost",
            dependencies: [
                "WidgetRecords", "WidgetArchive", "GroupStore", "GroupWatch", "InotifyTools", "GroupSystem",
            ]),
        .plugin(name: "PreloadedLibrary", capability: .buildTool()),
        .target(name: "CFileReports", exclude: ["Preloaded.c"], plugins: ["PreloadedLibrary"]),
        .target(
            name: "ScriptWidgets",
            dependencies: [
                "CFileReports", "WidgetRecords", "WidgetArchive", "GroupStore", "GroupSystem", "GroupText",
            ]),
        .target(
            name: "WidgetPage",
            dependencies: [
                "WidgetScreens", "WidgetRecords", "PictureClient", "WidgetArchive", "HTTPServer", "GroupSystem",
                "GroupText",
            ],
            resources: [.embedInCode("Assets")]),
    ])

let apple = storey(
    "Sources/Apple",
    [
        .target(name: "Combine", dependencies: ["GroupSystem"]),
        .target(name: "CombineNetworking", dependencies: ["Combine"]),
        .target(name: "FoundationGaps"),
        .target(name: "Security"),
        .target(name: "CryptoKit"),
        .target(name: "CommonCrypto", dependencies: ["CryptoKit"]),
        .target(name: "CoreLocation"),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "UserNotifications"),
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
        .target(name: "Network", dependencies: ["GroupSystem"]),
        .systemLibrary(name: "SQLite3", providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"])]),
        .target(name: "OSLog"),
        .target(name: "COSLog"),
        .target(name: "os", dependencies: ["OSLog", "COSLog"]),
        .target(name: "AssetCatalogs", dependencies: ["WidgetArchive", "AppGroups", "GroupSystem"]),
        .target(name: "DeveloperToolsSupport", dependencies: ["AssetCatalogs"]),
        .systemLibrary(name: "UnusedImports"),
        .target(name: "_Testing_UIKit"),
        .target(name: "AppIntents", dependencies: ["CoreTransferable", "WidgetArchive", "AppGroups"]),
        .target(
            name: "Intents", dependencies: ["AppIntents", "CoreLocation", "WidgetArchive", "AppGroups", "GroupSystem"]),
        .target(
            name: "ActivityKit",
            dependencies: ["AppGroups", "AppIntents", "WidgetRecords", "WidgetArchive", "GroupStore", "GroupSystem"]),
        .target(
            name: "UIKit",
            dependencies: [
                "AssetCatalogs", "PictureClient", "SceneLayout", "WidgetArchive", "AppGroups", "GroupSystem",
                "GroupText", "_Testing_UIKit",
            ]),
        .target(name: "CoreGraphics", dependencies: ["UIKit"]),
        .target(name: "ImageIO", dependencies: ["Security", "UIKit"]),
        .target(name: "SafariServices", dependencies: ["UIKit"]),
        .target(name: "WebKit", dependencies: ["UIKit"]),
        .target(name: "home_widget"),
        .macro(name: "PreviewMacros"),
        .target(
            name: "SwiftUI",
            dependencies: [
                "PreviewMacros", "UIKit", "AssetCatalogs", "SceneLayout", "WidgetArchive", "AppIntents", "AppGroups",
                "Combine", "FoundationGaps",
            ]),
        .target(name: "MapKit", dependencies: ["SwiftUI", "UIKit", "CoreLocation"]),
        .target(name: "CoreData", dependencies: ["SwiftUI", "Combine", "FoundationGaps", "AppGroups", "SQLite3"]),
        .target(
            name: "AlarmKit", dependencies: ["SwiftUI", "ActivityKit", "AppIntents", "WidgetArchive"]),
        .target(
            name: "WidgetKit",
            dependencies: [
                "SwiftUI", "ActivityKit", "Intents", "AppIntents", "WidgetRecords", "WidgetArchive", "AppGroups",
                "GroupStore", "os", "GroupSystem", "GroupText",
            ]),
    ])

let xcode = storey(
    "Sources/Xcode",
    [
        .target(name: "XcodeFiles", dependencies: ["PropertyLists", "GroupStore", "GroupSystem", "GroupText"]),
        .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .yum(["libyaml-devel"])]),
        .target(name: "XcodeImport", dependencies: ["XcodeFiles", "GroupStore", "GroupSystem", "CYAML"]),
        .target(name: "ExtensionBuild", dependencies: ["XcodeFiles", "GroupStore", "GroupSystem"]),
        .executableTarget(name: "groupwidgets-extension", dependencies: ["ExtensionBuild"]),
        .plugin(
            name: "WidgetExtension", capability: .buildTool(), dependencies: ["groupwidgets-extension"]),
    ])

let testing = storey(
    "Sources/Testing",
    [
        .target(name: "CGroupClock"),
        .target(
            name: "GroupTesting",
            dependencies: [
                "WidgetHost", "WidgetScreens", "WidgetRecords", "WidgetKit", "ActivityKit", "SwiftUI", "AppGroups",
                "AccessibilityAudit", "SceneLayout", "WidgetArchive", "PictureClient", "Snapshots", "GroupStore",
                "GroupWatch", "GroupSystem",
            ]),
    ])

let tools = storey(
    "Sources/Tools",
    [
        .target(name: "CStart"),
        .target(name: "CommandLineKit", dependencies: ["GroupStore", "GroupSystem", "GroupText", "CStart"]),
        .executableTarget(
            name: "groupdefaults",
            dependencies: ["CommandLineKit", "GroupStore", "GroupWatch", "InotifyTools", "GroupSystem", "GroupText"]),
        .executableTarget(
            name: "groupdefaults-plist", dependencies: ["CommandLineKit", "PropertyLists", "GroupStore", "GroupSystem"]),
        .executableTarget(
            name: "groupdefaults-sync",
            dependencies: [
                "CommandLineKit", "GroupSync", "EtcdClient", "GroupWatch", "InotifyTools", "GroupStore", "GroupSystem",
                "GroupText",
            ]),
        .executableTarget(
            name: "groupwidgets",
            dependencies: [
                "CommandLineKit", "WidgetHost", "WidgetPage", "WidgetScreens", "WidgetRecords", "WidgetTerminal",
                "PictureClient", "HTTPServer", "AccessibilityAudit", "Snapshots", "SceneLayout", "WidgetArchive",
                "XcodeImport", "XcodeFiles",
                "GroupStore", "GroupSystem", "GroupText",
            ]),
        .executableTarget(
            name: "groupwidgets-script", dependencies: ["ScriptWidgets", "WidgetArchive", "GroupStore", "GroupSystem"]),
        .executableTarget(
            name: "groupwidgets-draw",
            dependencies: ["WidgetCairo", "PictureClient", "SceneLayout", "WidgetArchive", "GroupSystem"]),
        .systemLibrary(
            name: "CGTK", pkgConfig: "atk cairo",
            providers: [
                .apt(["libgtk-3-dev", "libgtk-layer-shell-dev"]), .yum(["gtk3-devel", "gtk-layer-shell-devel"]),
            ]),
        .executableTarget(
            name: "groupwidgets-desktop",
            dependencies: [
                "CommandLineKit", "WidgetHost", "WidgetDesk", "WidgetScreens", "WidgetRecords", "PictureClient",
                "SceneLayout",
                "WidgetArchive", "GroupStore", "GroupSystem", "CGTK",
            ]),
    ])

let samples = storey(
    "Sources/Samples",
    [
        .executableTarget(
            name: "Tracker", dependencies: ["WidgetKit", "SwiftUI", "AppGroups"],
            packageAccess: false, swiftSettings: asForIOS, plugins: ["WidgetExtension"]),
        .executableTarget(
            name: "Account", dependencies: ["WidgetKit", "SwiftUI", "AppGroups"],
            resources: [.process("Assets.xcassets")], packageAccess: false, swiftSettings: asForIOS,
            plugins: ["WidgetExtension"]),
        .executableTarget(
            name: "Posts", dependencies: ["WidgetKit", "SwiftUI", "AppGroups"],
            packageAccess: false, swiftSettings: asForIOS, plugins: ["WidgetExtension"]),
        .executableTarget(
            name: "Characters", dependencies: ["WidgetKit", "SwiftUI", "AppIntents", "AppGroups"], packageAccess: false,
            swiftSettings: asForIOS,
            plugins: ["WidgetExtension"]),
        .executableTarget(name: "SampleServer"),
        .executableTarget(
            name: "Countdown", dependencies: ["WidgetKit", "SwiftUI", "AppGroups"],
            packageAccess: false, swiftSettings: asForIOS, plugins: ["WidgetExtension"]),
        .executableTarget(
            name: "Monitor", dependencies: ["WidgetKit", "SwiftUI", "AppGroups"],
            packageAccess: false, swiftSettings: asForIOS, plugins: ["WidgetExtension"]),
        .executableTarget(
            name: "Weather", dependencies: ["WidgetKit", "SwiftUI", "AppGroups"],
            packageAccess: false, swiftSettings: asForIOS, plugins: ["WidgetExtension"]),
        .executableTarget(
            name: "Tasks", dependencies: ["WidgetKit", "SwiftUI", "AppIntents", "AppGroups"],
            packageAccess: false, swiftSettings: asForIOS, plugins: ["WidgetExtension"]),
        .executableTarget(
            name: "Basic", dependencies: ["WidgetKit", "SwiftUI", "AppGroups"],
            packageAccess: false, swiftSettings: asForIOS, plugins: ["WidgetExtension"]),
    ])

let testsOfGround = storey(
    "Tests/Ground",
    [
        .testTarget(name: "GroupSystemTests", dependencies: ["GroupSystem", "TestSupport"]),
        .testTarget(name: "GroupTextTests", dependencies: ["GroupText", "TestSupport"]),
        .testTarget(
            name: "HTTPServerTests", dependencies: ["HTTPServer", "GroupSystem", "TestSupport"],
            exclude: ["readers.py"]),
    ])

let testsOfGroups = storey(
    "Tests/Groups",
    [
        .testTarget(name: "GroupStoreTests", dependencies: ["GroupStore", "GroupSystem", "TestSupport"]),
        .testTarget(
            name: "PropertyListsTests", dependencies: ["PropertyLists", "AppGroups", "GroupStore", "TestSupport"]),
        .testTarget(name: "AppGroupsTests", dependencies: ["AppGroups", "GroupStore", "TestSupport"]),
        .testTarget(
            name: "GroupWatchTests",
            dependencies: ["GroupWatch", "InotifyTools", "GroupStore", "GroupSystem", "TestSupport"]),
        .testTarget(
            name: "AppGroupsObservationTests",
            dependencies: ["AppGroupsObservation", "AppGroups", "GroupStore", "GroupWatch", "TestSupport"]),
    ])

let testsOfSync = storey(
    "Tests/Sync",
    [
        .testTarget(name: "GroupSyncTests", dependencies: ["GroupSync", "GroupStore", "TestSupport"])
    ])

let testsOfScenes = storey(
    "Tests/Scenes",
    [
        .testTarget(name: "WidgetArchiveTests", dependencies: ["WidgetArchive"]),
        .testTarget(
            name: "SceneLayoutTests",
            dependencies: [
                "SceneLayout", "WidgetArchive", "CTables", "SceneFixtures", "WidgetCairo", "WidgetPictures",
                "SymbolArtwork", "PictureClient",
            ]),
        .testTarget(
            name: "SnapshotsTests",
            dependencies: [
                "Snapshots", "PictureClient", "SceneLayout", "WidgetArchive", "SceneFixtures", "TestSupport",
            ]),
        .testTarget(
            name: "AccessibilityAuditTests",
            dependencies: ["AccessibilityAudit", "PictureClient", "SceneLayout", "WidgetArchive", "SceneFixtures"]),
        .testTarget(
            name: "WidgetTerminalTests",
            dependencies: ["WidgetTerminal", "SceneLayout", "WidgetArchive", "SceneFixtures"]),
        .testTarget(
            name: "SymbolArtworkTests", dependencies: ["SymbolArtwork", "SceneLayout", "WidgetArchive"]),
        .testTarget(
            name: "WidgetPicturesTests",
            dependencies: [
                "WidgetPictures", "SymbolArtwork", "PictureClient", "SceneLayout", "WidgetArchive", "CTables",
                "SceneFixtures",
            ]),
        .testTarget(
            name: "WidgetCairoTests",
            dependencies: [
                "WidgetCairo", "WidgetPictures", "SymbolArtwork", "PictureClient", "SceneLayout", "WidgetArchive",
                "CTables",
                "GroupSystem",
                "SceneFixtures", "TestSupport", "groupwidgets-draw",
            ]),
    ])

let testsOfWidgets = storey(
    "Tests/Widgets",
    [
        .testTarget(
            name: "WidgetRecordsTests",
            dependencies: ["WidgetRecords", "WidgetArchive", "GroupStore", "GroupSystem", "TestSupport"]),
        .testTarget(
            name: "WidgetScreensTests",
            dependencies: [
                "WidgetScreens", "WidgetRecords", "SceneLayout", "WidgetArchive", "GroupStore", "GroupSystem",
                "SceneFixtures", "TestSupport",
            ]),
        .testTarget(
            name: "WidgetDeskTests",
            dependencies: [
                "WidgetDesk", "WidgetScreens", "WidgetRecords", "PictureClient", "SceneLayout", "WidgetArchive",
                "GroupStore", "GroupSystem", "SceneFixtures", "TestSupport", "groupwidgets-draw",
            ]),
        .testTarget(
            name: "ScriptWidgetsTests",
            dependencies: ["ScriptWidgets", "WidgetArchive", "GroupStore", "GroupSystem", "TestSupport"]),
        .testTarget(
            name: "WidgetHostTests",
            dependencies: [
                "WidgetHost", "WidgetRecords", "WidgetArchive", "GroupWatch", "GroupStore", "GroupSystem", "FakeWidget",
                "HostProgram", "groupdefaults", "groupwidgets-script", "TestSupport",
            ]),
    ])

let testsOfApple = storey(
    "Tests/Apple",
    [
        .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents", "WidgetArchive"], swiftSettings: asForIOS),
        .testTarget(name: "CombineTests", dependencies: ["Combine", "TestSupport"], swiftSettings: asForIOS),
        .testTarget(
            name: "CombineNetworkingTests", dependencies: ["CombineNetworking", "Combine", "TestSupport"],
            swiftSettings: asForIOS),
        .testTarget(name: "FoundationGapsTests", dependencies: ["FoundationGaps"], swiftSettings: asForIOS),
        .testTarget(name: "SecurityTests", dependencies: ["Security"], swiftSettings: asForIOS),
        .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"], swiftSettings: asForIOS),
        .testTarget(
            name: "CoreTransferableTests", dependencies: ["CoreTransferable", "UniformTypeIdentifiers"],
            swiftSettings: asForIOS),
        .testTarget(name: "NetworkTests", dependencies: ["Network"], swiftSettings: asForIOS),
        .testTarget(
            name: "WebKitTests",
            dependencies: ["WebKit", "SafariServices", "MapKit", "UserNotifications", "SwiftUI", "home_widget"],
            swiftSettings: asForIOS),
        .testTarget(
            name: "CryptoKitTests", dependencies: ["CryptoKit", "CommonCrypto", "TestSupport"], swiftSettings: asForIOS),
        .testTarget(
            name: "CoreDataTests", dependencies: ["CoreData", "SwiftUI", "FoundationGaps", "SQLite3", "GroupSystem"],
            swiftSettings: asForIOS),
        .testTarget(name: "SQLite3Tests", dependencies: ["SQLite3"], swiftSettings: asForIOS),
        .testTarget(name: "OSLogTests", dependencies: ["OSLog", "os"], swiftSettings: asForIOS),
        .testTarget(
            name: "ActivityKitTests", dependencies: ["ActivityKit", "ParcelApp", "TestSupport"],
            swiftSettings: asForIOS),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "ImageIO", "AssetCatalogs", "GroupSystem", "WidgetArchive", "TestSupport",
                "groupwidgets-draw",
            ],
            swiftSettings: asForIOS),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "SwiftUI", "UIKit", "SceneLayout", "SceneFixtures", "WidgetArchive", "AppIntents", "GroupStore",
                "TestSupport",
            ],
            swiftSettings: asForIOS),
        .testTarget(
            name: "WidgetKitTests",
            dependencies: [
                "WidgetKit", "AlarmKit", "SwiftUI", "ActivityKit", "Intents", "AppIntents", "AppGroups",
                "WidgetRecords", "WidgetArchive", "GroupStore", "TestSupport",
            ],
            swiftSettings: asForIOS),
    ])

let testsOfXcode = storey(
    "Tests/Xcode",
    [
        .testTarget(name: "XcodeFilesTests", dependencies: ["XcodeFiles", "TestSupport"]),
        .testTarget(
            name: "XcodeImportTests",
            dependencies: [
                "XcodeImport", "XcodeFiles", "groupwidgets", "groupwidgets-draw", "Basic", "Characters", "CoffeeWidget",
                "Countdown", "Monitor", "ParcelWidget", "Posts", "Tasks", "Weather", "TestSupport",
            ]),
        .testTarget(
            name: "ExtensionBuildTests", dependencies: ["ExtensionBuild", "XcodeFiles", "TestSupport"],
            exclude: ["CoffeeIntents.txt"]),
        .testTarget(
            name: "WidgetExtensionTests", dependencies: ["AppGroups", "WidgetFixture", "TestSupport"],
            swiftSettings: asForIOS, plugins: ["WidgetExtension"]),
    ])

let testsOfTesting = storey(
    "Tests/Testing",
    [
        .testTarget(
            name: "GroupTestingTests",
            dependencies: [
                "GroupTesting", "WidgetKit", "SwiftUI", "AppGroups", "FakeWidget", "ReaderProgram", "Basic",
                "groupdefaults", "groupwidgets-draw", "groupwidgets-script",
            ], packageAccess: false)
    ])

let testsOfTools = storey(
    "Tests/Tools",
    [
        .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit", "GroupStore", "TestSupport"]),
        .testTarget(
            name: "ToolTests",
            dependencies: ["groupdefaults", "groupdefaults-plist", "GroupStore", "TestSupport"]),
        .testTarget(
            name: "ServiceTests", dependencies: ["groupwidgets", "GroupStore", "TestSupport"]),
        .testTarget(
            name: "DesktopTests", dependencies: ["groupwidgets", "groupwidgets-desktop", "TestSupport"]),
        .testTarget(name: "ImportTests", dependencies: ["groupwidgets", "GroupStore", "TestSupport"]),
    ])

let testsOfEndToEnd = storey(
    "Tests/EndToEnd",
    [
        .testTarget(
            name: "EndToEndTests", dependencies: ["groupdefaults", "ReaderProgram", "GroupStore", "TestSupport"]),
        .testTarget(
            name: "SyncEndToEndTests",
            dependencies: [
                "groupdefaults", "groupdefaults-sync", "EtcdClient", "GroupStore", "GroupSystem", "GroupTesting",
                "WidgetKit", "Basic", "TestSupport",
            ]),
        .testTarget(
            name: "WidgetEndToEndTests",
            dependencies: [
                "GroupTesting", "TestSupport", "WidgetKit", "ActivityKit", "AppGroups", "WidgetArchive",
                "WidgetRecords", "WidgetScreens", "NicknameApp", "Basic", "Characters", "Account", "Tracker", "Posts",
                "Countdown", "Monitor", "Tasks", "Weather", "CoffeeWidget", "CupsWidget", "KettleWidget",
                "LightsWidget", "ParcelApp", "ParcelWidget", "groupdefaults", "groupwidgets", "groupwidgets-draw",
            ], exclude: ["Golden/__Snapshots__"]),
        .testTarget(
            name: "PageEndToEndTests",
            dependencies: [
                "GroupTesting", "TestSupport", "AppGroups", "SceneLayout", "WidgetArchive", "WidgetRecords",
                "WidgetPage", "PictureClient", "CoffeeWidget", "Countdown", "CupsWidget", "LightsWidget",
                "ParcelApp", "ParcelWidget", "Tasks", "CGroupClock", "groupdefaults", "groupwidgets",
                "groupwidgets-draw",
            ]),
        .testTarget(
            name: "DesktopEndToEndTests",
            dependencies: [
                "GroupTesting", "TestSupport", "WidgetDesk", "WidgetScreens", "WidgetRecords", "PictureClient",
                "SceneLayout", "WidgetArchive", "GroupStore", "CoffeeWidget", "CupsWidget", "Tasks", "groupdefaults",
                "groupwidgets", "groupwidgets-draw", "groupwidgets-desktop",
            ]),
    ])

let testsOfProject = storey(
    "Tests/Project",
    [
        .testTarget(name: "ArchitectureTests"),
        .testTarget(
            name: "ReadmeTests",
            dependencies: [
                "AppGroups", "AppGroupsObservation", "GroupStore", "GroupWatch", "GroupTesting", "WidgetKit",
                "TestSupport", "CoffeeWidget", "Characters", "groupdefaults", "groupwidgets", "groupwidgets-draw",
            ], packageAccess: false),
        .testTarget(name: "SetupTests", dependencies: ["TestSupport"]),
    ])

let testPrograms = storey(
    "Tests/Programs",
    [
        .executableTarget(
            name: "FakeWidget", dependencies: ["WidgetArchive", "GroupStore"]),
        .executableTarget(
            name: "HostProgram", dependencies: ["WidgetHost", "WidgetRecords", "GroupStore"]),
        .executableTarget(name: "ReaderProgram", dependencies: ["AppGroups"]),
        .executableTarget(
            name: "NicknameApp", dependencies: ["WidgetKit", "AppGroups"],
            packageAccess: false, swiftSettings: asForIOS),
        .executableTarget(
            name: "ParcelApp", dependencies: ["ActivityKit"], packageAccess: false,
            swiftSettings: asForIOS),
        .executableTarget(
            name: "ParcelWidget", dependencies: ["WidgetKit", "SwiftUI", "ActivityKit", "AppIntents", "AppGroups"],
            packageAccess: false, swiftSettings: asForIOS, plugins: ["WidgetExtension"]),
        .executableTarget(
            name: "CoffeeWidget", dependencies: ["WidgetKit", "SwiftUI", "AppGroups"],
            packageAccess: false, swiftSettings: asForIOS, plugins: ["WidgetExtension"]),
        .executableTarget(
            name: "CupsWidget", dependencies: ["WidgetKit", "SwiftUI", "AppIntents", "AppGroups"], packageAccess: false,
            swiftSettings: asForIOS, plugins: ["WidgetExtension"]),
        .executableTarget(
            name: "KettleWidget", dependencies: ["WidgetKit", "ActivityKit", "SwiftUI", "AppIntents", "AppGroups"],
            packageAccess: false, swiftSettings: asForNewProjects, plugins: ["WidgetExtension"]),
        .executableTarget(
            name: "LightsWidget", dependencies: ["WidgetKit", "SwiftUI", "Intents", "AppIntents", "AppGroups"],
            packageAccess: false, swiftSettings: asForIOS, plugins: ["WidgetExtension"]),
        .executableTarget(
            name: "WidgetFixture",
            dependencies: [
                "WidgetKit", "SwiftUI", "UIKit", "Intents", "AppGroups", "CoreGraphics", "DeveloperToolsSupport",
                "ImageIO", "Security", "UnusedImports",
            ],
            exclude: ["Info.plist", "Coffee.intentdefinition"],
            resources: [.process("Assets.xcassets"), .process("Localizable.xcstrings"), .process("prices.json")],
            packageAccess: false, swiftSettings: asForIOS, plugins: ["WidgetExtension"]),
    ])

let testSupport = storey(
    "Tests/Support",
    [
        .target(name: "TestSupport", dependencies: ["GroupStore"]),
        .target(name: "SceneFixtures", dependencies: ["SceneLayout", "WidgetArchive"]),
    ])

let package = Package(
    name: "groupdefaults",
    defaultLocalization: "en",
    products: [
        .library(name: "GroupStore", targets: ["GroupStore"]),
        .library(name: "GroupWatch", targets: ["GroupWatch"]),
        .library(name: "AppGroups", targets: ["AppGroups"]),
        .library(name: "AppGroupsObservation", targets: ["AppGroupsObservation"]),
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "ActivityKit", targets: ["ActivityKit"]),
        .library(name: "AlarmKit", targets: ["AlarmKit"]),
        .library(name: "CombineNetworking", targets: ["CombineNetworking"]),
        .library(name: "CommonCrypto", targets: ["CommonCrypto"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "CryptoKit", targets: ["CryptoKit"]),
        .library(name: "FoundationGaps", targets: ["FoundationGaps"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "DeveloperToolsSupport", targets: ["DeveloperToolsSupport"]),
        .library(name: "home_widget", targets: ["home_widget"]),
        .library(name: "Intents", targets: ["Intents"]),
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "Network", targets: ["Network"]),
        .library(name: "OSLog", targets: ["OSLog", "os"]),
        .library(name: "SafariServices", targets: ["SafariServices"]),
        .library(name: "Security", targets: ["Security"]),
        .library(name: "SQLite3", targets: ["SQLite3"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UnusedImports", targets: ["UnusedImports"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "WebKit", targets: ["WebKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "GroupTesting", targets: ["GroupTesting"]),
        .library(name: "groupclock", type: .dynamic, targets: ["CGroupClock"]),
        .executable(name: "groupdefaults", targets: ["groupdefaults"]),
        .executable(name: "groupwidgets", targets: ["groupwidgets"]),
        .executable(name: "groupdefaults-plist", targets: ["groupdefaults-plist"]),
        .executable(name: "groupdefaults-sync", targets: ["groupdefaults-sync"]),
        .executable(name: "groupwidgets-draw", targets: ["groupwidgets-draw"]),
        .executable(name: "groupwidgets-desktop", targets: ["groupwidgets-desktop"]),
        .executable(name: "groupwidgets-script", targets: ["groupwidgets-script"]),
        .plugin(name: "WidgetExtension", targets: ["WidgetExtension"]),
    ],
    targets: [
        ground, groups, sync, scenes, widgets, apple, xcode, testing, tools, samples, testsOfGround, testsOfGroups,
        testsOfSync, testsOfScenes, testsOfWidgets, testsOfApple, testsOfXcode, testsOfTesting, testsOfTools,
        testsOfEndToEnd, testsOfProject, testPrograms, testSupport,
    ].flatMap(\.self),
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin && target.type != .system && target.swiftSettings == nil {
    target.swiftSettings = modulesWithAsyncRequirements.contains(target.name) ? strict : strict + [nonsending]
}
