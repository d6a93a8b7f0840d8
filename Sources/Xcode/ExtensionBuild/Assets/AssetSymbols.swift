import Foundation
import XcodeFiles

/// The members that Xcode generates for asset catalogues, such as `Color.brand`; only those that a target uses.
struct AssetSymbols {
    private let colors: [Symbol]
    private let images: [Symbol]
    /// Assets whose symbol is already taken, each with the one that has it.
    private let twins: [(symbol: Symbol, first: Symbol)]
    private let words: TargetWords

    /// Whether `Color` and UIKit's types have members for them, too.
    private let extendsTypes: Bool

    init(of target: Target, named words: TargetWords, extendsTypes: Bool) {
        self.extendsTypes = extendsTypes
        let named = Asset.all(of: target).compactMap(Symbol.init).filter { words.named.contains($0.name.text) }
        let alike = Dictionary(grouping: named) { [$0.asset.kind.rawValue, $0.name.text] + $0.asset.namespace }.values
            .map { $0.sorted { $0.asset.path < $1.asset.path } }
        let symbols = alike.map { $0[0] }.sorted { $0.asset.path < $1.asset.path }
        colors = symbols.filter { $0.asset.kind == .color }
        images = symbols.filter { $0.asset.kind == .image }
        twins = alike.flatMap { symbols in symbols.dropFirst().map { ($0, symbols[0]) } }
            .sorted { $0.symbol.asset.path < $1.symbol.asset.path }
        self.words = words
    }

    /// The warnings for assets that get no symbol.
    var warnings: [SwiftText] {
        twins.map { symbol, first in
            let owner = "the \(first.asset.kind) '\(first.asset.path)'"
            let words = "'\(symbol.name.text)' is \(owner); '\(symbol.asset.path)' needs another name"
            return "#warning(\(literal: words))"
        }
    }

    var declarations: [SwiftText] {
        let free = colors.filter { isFree($0, in: ["Color", "ShapeStyle"], SystemMembers.ofColor) }
        var lines = members("ColorResource", colors) { "static let \($0.name) = ColorResource(\($0.arguments))" }
        lines += members("ImageResource", images) { "static let \($0.name) = ImageResource(\($0.arguments))" }
        lines += members("Color", free) { "static var \($0.name): Color { Color(\($0.reference("ColorResource"))) }" }
        lines += members("ShapeStyle where Self == Color", free.filter(\.asset.namespace.isEmpty)) {
            "static var \($0.name): Color { Color(\($0.reference("ColorResource"))) }"
        }
        return lines
    }

    var declarationsForUIKit: [SwiftText] {
        let freeColors = colors.filter { isFree($0, in: ["UIColor"], SystemMembers.ofUIColor) }
        var lines = members("UIColor", freeColors) {
            "static var \($0.name): UIColor { UIColor(resource: \($0.reference("ColorResource"))) }"
        }
        let freeImages = images.filter { isFree($0, in: ["UIImage"], []) }
        lines += members("UIImage", freeImages) {
            "static var \($0.name): UIImage { UIImage(resource: \($0.reference("ImageResource"))) }"
        }
        return lines
    }

    /// Whether neither the system nor the target declares another member of this name in these types.
    private func isFree(_ symbol: Symbol, in types: [String], _ ofSystem: Set<String>) -> Bool {
        guard extendsTypes else { return false }
        let isOwn = types.contains { words.statics.contains("\($0).\(symbol.name.text)") }
        return !isOwn && !(symbol.asset.namespace.isEmpty && ofSystem.contains(symbol.name.text))
    }

    /// An extension with members, and nested types for namespaces.
    private func members(
        _ type: SwiftText, _ symbols: [Symbol], _ member: (Symbol) -> SwiftText
    ) -> [SwiftText] {
        guard !symbols.isEmpty else { return [] }
        return ["extension \(type) {"] + lines(symbols, depth: 0, member) + ["}", ""]
    }

    private func lines(_ symbols: [Symbol], depth: Int, _ member: (Symbol) -> SwiftText) -> [SwiftText] {
        let indent = SwiftText(trusting: String(repeating: "    ", count: depth + 1))
        var lines = symbols.filter { $0.types.count == depth }.map { "\(indent)\(member($0))" as SwiftText }
        // In the order of the folders' own names.
        let inner = Dictionary(grouping: symbols.filter { $0.types.count > depth }) { $0.asset.namespace[depth] }
        for (_, symbols) in inner.sorted(by: { $0.key < $1.key }) {
            lines.append("\(indent)enum \(symbols[0].types[depth]) {")
            lines += self.lines(symbols, depth: depth + 1, member)
            lines.append("\(indent)}")
        }
        return lines
    }
}

/// An asset and the symbol that Xcode generates for it, nested in types for the folders that are namespaces.
private struct Symbol {
    let asset: Asset
    let name: SwiftName
    let types: [SwiftName]

    /// Nil if Xcode generates none.
    init?(_ asset: Asset) {
        let types = asset.namespace.compactMap(SymbolName.type)
        guard let name = asset.symbol, types.count == asset.namespace.count else { return nil }
        (self.asset, self.name, self.types) = (asset, name, types)
    }

    var arguments: SwiftText { "name: \(literal: asset.path), bundle: ProgramBundle.main" }

    func reference(_ type: SwiftName) -> SwiftText { ([type] + types + [name]).map { "\($0)" }.joined(separator: ".") }
}

/// The colours that the system's own types declare, which no generated symbol replaces.
enum SystemMembers {
    static let ofColor: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "gray", "white", "black", "clear", "primary", "secondary", "accentColor",
    ]

    static let ofUIColor: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange", "purple", "brown", "clear", "tintColor", "label", "secondaryLabel", "tertiaryLabel",
        "quaternaryLabel", "placeholderText", "link", "separator", "opaqueSeparator", "lightText", "darkText",
        "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple",
        "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2",
        "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemBackground", "secondarySystemBackground",
        "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill",
    ]
}
