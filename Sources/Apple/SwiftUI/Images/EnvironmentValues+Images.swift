extension EnvironmentValues {
    /// The scale of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    var templateMode: Image.TemplateRenderingMode? {
        get { self[TemplateModeKey.self] }
        set { self[TemplateModeKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolModeKey.self] }
        set { self[SymbolModeKey.self] = newValue }
    }

    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

private enum ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
}

private enum TemplateModeKey: EnvironmentKey {
    static let defaultValue: Image.TemplateRenderingMode? = nil
}

private enum SymbolModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
}

private enum SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
}
