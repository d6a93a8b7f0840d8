import GroupSystem

/// The forms of symbols, as files of Debian's bootstrap-icons have them.
package struct Artwork: Sendable {
    private let directory: String

    package init(directory: String = "/usr/share/bootstrap-icons/svg") {
        self.directory = directory
    }

    /// A symbol's form in a square, in layers from back to front.
    package struct Symbol: Sendable {
        package var side: Double
        package var layers: [Layer]
        /// Whether it consists of lines, which grow with the weight.
        package var isOutlined: Bool

        package struct Layer: Sendable {
            package var path: Path
            package var opacity = 1.0
        }
    }

    /// The symbol of a name such as `heart.fill`; nil if there is no artwork for it.
    package func symbol(_ name: String, value: Double? = nil) -> Symbol? {
        for file in SymbolNames.files(for: name) {
            if let symbol = read(file) { return symbol }
        }
        return nil
    }

    private func read(_ name: String) -> Symbol? {
        guard let bytes = try? SmallFile.bytes("\(directory)/\(name).svg"), let file = SymbolFile(bytes) else {
            return nil
        }
        return Symbol(
            side: file.side, layers: [Symbol.Layer(path: file.path)], isOutlined: !name.contains("fill"))
    }
}
