import Foundation

/// What the placeholders of an Info.plist stand for: Xcode's usual settings, and over these the target's .xcconfig files.
struct BuildSettings {
    private var values: [String: String]

    init(of target: Target, files: [URL], language: String) throws {
        values = [
            "PRODUCT_NAME": target.product, "EXECUTABLE_NAME": target.product, "TARGET_NAME": target.name,
            "PRODUCT_MODULE_NAME": target.name, "DEVELOPMENT_LANGUAGE": language, "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
            "PRODUCT_BUNDLE_IDENTIFIER": "\(target.package).\(target.product)".asIdentifier,
            BuildSettings.accentColorName: "AccentColor",
        ]
        for file in files { try take(file, includedBy: []) }
    }

    /// Takes what stands in an .xcconfig file, line by line: what comes later replaces what came before, included files
    /// as if they stood in the place of their line.
    private mutating func take(_ file: URL, includedBy files: [URL]) throws {
        let file = file.standardizedFileURL
        guard !files.contains(file) else { throw BadInclude(file: files.last ?? file, reason: "it includes itself") }
        guard files.count < BuildSettings.depth else {
            throw BadInclude(file: file, reason: "it is included more than \(BuildSettings.depth) files deep")
        }
        for line in try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline) {
            let text = line.trimmingCharacters(in: .whitespaces)
            guard text.hasPrefix("#include") else {
                take(text)
                continue
            }
            let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count == 3 else { throw BadInclude(file: file, reason: "'\(text)' names no file in quotes") }
            let other = file.deletingLastPathComponent().appendingPathComponent(String(parts[1]))
            if FileManager.default.fileExists(atPath: other.path) {
                try take(other, includedBy: files + [file])
            } else if !text.hasPrefix("#include?") {
                throw BadInclude(file: file, reason: "it includes \(parts[1]), which is not there")
            }
        }
    }

    private mutating func take(_ line: String) {
        let parts = line.components(separatedBy: "//")[0].split(separator: "=", maxSplits: 1)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        if parts.count == 2 {
            let present = values[parts[0]] ?? ""
            values[parts[0]] = parts[1].replacing("$(inherited)", with: present)
        }
    }

    private static let depth = 16

    /// A file of settings whose lines that include others cannot be followed.
    struct BadInclude: Error, CustomStringConvertible {
        let file: URL
        let reason: String
        var description: String { "\(file.path): \(reason)" }
    }

    private static let accentColorName = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"

    /// The colour set that is the accent colour, if there is one of the name.
    var accentColorName: String { filled("$(\(BuildSettings.accentColorName))", depth: 0) }

    /// Keys of Info.plist that settings name, such as `INFOPLIST_KEY_CFBundleDisplayName`.
    var informationKeys: [String: Any] {
        let prefix = "INFOPLIST_KEY_"
        return Dictionary(
            uniqueKeysWithValues: values.filter { $0.key.hasPrefix(prefix) }.map {
                (String($0.key.dropFirst(prefix.count)), $0.value)
            })
    }

    /// A value of a property list, with settings in place of `$(NAME)` and `${NAME}`. Unknown ones are empty, as in Xcode.
    func filled(_ value: Any) -> Any {
        switch value {
        case let text as String: filled(text, depth: 0)
        case let list as [Any]: list.map(filled)
        case let members as [String: Any]: members.mapValues(filled)
        default: value
        }
    }

    private func filled(_ text: String, depth: Int) -> String {
        guard depth < 8 else { return text }
        return text.replacing(/\$[({]([A-Za-z0-9_]*)(?::([a-z0-9]+))?[)}]/) { match in
            let value = filled(values[String(match.1)] ?? "", depth: depth + 1)
            return match.2 == "rfc1034identifier" || match.2 == "identifier" ? value.asIdentifier : value
        }
    }
}

extension String {
    /// The text with hyphens in place of what a bundle identifier cannot hold.
    fileprivate var asIdentifier: String {
        String(map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    }
}
