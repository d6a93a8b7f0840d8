/// A folder of sources without a project: all of it is a target, or, where more programs than one begin in it, the folder of
/// each `@main` widget.
struct WidgetFolder {
    let tree: FileTree

    init(_ tree: FileTree) { self.tree = tree }

    var widgets: [WidgetTarget] {
        let files = tree.files(in: "").filter { $0 != "Package.swift" }
        let swift = files.filter { $0.hasSuffix(".swift") }.map { ($0, WidgetSource(tree.text($0))) }
        let mains = swift.filter { $0.1.hasMain }.map(\.0)
        guard mains.count > 1 || swift.contains(where: { $0.1.isApp }) else {
            return mains.map { _ in widget(Path.name(tree.root), files) }
        }
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
