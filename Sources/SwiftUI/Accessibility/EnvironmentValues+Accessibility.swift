/// Accessibility settings, which have their default values on all screens here.
extension EnvironmentValues {
    /// Always false here.
    public var isLuminanceReduced: Bool { false }
    /// Always the standard contrast here.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    /// Always false here.
    public var accessibilityReduceMotion: Bool { false }
    /// Always false here.
    public var accessibilityReduceTransparency: Bool { false }
    /// Always false here.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Always false here.
    public var accessibilityInvertColors: Bool { false }
    /// Always nil here.
    public var legibilityWeight: LegibilityWeight? { nil }
}

/// The contrast of a colour scheme.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    /// The standard contrast, and increased contrast.
    case standard, increased
}

/// The weight of text that a user prefers.
public enum LegibilityWeight: Sendable {
    /// The regular weight, and bold text.
    case regular, bold
}
