/// A folder of sources without a project: each file with an `@main` widget begins a target.
struct WidgetFolder {
    let tree: FileTree

    init(_ tree: FileTree) { self.tree = tree }

    var widgets: [WidgetTarget] {
        let files = tree.files(in: "").filter { $0 != "Package.swift" }
        let mains = files.filter { $0.hasSuffix(".swift") && WidgetSource(tree.text($0)).hasMain }
        guard mains.count > 1 else { return mains.map { _ in widget(Path.name(tree.root), files) } }
        return mains.map { main in
            let folder = Path.folder(main)
            return widget(Path.name(folder.isEmpty ? tree.root : folder), files.filter { Path.isWithin(folder, $0) })
        }
    }

    private func widget(_ name: String, _ files: [String]) -> WidgetTarget {
        var widget = WidgetTarget(name: name)
        widget.take(files)
        widget.resources = widget.resources.filter(WidgetFolder.isResource)
        let entitlements = files.filter { $0.hasSuffix(".entitlements") }
        widget.groups = entitlements.flatMap { XcodeProject.appGroups(in: tree.text($0)) }
        return widget
    }

    /// Without a project that says so, only what is nothing else is taken for a resource.
    private static func isResource(_ file: String) -> Bool {
        [
            "xcassets", "strings", "stringsdict", "xcstrings", "intentdefinition", "json", "png", "jpg", "jpeg", "svg",
            "pdf", "ttf", "otf",
        ].contains(Path.extension(file))
    }
}
