nonisolated extension View {
    /// Sets the scale of symbols inside.
    public func imageScale(_ scale: Image.Scale) -> some View { surrounded { $0.imageScale = scale } }

    /// Sets the variants of the symbols inside.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { surrounded { $0.symbolVariants = variant } }

    /// Sets how the layers of the symbols inside are coloured.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        surrounded { $0.symbolRenderingMode = mode }
    }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Equatable, Sendable {
    let name: String

    /// One colour for all layers.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// One colour, fainter in lower layers.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// A colour for each layer.
    public static let palette = SymbolRenderingMode(name: "palette")
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}
