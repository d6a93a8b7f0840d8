import Foundation
import XcodeFiles

extension BuildSettings {
    /// What the placeholders of an Info.plist stand for: Xcode's usual settings, and over these the target's files.
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

    /// The name of the colour set that is the accent colour.
    static let accentColorName = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"

    /// Keys of Info.plist that settings name, such as `INFOPLIST_KEY_CFBundleDisplayName`.
    func informationKeys() throws -> [String: Any] {
        let prefix = "INFOPLIST_KEY_"
        let values = try filled(names.filter { $0.hasPrefix(prefix) })
        return Dictionary(uniqueKeysWithValues: values.map { (String($0.key.dropFirst(prefix.count)), $0.value) })
    }

    /// A value of a property list, with settings in the place of their names.
    func filled(_ value: Any) throws -> Any {
        switch value {
        case let text as String: try filled(text, of: "in Info.plist")
        case let list as [Any]: try list.map(filled)
        case let members as [String: Any]: try members.mapValues(filled)
        default: value
        }
    }
}
