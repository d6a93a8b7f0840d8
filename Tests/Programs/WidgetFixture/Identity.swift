import Foundation

enum Identity {
    static var lines: [String] {
        let version = Bundle.main.infoDictionary!["CFBundleShortVersionString"] as! String
        let point = (Bundle.main.object(forInfoDictionaryKey: "NSExtension") as! [String: String]).values.first!
        let prices = try! String(
            contentsOf: Bundle.main.url(forResource: "prices", withExtension: "json")!, encoding: .utf8)
        return [
            Bundle.main.bundleIdentifier!, version, Bundle.main.object(forInfoDictionaryKey: "AppGroup") as! String,
            point, Bundle.main.bundleURL.pathExtension, Bundle.main.executableURL!.lastPathComponent,
            prices.trimmingCharacters(in: .whitespacesAndNewlines),
            Bundle.module.bundlePath.hasPrefix(Bundle.main.bundlePath) ? "module in main" : Bundle.module.bundlePath,
            Bundle(for: Anchor.self).bundlePath == Bundle.main.bundlePath ? "class in main" : "class elsewhere",
        ]
    }

    private final class Anchor {}

    static var words: [String] {
        [
            NSLocalizedString("Coffee", bundle: #bundle, comment: "A drink"),
            Bundle.main.localizedString(forKey: "Good morning", value: nil, table: "Greetings"),
            String.localizedStringWithFormat(NSLocalizedString("%lld cups", comment: ""), 1),
            String(format: NSLocalizedString("%lld cups", comment: ""), 7), String(format: "%d %%", 5),
        ]
    }
}
