/// Parameters of an intent that a query would like to know while another is chosen; here, none are known then.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    public init<each Value: _IntentValue>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

    public var wrappedValue: Intent? { nil }
}
