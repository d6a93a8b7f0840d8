import Foundation
package import WidgetArchive

/// The reason why the parameters of an intent could not be set.
package enum ParameterError: Error, Hashable {
    case missing(parameter: String, intent: String)
    case unsuitable(
        parameter: String, intent: String, value: WidgetArchive.Parameter, kind: ParameterDescription.Kind,
        accepted: [String])
    case unknown(parameter: String, intent: String, known: [String])
    case unknownIntent(String)
}

extension ParameterError {
    /// Whether the value may have been valid when it was chosen: entities and cases come and go.
    package var isOfSomethingGone: Bool {
        if case .unsuitable(_, _, .text, let kind, _) = self { kind.mayGo } else { false }
    }
}

extension ParameterDescription.Kind {
    var mayGo: Bool { self == .entity || self == .choice }
}

extension ParameterError: LocalizedError {
    package var errorDescription: String? {
        switch self {
        case .missing(let parameter, let intent):
            "the parameter '\(parameter)' of \(intent) has no value and needs one: give it `default:`, or its "
                + "entity's query a `defaultResult()`, or make it optional"
        case .unsuitable(let parameter, let intent, let value, let kind, let accepted):
            "'\(value)' is not a value for the parameter '\(parameter)' of \(intent), which takes "
                + (accepted.isEmpty ? ParameterError.words(for: kind) : "one of: " + accepted.joined(separator: ", "))
        case .unknown(let parameter, let intent, let known):
            "\(intent) has no parameter '\(parameter)'; "
                + (known.isEmpty ? "it has none" : "it has: " + known.joined(separator: ", "))
        case .unknownIntent(let identifier): "there is no intent '\(identifier)' in this program"
        }
    }

    private static func words(for kind: ParameterDescription.Kind) -> String {
        switch kind {
        case .boolean: "true or false"
        case .integer: "a whole number"
        case .real: "a number"
        case .text: "a text"
        case .date: "a date in ISO 8601, such as 2026-11-20T10:00:00Z"
        case .url: "a URL"
        case .entity: "the identifier of an entity that its query finds"
        case .choice: "one of its cases"
        case .list: "a list"
        }
    }
}
