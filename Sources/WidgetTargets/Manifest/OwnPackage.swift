/// Where the package lies whose modules widgets import here.
package enum OwnPackage: Equatable, Sendable {
    case path(String)
    case url(String)

    /// By what a person names it: a URL if it looks like one, else a path.
    package init(_ words: String, from directory: String) {
        let isURL = words.contains("://") || words.hasPrefix("git@")
        self = isURL ? .url(words) : .path(Path.join(directory, words))
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

    var dependency: String {
        switch self {
        case .path(let path): ".package(name: \"\(name)\", path: \(path.literal))"
        case .url(let url): ".package(url: \(url.literal), branch: \"main\")"
        }
    }

    /// The products that it has, of those that would be wanted.
    func offered(_ products: Set<String>) -> [String] {
        guard case .path(let path) = self else { return products.sorted() }
        let manifest = FileTree(path).text("Package.swift")
        return products.filter { manifest.contains(".library(name: \"\($0)\"") }.sorted()
    }

    /// Whether a target of its own has a name, which no other in a build may have then.
    func takes(_ name: String) -> Bool {
        guard case .path(let path) = self else { return name == "WidgetExtension" }
        return FileTree(path).text("Package.swift").contains("name: \"\(name)\"")
    }
}

extension String {
    /// As a string of Swift, in one line.
    var literal: String {
        "\"" + unicodeScalars.map(\.inLiteral).joined() + "\""
    }

    /// Without line breaks, as a comment needs it.
    var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension Unicode.Scalar {
    fileprivate var inLiteral: String {
        switch self {
        case "\\", "\"": "\\\(self)"
        case _ where properties.generalCategory == .control || properties.isWhitespace && self != " ":
            "\\u{\(String(value, radix: 16))}"
        default: String(self)
        }
    }
}
