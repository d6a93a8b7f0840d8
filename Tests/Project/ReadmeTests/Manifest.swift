import Foundation
import TestSupport

/// A package with a manifest from a document, beside this one.
struct Manifest {
    private let directory = TemporaryDirectory()

    init(_ lines: [String]) throws {
        let files = FileManager.default
        for folder in ["Sources/CoffeeWidget", "Tests/CoffeeTests"] {
            let path = "\(directory.path)/Coffee/\(folder)"
            try files.createDirectory(atPath: path, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: path + "/main.swift"))
        }
        try files.createSymbolicLink(atPath: directory.path + "/groupdefaults", withDestinationPath: Page.package.path)
        try Data(lines.joined(separator: "\n").utf8)
            .write(to: URL(fileURLWithPath: directory.path + "/Coffee/Package.swift"))
    }

    /// Loads the package with all it depends on, which fails where a product is not there.
    func dependencies() throws -> Outcome {
        try ChildProcess(
            "swift", ["package", "--package-path", directory.path + "/Coffee", "show-dependencies"],
            environment: ProcessInfo.processInfo.environment
        ).wait()
    }
}
