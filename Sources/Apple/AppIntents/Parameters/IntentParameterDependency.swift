/// The parameters of an intent that a query depends on. Here they are unknown while people choose.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    /// Names the parameters that the query depends on.
    public init<each Value: _IntentValue>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

    /// Always nil here.
    public var wrappedValue: Intent? { nil }
}
