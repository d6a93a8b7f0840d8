import XcodeFiles

/// The result of importing an Xcode project or a folder: a manifest, and notes about it.
package struct TargetImport: Sendable {
    package let manifest: PackageManifest
    package var directory: String { manifest.directory }
    /// Notes for the person, one line each.
    package let notes: [String]

    /// The packages from elsewhere that may have the modules that are still missing.
    package let remotePackages: [RemotePackage]

    package enum Problem: Error, Equatable {
        case noWidgets(in: String)
        case noTarget(String, known: [String])
        case manyProjects([String])
        /// A file describes the project, and a generator makes it.
        case notGenerated(String, by: String)
        case noConfiguration(String, known: [String])
        case notAround(String, project: String)
    }

    /// Imports a project, the project in a folder, or a folder of sources. A project's targets get the settings of one
    /// configuration, Debug by default, and go to the project's folder, or to a given folder that contains it.
    package init(
        of place: String, taking chosen: [String] = [], in configuration: String? = nil, to directory: String? = nil,
        from own: OwnPackage
    ) throws {
        let found = try Found(at: place, configuration, directory)
        let widgets = try found.widgets(named: chosen)
        let sources = SourceScans(found.tree)
        var importer = Importer(tree: found.tree, sources: sources, project: found.name, own: own)
        let packages = LocalPackages(tree: found.tree, sources: sources, own: own)
        let modules = ModuleSearch(sources: sources, framework: found.framework, packages: packages)
        let libraries = try modules.withLibraries(widgets).map(found.pinned)
        remotePackages = libraries.flatMap { RemotePackage.linked(by: $0, in: found.tree, sources) }
        let targets = libraries.map { importer.target(of: $0) }
        for name in found.otherPlatforms(than: widgets) { importer.notes.append(name) }
        manifest = PackageManifest(
            name: found.name, directory: found.tree.root, origin: found.origin, ownPackage: own,
            language: targets.contains { $0.folder.isLocalized } || found.isProject ? found.language : nil,
            targets: targets)
        notes = importer.notes + manifest.notesOfAlternatives
    }
}

extension PackageManifest {
    fileprivate var notesOfAlternatives: [String] {
        let names = alternatives
        guard let first = names.first else { return [] }
        return [
            "\(names.joined(separator: ", ")) share files, and a file may be in one target of a package only; "
                + "'swift build' builds \(first), and 'WIDGET=\(names[1]) swift build' another"
        ]
    }
}

/// The widgets found at a path, with files relative to a folder.
private struct Found {
    let tree: FileTree
    let name: String
    let origin: String
    let language: String
    let isProject: Bool
    private let all: [WidgetTarget]
    private var project: XcodeProject?

    init(at place: String, _ configuration: String?, _ directory: String?) throws {
        if let bundle = try Found.project(at: place) {
            var project = try Found.project(at: bundle, in: configuration)
            if let directory {
                guard Path.isWithin(directory, project.directory) else {
                    throw TargetImport.Problem.notAround(directory, project: bundle)
                }
                project.directory = directory
            }
            tree = FileTree(project.directory)
            all = try project.widgets().map { $0.moved(from: project.tree, to: project.directory) }
            self.project = project
            name = project.name
            origin = "The widgets of \(Path.name(bundle))"
            language = project.developmentLanguage
            isProject = true
        } else {
            if let directory { throw TargetImport.Problem.notAround(directory, project: "an Xcode project") }
            tree = FileTree(try Found.expoTarget(in: place) ?? place)
            name = Path.name(tree.root)
            origin = "The widgets of this folder"
            all = try WidgetFolder(tree).widgets()
            language = "en"
            isProject = false
        }
        guard !all.isEmpty else { throw TargetImport.Problem.noWidgets(in: place) }
    }

    private static func project(at bundle: String, in configuration: String?) throws -> XcodeProject {
        var project = try XcodeProject(at: bundle)
        guard let configuration else { return project }
        guard project.configurations.contains(configuration) else {
            throw TargetImport.Problem.noConfiguration(configuration, known: project.configurations)
        }
        project.configuration = configuration
        return project
    }

    /// The project that a path names, or the one in a folder or in one of its subfolders.
    private static func project(at place: String) throws -> String? {
        if Path.name(place) == "project.pbxproj" { return Path.folder(place) }
        if place.hasSuffix(".xcodeproj") || ProjectSpec.isOne(place) { return place }
        let tree = FileTree(place)
        for folders in [[""], tree.entries("").filter { tree.isFolder($0) && !FileTree.isOne($0) }] {
            let found = folders.flatMap { tree.entries($0) }.filter { $0.hasSuffix(".xcodeproj") }
            if found.count > 1 { throw TargetImport.Problem.manyProjects(found) }
            if let one = found.first { return tree.absolute(one) }
            let specs = folders.flatMap { tree.entries($0) }.map(tree.absolute).filter(ProjectSpec.isOne)
            if specs.count > 1 { throw TargetImport.Problem.manyProjects(specs) }
            if let spec = specs.first { return spec }
            for folder in folders { try checkForGenerator(tree, folder) }
        }
        return nil
    }

    /// The widget's folder in an Expo project that has no Xcode project yet.
    private static func expoTarget(in place: String) throws -> String? {
        let tree = FileTree(place)
        let folders = tree.entries("targets").filter { folder in
            ["js", "json"].contains { tree.exists(Path.join(folder, "expo-target.config.\($0)")) }
        }
        let found = try folders.map(tree.absolute).filter { try !WidgetFolder(FileTree($0)).widgets().isEmpty }
        if found.count > 1 { throw TargetImport.Problem.manyProjects(found) }
        return found.first
    }

    /// A project that is made when it is needed, by a program of the project's own.
    private static func checkForGenerator(_ tree: FileTree, _ folder: String) throws {
        let file = Path.join(folder, "Project.swift")
        guard tree.text(file).contains("import ProjectDescription") else { return }
        throw TargetImport.Problem.notGenerated(tree.absolute(file), by: "Tuist")
    }

    /// The widgets with the given names. Without names, all those for phones; if there are none, all.
    func widgets(named names: [String]) throws -> [WidgetTarget] {
        for name in names where !all.contains(where: { $0.name == name }) {
            throw TargetImport.Problem.noTarget(name, known: all.map(\.name))
        }
        if !names.isEmpty { return all.filter { names.contains($0.name) } }
        let ofPhones = all.filter { $0.settings.platform == .phone }
        return ofPhones.isEmpty ? all : ofPhones
    }

    /// The framework of the project that is a module.
    func framework(_ module: String) throws -> WidgetTarget? {
        guard let project else { return nil }
        return try project.framework(module)?.moved(from: project.tree, to: project.directory)
    }

    /// A target whose packages from elsewhere have the versions that the project was last built with.
    func pinned(_ target: WidgetTarget) -> WidgetTarget {
        var target = target
        for index in target.products.indices {
            if case .remote(let url, _) = target.products[index].source, let pin = project?.pin(of: url) {
                target.products[index].source = .remote(url: url, requirement: pin)
            }
        }
        return target
    }

    func otherPlatforms(than taken: [WidgetTarget]) -> [String] {
        all.filter { widget in !taken.contains { $0.name == widget.name } }.map {
            "\($0.name) is left out, as a target for \($0.settings.platform.rawValue); '--target \($0.name)' takes it"
        }
    }
}

extension WidgetTarget {
    /// The target with its paths relative to a folder that contains all of its files.
    fileprivate func moved(from tree: FileTree, to directory: String) -> WidgetTarget {
        var widget = self
        func move(_ path: String) -> String { Path.way(to: tree.absolute(path), from: directory) }
        widget.sources = sources.map(move)
        widget.resources = resources.map(move)
        widget.undeclared = undeclared.map(move)
        widget.shared = Dictionary(uniqueKeysWithValues: shared.map { (move($0.key), $0.value) })
        widget.products = products.map { product in
            guard case .local(let path) = product.source else { return product }
            return PackageProduct(name: product.name, source: .local(path: move(path)))
        }
        return widget
    }
}
