import Foundation

/// A document, and the fenced blocks of it.
struct Page: CustomStringConvertible {
    /// The documents whose blocks are tried.
    static let all = [
        "README.md", "Documentation/From-macOS-defaults.md", "Documentation/In-Swift.md",
        "Documentation/In-scripts.md", "Documentation/Keys-in-bars.md", "Documentation/Testing-on-CI.md",
        "Documentation/Widgets.md",
        "group-containers/README.md",
    ]

    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    struct Block {
        let language: String
        /// The number of its first line in the document.
        let start: Int
        var lines: [String] = []
    }

    let name: String
    private(set) var blocks: [Block] = []

    init(_ name: String) throws {
        self.name = name
        let text = try String(contentsOf: Page.package.appendingPathComponent(name), encoding: .utf8)
        var open: Block?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if !line.hasPrefix("```") {
                open?.lines.append(String(line))
            } else if let block = open {
                blocks.append(block)
                open = nil
            } else {
                open = Block(language: String(line.dropFirst(3)), start: number + 2)
            }
        }
    }

    var description: String { name }

    func blocks(_ language: String) -> [Block] { blocks.filter { $0.language == language } }
}
