import Foundation
import XcodeFiles

/// The strings of a target in all languages: tables by their path in the bundle, such as
/// `de.lproj/Localizable.strings`.
struct Translations {
    private(set) var files: [String: [String: Any]] = [:]
    /// The language of the strings in the source.
    private(set) var developmentLanguage = "en"

    static let fileKinds: Set = ["strings", "stringsdict", "xcstrings"]

    init(of target: Target) throws {
        for file in (target.declared + target.undeclared).sorted(by: { $0.path < $1.path }) {
            switch file.pathExtension {
            case "xcstrings": try add(StringCatalog(at: file))
            case "strings", "stringsdict": try add(tableAt: file)
            case "intentdefinition" where IntentDefinition.isTable(file): try add(tableAt: file)
            default: continue
            }
        }
    }

    /// Whether any language has strings that vary by number.
    var havePlurals: Bool { files.contains { $0.key.hasSuffix(".stringsdict") && !$0.value.isEmpty } }

    private mutating func add(tableAt file: URL) throws {
        guard let table = try XcodeFile.table(file.path).object as? [String: Any] else {
            throw Unreadable(file.path, "it is not a table of strings")
        }
        let folder = file.deletingLastPathComponent().lastPathComponent
        let isOfIntents = file.pathExtension == "intentdefinition"
        let name = isOfIntents ? file.deletingPathExtension().lastPathComponent + ".strings" : file.lastPathComponent
        // Outside a language's folder, it is for all languages.
        files[file.isLocalised ? "\(folder)/\(name)" : name, default: [:]].merge(table) { $1 }
    }

    private mutating func add(_ catalog: StringCatalog) {
        developmentLanguage = catalog.sourceLanguage
        for (language, words) in catalog.languages {
            let path = "\(language).lproj/\(catalog.table)"
            files[path + ".strings", default: [:]].merge(words.plain) { $1 }
            if !words.plurals.isEmpty { files[path + ".stringsdict", default: [:]].merge(words.plurals) { $1 } }
        }
    }
}
