import WidgetArchive

extension IntentParameter.Options {
    init(_ provider: some DynamicOptionsProvider) {
        choices = { try await provider.results()._items.compactMap { Self.choice(of: $0) } }
        standard = { await provider.defaultResult().flatMap { Self.choice(of: $0) } }
    }

    init(_ query: some EntityQuery) {
        choices = { try await query.suggestedEntities()._items.compactMap { Self.choice(of: $0) } }
        standard = { await query.defaultResult().flatMap { Self.choice(of: $0) } }
    }

    private static func choice<Item: _IntentValue>(of item: Item) -> Choice? { Item._form.choice(item) }
}
