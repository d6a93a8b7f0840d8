import GroupStore
import GroupSystem
import XcodeFiles

extension XcodeProject {
    /// The project that XcodeGen would generate, made of the objects of a project file.
    init(of spec: ProjectSpec) throws {
        let directory = Path.folder(spec.path)
        let name = spec.root["name"]?.text ?? Path.name(directory)
        var objects = GeneratedObjects(spec: spec, tree: FileTree(directory))
        let targets = try spec.targets.map { try objects.add($0.target, named: $0.key) }
        let root = objects.add(
            "project",
            [
                "targets": .array(targets),
                "mainGroup": objects.add("files", ["children": .array(objects.files)]),
                "buildConfigurationList": objects.add(
                    "project settings", spec.root["configFiles"]
                ) { spec.settings(spec.root["settings"], in: $0) },
                "developmentRegion": spec.root["options"]?["developmentLanguage"] ?? .string("en"),
            ])
        self.init(
            objects: objects.members, root: root.text ?? "", name: name, directory: directory,
            lists: objects.lists)
    }
}

/// Writes the objects of a project file.
private struct GeneratedObjects {
    let spec: ProjectSpec
    let tree: FileTree
    private(set) var members: Members = [:]
    private(set) var files: [Value] = []
    /// The property lists that XcodeGen writes, by their paths.
    private(set) var lists: [String: Value] = [:]

    init(spec: ProjectSpec, tree: FileTree) { (self.spec, self.tree) = (spec, tree) }

    mutating func add(_ id: String, _ object: Members) -> Value {
        members[Key(id)] = .dictionary(object)
        return .string(id)
    }

    /// Adds the settings of each configuration, and the files that they are based on.
    mutating func add(_ id: String, _ files: Value?, settings: (String) -> Value) -> Value {
        let all = spec.configurations.map { name in
            var object: Members = ["name": .string(name), "buildSettings": settings(name)]
            if let path = files?[name]?.text { object["baseConfigurationReference"] = reference(to: path) }
            return add("\(id), \(name)", object)
        }
        return add(id, ["buildConfigurations": .array(all)])
    }

    private mutating func reference(to path: String) -> Value {
        let file = add("file \(path)", ["sourceTree": .string("SOURCE_ROOT"), "path": .string(path)])
        files.append(file)
        return file
    }

    mutating func add(_ target: Value, named key: String) throws -> Value {
        let name = target["name"]?.text ?? key
        let sources = try (target["sources"]?.listed ?? []).flatMap(paths)
        for part in ["info", "entitlements"] {
            guard let path = target[part]?["path"]?.text, let list = target[part]?["properties"] else { continue }
            lists[tree.relative(path)] = list
        }
        let uses = sources.map { add("use of \($0) in \(key)", ["fileRef": reference(to: $0)]) }
        let compiling = add("sources of \(key)", ["isa": .string("PBXSourcesBuildPhase"), "files": .array(uses)])
        let packages = (target["dependencies"]?.elements ?? []).filter { $0["package"] != nil }
        let (spec, usual) = (spec, usualSettings(of: target, named: name, sources))
        let settings = add("settings of \(key)", target["configFiles"]) { configuration in
            let own = spec.settings(target["settings"], in: configuration)
            return .dictionary(Members((Array(usual) + own.members).map { ($0.key, $0.value) }))
        }
        return add(
            "target \(key)",
            [
                "name": .string(name),
                "productType": .string("com.apple.product-type.\(target["type"]?.text ?? "")"),
                "buildPhases": .array([compiling] + scripts(of: target, key)),
                "packageProductDependencies": .array(packages.flatMap { products(of: $0) }),
                "buildConfigurationList": settings,
            ])
    }

    private mutating func scripts(of target: Value, _ key: String) -> [Value] {
        let kinds = [
            "preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts", "postbuildScripts",
        ]
        return kinds.flatMap { target[$0]?.elements ?? [] }.enumerated().map { index, script in
            let name = script["name"] ?? .string("Run Script")
            return add("script \(index) of \(key)", ["isa": .string("PBXShellScriptBuildPhase"), "name": name])
        }
    }

    /// The settings that XcodeGen adds to a target's own.
    private func usualSettings(of target: Value, named name: String, _ sources: [String]) -> Members {
        var settings: Members = [:]
        let platform = target["platform"]?.listed.first?.text ?? "iOS"
        settings["SDKROOT"] = .string(["macOS": "macosx", "watchOS": "watchos"][platform] ?? "iphoneos")
        if let prefix = spec.root["options"]?["bundleIdPrefix"]?.text {
            settings["PRODUCT_BUNDLE_IDENTIFIER"] = .string("\(prefix).\(name.replacing("_", with: "-").asIdentifier)")
        }
        let found = sources.flatMap { tree.isFolder($0) ? (try? tree.files(in: $0)) ?? [] : [$0] }
            .first { Path.name($0) == "Info.plist" }
        settings["INFOPLIST_FILE"] = target["info"]?["path"] ?? found.map { .string($0) }
        settings["CODE_SIGN_ENTITLEMENTS"] = target["entitlements"]?["path"]
        if let path = target["info"]?["path"]?.text, !tree.exists(path) {
            for (key, value) in (target["info"]?["properties"]?.members ?? [:]).lazy.map({ ($0.key, $0.value) }) {
                settings[Key("INFOPLIST_KEY_\(key)")] = value.text.map { .string($0) }
            }
        }
        return settings
    }

    /// The files, or the whole folder, of one of a target's sources.
    private func paths(of source: Value) throws -> [String] {
        guard let path = source.text ?? source["path"]?.text, source["buildPhase"]?.text != "none" else { return [] }
        let (includes, excludes) = (source["includes"]?.texts ?? [], source["excludes"]?.texts ?? [])
        guard !includes.isEmpty || !excludes.isEmpty, tree.isFolder(path) else { return [path] }
        return try tree.files(in: path).filter { file in
            let inner = Path.relative(file, to: Path.join("", path))
            return (includes.isEmpty || includes.contains { GeneratedObjects.matches(inner, $0) })
                && !excludes.contains { GeneratedObjects.matches(inner, $0) }
        }
    }

    /// Whether a pattern is for a file, or for a folder around it. `**/` is for any number of folders, or none.
    private static func matches(_ path: String, _ pattern: String) -> Bool {
        let patterns = [pattern, pattern.replacing("**/", with: "")]
        let parts = path.split(separator: "/")
        return parts.indices.contains { end in
            let part = parts[...end].joined(separator: "/")
            return patterns.contains { FilePattern.matches($0, part, crossesFolders: $0.contains("**")) }
        }
    }

    private mutating func products(of dependency: Value) -> [Value] {
        let package = dependency["package"]?.text ?? ""
        let products = dependency["products"]?.texts ?? [dependency["product"]?.text ?? package]
        let source = spec.root["packages"]?[package].map { add("package \(package)", GeneratedObjects.source(of: $0)) }
        return products.map { product in
            var object: Members = ["productName": .string(product)]
            object["package"] = source
            return add("product \(product) of \(package)", object)
        }
    }

    private static func source(of package: Value) -> Members {
        if let path = package["path"] { return ["relativePath": path] }
        let url = package["url"] ?? package["github"]?.text.map { .string("https://github.com/\($0)") }
        let kinds: [(key: Key, kind: String, name: Key)] = [
            ("from", "upToNextMajorVersion", "minimumVersion"),
            ("majorVersion", "upToNextMajorVersion", "minimumVersion"),
            ("minorVersion", "upToNextMinorVersion", "minimumVersion"), ("exactVersion", "exactVersion", "version"),
            ("version", "exactVersion", "version"), ("branch", "branch", "branch"),
            ("revision", "revision", "revision"),
        ]
        var requirement: Members = [:]
        for (key, kind, name) in kinds {
            guard let value = package[key.text] else { continue }
            requirement = ["kind": .string(kind), name: value]
        }
        if let least = package["minVersion"], let most = package["maxVersion"] {
            requirement = ["kind": .string("versionRange"), "minimumVersion": least, "maximumVersion": most]
        }
        var members: Members = ["requirement": .dictionary(requirement)]
        members["repositoryURL"] = url
        return members
    }
}
