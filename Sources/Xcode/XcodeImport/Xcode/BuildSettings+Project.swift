import GroupStore
import XcodeFiles

extension BuildSettings {
    /// The settings for an Info.plist: Xcode's usual ones, those of single keys, and those that a text mentions.
    func ofInformation(_ information: String) throws(TooLong) -> [String: String] {
        let named = BuildSettings.names(in: information).union(BuildSettings.usual)
        return try filled(names.filter { named.contains($0) || $0.hasPrefix("INFOPLIST_KEY_") }).filter {
            !$0.value.isEmpty
        }
    }

    private static let usual: Set = [
        "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_NAME", "MARKETING_VERSION", "CURRENT_PROJECT_VERSION",
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    ]
}

extension XcodeProject {
    /// A target's settings in the named configuration, or in the last one.
    func settings(of target: Value, in configuration: String) throws -> BuildSettings {
        let name = target["name"]?.text ?? ""
        var settings = BuildSettings([
            "TARGET_NAME": name, "PRODUCT_NAME": name, "PROJECT_NAME": self.name, "SRCROOT": ".", "PROJECT_DIR": ".",
        ])
        for owner in [root, target] {
            guard let list = owner["buildConfigurationList"]?.text.flatMap(object) else { continue }
            let all = objects("buildConfigurations", of: list).map(\.object)
            guard let chosen = all.first(where: { $0["name"]?.text == configuration }) ?? all.last else { continue }
            if let path = settingsFile(of: chosen), tree.exists(path) {
                try settings.take(fileAt: tree.absolute(path))
            }
            for member in chosen["buildSettings"]?.members ?? [:] {
                try settings.set(member.key.text, to: member.value.texts.joined(separator: " "))
            }
        }
        return settings
    }

    /// The file that a configuration is based on: a file of a group, or one in a folder that Xcode keeps in sync.
    private func settingsFile(of configuration: Value) -> String? {
        if let base = configuration["baseConfigurationReference"]?.text { return paths[base] }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text, let folder = paths[anchor],
            let path = configuration["baseConfigurationReferenceRelativePath"]?.text
        else { return nil }
        return tree.relative(Path.join(folder, path))
    }
}
