/// What a screen here never asks of a view.
extension EnvironmentValues {
    public var isLuminanceReduced: Bool { false }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var legibilityWeight: LegibilityWeight? { nil }
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard, increased
}

public enum LegibilityWeight: Sendable {
    case regular, bold
}
