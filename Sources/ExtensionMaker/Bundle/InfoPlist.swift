import Foundation

/// The information about a program: its own Info.plist, over what Xcode fills in.
struct InfoPlist {
    let keys: [String: Any]

    static func isOne(_ file: URL) -> Bool { file.lastPathComponent.hasSuffix("Info.plist") }

    init(of target: Target, developmentLanguage: String) throws {
        let files = target.declared + target.undeclared
        let settings = try BuildSettings(
            of: target, files: files.filter { $0.pathExtension == "xcconfig" }, language: developmentLanguage)
        var keys = InfoPlist.defaults
        for file in files.filter(InfoPlist.isOne) {
            let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
            guard let own = list as? [String: Any] else { throw Unreadable(file: file) }
            keys.merge(own) { $1 }
        }
        keys.merge(settings.informationKeys) { $1 }
        self.keys = keys.mapValues(settings.filled)
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

/// A file that is not of the form that its name promises.
struct Unreadable: Error, CustomStringConvertible {
    var file: URL
    var description: String { "\(file.path) is damaged, or of a form that Xcode does not write" }
}
