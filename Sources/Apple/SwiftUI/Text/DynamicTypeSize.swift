/// The user's text size.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Sendable {
    /// The regular sizes; `large` is the default.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}

/// A number that scales with the user's text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let usual: Value
    private let style: Font.TextStyle

    /// A number that scales with the user's text size.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// A number that scales with the user's text size as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        usual = wrappedValue
        style = textStyle
    }

    /// The number at the current text size.
    public var wrappedValue: Value {
        usual * Value(style.factor(at: (CurrentEvaluation.current?.values ?? EnvironmentValues()).dynamicTypeSize))
    }
}
