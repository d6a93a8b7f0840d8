package import FoundationEssentials
package import WidgetArchive

/// Performs the intent with an identifier. Returns the URL that its result asks to open, if any.
package func perform(_ identifier: String, with values: [String: WidgetArchive.Parameter]) async throws -> URL? {
    guard let type = IntentRegistry.current.type(of: identifier) else { throw ParameterError.unknownIntent(identifier) }
    return try await perform(type, with: values)
}

private func perform<Intent: AppIntent>(
    _ type: Intent.Type, with values: [String: WidgetArchive.Parameter]
) async throws -> URL? {
    try await url(after: configured(type, with: values))
}

/// Performs the intent, then the one that its result asks for, if any. Returns the URL to open.
private func url(after intent: some AppIntent) async throws -> URL? {
    if let opening = intent as? OpenURLIntent { return opening.url }
    let result = try await intent.perform()
    guard let next = (result as? any IntentOpener)?.opensIntent else { return nil }
    return try await url(after: next)
}
