import XcodeFiles

/// Declarations that shadow Foundation's, so that `Bundle.main` in a target is its program's bundle.
enum BundleShadows {
    /// The resources are the folder that SwiftPM makes beside the program.
    static func declarations(for words: TargetWords, havePlurals: Bool, resources: String) -> [SwiftText] {
        var parts: [SwiftText] = []
        if words.need("Bundle") || words.need("bundle") { parts.append(bundle(in: resources)) }
        if words.need("NSLocalizedString") { parts.append(function) }
        if havePlurals, words.need("String") || words.need("NSLocalizedString") { parts.append(formats) }
        return parts
    }

    private static func bundle(in resources: String) -> SwiftText {
        """
        extension Bundle {
            static var main: Bundle { ProgramBundle.main }

            convenience init(for type: AnyClass) { self.init(path: ProgramBundle.path(in: \(literal: resources)))! }

            func localizedString(forKey key: String, value: String?, table: String?) -> String {
                ProgramBundle.words(for: key, value: value, table: table, in: self)
            }

            func object(forInfoDictionaryKey key: String) -> Any? { ProgramBundle.information(for: key, in: self) }
        }

        """
    }

    private static let function: SwiftText = """
        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = ProgramBundle.main, value: String = "",
            comment: String
        ) -> String {
            ProgramBundle.words(for: key, value: value, table: tableName, in: bundle)
        }

        """
    private static let formats: SwiftText = """
        extension String {
            init(format: __shared String, _ arguments: any CVarArg...) {
                self = ProgramBundle.text(format, locale: nil, arguments: arguments)
            }

            static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
                ProgramBundle.text(format, locale: .current, arguments: arguments)
            }
        }

        """
}
