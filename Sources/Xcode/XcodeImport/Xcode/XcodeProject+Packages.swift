import GroupStore
import XcodeFiles

extension XcodeProject {
    /// The products of Swift packages that a target links, sorted by name.
    func products(of target: Value) -> [WidgetTarget.PackageProduct] {
        objects("packageProductDependencies", of: target).map { _, product in
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
        return .remote(url: url, requirement: resolved(url) ?? XcodeProject.words(requirement))
    }

    /// The version of a package that the project was last built with.
    private func resolved(_ url: String) -> SwiftText? {
        let file = "\(name).xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
        let workspaces = FileTree(directory).entries("").filter { $0.hasSuffix(".xcworkspace") }
            .map { "\($0)/xcshareddata/swiftpm/Package.resolved" }
        for path in [file] + workspaces {
            guard let bytes = try? XcodeFile.bytes(Path.join(directory, path)),
                let list = try? Value(json: bytes, droppingNulls: true)
            else { continue }
            let pins = (list["pins"] ?? list["object"]?["pins"])?.elements ?? []
            let pin = pins.first {
                XcodeProject.isSame(($0["location"] ?? $0["repositoryURL"])?.text ?? "", url)
            }
            if let version = pin?["state"]?["version"]?.text { return "exact: \(literal: version)" }
            if let revision = pin?["state"]?["revision"]?.text { return "revision: \(literal: revision)" }
        }
        return nil
    }

    private static func isSame(_ one: String, _ other: String) -> Bool {
        func plain(_ url: String) -> String { (url.hasSuffix(".git") ? String(url.dropLast(4)) : url).lowercased() }
        return plain(one) == plain(other)
    }

    /// Products without a package belong to a local one, which Xcode before 15 records as a mere folder reference.
    private var localSource: WidgetTarget.Source {
        let folders = objects.filter { ["wrapper", "folder"].contains($0.value["lastKnownFileType"]?.text) }
            .compactMap { paths[$0.key.text] }.filter { tree.exists(Path.join($0, "Package.swift")) }.sortedOnce
        return folders.count == 1 ? .local(path: folders[0]) : .unknown
    }

    /// A requirement as a manifest writes it.
    private static func words(_ requirement: Value) -> SwiftText {
        func value(_ key: String) -> SwiftText { "\(literal: requirement[key]?.text ?? "")" }
        return switch requirement["kind"]?.text {
        case "upToNextMajorVersion": "from: \(value("minimumVersion"))"
        case "upToNextMinorVersion": ".upToNextMinor(from: \(value("minimumVersion")))"
        case "versionRange": "\(value("minimumVersion"))..<\(value("maximumVersion"))"
        case "exactVersion": "exact: \(value("version"))"
        case "branch": "branch: \(value("branch"))"
        default: "revision: \(value("revision"))"
        }
    }
}
