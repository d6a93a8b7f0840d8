/// An action of an app, with parameters.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>

    /// The title of the intent.
    static var title: LocalizedStringResource { get }
    /// A description of what the intent does, which is not shown here.
    static var description: IntentDescription? { get }
    /// Whether performing the intent opens its app, which has no effect here.
    static var openAppWhenRun: Bool { get }
    /// Whether the intent is offered outside of its app, which has no effect here.
    static var isDiscoverable: Bool { get }
    /// Whether a device must be unlocked, which has no effect here.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// A summary of the parameters, which is not shown here.
    static var parameterSummary: SummaryContent { get }

    /// Performs the intent, in a process of its widget program.
    func perform() async throws -> PerformResult

    /// Makes the intent with the default values of its parameters.
    init()
}

extension AppIntent {
    public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    /// Always allowed.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
    /// An empty summary.
    public static var parameterSummary: SummaryContent { IntentParameterSummary() }
}

/// Whether a device must be unlocked to perform an intent.
public enum IntentAuthenticationPolicy: Sendable {
    /// Policies that source code may name; none has an effect here.
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}
