import GroupStore
import XcodeFiles

extension XcodeProject {
    /// A target's files, by their paths, and those that cannot be imported.
    func members(of target: (id: String, object: Value)) throws -> (files: [String], left: [WidgetTarget.LeftOut]) {
        var files = try synchronizedFiles(of: target)
        for phase in objects("buildPhases", of: target.object).map(\.object) where XcodeProject.holdsFiles(phase) {
            for file in objects("files", of: phase).map(\.object) {
                files += try file["fileRef"]?.text.map { try leaves(of: $0) } ?? []
            }
        }
        let left = files.sortedOnce.compactMap { file in
            reasonToLeave(file).map { WidgetTarget.LeftOut(name: file, reason: $0) }
        }
        let names = Set(left.map(\.name))
        return (files.sortedOnce.filter { !names.contains($0) }, left)
    }

    private func isWithinPackage(_ path: String) -> Bool { Path.isWithin(directory, tree.absolute(path)) }

    /// Why a file cannot be part of a package; nil if it can.
    private func reasonToLeave(_ path: String) -> String? {
        guard let status = tree.status(path) else { return "the project names it, but it is not there" }
        if !isWithinPackage(path) {
            return "it is outside of \(directory); '--directory DIR' writes the package to a folder around both"
        }
        if status.isDirectory { return FileTree.isOne(path) ? nil : "it is a folder" }
        if !status.isRegularFile { return "it is not a regular file" }
        return status.size > XcodeFile.largest && path.hasSuffix(".swift") ? "it is too large for source" : nil
    }

    private static func holdsFiles(_ phase: Value) -> Bool {
        ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"]?.text)
    }

    /// The files behind a reference: one file, or all languages or versions of one.
    private func leaves(of reference: String, below outer: Set<String> = []) throws -> [String] {
        guard let object = object(reference), !outer.contains(reference) else { return [] }
        switch object["isa"]?.text {
        case "PBXVariantGroup", "PBXGroup":
            return try (object["children"]?.texts ?? []).flatMap { try leaves(of: $0, below: outer.union([reference])) }
        default: break
        }
        guard let path = paths[reference].map(tree.spelled) else { return [] }
        let isFolder = isWithinPackage(path) && tree.isFolder(path) && !FileTree.isOne(path)
        return isFolder ? try tree.files(in: path) : [path]
    }

    /// The files of folders that Xcode keeps in sync with the disk: of the target's own, all except the exceptions; of
    /// other targets' folders, only the exceptions.
    private func synchronizedFiles(of target: (id: String, object: Value)) throws -> [String] {
        let own = Set(target.object["fileSystemSynchronizedGroups"]?.texts ?? [])
        return try objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.flatMap { member in
            let (id, group) = (member.key.text, member.value)
            guard let folder = paths[id].map(tree.spelled) else { return [String]() }
            let exceptions = objects("exceptions", of: group).map(\.object).filter {
                $0["target"]?.text == target.id
            }.flatMap { $0["membershipExceptions"]?.texts ?? [] }
            guard own.contains(id) || !exceptions.isEmpty else { return [] }
            guard isWithinPackage(folder) else { return [folder] }
            return try tree.files(in: folder).filter { file in
                let path = Path.relative(file, to: folder)
                return own.contains(id) != exceptions.contains { XcodeProject.covers($0, path) }
            }
        }
    }

    /// Whether an exception applies to a file. `/Localized: Folder/Name.strings` stands for the file in all languages.
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
    /// The elements without duplicates, sorted.
    var sortedOnce: [String] { Set(self).sorted() }
}
