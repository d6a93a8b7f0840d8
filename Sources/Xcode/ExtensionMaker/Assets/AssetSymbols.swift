import Foundation

/// The members that Xcode makes of asset catalogues, such as `Color.brand`: those that a target names.
struct AssetSymbols {
    private let colors: [Asset]
    private let images: [Asset]
    /// Assets without a symbol, each with the one that has it.
    private let twins: [(asset: Asset, first: Asset)]
    private let words: TargetWords

    init(of target: Target, named words: TargetWords) {
        let named = Asset.all(of: target).filter { $0.hasSymbol && words.named.contains($0.plainSymbol) }
        let alike = Dictionary(grouping: named) { [$0.kind.rawValue, $0.symbol] + $0.namespace }.values
            .map { $0.sorted { $0.path < $1.path } }
        let assets = alike.map { $0[0] }.sorted { $0.path < $1.path }
        colors = assets.filter { $0.kind == .color }
        images = assets.filter { $0.kind == .image }
        twins = alike.flatMap { assets in assets.dropFirst().map { ($0, assets[0]) } }
            .sorted { $0.asset.path < $1.asset.path }
        self.words = words
    }

    /// What the compiler is to say of assets that have no symbol.
    var warnings: [String] {
        twins.map { asset, first in
            let owner = "the \(first.kind) '\(first.path)'"
            let words = "'\(asset.plainSymbol)' is \(owner); '\(asset.path)' needs another name"
            return "#warning(\(words.debugDescription.replacing("\\'", with: "'")))"
        }
    }

    var declarations: [String] {
        let free: [Asset] = colors.filter { isFree($0, in: ["Color", "ShapeStyle"], SystemMembers.ofColor) }
        var lines = members("ColorResource", colors) { "static let \($0.symbol) = ColorResource(\($0.arguments))" }
        lines += members("ImageResource", images) { "static let \($0.symbol) = ImageResource(\($0.arguments))" }
        lines += members("Color", free) { "static var \($0.symbol): Color { Color(\($0.reference("ColorResource"))) }" }
        lines += members("ShapeStyle where Self == Color", free.filter(\.namespace.isEmpty)) {
            "static var \($0.symbol): Color { Color(\($0.reference("ColorResource"))) }"
        }
        return lines
    }

    var declarationsForUIKit: [String] {
        let freeColors: [Asset] = colors.filter { isFree($0, in: ["UIColor"], SystemMembers.ofUIColor) }
        var lines = members("UIColor", freeColors) {
            "static var \($0.symbol): UIColor { UIColor(resource: \($0.reference("ColorResource"))) }"
        }
        let freeImages: [Asset] = images.filter { isFree($0, in: ["UIImage"], []) }
        lines += members("UIImage", freeImages) {
            "static var \($0.symbol): UIImage { UIImage(resource: \($0.reference("ImageResource"))) }"
        }
        return lines
    }

    /// Whether neither the system nor the target has another member of the name in these types.
    private func isFree(_ asset: Asset, in types: [String], _ ofSystem: Set<String>) -> Bool {
        let isOwn = types.contains { words.statics.contains("\($0).\(asset.plainSymbol)") }
        return !isOwn && !(asset.namespace.isEmpty && ofSystem.contains(asset.plainSymbol))
    }

    /// An extension with members, and with types for namespaces.
    private func members(_ type: String, _ assets: [Asset], _ member: (Asset) -> String) -> [String] {
        guard !assets.isEmpty else { return [] }
        return ["extension \(type) {"] + lines(assets, depth: 0, member) + ["}", ""]
    }

    private func lines(_ assets: [Asset], depth: Int, _ member: (Asset) -> String) -> [String] {
        let indent = String(repeating: "    ", count: depth + 1)
        var lines: [String] = assets.filter { $0.namespace.count == depth }.map { indent + member($0) }
        let inner: [String: [Asset]] = Dictionary(grouping: assets.filter { $0.namespace.count > depth }) {
            $0.namespace[depth]
        }
        for name in inner.keys.sorted() {
            lines.append("\(indent)enum \(SymbolName.type(name)) {")
            lines += self.lines(inner[name, default: []], depth: depth + 1, member)
            lines.append("\(indent)}")
        }
        return lines
    }
}

/// The colours that the system's types have, and that no symbol takes the place of.
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

extension Asset {
    fileprivate var hasSymbol: Bool {
        SymbolName.exists(for: name) && namespace.allSatisfy { SymbolName.exists(for: $0) }
    }

    fileprivate var plainSymbol: String { symbol.filter { $0 != "`" } }

    fileprivate var arguments: String { "name: \(path.debugDescription), bundle: ProgramBundle.main" }

    fileprivate func reference(_ type: String) -> String {
        ([type] + namespace.map(SymbolName.type) + [symbol]).joined(separator: ".")
    }
}
