/// Modifiers of the environment and the identity of a view.
nonisolated extension View {
    /// Sets an environment value for the views inside.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        surrounded { values in
            values[keyPath: keyPath] = value
            if let scheme = value as? ColorScheme { values.pinnedScheme = scheme }
        }
    }

    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        surrounded { transform(&$0[keyPath: keyPath]) }
    }

    /// Provides an object to the views inside.
    public func environment<Object: AnyObject>(_ object: Object?) -> some View {
        surrounded { $0[object: Object.self] = object }
    }

    /// Provides an object to the views inside.
    public func environmentObject<Object: AnyObject>(_ object: Object) -> some View { environment(object) }

    /// Sets the colour scheme of the views inside.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    /// Sets the colour scheme of the views inside; nil to leave it as it is.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        surrounded { values in
            guard let colorScheme else { return }
            values.colorScheme = colorScheme
            values.pinnedScheme = colorScheme
        }
    }

    /// Disables the controls inside.
    public func disabled(_ disabled: Bool) -> some View { surrounded { $0.isEnabled = $0.isEnabled && !disabled } }

    /// Identifies the view: under another identity, it begins anew.
    public func id(_ id: some Hashable) -> some View { IdentifiedView(content: self, id: id) }

    /// Tags the view, by which a canvas finds it among its symbols.
    public func tag(_ tag: some Hashable) -> some View { layoutValue(key: TagKey.self, value: AnyHashable(tag)) }

    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

enum TagKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
}
