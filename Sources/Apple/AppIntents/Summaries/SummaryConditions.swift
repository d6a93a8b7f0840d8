extension AppIntent {
    public typealias Summary = IntentParameterSummary<Self>
    /// A summary that depends on a condition.
    public typealias When<Value: _IntentValue> = ParameterSummaryWhen<Self, Value>
    public typealias Switch<Value> = ParameterSummarySwitch<Self, Value>
    public typealias Case<Value> = ParameterSummaryCase<Value>
    public typealias DefaultCase = ParameterSummaryDefaultCase
}

/// Builds the summary of a branch.
@resultBuilder public enum ParameterSummaryBuilder {
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

/// The comparison in a condition.
public enum ParameterSummaryComparison: Sendable {
    /// Comparisons that source code may name.
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
    case hasAnyValue, hasNoValue, oneOf
}

/// One of two summaries.
public struct ParameterSummaryWhen<Intent: AppIntent, Value: _IntentValue>: ParameterSummary {
    /// A summary that depends on the value of a parameter.
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder _ then: () -> some ParameterSummary,
        @ParameterSummaryBuilder otherwise: () -> some ParameterSummary
    ) {}

    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
        @ParameterSummaryBuilder _ then: () -> some ParameterSummary,
        @ParameterSummaryBuilder otherwise: () -> some ParameterSummary
    ) {}

    /// A summary that depends on the widget's family.
    public init(
        widgetFamily comparison: ParameterSummaryComparison, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder _ then: () -> some ParameterSummary,
        @ParameterSummaryBuilder otherwise: () -> some ParameterSummary
    ) where Value == Bool {}
}

/// One of several summaries.
public struct ParameterSummarySwitch<Intent: AppIntent, Value>: ParameterSummary {
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Value> _ cases: () -> ParameterSummaryCases
    ) where Value: _IntentValue {}

    /// A summary for each family of the widget.
    public init(
        _ parameter: WidgetFamilyParameter,
        @ParameterSummaryCaseBuilder<Value> _ cases: () -> ParameterSummaryCases
    ) where Value == IntentWidgetFamily {}
}

/// The widget's family, in a condition.
public enum WidgetFamilyParameter: Sendable {
    case widgetFamily
}

/// The summary for some values.
public struct ParameterSummaryCase<Value>: ParameterSummary {
    public init(_ value: Value, @ParameterSummaryBuilder _ content: () -> some ParameterSummary) {}

    public init(_ values: [Value], @ParameterSummaryBuilder _ content: () -> some ParameterSummary) {}
}

/// The summary for all other values.
public struct ParameterSummaryDefaultCase: ParameterSummary {
    public init(@ParameterSummaryBuilder _ content: () -> some ParameterSummary) {}
}

/// The cases of a switch.
public struct ParameterSummaryCases: Sendable {}

/// Builds the cases of a switch.
@resultBuilder public enum ParameterSummaryCaseBuilder<Value> {
    public static func buildExpression(_ one: ParameterSummaryCase<Value>) -> ParameterSummaryCase<Value> { one }

    public static func buildExpression(_ rest: ParameterSummaryDefaultCase) -> ParameterSummaryDefaultCase { rest }

    public static func buildBlock<each Content: ParameterSummary>(
        _ content: repeat each Content
    ) -> ParameterSummaryCases { ParameterSummaryCases() }
}
