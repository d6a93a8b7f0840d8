// swift-tools-version: 6.2
import PackageDescription

// The targets stand in the order in which a change travels: from the kernel, through the store, to programs.
let package = Package(
    name: "groupdefaults",
    products: [
        .library(name: "GroupStore", targets: ["GroupStore"]),
    ],
    targets: [
        .target(name: "CLinux"),
        .target(name: "GroupStore", dependencies: ["CLinux"], exclude: ["Text/suite-file.md"]),
        .target(name: "TestSupport", dependencies: ["GroupStore"], path: "Tests/TestSupport"),
        .testTarget(name: "GroupStoreTests", dependencies: ["GroupStore", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin && target.name != "CLinux" {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .treatAllWarnings(as: .error),
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("InferIsolatedConformances"),
            .enableUpcomingFeature("ImmutableWeakCaptures"),
        ]
}
