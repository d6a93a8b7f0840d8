import XcodeFiles

/// The location of the package whose modules widgets import here.
package enum OwnPackage: Equatable, Sendable {
    /// A folder, written in the manifest as a person gave it: relative to the manifest's own folder, or absolute.
    case path(String, isRelative: Bool = false)
    case url(String)

    /// From a person's words: a URL if it looks like one, otherwise a path.
    package init(_ words: String, from directory: String) {
        let isURL = words.contains("://") || words.hasPrefix("git@")
        self = isURL ? .url(words) : .path(Path.join(directory, words), isRelative: !words.hasPrefix("/"))
    }

    /// The package in whose build directory a program is; nil if it was installed elsewhere.
    package init?(ofProgram program: String) {
        var folder = Path.folder(program)
        while folder.count > 1 {
            if FileTree(folder).text("Package.swift").contains("name: \"WidgetExtension\"") {
                self = .path(folder)
                return
            }
            folder = Path.folder(folder)
        }
        return nil
    }

    /// The package name that product dependencies use.
    var name: String {
        switch self {
        case .path: "groupdefaults"
        case .url(let url): RemotePackage.name(ofURL: url)
        }
    }

    /// The dependency as written by a manifest in a folder.
    func dependency(from folder: String) -> SwiftText {
        switch self {
        case .path(let path, let isRelative):
            """
            .package(name: \(literal: name), path: \(literal: isRelative ? Path.way(to: path, from: folder) : path))
            """
        case .url(let url): ".package(url: \(literal: url), branch: \"main\")"
        }
    }

    /// Those of the wanted products that it offers.
    func offered(_ products: Set<String>) -> [String] {
        guard case .path(let path, _) = self else { return products.sorted() }
        let manifest = FileTree(path).text("Package.swift")
        return products.filter { manifest.contains(".library(name: \"\($0)\"") }.sorted()
    }

    /// Whether one of its targets has a name, which no other target in a build may then have. A sample is in no build of
    /// another package.
    func takes(_ name: String) -> Bool {
        guard case .path(let path, _) = self else { return name == "WidgetExtension" }
        let tree = FileTree(path)
        let isSample = ["Sources/Samples", "Tests/Programs"].contains { tree.exists(Path.join($0, name)) }
        return !isSample && tree.text("Package.swift").contains("name: \"\(name)\"")
    }
}
