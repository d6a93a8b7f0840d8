import GroupStore
import XcodeFiles

extension XcodeProject {
    /// The products of Swift packages that a target links, sorted by name. Xcode links those of the frameworks' phase, and
    /// does not always list them as dependencies.
    func products(of target: Value) -> [WidgetTarget.PackageProduct] {
        let linked = objects("buildPhases", of: target).map(\.object)
            .filter { $0["isa"]?.text == "PBXFrameworksBuildPhase" }
            .flatMap { objects("files", of: $0) }.compactMap { $0.object["productRef"]?.text }
        let listed = target["packageProductDependencies"]?.texts ?? []
        return Set(linked + listed).compactMap(object).map { product in
            let package = product["package"]?.text.flatMap(object)
            return WidgetTarget.PackageProduct(
                name: product["productName"]?.text ?? "", source: package.map(source) ?? localSource)
        }.sorted { $0.name < $1.name }
    }

    private func source(of package: Value) -> WidgetTarget.Source {
        if let path = package["relativePath"]?.text { return .local(path: Path.join("", path)) }
        guard let url = package["repositoryURL"]?.text, let requirement = package["requirement"] else {
            return .unknown
        }
        return .remote(url: url, requirement: XcodeProject.requirement(requirement))
    }

    /// The version of a package that the project was last built with.
    func pin(of url: String) -> PackageRequirement? { versions[XcodeProject.plain(url)] }

    /// The versions of packages that the project was last built with, by what is alike in URLs of one repository.
    static func versions(with bundle: String) -> [String: PackageRequirement] {
        let around = FileTree(Path.folder(bundle))
        let workspaces = around.entries("").filter { $0.hasSuffix(".xcworkspace") }.map(around.absolute)
        var versions: [String: PackageRequirement] = [:]
        for workspace in [Path.join(bundle, "project.xcworkspace")] + workspaces {
            guard let bytes = try? XcodeFile.bytes(Path.join(workspace, "xcshareddata/swiftpm/Package.resolved")),
                let list = try? Value(json: bytes, droppingNulls: true)
            else { continue }
            for pin in (list["pins"] ?? list["object"]?["pins"])?.elements ?? [] {
                guard let url = (pin["location"] ?? pin["repositoryURL"])?.text,
                    let version = requirement(pinned: pin["state"] ?? .dictionary([:]))
                else { continue }
                versions[plain(url)] = versions[plain(url)] ?? version
            }
        }
        return versions
    }

    private static func requirement(pinned state: Value) -> PackageRequirement? {
        state["version"]?.text.map { .exact($0) } ?? state["revision"]?.text.map { .revision($0) }
    }

    /// The part that URLs of one repository have in common.
    static func plain(_ url: String) -> String {
        (url.hasSuffix(".git") ? String(url.dropLast(4)) : url).lowercased()
    }

    /// Products without a package belong to a local one, which Xcode before 15 records as a mere folder reference.
    private var localSource: WidgetTarget.Source {
        let folders = objects.filter { ["wrapper", "folder"].contains($0.value["lastKnownFileType"]?.text) }
            .compactMap { paths[$0.key.text] }.filter { tree.exists(Path.join($0, "Package.swift")) }.sortedOnce
        return folders.count == 1 ? .local(path: folders[0]) : .unknown
    }

    private static func requirement(_ record: Value) -> PackageRequirement {
        func value(_ key: String) -> String { record[key]?.text ?? "" }
        return switch record["kind"]?.text {
        case "upToNextMajorVersion": .from(value("minimumVersion"))
        case "upToNextMinorVersion": .upToNextMinor(from: value("minimumVersion"))
        case "versionRange": .range(value("minimumVersion"), before: value("maximumVersion"))
        case "exactVersion": .exact(value("version"))
        case "branch": .branch(value("branch"))
        default: .revision(value("revision"))
        }
    }
}
