import Foundation

/// The members that Xcode makes of asset catalogues, such as `Color.brand`: those that a target names.
struct AssetSymbols {
    private let colors: [Asset]
    private let images: [Asset]
    private let words: TargetWords

    init(of target: Target, named words: TargetWords) {
        var known: Set<String> = []
        let assets = Asset.all(of: target).filter {
            words.named.contains($0.plainSymbol) && known.insert("\($0.kind) \($0.namespace) \($0.symbol)").inserted
        }
        colors = assets.filter { $0.kind == .color }
        images = assets.filter { $0.kind == .image }
        self.words = words
    }

    var declarations: [String] {
        let free = colors.filter(isFree)
        return members("ColorResource", colors) { "static let \($0.symbol) = ColorResource(\($0.arguments))" }
            + members("ImageResource", images) { "static let \($0.symbol) = ImageResource(\($0.arguments))" }
            + members("Color", free) { "static var \($0.symbol): Color { Color(\($0.reference("ColorResource"))) }" }
            + members("ShapeStyle where Self == Color", free.filter(\.namespace.isEmpty)) {
                "static var \($0.symbol): Color { Color(\($0.reference("ColorResource"))) }"
            }
    }

    var declarationsForUIKit: [String] {
        members("UIColor", colors.filter(isFree)) {
            "static var \($0.symbol): UIColor { UIColor(resource: \($0.reference("ColorResource"))) }"
        }
            + members("UIImage", images.filter(isFree)) {
                "static var \($0.symbol): UIImage { UIImage(resource: \($0.reference("ImageResource"))) }"
            }
    }

    /// Whether neither the system nor the target has another member of the name.
    private func isFree(_ asset: Asset) -> Bool {
        !words.statics.contains(asset.plainSymbol) && !AssetSymbols.ofSystem.contains(asset.plainSymbol)
    }

    /// An extension with members, and with types for namespaces.
    private func members(_ type: String, _ assets: [Asset], _ member: (Asset) -> String) -> [String] {
        guard !assets.isEmpty else { return [] }
        return ["extension \(type) {"] + lines(assets, depth: 0, member) + ["}", ""]
    }

    private func lines(_ assets: [Asset], depth: Int, _ member: (Asset) -> String) -> [String] {
        let indent = String(repeating: "    ", count: depth + 1)
        let inner = Dictionary(grouping: assets.filter { $0.namespace.count > depth }) { $0.namespace[depth] }
        return assets.filter { $0.namespace.count == depth }.map { indent + member($0) }
            + inner.sorted { $0.key < $1.key }.flatMap { name, assets in
                ["\(indent)enum \(SymbolName.type(name)) {"] + lines(assets, depth: depth + 1, member) + ["\(indent)}"]
            }
    }

    private static let ofSystem: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "gray", "white", "black", "clear", "primary", "secondary", "accentColor",
    ]
}

extension Asset {
    fileprivate var plainSymbol: String { symbol.filter { $0 != "`" } }

    fileprivate var arguments: String { "name: \(path.debugDescription), bundle: ProgramBundle.main" }

    fileprivate func reference(_ type: String) -> String {
        ([type] + namespace.map(SymbolName.type) + [symbol]).joined(separator: ".")
    }
}
