import XcodeFiles

/// Makes a manifest's targets, and notes what was left out and why.
struct Importer {
    let tree: FileTree
    let sources: SourceScans
    let project: String
    let own: OwnPackage
    var notes: [String] = []
    /// The names that targets have been given.
    var names: Set<String> = []
    /// The Swift files of the targets so far.
    private var owned: Set<String> = []

    init(tree: FileTree, sources: SourceScans, project: String, own: OwnPackage) {
        (self.tree, self.sources, self.project, self.own) = (tree, sources, project, own)
    }

    mutating func target(of widget: WidgetTarget) -> PackageManifest.Target {
        var widget = widget
        for left in widget.left { notes.append("\(left.name) \(left.isMany ? "are" : "is") left out: \(left.reason)") }
        notes += widget.problems
        if widget.isLibrary {
            notes.append("\(widget.name) is a target here: a module of the project that is imported")
        }
        widget.keepOneResourceOfEachName()
        for path in widget.undeclared {
            notes.append(
                "\(path) is not declared: another resource of \(widget.name) has its name; SwiftPM warns of it")
        }
        noteShared(widget)
        takePhoneSources(of: &widget)
        let imports = modulesImported(by: widget)
        let unused = unusedModules(imports, widget)
        noteMissing(imports.filter { !unused.contains($0.key) }, widget)
        for module in unused.sorted() {
            notes.append(
                "\(module) is imported by \(imports[module, default: []].sorted().listed) and not used: "
                    + "the product UnusedImports has an empty module of its name")
        }
        if !widget.groups.isEmpty {
            notes.append("\(widget.name) is of the app group \(widget.groups.joined(separator: ", "))")
        }
        let name = name(of: widget)
        // A target of SwiftPM needs a file, even if copies are compiled instead of all that it has.
        let isCopied = !widget.sources.isEmpty && widget.phoneSources.count == widget.sources.count
        let stub = isCopied ? SideFile.stub(forTarget: name) : nil
        return PackageManifest.Target(
            name: name, folder: TargetFolder(of: widget, and: stub, in: tree), stub: stub, settings: widget.settings,
            own: own.offered(products(for: imports, widget).union(unused.isEmpty ? [] : ["UnusedImports"])),
            others: widget.products.filter { isPortable($0, widget) }, isLibrary: widget.isLibrary,
            siblings: widget.siblings, sources: Set(widget.sources))
    }

    /// Finds the files to compile as for iOS, or for more targets than one, from copies.
    private mutating func takePhoneSources(of widget: inout WidgetTarget) {
        let modules = OfferedModules.importable.union(widget.siblings)
        let isPhone = widget.settings.platform == .phone
        let asked = widget.sources.filter { isPhone && sources.isForPhones($0, modules: modules) }
        let taken = widget.sources.filter { widget.isLibrary && owned.contains($0) && !$0.contains(":") }
        let found = Set(asked + taken)
        widget.phoneSources = found
        owned.formUnion(Set(widget.sources).subtracting(found))
        guard !found.isEmpty else { return }
        widget.settings.ofInformation[PhoneSource.setting] = found.sorted().joined(separator: ":")
        if !taken.isEmpty {
            notes.append("\(widget.name) has copies of files that another target has: \(taken.sorted().listed)")
        }
        let phone = found.subtracting(taken).sorted()
        guard !phone.isEmpty else { return }
        notes.append(
            "\(widget.name) has files compiled as for iOS, for their os(iOS), @objc or missing imports: \(phone.listed)"
        )
    }

    /// The products that source needs without an import, by the names that show it: on iOS, Foundation brings the
    /// keychain and the types that describe pictures, and SwiftUI the others.
    private static let brought = [
        "Security": ["SecItem", "CFError", "CGImageSource"],
        "CoreData": ["NSManagedObject", "NSPersistent", "NSFetchRequest"],
        "UserNotifications": ["UNUserNotification", "UNNotification", "UNMutableNotification"],
    ]

    /// The products of ours that a target needs. URLSession's publishers are in one that has no counterpart among
    /// Apple's modules.
    private func products(for imports: [String: [String]], _ widget: WidgetTarget) -> Set<String> {
        var products = Set(imports.keys.compactMap { OfferedModules.products[$0] } + ["WidgetKit", "SwiftUI"])
        let words = words(of: widget)
        if words.contains("dataTaskPublisher") { products.insert("CombineNetworking") }
        for (product, marks) in Importer.brought
        where words.contains(where: { word in marks.contains(where: word.hasPrefix) }) {
            products.insert(product)
        }
        return products
    }

    /// The missing modules that are imported and not used, for which empty ones suffice. None if a source asks
    /// `canImport` of such a module: an empty one would have the code compiled that uses it.
    private func unusedModules(_ imports: [String: [String]], _ widget: WidgetTarget) -> Set<String> {
        guard own.offered(["UnusedImports"]) != [] else { return [] }
        let words = words(of: widget)
        let unused = Set(imports.keys.filter { MissingModules.isUnused($0, by: words) })
        guard !unused.isEmpty else { return [] }
        let texts = widget.sources.map { tree.text($0) }
        let isAsked = MissingModules.known.contains { module in texts.contains { $0.contains("canImport(\(module))") } }
        return isAsked ? [] : unused
    }

    private func words(of widget: WidgetTarget) -> Set<String> {
        widget.sources.reduce(into: []) { $0.formUnion(sources[$1].words) }
    }

    /// The target's name as Xcode derives a module's; another if our package or an earlier target has that name.
    private mutating func name(of widget: WidgetTarget) -> String {
        let usual = Importer.moduleName(widget.name)
        var name = usual
        if own.takes(usual), widget.isLibrary {
            notes.append(
                "groupdefaults has a target '\(usual)', too, and SwiftPM takes one of a name: rename the module")
        } else if own.takes(usual) {
            name = Importer.moduleName(project) + usual
            notes.append("\(widget.name) is named \(name): groupdefaults has a target '\(usual)'")
        }
        if names.contains(name) {
            let number = (2...).first { !names.contains("\(name)\($0)") } ?? 2
            name += "\(number)"
            notes.append("\(widget.name) is named \(name): another target is named '\(usual)'")
        }
        names.insert(name)
        return name
    }

    /// Whether a module is here, or known to be absent.
    static func isKnown(_ module: String) -> Bool {
        OfferedModules.importable.contains(module) || MissingModules.advice(without: module) != nil
    }

    static func moduleName(_ words: String) -> String {
        String(words.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    private mutating func noteShared(_ widget: WidgetTarget) {
        let others = Dictionary(grouping: widget.shared.keys.filter { $0.hasSuffix(".swift") }) {
            widget.shared[$0, default: []].sorted().joined(separator: ", ")
        }
        for (names, files) in others.sorted(by: { $0.key < $1.key }) {
            notes.append("\(widget.name) shares with \(names): \(files.sorted().listed)")
        }
    }

    /// The modules that a target's files import, each with those files.
    private func modulesImported(by widget: WidgetTarget) -> [String: [String]] {
        var files: [String: [String]] = [:]
        for path in widget.sources {
            for module in Set(sources[path].imports.map(\.module)) {
                files[module, default: []].append(path)
            }
        }
        return files
    }

    private mutating func noteMissing(_ imports: [String: [String]], _ widget: WidgetTarget) {
        let ours = Set(own.offered(Set(OfferedModules.products.values)))
        for (module, files) in imports.sorted(by: { $0.key < $1.key }) {
            if OfferedModules.ofToolchain.union(widget.siblings).contains(module) { continue }
            if let product = OfferedModules.products[module], ours.contains(product) { continue }
            let place = files.sorted().listed
            if OfferedModules.products[module] != nil {
                notes.append("this version of groupdefaults has no \(module) (\(place)); a later one may")
            } else if let advice = MissingModules.advice(without: module) {
                notes.append("there is no \(module) on Linux (\(place)); \(advice)")
            } else if !widget.products.contains(where: { $0.source != .unknown }) {
                notes.append("\(module) is imported by \(place), but no package of the project provides it")
            }
        }
    }

    private mutating func isPortable(_ product: WidgetTarget.PackageProduct, _ widget: WidgetTarget) -> Bool {
        switch product.source {
        case .unknown:
            noteOnce("the package product \(product.name) is left out: the project does not say where it is from")
            return false
        case .remote(let url, _) where AppleOnlyPackages.include(url):
            noteOnce(
                "the package \(url) is left out: it needs Apple's systems; put its uses inside '#if canImport(…)'")
            return false
        case .remote(let url, _):
            noteOnce("the package \(url) is kept: it must build on Linux")
        case .local(let path):
            guard tree.exists(Path.join(path, "Package.swift")) else {
                noteOnce("the package \(path) is left out: it is not there")
                return false
            }
            noteOnce("the package \(path) is kept: it must build on Linux")
        }
        return true
    }

    private mutating func noteOnce(_ note: String) {
        if !notes.contains(note) { notes.append(note) }
    }
}

extension WidgetTarget {
    /// Declares one resource of each name, preferring the widget's own to a shared one.
    fileprivate mutating func keepOneResourceOfEachName() {
        var known: Set<String> = []
        let ordered = resources.sorted { (distance($0), $0) < (distance($1), $1) }
        let kept = ordered.filter { path in
            Path.extension(Path.folder(path)) == "lproj" || known.insert(Path.name(path)).inserted
        }
        undeclared = resources.filter { !kept.contains($0) }
        resources = kept.sorted()
    }

    /// The number of sources that are not beside a file: the fewer, the more likely the file is the widget's own.
    private func distance(_ path: String) -> Int {
        let folder = Path.folder(path)
        return sources.count { !Path.isWithin(folder, $0) || folder.isEmpty }
    }
}

extension [String] {
    /// The list in words, the first few by name.
    var listed: String {
        let more = count > 5 ? " and \(count - 4) more" : ""
        return prefix(count > 5 ? 4 : 5).joined(separator: ", ") + more
    }
}

/// Well-known packages that build only for Apple's systems.
enum AppleOnlyPackages {
    static func include(_ url: String) -> Bool {
        let path = url.lowercased()
        return names.contains { path.contains($0) }
    }

    private static let names = [
        "firebase-ios", "realm-swift", "lottie", "kingfisher", "sdwebimage", "sentry-cocoa", "purchases-ios",
        "facebook-ios", "googlesignin", "google-mobile-ads", "mixpanel-swift", "keychainaccess", "swiftui-introspect",
        "sindresorhus/defaults", "amplitude", "onesignal", "nuke", "cachedasyncimage", "grdb",
    ]
}
