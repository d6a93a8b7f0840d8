extension View {
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { surrounded { $0.imageScale = scale } }

    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        surrounded { $0.symbolVariants = variant }
    }

    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        if mode == .multicolor { return AnyView(withoutEffect("symbolRenderingMode(.multicolor)")) }
        return AnyView(self)
    }
}

extension Image {
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        if mode == .multicolor { Surroundings.note("`.symbolRenderingMode(.multicolor)` has no effect here") }
        return self
    }
}

/// How the layers of a symbol get their colours.
public struct SymbolRenderingMode: Equatable, Sendable {
    let name: String

    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}
