/// Accessibility settings, at their default values where nobody can set them here.
extension EnvironmentValues {
    public var isLuminanceReduced: Bool { false }
    /// Whether a person wants more contrast; the system's colours and those of asset catalogs have some then.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    /// Bold if a person wants bold text, which is one weight heavier.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

private enum ContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
}

private enum LegibilityWeightKey: EnvironmentKey {
    static let defaultValue: LegibilityWeight? = nil
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
