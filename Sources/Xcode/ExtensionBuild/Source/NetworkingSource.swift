import Foundation
import XcodeFiles

/// The source of the module CombineNetworking, for targets that do not depend on it.
enum NetworkingSource {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Apple/CombineNetworking/URLSession+DataTaskPublisher.swift")
        .standardizedFileURL

    /// The module's declarations, internal to one target, without the imports.
    static func text() throws -> SwiftText {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .filter { !$0.hasPrefix("public import") }
        return SwiftText(trusting: lines.joined(separator: "\n").replacing("public ", with: ""))
    }

    /// The properties of a session's configuration and requests that choose among networks, as far as they are used.
    /// They have no effect here, where the system has one network.
    static func choices(for words: TargetWords) -> [SwiftText] {
        let names =
            (["allowsConstrainedNetworkAccess", "allowsExpensiveNetworkAccess", "waitsForConnectivity"] as [SwiftName])
            .filter { words.named.contains($0.text) }
        return names.flatMap { name in
            (["URLSessionConfiguration", "URLRequest"] as [SwiftName]).filter { words.need($0.text) }.map {
                "extension \($0) {\n    var \(name): Bool {\n        get { true }\n        set {}\n    }\n}\n"
            }
        }
    }
}
