package import FoundationEssentials
package import WidgetArchive

/// Performs the intent of a name, and returns the URL that its result wants to be opened, if any.
package func perform(_ identifier: String, with values: [String: WidgetArchive.Parameter]) async throws -> URL? {
    guard let type = IntentRegistry.type(of: identifier) else { throw ParameterError.unknownIntent(identifier) }
    return try await perform(type, with: values)
}

private func perform<Intent: AppIntent>(
    _ type: Intent.Type, with values: [String: WidgetArchive.Parameter]
) async throws -> URL? {
    try await url(after: configured(type, with: values))
}

/// The intent that a result opens is performed in its turn.
private func url(after intent: some AppIntent) async throws -> URL? {
    if let opening = intent as? OpenURLIntent { return opening.url }
    let result = try await intent.perform()
    guard let next = (result as? any IntentOpener)?.opensIntent else { return nil }
    return try await url(after: next)
}
