/// Accessibility settings, at their default values where nobody can set them here.
extension EnvironmentValues {
    @Entry public var isLuminanceReduced = false
    /// Whether a person wants more contrast; the system's colours and those of asset catalogs have some then.
    @Entry public package(set) var colorSchemeContrast = ColorSchemeContrast.standard
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    /// Bold if a person wants bold text, which is one weight heavier.
    @Entry public var legibilityWeight: LegibilityWeight?
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
    /// The standard contrast, and increased contrast.
    case standard, increased
}

/// The weight of text that a user prefers.
public enum LegibilityWeight: Sendable {
    /// The regular weight, and bold text.
    case regular, bold
}
