/// Finds entities.
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    /// The collection of suggested entities.
    associatedtype Result: ResultsCollection = [Entity] where Result.Item == Entity

    /// The entities to choose from.
    func suggestedEntities() async throws -> Result
    /// The entities with the given identifiers; those that no longer exist are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
    /// No suggestions.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by text that a person types.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Result
}

/// Can list all entities.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    /// The entities with the given identifiers, selected from all.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
