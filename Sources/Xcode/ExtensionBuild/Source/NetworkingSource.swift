import Foundation
import XcodeFiles

/// The source of the module CombineNetworking, for targets that do not depend on it.
enum NetworkingSource {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Apple/CombineNetworking/URLSession+DataTaskPublisher.swift")
        .standardizedFileURL

    /// A session in the background, which Linux has not: it loads as any other, and starts no app.
    private static let background: SwiftText = """
        extension URLSessionConfiguration {
            class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

            var sessionSendsLaunchEvents: Bool {
                get { false }
                set {}
            }
        }

        """

    /// The module's declarations, internal to one target, without the imports.
    static func text() throws -> SwiftText {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .filter { !$0.hasPrefix("public import") }
        return SwiftText(trusting: lines.joined(separator: "\n").replacing("public ", with: ""))
    }

    /// Names that sessions and requests lack here, as far as they are used. The properties that choose among networks have no
    /// effect where the system has one.
    static func choices(for words: TargetWords) -> [SwiftText] {
        let names =
            (["allowsConstrainedNetworkAccess", "allowsExpensiveNetworkAccess", "waitsForConnectivity"] as [SwiftName])
            .filter { words.named.contains($0.text) }
        let isInBackground = words.named.contains("background") && words.need("URLSessionConfiguration")
        return (isInBackground ? [background] : [])
            + names.flatMap { name in
                (["URLSessionConfiguration", "URLRequest"] as [SwiftName]).filter { words.need($0.text) }.map {
                    "extension \($0) {\n    var \(name): Bool {\n        get { true }\n        set {}\n    }\n}\n"
                }
            }
    }
}
