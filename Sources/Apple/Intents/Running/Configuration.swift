package import AppIntents
import Foundation
import GroupSystem
package import WidgetArchive

/// Describes the parameters of an intent, in the order of its definition.
@concurrent package func parameterDescriptions(of type: INIntent.Type) async -> [ParameterDescription] {
    let intent = type.init()
    return type.parameterDescriptions.map { parameter in
        ParameterDescription(
            parameter.name, title: parameter.title, type: parameter.isArray ? .list : parameter.kind.form,
            elements: parameter.isArray ? parameter.kind.form : nil, isOptional: true,
            standard: intent.standardValue(of: parameter).flatMap(parameter.choice), cases: parameter.kind.cases,
            hasChoices: parameter.providesOptions && !ProgramExtensions.types.isEmpty)
    }
}

/// Makes an intent with its parameters set. Missing ones get their defaults; so do those whose case no longer exists,
/// which are reported to `noteGone`.
@concurrent package func configured<Intent: INIntent>(
    _ type: Intent.Type, with values: [String: WidgetArchive.Parameter],
    noteGone: @Sendable (ParameterError) -> Void
) async throws -> Intent {
    let intent = type.init()
    let known = type.parameterDescriptions.map(\.name)
    if let stranger = values.keys.sorted().first(where: { !known.contains($0) }) {
        throw ParameterError.unknown(parameter: stranger, intent: "\(type)", known: known)
    }
    for parameter in type.parameterDescriptions {
        do {
            intent.setValue(try await intent.value(of: parameter, for: values[parameter.name]), of: parameter.name)
        } catch let error as ParameterError where error.isOfSomethingGone {
            noteGone(error)
            intent.setValue(intent.standardValue(of: parameter), of: parameter.name)
        }
    }
    return intent
}

/// The choices for a parameter; empty if any value of its kind is allowed. With `matching`, only the choice for that
/// value, which may be one that is not offered.
@concurrent package func choices(
    for parameter: String, of type: INIntent.Type, matching value: WidgetArchive.Parameter? = nil
) async throws -> [Choice] {
    guard let found = type.parameterDescriptions.first(where: { $0.name == parameter }) else {
        throw ParameterError.unknown(
            parameter: parameter, intent: "\(type)", known: type.parameterDescriptions.map(\.name))
    }
    let intent = type.init()
    var choices = found.kind.cases + (try await intent.options(of: found)).compactMap(found.kind.choice)
    guard let value else { return choices }
    if !choices.contains(where: { $0.value == value }) {
        choices += try await intent.options(of: found, matching: value.description).compactMap(found.kind.choice)
    }
    return choices.first { $0.value == value }.map { [$0] } ?? []
}

/// The values of all parameters that are set.
package func parameters(of intent: INIntent) -> [String: WidgetArchive.Parameter] {
    Dictionary(
        type(of: intent).parameterDescriptions.compactMap { parameter in
            intent.value(of: parameter.name).flatMap(parameter.parameter).map { (parameter.name, $0) }
        }, uniquingKeysWith: { first, _ in first })
}

/// The intent class with a name in this program; nil if there is none, or several.
package func intentType(named name: String) -> INIntent.Type? {
    let types = classesOfProgram().compactMap { $0 as? INIntent.Type }.filter { "\($0)" == name }
    return types.count == 1 ? types.first : nil
}

extension INIntent {
    /// The value for a stored parameter: for an object, the complete one that its handler offers.
    @concurrent fileprivate func value(
        of parameter: INParameterDescription, for stored: WidgetArchive.Parameter?
    ) async throws -> Any? {
        guard let stored else { return standardValue(of: parameter) }
        guard let plain = parameter.value(for: stored) else {
            throw ParameterError.unsuitable(
                parameter: parameter.name, intent: "\(type(of: self))", value: stored, kind: parameter.kind.form,
                accepted: parameter.kind.cases.map(\.value.description))
        }
        guard case .object = parameter.kind else { return plain }
        if parameter.isArray { return try await offered(plain as? [INObject] ?? [], for: parameter) }
        return try await offered([plain].compactMap { $0 as? INObject }, for: parameter).first
    }

    /// The complete objects that a handler offers, in place of those that have only an identifier.
    @concurrent private func offered(_ plain: [INObject], for parameter: INParameterDescription) async throws
        -> [INObject]
    {
        let options = try await options(of: parameter).compactMap { $0 as? INObject }
        return plain.map { object in
            options.first { ($0.identifier ?? $0.displayString) == object.identifier } ?? object
        }
    }
}
