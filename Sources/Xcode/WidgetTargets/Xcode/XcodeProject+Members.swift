extension XcodeProject {
    /// The files that a target is made of, by their paths, and what it names without its being there.
    func members(of target: (id: String, object: PropertyListText)) -> (files: [String], missing: [String]) {
        var files = synchronizedFiles(of: target)
        var missing: [String] = []
        for phase in objects("buildPhases", of: target.object).map(\.object) where XcodeProject.holdsFiles(phase) {
            for file in objects("files", of: phase).map(\.object) {
                for path in file["fileRef"]?.text.map({ leaves(of: $0) }) ?? [] {
                    if tree.exists(path) { files.append(path) } else { missing.append(path) }
                }
            }
        }
        return (files.sortedOnce, missing.sortedOnce)
    }

    private static func holdsFiles(_ phase: PropertyListText) -> Bool {
        ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"]?.text)
    }

    /// The files that a reference stands for: a file, or all languages or versions of one.
    private func leaves(of reference: String, below outer: Set<String> = []) -> [String] {
        guard let object = object(reference), !outer.contains(reference) else { return [] }
        switch object["isa"]?.text {
        case "PBXVariantGroup", "PBXGroup":
            return (object["children"]?.texts ?? []).flatMap { leaves(of: $0, below: outer.union([reference])) }
        default: break
        }
        guard let path = paths[reference] else { return [] }
        return tree.isFolder(path) && !FileTree.isOne(path) ? tree.files(in: path) : [path]
    }

    /// The files of folders that Xcode keeps in step with the disk: all but the exceptions in the target's own, and the
    /// exceptions alone in those of others.
    private func synchronizedFiles(of target: (id: String, object: PropertyListText)) -> [String] {
        let own = Set(target.object["fileSystemSynchronizedGroups"]?.texts ?? [])
        return objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.flatMap { id, group in
            guard let folder = paths[id] else { return [String]() }
            let exceptions = objects("exceptions", of: group).map(\.object).filter {
                $0["target"]?.text == target.id
            }.flatMap { $0["membershipExceptions"]?.texts ?? [] }
            guard own.contains(id) || !exceptions.isEmpty else { return [] }
            return tree.files(in: folder).filter { file in
                let path = Path.relative(file, to: folder)
                return own.contains(id) != exceptions.contains { XcodeProject.covers($0, path) }
            }
        }
    }

    /// Whether an exception means a file. `/Localized: Folder/Name.strings` means the file in all languages.
    private static func covers(_ exception: String, _ path: String) -> Bool {
        let prefix = "/Localized: "
        guard exception.hasPrefix(prefix) else { return Path.isWithin(exception, path) }
        let name = String(exception.dropFirst(prefix.count))
        let folder = Path.folder(path)
        return Path.extension(folder) == "lproj" && Path.name(name) == Path.name(path)
            && Path.folder(name) == Path.folder(folder)
    }
}

extension [String] {
    /// Each once, in order.
    var sortedOnce: [String] { Set(self).sorted() }
}
