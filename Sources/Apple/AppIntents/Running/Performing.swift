package import FoundationEssentials
package import WidgetArchive

/// Performs the intent of an identifier. Returns the URL that its result asks to open, if any.
package func perform(_ identifier: String, with values: [String: WidgetArchive.Parameter]) async throws -> URL? {
    guard let type = IntentRegistry.current.type(of: identifier) else { throw ParameterError.unknownIntent(identifier) }
    return try await perform(type, with: values)
}

private func perform<Intent: AppIntent>(
    _ type: Intent.Type, with values: [String: WidgetArchive.Parameter]
) async throws -> URL? {
    try await url(after: configured(type, with: values))
}

/// The intent that a result asks for is performed next.
private func url(after intent: some AppIntent) async throws -> URL? {
    if let opening = intent as? OpenURLIntent { return opening.url }
    let result = try await intent.perform()
    guard let next = (result as? any IntentOpener)?.opensIntent else { return nil }
    return try await url(after: next)
}
