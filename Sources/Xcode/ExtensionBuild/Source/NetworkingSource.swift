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
}
