import XcodeFiles

/// Where the package lies whose modules widgets import here.
package enum OwnPackage: Equatable, Sendable {
    /// A folder, which a manifest names as a person did: as seen from where it lies itself, or from everywhere.
    case path(String, isRelative: Bool = false)
    case url(String)

    /// By what a person names it: a URL if it looks like one, else a path.
    package init(_ words: String, from directory: String) {
        let isURL = words.contains("://") || words.hasPrefix("git@")
        self = isURL ? .url(words) : .path(Path.join(directory, words), isRelative: !words.hasPrefix("/"))
    }

    /// The package in whose build a program lies; nil if it was installed elsewhere.
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

    /// What products name it by.
    var name: String {
        switch self {
        case .path: "groupdefaults"
        case .url(let url): Path.name(url.hasSuffix(".git") ? String(url.dropLast(4)) : url)
        }
    }

    /// As a manifest in a folder names it.
    func dependency(from folder: String) -> SwiftText {
        switch self {
        case .path(let path, let isRelative):
            """
            .package(name: \(literal: name), path: \(literal: isRelative ? Path.way(to: path, from: folder) : path))
            """
        case .url(let url): ".package(url: \(literal: url), branch: \"main\")"
        }
    }

    /// The products that it has, of those that would be wanted.
    func offered(_ products: Set<String>) -> [String] {
        guard case .path(let path, _) = self else { return products.sorted() }
        let manifest = FileTree(path).text("Package.swift")
        return products.filter { manifest.contains(".library(name: \"\($0)\"") }.sorted()
    }

    /// Whether a target of its own has a name, which no other in a build may have then.
    func takes(_ name: String) -> Bool {
        guard case .path(let path, _) = self else { return name == "WidgetExtension" }
        return FileTree(path).text("Package.swift").contains("name: \"\(name)\"")
    }
}
