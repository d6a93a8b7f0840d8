import XcodeFiles

/// Finds the modules of a project that its widgets import, and leaves out what only other parts of it need.
struct ModuleSearch {
    let sources: SourceScans
    let framework: (String) throws -> WidgetTarget?
    let packages: LocalPackages

    /// The widgets, and the modules that they import, as targets of one package.
    func withLibraries(_ widgets: [WidgetTarget]) throws -> [WidgetTarget] {
        var targets = widgets
        var scans: [String: SourceScan] = [:]
        var needed: Set<String> = []
        var count = 0
        while count < targets.count {
            count = targets.count
            targets.forEach(sources.define)
            for file in targets.flatMap(\.sources) where scans[file] == nil {
                scans[file] = sources[file]
            }
            needed = NeededFiles.of(scans)
            for index in targets.indices {
                let files = targets[index].sources.filter(needed.contains)
                let modules = Set(files.flatMap { scans[$0]?.imports.map(\.module) ?? [] })
                    .subtracting(targets[index].siblings).subtracting([Importer.moduleName(targets[index].name)])
                for module in modules.sorted() where !Importer.isKnown(module) {
                    try take(module, for: index, of: &targets)
                }
            }
        }
        let thinned = thinned(targets, needed, scans)
        return targets.map { target in
            var target = leaving(out: needed, of: target, scans, thinned)
            target.products = target.products.map(packages.located)
            target.products.removeAll(where: packages.areTargets)
            let imports = Set(target.sources.flatMap { scans[$0]?.imports.map(\.module) ?? [] })
            target.products.removeAll { packages.areIdle($0, with: imports) }
            return target
        }
    }

    /// Makes a module of the project a target that another depends on. A package that can be built as it is becomes a
    /// dependency instead.
    private func take(_ module: String, for index: Int, of targets: inout [WidgetTarget]) throws {
        if !targets.contains(where: { $0.isLibrary && $0.name == module }) {
            if let library = try framework(module) {
                guard !library.sources.isEmpty else {
                    let left = WidgetTarget.LeftOut(name: "the module \(module)", reason: "it has no Swift file")
                    if !targets[index].left.contains(left) { targets[index].left.append(left) }
                    return
                }
                targets.append(library)
            } else if let package = packages.providing(module) {
                guard try packages.needOurs(package), let library = try package.target(module),
                    !library.sources.isEmpty
                else {
                    return targets[index].depend(on: package, for: module)
                }
                targets.append(library)
            } else {
                return
            }
        }
        targets[index].siblings.insert(module)
    }

    /// The names of the targets that leave out files: what their files need may be missing from others, too.
    private func thinned(
        _ targets: [WidgetTarget], _ needed: Set<String>, _ scans: [String: SourceScan]
    ) -> Set<String> {
        var names: Set<String> = []
        while true {
            let more = targets.filter { leaving(out: needed, of: $0, scans, names).sources != $0.sources }.map(\.name)
            guard !names.isSuperset(of: more) else { return names }
            names.formUnion(more)
        }
    }

    /// A target without the files that no widget needs, if any of these needs what Linux may lack, or what is left out.
    private func leaving(
        out needed: Set<String>, of target: WidgetTarget, _ scans: [String: SourceScan], _ thinned: Set<String>
    ) -> WidgetTarget {
        let idle = target.sources.filter { !needed.contains($0) }
        func foreign(_ files: [String]) -> Set<String> {
            Set(files.flatMap { scans[$0]?.modules ?? [] })
                .subtracting(OfferedModules.importable.subtracting(OfferedModules.partial))
                .subtracting(OfferedModules.renamed)
                .subtracting(target.siblings.subtracting(thinned))
                .subtracting([target.name])
        }
        let modules = foreign(idle)
        guard !modules.isEmpty, idle.count < target.sources.count else { return target }
        var target = target
        target.sources.removeAll(where: idle.contains)
        let unused = modules.subtracting(foreign(target.sources))
        target.products.removeAll { unused.contains($0.name) }
        let (they, verb, declare) = idle.count == 1 ? ("it", "imports", "declares") : ("they", "import", "declare")
        let more = "; \(they) \(verb) \(modules.sorted().joined(separator: ", "))"
        target.left.append(
            .init(
                name: idle.sorted().listed,
                reason: "nothing that the widget uses names what \(they) \(declare)\(more)", isMany: idle.count > 1))
        target.shared = target.shared.filter { !idle.contains($0.key) }
        return target
    }
}

extension SourceScan {
    /// The modules that it uses: React Native's names come from a header in Objective-C, without an import.
    fileprivate var modules: [String] {
        imports.map(\.module) + (words.contains { $0.hasPrefix("RCT") } ? ["React"] : [])
    }
}

extension WidgetTarget {
    fileprivate mutating func depend(on package: LocalPackage, for module: String) {
        guard let name = package.product(providing: module) else { return }
        products.removeAll { $0.name == name || ($0.source == .unknown && package.provides($0)) }
        products.append(PackageProduct(name: name, source: .local(path: package.folder)))
    }
}
