/// What a view hands on of itself to those within it.
extension View {
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        surrounded { values in
            values[keyPath: keyPath] = value
            if let scheme = value as? ColorScheme { values.pinnedScheme = scheme }
        }
    }

    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        surrounded { transform(&$0[keyPath: keyPath]) }
    }

    nonisolated public func environment<Object: AnyObject>(_ object: Object?) -> some View {
        surrounded { $0[object: Object.self] = object }
    }

    nonisolated public func environmentObject<Object: AnyObject>(_ object: Object) -> some View {
        environment(object)
    }

    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        surrounded { values in
            guard let colorScheme else { return }
            values.colorScheme = colorScheme
            values.pinnedScheme = colorScheme
        }
    }

    nonisolated public func disabled(_ disabled: Bool) -> some View {
        surrounded { $0.isEnabled = $0.isEnabled && !disabled }
    }

    nonisolated public func id(_ id: some Hashable) -> some View { self }

    nonisolated public func tag(_ tag: some Hashable) -> some View { self }

    nonisolated public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
        ModifiedContent(content: self, modifier: modifier)
    }
}
