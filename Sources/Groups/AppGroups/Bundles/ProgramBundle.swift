public import Foundation
import Synchronization

/// The bundle of a program, which an app extension would have: `<Package>_<Target>.resources/<Program>.appex` beside
/// the program, made by the plugin `WidgetExtension`. The plugin puts it in place of `Bundle.main`.
public enum ProgramBundle {
    /// The program's bundle, or Foundation's main bundle if it has no other.
    public static let main: Bundle = {
        let program = Bundle.main.executableURL?.lastPathComponent ?? ProcessInfo.processInfo.processName
        return beside(URL(fileURLWithPath: Bundle.main.bundlePath), program: program) ?? .main
    }()

    /// The path of a target's bundle, whose resources are in a folder beside the program, or else of the program's.
    public static func path(in resources: String) -> String {
        bundle(at: "\(Bundle.main.bundlePath)/\(resources)").bundlePath
    }

    /// The text for a key in the environment's language, as `Bundle.localizedString` ought to find it.
    public static func words(for key: String, value: String?, table: String?, in bundle: Bundle) -> String {
        let words = WordTables.format(
            for: key, value: value, table: table, bundlePath: bundle.bundlePath, locale: .current, numbers: [])
        let entry = WordTables.entry(for: key, table: table, bundlePath: bundle.bundlePath, locale: .current)
        if case (.plural(let format), let language)? = entry {
            plurals.withLock { $0[words] = (format, language) }
        }
        return words
    }

    /// The value of a key of Info.plist. Foundation finds only those of InfoPlist.strings if there is such a table.
    public static func information(for key: String, in bundle: Bundle) -> Any? {
        bundle.object(forInfoDictionaryKey: key) ?? bundle.infoDictionary?[key]
    }

    /// Formats a text. If the format was returned by `words(for:value:table:in:)`, its plural forms follow the
    /// arguments.
    public static func text(_ format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
        guard let (plural, language) = plurals.withLock({ $0[format] }) else {
            return String(format: format, locale: locale, arguments: arguments)
        }
        let chosen = plural.format(for: arguments.map(number), in: language)
        return String(format: chosen, locale: locale, arguments: arguments)
    }

    /// The bundle at a path: the program's own for nil and for Foundation's main bundle. SwiftPM's bundle of a target has
    /// the one in it that Xcode would make.
    package static func bundle(at path: String?) -> Bundle {
        guard let path, path != Bundle.main.bundlePath, path != main.bundlePath else { return main }
        return bundles.withLock { bundles in
            if let known = bundles[path] { return known }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            let made = names.filter { $0.hasSuffix(".appex") }.min().flatMap { Bundle(path: "\(path)/\($0)") }
            let bundle = made ?? Bundle(path: path)
            bundles[path] = bundle
            return bundle ?? main
        }
    }

    /// Kept because each picture asks, once for every name that its file may have.
    private static let bundles = Mutex<[String: Bundle]>([:])

    static func beside(_ directory: URL, program: String) -> Bundle? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        let paths = names.sorted().filter { $0.hasSuffix(".resources") }
            .map { directory.appendingPathComponent($0).appendingPathComponent("\(program).appex").path }
        return paths.lazy.filter { FileManager.default.fileExists(atPath: $0) }.compactMap { Bundle(path: $0) }.first
    }

    /// Keyed by the returned words, since a format is passed on as a plain string; of two with the same words the last
    /// counts.
    private static let plurals = Mutex<[String: (format: PluralFormat, language: String)]>([:])

    private static func number(_ argument: any CVarArg) -> Double? {
        if let whole = argument as? any BinaryInteger { return Double(Int(clamping: whole)) }
        return argument as? Double ?? (argument as? Float).map(Double.init) ?? (argument as? CGFloat).map(Double.init)
    }
}
