import Foundation
import GroupStore
import XcodeFiles

/// A program's information property list: its own Info.plist, merged over the keys that Xcode fills in.
struct InfoPlist {
    let keys: [String: Any]

    /// Whether a file is an Info.plist, whatever its name starts with. Others have similar names:
    /// `GoogleService-Info.plist`.
    static func isOne(_ file: URL) -> Bool {
        let name = file.lastPathComponent
        guard name.hasSuffix("Info.plist"), name != "Info.plist" else { return name == "Info.plist" }
        // An unreadable file may be one: report it then, rather than copy it as a resource.
        guard let content = try? XcodeFile.propertyList(file.path) else { return true }
        return content.members.contains { $0.key.text.hasPrefix("CFBundle") || $0.key.text == extensionKey }
    }

    private static let extensionKey = "NSExtension"

    /// The target's own: of several, such as the app's beside it, the one that describes an extension.
    private static func own(among files: [URL]) throws -> [String: Any] {
        let lists = try files.map { file in
            guard let list = try XcodeFile.propertyList(file.path).object as? [String: Any] else {
                throw Unreadable(file.path, "it is not a dictionary")
            }
            return list
        }
        return lists.first { $0[extensionKey] != nil } ?? lists.first ?? [:]
    }

    init(of target: Target, developmentLanguage: String) throws {
        // Sorted, so that every machine picks the same one of several settings or lists.
        let files = (target.declared + target.undeclared).sorted { $0.path < $1.path }
        let ofSettings = target.settings.map { [$0] } ?? files.filter { $0.pathExtension == "xcconfig" }
        let settings = try BuildSettings(of: target, files: ofSettings, language: developmentLanguage)
        var keys = InfoPlist.defaults
        keys.merge(try InfoPlist.own(among: files.filter(InfoPlist.isOne))) { $1 }
        keys.merge(try settings.informationKeys()) { $1 }
        keys["NSAccentColorName"] = try keys["NSAccentColorName"] ?? InfoPlist.accentColor(of: target, settings)
        self.keys = try keys.mapValues(settings.filled)
    }

    /// The colour set that Xcode uses for the accent colour, if there is one.
    private static func accentColor(of target: Target, _ settings: BuildSettings) throws -> String? {
        guard let name = try settings[BuildSettings.accentColorName] else { return nil }
        return Asset.all(of: target).contains { $0.kind == .color && $0.path == name } ? name : nil
    }

    private static var defaults: [String: Any] {
        [
            "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleDisplayName": "$(PRODUCT_NAME)",
            "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": "$(PRODUCT_NAME)",
            "CFBundlePackageType": "XPC!", "CFBundleShortVersionString": "$(MARKETING_VERSION)",
            "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
        ]
    }
}
