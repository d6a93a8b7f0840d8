// swift-tools-version: 6.2
import PackageDescription

// The programs that the scenarios run beside the tool: writers, readers, observers, and a fuzzer of the store's inside.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let store = Target.Dependency.product(name: "GroupStore", package: "groupdefaults")

let package = Package(
    name: "fault-programs",
    dependencies: [.package(name: "groupdefaults", path: "../../..")],
    targets: [
        .target(name: "CFork"),
        .target(name: "ProbeSupport", dependencies: [store], swiftSettings: strict),
        .executableTarget(name: "store-probe", dependencies: ["ProbeSupport", "CFork", store], swiftSettings: strict),
        .executableTarget(
            name: "defaults-probe",
            dependencies: ["ProbeSupport", "CFork", .product(name: "AppGroups", package: "groupdefaults")],
            swiftSettings: strict),
        .executableTarget(
            name: "watch-probe",
            dependencies: ["ProbeSupport", store, .product(name: "GroupWatch", package: "groupdefaults")],
            swiftSettings: strict),
        .executableTarget(name: "text-fuzz", dependencies: ["ProbeSupport", store], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
