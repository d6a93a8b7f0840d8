package import WidgetArchive

/// Describes the parameters of an intent, in the order of their declaration.
package func parameterDescriptions<Intent: AppIntent>(of type: Intent.Type) async -> [ParameterDescription] {
    var descriptions: [ParameterDescription] = []
    for (name, parameter) in Intent().namedParameters {
        descriptions.append(await parameter.description(named: name))
    }
    return descriptions
}

/// Makes an intent with its parameters set. Missing ones get their defaults; so do those whose entity or case no longer
/// exists, if there is a `noteGone` to report them to.
package func configured<Intent: AppIntent>(
    _ type: Intent.Type, with values: [String: WidgetArchive.Parameter], noteGone: ((ParameterError) -> Void)? = nil
) async throws -> Intent {
    let intent = Intent()
    let parameters = intent.namedParameters
    let known = parameters.map(\.name)
    if let stranger = values.keys.sorted().first(where: { !known.contains($0) }) {
        throw ParameterError.unknown(parameter: stranger, intent: "\(type)", known: known)
    }
    for (name, parameter) in parameters {
        do {
            try await parameter.set(to: values[name], named: name, of: "\(type)")
        } catch let error as ParameterError where error.isOfSomethingGone {
            guard let noteGone, (try? await parameter.set(to: nil, named: name, of: "\(type)")) != nil else {
                throw error
            }
            noteGone(error)
        }
    }
    return intent
}

/// The choices for a parameter; empty if any value of its kind is allowed. With `matching`, only the choice for that
/// value, which may be one that is not suggested.
package func choices<Intent: AppIntent>(
    for parameter: String, of type: Intent.Type, matching value: WidgetArchive.Parameter? = nil
) async throws -> [Choice] {
    let parameters = Intent().namedParameters
    guard let found = parameters.first(where: { $0.name == parameter }) else {
        throw ParameterError.unknown(parameter: parameter, intent: "\(type)", known: parameters.map(\.name))
    }
    guard let value else { return try await found.parameter.choices() }
    return try await found.parameter.choice(for: value).map { [$0] } ?? []
}

/// The values of all parameters that are set.
package func parameters(of intent: some AppIntent) -> [String: WidgetArchive.Parameter] {
    Dictionary(
        intent.namedParameters.compactMap { name, parameter in parameter.current.map { (name, $0) } },
        uniquingKeysWith: { first, _ in first })
}

extension AppIntent {
    /// The parameters, in the order of their declaration.
    var namedParameters: [(name: String, parameter: any AnyIntentParameter)] {
        Mirror(reflecting: self).children.compactMap { label, value in
            guard let parameter = value as? any AnyIntentParameter, let label else { return nil }
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
        }
    }
}
