/// Preferences pass values up the view tree, which has no effect here: views are evaluated once, from the outside in.
nonisolated extension View {
    /// Has no effect here: preferences do not reach the views around.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        withoutEffect()
    }

    /// Has no effect here: preferences do not reach the views around.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        withoutEffect()
    }

    /// Has no effect here: the action is never performed.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        withoutEffect()
    }
}

/// A value that views would pass to enclosing views, which has no effect here.
public protocol PreferenceKey {
    associatedtype Value
    /// The value of views that do not set one.
    static var defaultValue: Value { get }
    /// Combines the values of several views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}
