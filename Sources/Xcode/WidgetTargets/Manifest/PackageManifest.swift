/// A `Package.swift` for widget targets, whose files stay where they are.
package struct PackageManifest: Sendable {
    package var name: String
    /// Where it goes.
    package var directory: String
    /// What it was made of, in a few words.
    package var origin: String
    package var ownPackage: OwnPackage
    package var language: String?
    package var targets: [Target] = []

    package struct Target: Sendable {
        package var name: String
        package var folder: TargetFolder
        package var settings: WidgetTarget.Settings
        /// Our products, and those of other packages.
        package var own: [String]
        package var others: [WidgetTarget.PackageProduct]
        /// The Swift files by which it may collide with another.
        package var sources: Set<String>
    }

    /// The targets that share files with another, of which a build takes one, since a package allows a file in one
    /// target only.
    package var alternatives: [String] {
        targets.filter { target in
            targets.contains { $0.name != target.name && !$0.sources.isDisjoint(with: target.sources) }
        }.map(\.name)
    }

    package var text: String {
        var lines = [
            "// swift-tools-version: 6.2",
            "// \(origin.onOneLine), on Linux. Written by 'groupwidgets init'; change it as you like.",
        ]
        lines += ["import PackageDescription", "", "let package = Package("]
        lines.append("    name: \(name.literal),")
        if let language { lines.append("    defaultLocalization: \(language.literal),") }
        lines += list("    dependencies", dependencies, end: ",")
        lines += ["    targets: ["] + targets.map(words).map { $0.joined(separator: "\n") + "," } + ["    ]", ")"]
        return (lines + choice).joined(separator: "\n") + "\n"
    }

    private var dependencies: [String] {
        let sources = Set(targets.flatMap(\.others).map(\.source))
        return [ownPackage.dependency(from: directory)] + sources.compactMap(\.dependency).sorted()
    }

    private func words(_ target: Target) -> [String] {
        let folder = target.folder
        let products =
            target.own.map { ".product(name: \"\($0)\", package: \(ownPackage.name.literal))" }
            + target.others.compactMap(\.dependency)
        var lines = ["        .executableTarget(", "            name: \(target.name.literal),"]
        lines += list("            dependencies", products, end: ",")
        lines.append("            path: \((folder.path.isEmpty ? "." : folder.path).literal),")
        let excluded = (Set(folder.excluded).union(settingsFiles(in: folder))).sorted()
        if !excluded.isEmpty { lines += list("            exclude", excluded.map(\.literal), end: ",") }
        let resources = folder.resources.map { ".process(\($0.literal))" }
        if !resources.isEmpty { lines += list("            resources", resources, end: ",") }
        lines += list("            swiftSettings", target.settings.words, end: ",")
        lines.append("            plugins: [.plugin(name: \"WidgetExtension\", package: \(ownPackage.name.literal))])")
        return lines
    }

    /// The files of settings, of all targets, that lie in a target's folder.
    private func settingsFiles(in folder: TargetFolder) -> [String] {
        folder.path.isEmpty ? targets.compactMap(SettingsFile.init).map(\.name) : []
    }

    /// A list in one line where it fits.
    private func list(_ label: String, _ items: [String], end: String) -> [String] {
        let line = "\(label): [\(items.joined(separator: ", "))]\(end)"
        if line.count <= PackageManifest.width { return [line] }
        let indent = String(label.prefix { $0 == " " })
        return ["\(label): ["] + filled(items, indent + "    ") + ["\(indent)]\(end)"]
    }

    /// As many items in each line as fit.
    private func filled(_ items: [String], _ indent: String) -> [String] {
        items.reduce(into: [String]()) { lines, item in
            if let last = lines.last, last.count + item.count + 2 <= PackageManifest.width {
                lines[lines.count - 1] += " \(item),"
            } else {
                lines.append("\(indent)\(item),")
            }
        }
    }

    private static let width = 118

    private var choice: [String] {
        let names = alternatives
        guard let first = names.first else { return [] }
        return [
            "", "// These share files, and a file may be in one target of a package only: WIDGET=NAME swift build",
            "let alternatives = [\(names.map(\.literal).joined(separator: ", "))]",
            "let chosen = Context.environment[\"WIDGET\"] ?? \(first.literal)",
            "package.targets.removeAll { alternatives.contains($0.name) && $0.name != chosen }",
        ]
    }
}

extension WidgetTarget.Source {
    var dependency: String? {
        switch self {
        case .remote(let url, let requirement): ".package(url: \(url.literal), \(requirement))"
        case .local(let path): ".package(path: \(path.literal))"
        case .unknown: nil
        }
    }
}

extension WidgetTarget.PackageProduct {
    var dependency: String? {
        let place: String
        switch source {
        case .remote(let url, _): place = url.hasSuffix(".git") ? String(url.dropLast(4)) : url
        case .local(let path): place = path
        case .unknown: return nil
        }
        return ".product(name: \(name.literal), package: \(Path.name(place).literal))"
    }
}

extension WidgetTarget.Settings {
    /// As a manifest writes them.
    var words: [String] {
        var words = [".swiftLanguageMode(.v\(languageMode))"]
        words += conditions.map { ".define(\($0.literal))" }
        words += debugConditions.map { ".define(\($0.literal), .when(configuration: .debug))" }
        words += releaseConditions.map { ".define(\($0.literal), .when(configuration: .release))" }
        if isolatesToMainActor { words.append(".defaultIsolation(MainActor.self)") }
        return words + upcomingFeatures.map { ".enableUpcomingFeature(\($0.literal))" }
    }
}
