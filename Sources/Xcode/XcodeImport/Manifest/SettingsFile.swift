/// The build settings for a target's Info.plist, as a file beside the manifest: SwiftPM has no place for them, and the
/// plugin WidgetExtension reads them there.
package struct SettingsFile: Equatable, Sendable {
    package let name: String
    package let text: String

    /// The file for a target; nil if it would be empty.
    init?(of target: PackageManifest.Target) {
        let settings = target.settings.ofInformation.filter { $0 != ("PRODUCT_NAME", target.name) }
        guard !settings.isEmpty else { return nil }
        name = SettingsFile.name(forTarget: target.name)
        let lines = settings.sorted { $0.key < $1.key }.map { "\($0.key) = \(SettingsFile.escaped($0.value))" }
        text = ([SettingsFile.head] + lines).joined(separator: "\n") + "\n"
    }

    package static func name(forTarget target: String) -> String { "\(target).xcconfig" }

    /// Whether a file was written by us, and so may be overwritten.
    package static func isOurs(_ text: String) -> Bool { text.hasPrefix(head) }

    private static let head =
        "// The values that Xcode fills this target's Info.plist with. Written by 'groupwidgets init'; change it as you like."

    /// A value on one line, without the start of a comment. In three slashes, the second ends one pair and begins
    /// another.
    private static func escaped(_ value: String) -> String {
        value.replacing("//", with: "/$()/").replacing("//", with: "/$()/").split(whereSeparator: \.isNewline)
            .joined(separator: " ")
    }
}
