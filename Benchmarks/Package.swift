// swift-tools-version: 6.2
import PackageDescription

// What the benchmark runs of Swift: ours, and Foundation's, in programs that do the same.
let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "groupdefaults", path: "..")],
    targets: [
        .target(name: "StoreBench"),
        .executableTarget(
            name: "bench-groupstore",
            dependencies: ["StoreBench", .product(name: "GroupStore", package: "groupdefaults")]),
        .executableTarget(
            name: "bench-appgroups",
            dependencies: ["StoreBench", .product(name: "AppGroups", package: "groupdefaults")]),
        .executableTarget(name: "bench-foundation", dependencies: ["StoreBench"]),
        .executableTarget(
            name: "bench-groupwatch",
            dependencies: [
                .product(name: "GroupStore", package: "groupdefaults"),
                .product(name: "GroupWatch", package: "groupdefaults"),
            ]),
    ]
)
