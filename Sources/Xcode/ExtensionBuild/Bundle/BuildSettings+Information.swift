import Foundation
import XcodeFiles

extension BuildSettings {
    /// The values for the placeholders of an Info.plist: Xcode's usual settings, overridden by the target's files.
    init(of target: Target, files: [URL], language: String) throws {
        self.init([
            "PRODUCT_NAME": target.product, "EXECUTABLE_NAME": target.product, "TARGET_NAME": target.name,
            "PRODUCT_MODULE_NAME": target.name, "DEVELOPMENT_LANGUAGE": language, "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
            "PRODUCT_BUNDLE_IDENTIFIER": "\(target.package).\(target.product)".asIdentifier,
            BuildSettings.accentColorName: "AccentColor",
        ])
        for file in files { try take(fileAt: file.path) }
        if let problem = problems.first { throw problem }
    }

    /// The setting that names the accent colour's colour set.
    static let accentColorName = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"

    /// The Info.plist keys that come from settings, such as `INFOPLIST_KEY_CFBundleDisplayName`.
    func informationKeys() throws -> [String: Any] {
        let prefix = "INFOPLIST_KEY_"
        let values = try filled(names.filter { $0.hasPrefix(prefix) })
        return Dictionary(uniqueKeysWithValues: values.map { (String($0.key.dropFirst(prefix.count)), $0.value) })
    }

    /// A property list's value with settings substituted for their names.
    func filled(_ value: Any) throws -> Any {
        switch value {
        case let text as String: try filled(text, of: "in Info.plist")
        case let list as [Any]: try list.map(filled)
        case let members as [String: Any]: try members.mapValues(filled)
        default: value
        }
    }
}
