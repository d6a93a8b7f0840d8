import AppGroups
import Foundation
package import WidgetArchive

extension AssetCatalog {
    /// The colours that replace the system's accent colour: those of the catalogue's colour set that Info.plist names.
    /// A set without colours, as in Xcode's template, changes nothing.
    package static func accent(isContrasting: Bool = false) -> Tone? {
        isContrasting ? contrastingAccent : usualAccent
    }

    private static let usualAccent = accentName.flatMap { tone(named: $0, bundlePath: nil) }
    private static let contrastingAccent = accentName.flatMap {
        tone(named: $0, bundlePath: nil, isContrasting: true)
    }
    private static let accentName = ProgramBundle.main.infoDictionary?["NSAccentColorName"] as? String
}
