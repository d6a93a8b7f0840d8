public import Foundation
import Synchronization

/// The bundle of a program, as an app extension has one: what the plugin `WidgetExtension` makes stands beside the program,
/// in `<Package>_<Target>.resources/<Program>.appex`. The plugin puts it in place of `Bundle.main`.
public enum ProgramBundle {
    /// The program's bundle; without one, Foundation's main bundle.
    public static let main: Bundle = {
        let program = Bundle.main.executableURL?.lastPathComponent ?? ProcessInfo.processInfo.processName
        return beside(URL(fileURLWithPath: Bundle.main.bundlePath), program: program) ?? .main
    }()

    /// The words of a bundle in the language of the environment, as `Bundle.localizedString` is meant to find them.
    public static func words(for key: String, value: String?, table: String?, in bundle: Bundle) -> String {
        let words = WordTables.format(
            for: key, value: value, table: table, bundlePath: bundle.bundlePath, locale: .current, numbers: [])
        if let (entry, language) = entry(for: key, table, bundle), case .plural(let format) = entry {
            plurals.withLock { $0[words] = (format, language) }
        }
        return words
    }

    /// A text by a format, which may be one that `words(for:value:table:in:)` has returned: then it follows its numbers.
    public static func text(_ format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
        guard let (plural, language) = plurals.withLock({ $0[format] }) else {
            return String(format: format, locale: locale, arguments: arguments)
        }
        let chosen = plural.format(for: arguments.map(number), in: language)
        return String(format: chosen, locale: locale, arguments: arguments)
    }

    /// The bundle that a path stands for: the program's own for none, and for Foundation's main bundle.
    package static func bundle(at path: String?) -> Bundle {
        guard let path, path != Bundle.main.bundlePath, path != main.bundlePath else { return main }
        return Bundle(path: path) ?? main
    }

    static func beside(_ directory: URL, program: String) -> Bundle? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        let paths = names.sorted().filter { $0.hasSuffix(".resources") }
            .map { directory.appendingPathComponent($0).appendingPathComponent("\(program).appex").path }
        return paths.lazy.filter { FileManager.default.fileExists(atPath: $0) }.compactMap { Bundle(path: $0) }.first
    }

    /// By the words that were returned, since a format is handed on as a plain string; of two with the same words the
    /// last counts.
    private static let plurals = Mutex<[String: (format: PluralFormat, language: String)]>([:])

    private static func entry(for key: String, _ table: String?, _ bundle: Bundle) -> (WordTables.Entry, String)? {
        WordTables.entry(for: key, table: table, in: ProgramBundle.bundle(at: bundle.bundlePath), locale: .current)
    }

    private static func number(_ argument: any CVarArg) -> Double? {
        if let whole = argument as? any BinaryInteger { return Double(Int(clamping: whole)) }
        return argument as? Double ?? (argument as? Float).map(Double.init) ?? (argument as? CGFloat).map(Double.init)
    }
}
