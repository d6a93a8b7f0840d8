/// A sentence about an intent and its parameters. It is not shown here.
public protocol ParameterSummary: Sendable {}

/// A sentence with parameters.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init() {}

    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}

    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterSummaryOptionsBuilder<Intent> _ otherParameters: () -> [ParameterSummaryOption<Intent>]
    ) {}

    public init(@ParameterSummaryOptionsBuilder<Intent> _ otherParameters: () -> [ParameterSummaryOption<Intent>]) {}
}

/// A parameter listed below a summary's sentence.
public struct ParameterSummaryOption<Intent: AppIntent>: Sendable {}

/// Collects the parameters below a sentence.
@resultBuilder public enum ParameterSummaryOptionsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) -> ParameterSummaryOption<Intent> { ParameterSummaryOption() }

    public static func buildBlock(_ options: ParameterSummaryOption<Intent>...) -> [ParameterSummaryOption<Intent>] {
        options
    }
}

/// A literal with parameters in it, such as `"Show \(\.$city)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// A sentence without parameters.
    public init(stringLiteral value: String) {}

    public init(stringInterpolation: StringInterpolation) {}

    /// Collects the parts of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {}

        /// Appends a parameter, which is not kept.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}
