package import WidgetArchive

/// What the parameters of a type of intent are, in the order of their declaration.
package func parameterDescriptions<Intent: AppIntent>(of type: Intent.Type) async -> [ParameterDescription] {
    var descriptions: [ParameterDescription] = []
    for (name, parameter) in Intent().namedParameters {
        descriptions.append(await parameter.description(named: name))
    }
    return descriptions
}

/// An intent with its parameters set; those that are not given are what they are where nobody has chosen. So are, if
/// `noteGone` is there to be told, those whose entity or case is no more.
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

/// The values that a parameter may be given; none where anything of its kind will do. Of a value that is to be matched,
/// only the choice for that, which need not be among those that are suggested.
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

/// The values of an intent's parameters, as far as they are set.
package func parameters(of intent: some AppIntent) -> [String: WidgetArchive.Parameter] {
    Dictionary(
        intent.namedParameters.compactMap { name, parameter in parameter.current.map { (name, $0) } },
        uniquingKeysWith: { first, _ in first })
}

extension AppIntent {
    /// Its parameters, in the order of their declaration.
    var namedParameters: [(name: String, parameter: any AnyIntentParameter)] {
        Mirror(reflecting: self).children.compactMap { label, value in
            guard let parameter = value as? any AnyIntentParameter, let label else { return nil }
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
        }
    }
}
