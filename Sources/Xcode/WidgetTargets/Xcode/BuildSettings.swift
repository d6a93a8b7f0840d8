/// The build settings of a target, in one configuration.
package struct BuildSettings: Equatable, Sendable {
    private var values: [String: String]

    init(_ values: [String: String]) { self.values = values }

    /// A setting, with those that it names in their places; nil where it is not set.
    package subscript(_ name: String) -> String? {
        values[name].map { filled($0, depth: 0) }
    }

    package func words(_ name: String) -> [String] {
        (self[name] ?? "").split(separator: " ").map { String($0).unquoted }
    }

    /// The settings that Xcode fills an Info.plist with: its usual ones, those of single keys, and those that a text names.
    package func ofInformation(_ information: String) -> [String: String] {
        let named = values.keys.filter {
            BuildSettings.usual.contains($0) || $0.hasPrefix("INFOPLIST_KEY_")
                || information.contains("$(\($0))") || information.contains("${\($0)}")
        }
        return Dictionary(uniqueKeysWithValues: named.map { ($0, self[$0] ?? "") }).filter { !$0.value.isEmpty }
    }

    private static let usual: Set = [
        "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_NAME", "MARKETING_VERSION", "CURRENT_PROJECT_VERSION",
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    ]

    private func filled(_ text: String, depth: Int) -> String {
        guard depth < 8, let start = BuildSettings.placeholder(in: text),
            let end = text[start.upperBound...].firstIndex(of: text[start].last == "(" ? ")" : "}")
        else { return text }
        let name = text[start.upperBound..<end].split(separator: ":").first.map(String.init) ?? ""
        let value = ["SRCROOT", "PROJECT_DIR"].contains(name) ? "." : values[name] ?? ""
        let rest = String(text[text.index(after: end)...])
        return text[..<start.lowerBound] + filled(value, depth: depth + 1) + filled(rest, depth: depth)
    }

    /// Where the first `$(` or `${` stands.
    private static func placeholder(in text: String) -> Range<String.Index>? {
        [text.firstRange(of: "$("), text.firstRange(of: "${")].compactMap { $0 }.min { $0.lowerBound < $1.lowerBound }
    }
}

extension XcodeProject {
    /// The settings of a target in the configuration of a name, or in the last one.
    func settings(of target: PropertyListText, in configuration: String) -> BuildSettings {
        let name = target["name"]?.text ?? ""
        var values = ["TARGET_NAME": name, "PRODUCT_NAME": name, "PROJECT_NAME": self.name]
        for owner in [root, target] {
            guard let list = owner["buildConfigurationList"]?.text.flatMap(object) else { continue }
            let all = objects("buildConfigurations", of: list).map(\.object)
            guard let chosen = all.first(where: { $0["name"]?.text == configuration }) ?? all.last else { continue }
            if let base = chosen["baseConfigurationReference"]?.text, let path = paths[base] {
                merge(assignments(at: path), into: &values)
            }
            guard case .members(let own)? = chosen["buildSettings"] else { continue }
            merge(own.mapValues { $0.texts.joined(separator: " ") }, into: &values)
        }
        return BuildSettings(values)
    }

    private func merge(_ settings: [String: String], into values: inout [String: String]) {
        let inherited = values
        for (name, value) in settings {
            values[name] = XcodeProject.filled(value, inheriting: inherited[name] ?? "")
        }
    }

    private static func filled(_ value: String, inheriting present: String) -> String {
        value.replacing("$(inherited)", with: present).replacing("${inherited}", with: present)
    }

    /// The settings of an `.xcconfig` file, over those of the files that it includes.
    private func assignments(at path: String, below outer: Set<String> = []) -> [String: String] {
        guard !outer.contains(path) else { return [:] }
        let text = tree.text(path)
        let included = XcodeProject.included(in: text).map {
            assignments(at: Path.join(Path.folder(path), $0), below: outer.union([path]))
        }
        return (included + [XcodeProject.assignments(in: text)]).reduce(into: [:]) { values, settings in
            for (name, value) in settings {
                values[name] = values[name].map { XcodeProject.filled(value, inheriting: $0) } ?? value
            }
        }
    }

    /// What stands between the quotes of `#include "name"` and `#include? "name"`.
    private static func included(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("#include") }.compactMap {
            let parts = $0.split(separator: "\"", omittingEmptySubsequences: false)
            return parts.count > 2 ? String(parts[1]) : nil
        }
    }

    /// The settings of an `.xcconfig` file.
    static func assignments(in text: String) -> [String: String] {
        var values: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("//") {
            guard let equals = line.firstIndex(of: "=") else { continue }
            let value = line[line.index(after: equals)...].split(separator: "//").first ?? ""
            values[String(line[..<equals]).trimmed] = String(value).trimmed
        }
        return values
    }
}

extension String {
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    fileprivate var unquoted: String { replacing("\"", with: "") }
}
