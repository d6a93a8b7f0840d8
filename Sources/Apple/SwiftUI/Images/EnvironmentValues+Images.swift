extension EnvironmentValues {
    /// The scale of symbols beside text.
    @Entry public var imageScale = Image.Scale.medium

    @Entry var templateMode: Image.TemplateRenderingMode?

    @Entry public var symbolRenderingMode: SymbolRenderingMode?

    @Entry public var symbolVariants = SymbolVariants.none
}
