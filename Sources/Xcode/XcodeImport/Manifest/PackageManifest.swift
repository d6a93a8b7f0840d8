import XcodeFiles

/// A `Package.swift` for widget targets, whose files stay where they are.
package struct PackageManifest: Sendable {
    package var name: String
    /// The folder to write it to.
    package var directory: String
    /// A short description of its source.
    package var origin: String
    package var ownPackage: OwnPackage
    package var language: String?
    package var targets: [Target] = []

    package struct Target: Sendable {
        package var name: String
        package var folder: TargetFolder
        /// A file beside the manifest, which the target has instead of its sources if all are compiled from copies.
        package var stub: String?
        package var settings: WidgetTarget.Settings
        /// The products of ours, and of other packages, that it depends on.
        package var own: [String]
        package var others: [WidgetTarget.PackageProduct]
        package var isLibrary = false
        /// The targets that it depends on.
        package var siblings: Set<String> = []
        /// The Swift files that another target may also contain.
        package var sources: Set<String>
    }

    /// The targets that share files with another. A build picks one of them, since a package allows a file in only one
    /// target.
    package var alternatives: [String] {
        targets.filter { target in
            !target.isLibrary
                && targets.contains {
                    !$0.isLibrary && $0.name != target.name && !$0.sources.isDisjoint(with: target.sources)
                }
        }.map(\.name)
    }

    package var text: String {
        var lines: [SwiftText] = [
            "// swift-tools-version: 6.2",
            "// \(comment: origin), on Linux. Written by 'groupwidgets init'; change it as you like.",
            "import PackageDescription", "", "let package = Package(", "    name: \(literal: name),",
        ]
        if let language { lines.append("    defaultLocalization: \(literal: language),") }
        lines += list("    dependencies", dependencies, end: ",")
        lines.append("    targets: [")
        lines += targets.map { "\(words($0).joined(separator: "\n"))," }
        lines += ["    ]", ")"]
        return (lines + choice).joined(separator: "\n").text + "\n"
    }

    private var dependencies: [SwiftText] {
        let sources = Set(targets.flatMap(\.others).map(\.source))
        return [ownPackage.dependency(from: directory)]
            + sources.compactMap(\.dependency).sorted { $0.text < $1.text }
    }

    private func words(_ target: Target) -> [SwiftText] {
        let folder = target.folder
        let package: SwiftText = "package: \(literal: ownPackage.name)"
        let products =
            target.siblings.sorted().map { "\(literal: $0)" }
            + target.own.map { ".product(name: \(literal: $0), \(package))" as SwiftText }
            + target.others.compactMap { $0.dependency(of: directory) }
        let kind: SwiftText = target.isLibrary ? ".target(" : ".executableTarget("
        var lines: [SwiftText] = ["        \(kind)", "            name: \(literal: target.name),"]
        lines += list("            dependencies", products, end: ",")
        lines.append("            path: \(literal: folder.path.isEmpty ? "." : folder.path),")
        let excluded = Set(folder.excluded).union(sideFiles(in: folder)).subtracting([target.stub].compactMap(\.self))
            .sorted()
        if !excluded.isEmpty { lines += list("            exclude", excluded.map { "\(literal: $0)" }, end: ",") }
        let resources = folder.resources.map { ".process(\(literal: $0))" as SwiftText }
        if !resources.isEmpty { lines += list("            resources", resources, end: ",") }
        lines += list("            swiftSettings", target.settings.words, end: ",")
        lines.append("            plugins: [.plugin(name: \"WidgetExtension\", \(package))])")
        return lines
    }

    /// The files of all targets that go beside the manifest.
    package var sideFiles: [SideFile] { targets.flatMap(SideFile.all) }

    private func sideFiles(in folder: TargetFolder) -> [String] { folder.path.isEmpty ? sideFiles.map(\.name) : [] }

    /// A list, on one line if it fits.
    private func list(_ label: SwiftText, _ items: [SwiftText], end: SwiftText) -> [SwiftText] {
        let line: SwiftText = "\(label): [\(items.joined(separator: ", "))]\(end)"
        if line.text.count <= PackageManifest.width { return [line] }
        let indent = SwiftText(trusting: String(label.text.prefix { $0 == " " }))
        return ["\(label): ["] + filled(items, "\(indent)    ") + ["\(indent)]\(end)"]
    }

    /// Lines with as many items as fit.
    private func filled(_ items: [SwiftText], _ indent: SwiftText) -> [SwiftText] {
        items.reduce(into: [SwiftText]()) { lines, item in
            if let last = lines.last, last.text.count + item.text.count + 2 <= PackageManifest.width {
                lines[lines.count - 1] = "\(last) \(item),"
            } else {
                lines.append("\(indent)\(item),")
            }
        }
    }

    private static let width = 118

    private var choice: [SwiftText] {
        let names = alternatives.map { "\(literal: $0)" as SwiftText }
        guard let first = names.first else { return [] }
        return [
            "", "// These share files, and a file may be in one target of a package only: WIDGET=NAME swift build",
            "let alternatives = [\(names.joined(separator: ", "))]",
            "let chosen = Context.environment[\"WIDGET\"] ?? \(first)",
            "package.targets.removeAll { alternatives.contains($0.name) && $0.name != chosen }",
        ]
    }
}

extension WidgetTarget.Source {
    var dependency: SwiftText? {
        switch self {
        case .remote(let url, let requirement): ".package(url: \(literal: url), \(requirement.words))"
        case .local(let path): ".package(path: \(literal: path))"
        case .unknown: nil
        }
    }
}

extension WidgetTarget.PackageProduct {
    /// The product as a dependency of a target of the package in a folder.
    func dependency(of folder: String) -> SwiftText? {
        package(from: folder).map { ".product(name: \(literal: name), package: \(literal: $0))" }
    }

    /// The name that SwiftPM knows its package by, seen from a folder.
    func package(from folder: String = "") -> String? {
        switch source {
        case .remote(let url, _): RemotePackage.name(ofURL: url)
        case .local(let path): Path.name(Path.join(folder, path))
        case .unknown: nil
        }
    }
}

extension WidgetTarget.Settings {
    /// The settings as a manifest writes them.
    var words: [SwiftText] {
        var words: [SwiftText] = languageMode == "6" ? [".swiftLanguageMode(.v6)"] : [".swiftLanguageMode(.v5)"]
        words += conditions.map { ".define(\(literal: $0))" }
        words += debugConditions.map { ".define(\(literal: $0), .when(configuration: .debug))" }
        words += releaseConditions.map { ".define(\(literal: $0), .when(configuration: .release))" }
        if isolatesToMainActor { words.append(".defaultIsolation(MainActor.self)") }
        return words + upcomingFeatures.map { ".enableUpcomingFeature(\(literal: $0))" }
    }
}

/// A file beside the manifest: a target's stub, or its build settings for the Info.plist, which the plugin
/// WidgetExtension reads there since a manifest has no place for them.
package struct SideFile: Equatable, Sendable {
    package let name: String
    package let text: String

    static func all(of target: PackageManifest.Target) -> [SideFile] {
        let head = "// The target \(target.name) has copies of all its files, and SwiftPM asks for one more. \(sign)\n"
        return [SideFile(settingsOf: target), target.stub.map { SideFile(name: $0, text: head) }].compactMap(\.self)
    }

    private init(name: String, text: String) { (self.name, self.text) = (name, text) }

    /// Nil if it would be empty.
    private init?(settingsOf target: PackageManifest.Target) {
        let settings = target.settings.ofInformation.filter { $0 != ("PRODUCT_NAME", target.name) }
        guard !settings.isEmpty else { return nil }
        name = SideFile.name(forTarget: target.name)
        let lines = settings.sorted { $0.key < $1.key }.map { "\($0.key) = \(SideFile.escaped($0.value))" }
        text = ([SideFile.head] + lines).joined(separator: "\n") + "\n"
    }

    package static func name(forTarget target: String) -> String { "\(target).xcconfig" }

    static func stub(forTarget target: String) -> String { "\(target).copies.swift" }

    /// Whether a file was written by us, and so may be overwritten.
    package static func isOurs(_ text: String) -> Bool {
        text.hasPrefix("//") && text.prefix { !$0.isNewline }.hasSuffix(sign)
    }

    private static let head = "// Xcode's build settings of this target, for its Info.plist and its assets. \(sign)"
    private static let sign = "Written by 'groupwidgets init'; change it as you like."

    /// A value on one line, without the start of a comment. In three slashes, the second ends one pair and begins
    /// another.
    private static func escaped(_ value: String) -> String {
        value.replacing("//", with: "/$()/").replacing("//", with: "/$()/").split(whereSeparator: \.isNewline)
            .joined(separator: " ")
    }
}
