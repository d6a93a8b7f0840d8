import GroupStore
import XcodeFiles

/// The description from which XcodeGen generates a project, together with the files that it includes.
struct ProjectSpec {
    let path: String
    let root: Value

    init(at path: String) throws {
        self.path = path
        root = try ProjectSpec.load(path, below: [])
    }

    /// Whether a file describes a project: other tools have a `project.yml`, too.
    static func isOne(_ path: String) -> Bool {
        guard names.contains(Path.name(path)) else { return false }
        let lines = FileTree(Path.folder(path)).text(Path.name(path)).split(whereSeparator: \.isNewline)
        return lines.contains { $0.hasPrefix("targets:") || $0.hasPrefix("include:") }
    }

    static let names = ["project.yml", "project.yaml"]

    private static let deepest = 16

    private static func load(_ path: String, below outer: [String]) throws -> Value {
        guard !outer.contains(path), outer.count < deepest else { throw Unreadable(path, "it includes itself") }
        let (own, folder) = (try Value(yamlFile: path), Path.folder(path))
        var whole = Value.dictionary([:])
        for include in own["include"]?.listed ?? [] where include["enable"].map(\.isTrue) ?? true {
            guard let name = include.text ?? include["path"]?.text else { continue }
            let other = Path.join(folder, name)
            let isRelative = include["relativePaths"].map(\.isTrue) ?? true
            let way = isRelative ? Path.way(to: Path.folder(other), from: folder) : "."
            whole = whole.merged(with: try load(other, below: outer + [path]).moved(by: way))
        }
        return whole.merged(with: own)
    }

    // MARK: Targets

    /// The targets, with their templates applied, by their names in the file.
    var targets: [(key: String, target: Value)] {
        (root["targets"]?.members ?? [:]).map { ($0.key.text, target($0.value, named: $0.key.text)) }
    }

    private func target(_ own: Value, named name: String) -> Value {
        let attributes = own["templateAttributes"]?.members.compactMap { member in
            member.value.text.map { (member.key.text, $0) }
        }
        let names = [("target_name", name)] + (attributes ?? [])
        return templates(of: own, depth: 0).replacing(names).merged(with: own)
    }

    private func templates(of target: Value, depth: Int) -> Value {
        guard depth < ProjectSpec.deepest else { return .dictionary([:]) }
        return (target["templates"]?.texts ?? []).reduce(.dictionary([:])) { whole, name in
            guard let template = root["targetTemplates"]?[name] else { return whole }
            return whole.merged(with: templates(of: template, depth: depth + 1)).merged(with: template)
        }
    }

    // MARK: Settings

    /// The names of the configurations, those for debugging last.
    var configurations: [String] {
        let all = root["configs"]?.members ?? [:]
        guard !all.isEmpty else { return ["Release", "Debug"] }
        return all.filter { $0.value.text != "debug" }.map(\.key.text)
            + all.filter { $0.value.text == "debug" }.map(\.key.text)
    }

    /// The settings of the project, or of a target, in a configuration.
    func settings(_ settings: Value?, in configuration: String, depth: Int = 0) -> Value {
        let empty = Value.dictionary([:])
        guard let settings, depth < ProjectSpec.deepest else { return empty }
        guard ["base", "configs", "groups"].contains(where: { settings[$0] != nil }) else { return settings.asSettings }
        let groups = (settings["groups"]?.texts ?? []).map {
            self.settings(root["settingGroups"]?[$0], in: configuration, depth: depth + 1)
        }
        // `debug` is for each configuration with the word in its name.
        let ofConfiguration = (settings["configs"]?.members ?? [:]).filter {
            configuration.lowercased().contains($0.key.text.lowercased())
        }
        return (groups + [settings["base"]?.asSettings ?? empty] + ofConfiguration.map(\.value.asSettings))
            .reduce(empty) { $0.merged(with: $1) }
    }
}

extension Value {
    var isTrue: Bool { ["true", "yes", "YES", "1"].contains(text) }

    /// The elements of a list, or a single value as a list of one.
    var listed: [Value] {
        if case .array(let values) = self { values } else { [self] }
    }

    fileprivate var asSettings: Value {
        .dictionary(
            Members(
                members.map {
                    ($0.key, $0.value.text.map { .string(["true": "YES", "false": "NO"][$0] ?? $0) } ?? $0.value)
                }))
    }

    /// A dictionary with the members of another: dictionaries of one key are merged, lists joined, other values
    /// replaced. A key that ends in `:REPLACE` does not merge.
    fileprivate func merged(with other: Value) -> Value {
        var merged = members
        for (key, value) in other.members.lazy.map({ ($0.key.text, $0.value) }) {
            let (plain, replaces) = key.hasSuffix(":REPLACE") ? (String(key.dropLast(8)), true) : (key, false)
            switch (merged[Key(plain)], value) {
            case (.array(let old)?, .array(let new)) where !replaces: merged[Key(plain)] = .array(old + new)
            case (let old?, .dictionary) where !replaces && !old.members.isEmpty:
                merged[Key(plain)] = old.merged(with: value)
            default: merged[Key(plain)] = value
            }
        }
        return .dictionary(merged)
    }

    /// A template with names such as `${target_name}` replaced.
    fileprivate func replacing(_ names: [(String, String)]) -> Value {
        func filled(_ text: String) -> String {
            names.reduce(text) { $0.replacing("${\($1.0)}", with: $1.1) }
        }
        return switch self {
        case .string(let text): .string(filled(text))
        case .array(let values): .array(values.map { $0.replacing(names) })
        case .dictionary(let members):
            .dictionary(Members(members.map { (Key(filled($0.key.text)), $0.value.replacing(names)) }))
        default: self
        }
    }

    /// An included description, whose paths are relative to its own folder, with paths relative to that of another.
    fileprivate func moved(by way: String) -> Value {
        guard way != "." else { return self }
        func path(_ value: Value) -> Value { value.text.map { .string(Path.join(way, $0)) } ?? value }
        func paths(_ value: Value) -> Value { value.changing { path($0) } }
        func holder(_ value: Value) -> Value { value.text == nil ? value.changing("path", path) : path(value) }
        func target(_ value: Value) -> Value {
            value.changing("sources") { .array($0.listed.map(holder)) }.changing("configFiles", paths)
                .changing("info", holder).changing("entitlements", holder)
        }
        return changing("targets") { $0.changing(target) }.changing("targetTemplates") { $0.changing(target) }
            .changing("configFiles", paths).changing("packages") { $0.changing(holder) }
    }

    private func changing(_ change: (Value) -> Value) -> Value {
        .dictionary(Members(members.map { ($0.key, change($0.value)) }))
    }

    private func changing(_ key: Key, _ change: (Value) -> Value) -> Value {
        var members = members
        members[key] = members[key].map(change)
        return .dictionary(members)
    }
}
