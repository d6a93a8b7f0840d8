import GroupStore
import GroupSystem
import XcodeFiles

/// A package, as SwiftPM describes it without building it.
package struct LocalPackage {
    /// Relative to the tree.
    let folder: String
    private let tree: FileTree
    private let description: Value

    /// Nil if its manifest cannot be read: SwiftPM then says why.
    package init?(at folder: String, in tree: FileTree) {
        let words = ["swift", "package", "--package-path", tree.absolute(folder), "dump-package"]
        guard let run = try? CapturedRun(words), run.isDone,
            let description = try? Value(json: Array(run.output.utf8), droppingNulls: true)
        else { return nil }
        (self.folder, self.tree, self.description) = (folder, tree, description)
    }

    /// The product that provides a module.
    func product(providing module: String) -> String? {
        let products = description["products"]?.elements ?? []
        return products.first { $0["type"]?["library"] != nil && $0["targets"]?.texts.contains(module) == true }?[
            "name"]?
            .text
    }

    /// The modules of a product.
    func modules(ofProduct name: String) -> [String] {
        description["products"]?.elements.first { $0["name"]?.text == name }?["targets"]?.texts ?? []
    }

    /// The names of its targets that other targets can import.
    package var modules: [String] { targets(of: "regular") }

    /// The names of its targets that are programs.
    package var programs: [String] { targets(of: "executable") }

    private func targets(of type: String) -> [String] {
        (description["targets"]?.elements ?? []).filter { $0["type"]?.text == type }.compactMap { $0["name"]?.text }
    }

    /// Whether a product is one of its own, as far as a project says. To Xcode, too, a package in the project's folder
    /// is in the place of one from elsewhere that goes by the same name.
    func provides(_ product: WidgetTarget.PackageProduct) -> Bool {
        let names = (description["products"]?.elements ?? []).compactMap { $0["name"]?.text }
        return switch product.source {
        case .local(let path) where !path.hasPrefix(".."): path == folder
        case .unknown: names.contains(product.name)
        case .local, .remote:
            product.package(from: tree.root)?.lowercased() == Path.name(folder).lowercased()
                && names.contains(product.name)
        }
    }

    /// One of its targets, as a target of another package.
    package func target(_ name: String) throws -> WidgetTarget? {
        guard let value = value(ofTarget: name), let source = sourceFolder(of: value) else { return nil }
        var target = WidgetTarget(name: name)
        target.isLibrary = true
        func within(_ key: String) -> [String] { (value[key]?.texts ?? []).map { Path.join(source, $0) } }
        let (excluded, chosen) = (within("exclude"), within("sources"))
        let files = try tree.files(in: source).filter { file in
            file != Path.join(folder, "Package.swift") && !excluded.contains { Path.isWithin($0, file) }
                && (chosen.isEmpty || chosen.contains { Path.isWithin($0, file) })
        }
        target.sources = files.filter { $0.hasSuffix(".swift") }
        let resources = (value["resources"]?.elements ?? []).compactMap { $0["path"]?.text }
        let declared = try resources.flatMap { path in
            let path = Path.join(source, path)
            return tree.isFolder(path) && !FileTree.isOne(path) ? try tree.files(in: path) : [path]
        }
        // Xcode takes these without a word of the manifest.
        let usual = files.filter {
            ["xcassets", "xcstrings"].contains(Path.extension($0)) || Path.extension(Path.folder($0)) == "lproj"
        }
        target.resources = (declared + usual).sortedOnce
        target.products = productDependencies(of: value)
        let settings = value["settings"]?.elements.compactMap { $0["kind"] } ?? []
        func values(_ kind: String) -> [String] { settings.compactMap { $0[kind]?["_0"]?.text } }
        let version = description["toolsVersion"]?["_version"]?.text ?? ""
        let language = values("swiftLanguageMode") + (description["swiftLanguageVersions"]?.texts ?? []) + [version]
        target.settings.languageMode = language[0].hasPrefix("6") ? "6" : "5"
        target.settings.conditions = values("define")
        target.settings.upcomingFeatures = values("enableUpcomingFeature")
        target.settings.isolatesToMainActor = values("defaultIsolation").contains("MainActor")
        return target
    }

    private func value(ofTarget name: String) -> Value? {
        description["targets"]?.elements.first {
            $0["name"]?.text == name && ["regular", "executable"].contains($0["type"]?.text)
        }
    }

    private func sourceFolder(of target: Value) -> String? {
        let name = target["name"]?.text ?? ""
        let usual = ["Sources", "Source", "src", "srcs"].flatMap { ["\($0)/\(name)", $0] }
        return (target["path"]?.text.map { [$0] } ?? usual).map { Path.join(folder, $0) }.first(where: tree.isFolder)
    }

    private func productDependencies(of target: Value) -> [WidgetTarget.PackageProduct] {
        (target["dependencies"]?.elements ?? []).compactMap { dependency in
            let words = (dependency["product"] ?? dependency["byName"])?.texts ?? []
            guard let name = words.first, value(ofTarget: name) == nil else { return nil }
            let package = words.dropFirst().first ?? name
            guard let source = source(of: package.lowercased()) else { return nil }
            return WidgetTarget.PackageProduct(name: name, source: source)
        }
    }

    /// A package that it depends on.
    private func source(of identity: String) -> WidgetTarget.Source? {
        for dependency in description["dependencies"]?.elements ?? [] {
            if let local = dependency["fileSystem"]?.elements.first, local["identity"]?.text == identity {
                return local["path"]?.text.map { .local(path: tree.relative($0)) }
            }
            if let remote = dependency["sourceControl"]?.elements.first, remote["identity"]?.text == identity,
                let location = remote["location"],
                let url = location["remote"]?.elements.first?["urlString"]?.text ?? location["local"]?.texts.first
            {
                return .remote(
                    url: url, requirement: LocalPackage.requirement(remote["requirement"] ?? .dictionary([:])))
            }
        }
        return nil
    }

    private static func requirement(_ record: Value) -> PackageRequirement {
        func one(_ key: String) -> String? { record[key]?.texts.first }
        if let range = record["range"]?.elements.first {
            return .range(range["lowerBound"]?.text ?? "", before: range["upperBound"]?.text ?? "")
        }
        if let version = one("exact") { return .exact(version) }
        if let branch = one("branch") { return .branch(branch) }
        return .revision(one("revision") ?? "")
    }
}

/// The packages in the folders of a project.
final class LocalPackages {
    private let tree: FileTree
    private let sources: SourceScans
    private let own: OwnPackage
    private lazy var folders = ((try? tree.files(in: "")) ?? []).filter { Path.name($0) == "Package.swift" }
        .map(Path.folder).filter { !$0.isEmpty }
    private var known: [LocalPackage] = []
    /// Whether a package needs our modules, by its folder.
    private var needs: [String: Bool] = [:]

    init(tree: FileTree, sources: SourceScans, own: OwnPackage) {
        (self.tree, self.sources, self.own) = (tree, sources, own)
    }

    func providing(_ module: String) -> LocalPackage? {
        if let package = known.first(where: { $0.modules.contains(module) }) { return package }
        return packages(mentioning: module).first { $0.modules.contains(module) }
    }

    /// Whether a package, or another one here that it imports, uses Apple's modules, or Foundation's parts that are
    /// elsewhere on Linux, without naming ours.
    func needOurs(_ package: LocalPackage) throws -> Bool {
        if let answer = needs[package.folder] { return answer }
        needs[package.folder] = false
        if tree.text(Path.join(package.folder, "Package.swift")).contains("\"\(own.name)\"") { return false }
        let files = try package.modules.compactMap(package.target).flatMap(\.sources)
        let scans = files.map { sources[$0] }
        let imports = Set(scans.flatMap { $0.imports.map(\.module) })
        let usesOurs =
            scans.contains(where: LocalPackages.needsPlugin) || !imports.isDisjoint(with: OfferedModules.products.keys)
        let answer =
            try usesOurs && !(imports.isDisjoint(with: LocalPackages.visible) && isForLinux(files))
            || imports.subtracting(package.modules).filter { !Importer.isKnown($0) }.contains {
                try providing($0).map(needOurs) ?? false
            }
        needs[package.folder] = answer
        return answer
    }

    /// The modules that give a package's interface parts which Linux would lack.
    private static let visible: Set = ["SwiftUI", "UIKit", "WidgetKit", "AppIntents", "ActivityKit", "Combine"]

    /// Whether files ask for Linux in their conditions, and import nothing there that it lacks.
    private func isForLinux(_ files: [String]) -> Bool {
        let texts = files.map(tree.text)
        let marks = ["os(Linux)", "canImport(FoundationNetworking)"]
        guard texts.contains(where: { text in marks.contains(where: text.contains) }) else { return false }
        let scans = texts.map { SourceScan($0, modules: OfferedModules.ofToolchain) }
        let imports = Set(scans.flatMap { $0.imports.map(\.module) }).subtracting(OfferedModules.ofToolchain)
        // One file may import Linux's part of Foundation for all.
        let sharesNetworking = texts.contains { $0.contains("@_exported import FoundationNetworking") }
        return !imports.contains(where: Importer.isKnown)
            && (sharesNetworking || !scans.contains(where: LocalPackages.needsPlugin))
    }

    private static func needsPlugin(_ scan: SourceScan) -> Bool {
        !Set(scan.words.compactMap(PhoneSource.module)).isSubset(of: scan.imports.map(\.module))
    }

    /// A product with its package, where a project names a package only by that of its product.
    func located(_ product: WidgetTarget.PackageProduct) -> WidgetTarget.PackageProduct {
        guard product.source == .unknown else { return product }
        let package = packages(mentioning: product.name).first { !$0.modules(ofProduct: product.name).isEmpty }
        return package.map { .init(name: product.name, source: .local(path: $0.folder)) } ?? product
    }

    /// Whether no module of a local package's product is among those that a target imports.
    func areIdle(_ product: WidgetTarget.PackageProduct, with imports: Set<String>) -> Bool {
        guard case .local(let path) = product.source, !imports.contains(product.name) else { return false }
        let package = packages(mentioning: product.name).first { $0.folder == path }
        let modules = package?.modules(ofProduct: product.name) ?? []
        return !modules.isEmpty && imports.isDisjoint(with: modules)
    }

    /// The packages whose manifests have a name in quotes: first those that the name is likely to be of, since SwiftPM
    /// takes a second or more for each.
    private func packages(mentioning name: String) -> some Sequence<LocalPackage> {
        var folders = folders.filter { tree.text(Path.join($0, "Package.swift")).contains("\"\(name)\"") }
        let rest = folders.partition { Path.name($0) != name && !tree.isFolder(Path.join($0, "Sources/\(name)")) }
        return (folders[..<rest].sorted() + folders[rest...].sorted()).lazy.compactMap(package)
    }

    private func package(at folder: String) -> LocalPackage? {
        if let package = known.first(where: { $0.folder == folder }) { return package }
        guard let package = LocalPackage(at: folder, in: tree) else { return nil }
        known.append(package)
        return package
    }

    /// Whether a product's modules are targets of ours.
    func areTargets(_ product: WidgetTarget.PackageProduct) -> Bool {
        known.contains { needs[$0.folder] == true && $0.provides(product) }
    }
}
