/// Modifiers of the environment and the identity of a view.
extension View {
    /// Sets an environment value for the views inside.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        surrounded { values in
            values[keyPath: keyPath] = value
            if let scheme = value as? ColorScheme { values.pinnedScheme = scheme }
        }
    }

    /// Changes an environment value for the views inside.
    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        surrounded { transform(&$0[keyPath: keyPath]) }
    }

    /// Provides an object to the views inside.
    nonisolated public func environment<Object: AnyObject>(_ object: Object?) -> some View {
        surrounded { $0[object: Object.self] = object }
    }

    /// Provides an object to the views inside.
    nonisolated public func environmentObject<Object: AnyObject>(_ object: Object) -> some View {
        environment(object)
    }

    /// Sets the colour scheme of the views inside.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Sets the colour scheme of the views inside; nil to leave it as it is.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        surrounded { values in
            guard let colorScheme else { return }
            values.colorScheme = colorScheme
            values.pinnedScheme = colorScheme
        }
    }

    /// Disables the controls inside.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        surrounded { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Identifies the view: under another identity, it begins anew.
    nonisolated public func id(_ id: some Hashable) -> some View {
        IdentifiedView(content: self, id: id)
    }

    /// Tags the view, which has no effect here.
    nonisolated public func tag(_ tag: some Hashable) -> some View { self }

    /// Applies a modifier to the view.
    nonisolated public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
        ModifiedContent(content: self, modifier: modifier)
    }
}
