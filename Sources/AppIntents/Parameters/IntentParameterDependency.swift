/// The parameters of an intent on which a query depends. Here they are unknown while people choose.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    public init<each Value: _IntentValue>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

    public var wrappedValue: Intent? { nil }
}
